"""A table as a client sees it: its settings, its seats, its people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from gemkeep.table.state import Clock, Colour, Emote, Phase, Totals, Watching
from gemkeep.table.text import LONGEST_NAME, LONGEST_TEXT

Language: TypeAlias = Literal["en", "uk", "cs", "ru", "sr", "sr-Cyrl"]

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
PhraseWord = Annotated[str, Meta(max_length=20)]
"""A word of the game's quick phrases; the game refuses those it does not have."""
BotName = Annotated[str, Meta(max_length=40)]
CellNumber = Annotated[int, Meta(ge=0, le=99)]


class MySeat(Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """The seat of the person who makes the table."""

    name: Name | None = None
    """Their name at this table, while they have not set one for themselves."""


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for anyone with the invite."""


class DeviceSeat(Struct, frozen=True, tag_field="kind", tag="device", forbid_unknown_fields=True):
    """A seat for another person on the same device."""

    name: Name | None = None
    """None if nobody gave one: each reader then sees a default in their own language."""
    colour: Colour | None = None


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: BotName


WantedSeat: TypeAlias = MySeat | OpenSeat | DeviceSeat | BotSeat


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    game: Annotated[str, Meta(max_length=20)]
    rules: dict[str, Any]
    seats: Annotated[list[WantedSeat], Meta(min_length=2, max_length=8)]
    clock: Clock = "none"
    totals: Totals = "open"
    listed: bool = False
    """Whether the table is shown among the open ones for anyone to join or watch."""
    guided: bool = False
    """Whether it is a first game, explained by doing, with patient bots."""
    start: bool = False
    """Whether to begin at once if no seat is open."""
    hints: bool = False
    """Whether a player may ask for a hint, if the game has this option; the others see it."""
    watching: Watching = "public"
    """Whether a spectator may see what one seat at a time sees, if the game has this option."""
    live_analysis: bool = False
    """Whether spectators see an analysis of the running game, if the game has this option."""
    first: SeatNumber | None = None
    """The seat that begins, if the game has this option; None to leave it to chance."""
    shares: bool = False
    """Whether a game that begins at once waits until I come and add a share to the deal."""


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    colour: Colour
    person: str | None
    """The public id of the person, the same at every table."""
    bot: str | None
    """The bot that plays this seat now: its own, or one that sits in for the person."""
    nth: int
    """Distinguishes bots and people without a name: of seats with the same bot, which one it
    is; of a person without a name, the number of the seat; both from 1."""
    present: bool
    """Whether the person is connected."""
    away_since: float | None
    """When the person was last seen, in seconds since 1970, if they are away."""
    free_at: float | None
    """When the host may let a bot sit in for them, if they are away."""
    free_to_all_at: float | None
    """When any player may."""
    strength: int | None
    """How strong the bot is, 1 to 3."""
    kept_for: str | None
    """The public id of the person an open seat is kept for, who was asked to play again."""
    declined: bool
    """Whether that person said that they don't want to now."""


class ShareInfo(Struct, frozen=True):
    """What a player added to the deal, 32 bytes in hexadecimal."""

    seat: int
    promise: str
    """The hash of the share, which everyone knew before any share was opened."""
    share: str | None
    """None if it was not opened in time, and so left out."""


class DealInfo(Struct, frozen=True):
    """What the game is dealt from, as far as everyone may know it; see docs/fair-deals.md."""

    commitment: str
    """The hash of the first secret, published before anyone added a share."""
    shares: tuple[ShareInfo, ...]
    secrets: tuple[str, ...]
    """The secrets of the parts of the game that are over."""


class TableInfo(Struct, frozen=True):
    """What every player and spectator may know about the table."""

    id: str
    game: str
    rules: Mapping[str, Any]
    seats: tuple[SeatInfo, ...]
    phase: Phase
    host: str | None
    """The public id of the host."""
    clock: Clock
    totals: Totals
    listed: bool
    guided: bool
    lesson: bool
    """Whether one person learns the game here, from a script."""
    watching: Watching
    live_analysis: bool
    """Whether spectators see everyone's chance to win, and what revealed decisions were worth."""
    hints: bool
    """Whether a player may ask for a hint."""
    watchers: int
    seconds: float | None
    """How long a decision may take, if there is a clock."""
    deadline: float | None
    """When the open decision must be made, in seconds since 1970."""
    first: int | None
    """The seat that begins, if it was chosen."""
    may_add: bool
    """Whether the host may add a seat: the game has not begun, and has room for one more."""
    may_drop: bool
    """Whether the host may remove a seat."""
    again: str | None
    """The table where people play again."""
    again_by: str | None
    """The public id of the person who asked the others to play again."""
    daily: str | None
    """The day whose challenge is played here, as YYYY-MM-DD."""
    fills_at: float | None
    """When bots take the open seats of a quick match and it begins; None at other tables."""
    abandoned: bool
    """Whether it ended without a result, because it was given up or nobody came back."""
    deal: DealInfo | None
    """How the deal can be checked; None if it can't, as in a daily challenge, a lesson or a
    repeated deal."""
    beginning: bool
    """Whether the game begins by itself, as soon as the players' shares of the deal are in."""
    repeats: str | None
    """The table whose deal is repeated here; it is not secret, so this game doesn't count."""
    repeatable: bool
    """Whether another team may get this deal; see `GET /api/deals/{id}`."""


class RemovedPerson(Struct, frozen=True):
    """Somebody the host has removed, and the name they had at this table."""

    person: str
    name: str


class Me(Struct, frozen=True):
    """Who I am at this table."""

    person: str | None
    seats: tuple[int, ...]
    """The seats I play, several when we share a device."""
    host: bool
    invite: str | None
    """The code of the invite link, for people with a seat here."""
    removed: bool
    """Whether the host has removed me: I may not sit down until they let me back in."""
    removed_people: tuple[RemovedPerson, ...]
    """Those whom the host may let back in; empty for everyone else."""


class Shown(Struct, frozen=True):
    """The game from one of my viewpoints, and what may be done from there."""

    seat: int | None
    """None for the public view; a spectator may get a seat's, if the table allows it."""
    view: Any
    """The game's own view (see docs/protocol.md)."""
    legal: tuple[tuple[str, Any], ...]
    """The legal actions as [verb, argument]."""
    chosen: tuple[str, Any] | None
    """What this seat has chosen in the open decision; it may be changed."""
    by_clock: tuple[str, Any] | None
    """What the clock chooses for this seat when time runs out, if the game has a rule for that."""


class Pointed(Struct, frozen=True):
    """A quick phrase, which everyone sees in their own language, where it points."""

    phrase: str
    cell: int | None
    piece: str | None = field(name="guardian")
    side: str | None = field(name="wall")
    number: int
    """The last update its speaker had seen: the phrase is about what was on the cell then."""


class Line(Struct, frozen=True):
    """A line of chat, an emote, or a quick phrase."""

    number: int
    """Lines have numbers of their own."""
    seat: int | None
    name: str
    text: str | None
    sign: Emote | None
    at: float
    point: Pointed | None
