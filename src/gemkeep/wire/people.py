"""The HTTP bodies about people: the ladder, profiles, the calendar, the lobby, invitations."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gemkeep.table.state import Colour
from gemkeep.wire.table import Name

PersonId = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9]*$")]


class Rating(Struct, frozen=True):
    """A rating by OpenSkill: mean, deviation, and the cautious number that is shown."""

    mu: float
    sigma: float
    shown: int
    games: int


class Ranked(Struct, frozen=True):
    """A line of a ladder."""

    name: str
    bot: bool
    person: str | None
    """The public id of a person, whose profile can be opened."""
    me: bool
    """Whether this is the person who asks."""
    games: int
    won: float
    """The number of games won; a shared victory counts as its share."""
    rating: Rating | None
    """None in a game whose players are not rated: its ladder counts victories."""


class Ladder(Struct, frozen=True):
    """The best at a game."""

    game: str
    rated: bool
    """Whether the lines are sorted by rating; else by games won."""
    lines: tuple[Ranked, ...]
    mine: Rating | None
    """My rating, listed or not."""
    missing: int
    """How many more games I have to finish to be listed; 0 if I am, or if nobody asks."""


class GameRecord(Struct, frozen=True):
    """How someone fares at one game."""

    game: str
    games: int
    won: float
    rating: Rating | None


class Streak(Struct, frozen=True):
    """Days in a row with a finished daily challenge."""

    now: int
    """Up to today, or up to yesterday while today's is still to be played."""
    longest: int
    days: int
    """All days with a finished challenge."""


class Profile(Struct, frozen=True):
    """What anyone may know about a person who has not hidden it."""

    id: str
    name: str | None
    colour: Colour | None
    games: tuple[GameRecord, ...]
    streak: Streak


class CalendarDay(Struct, frozen=True):
    """A day with a challenge that I have finished."""

    day: str
    games: tuple[str, ...]


class Calendar(Struct, frozen=True):
    """My daily challenges of the last weeks."""

    today: str
    first: str
    """The first day of the calendar, a Monday."""
    days: tuple[CalendarDay, ...]
    streak: Streak


class Companion(Struct, frozen=True):
    """Someone I played with."""

    id: str
    name: str
    colour: Colour | None
    game: str
    table: str
    """Our latest table."""
    at: float
    games: int
    """How many tables we have shared."""
    here: bool
    """Whether they are online."""
    blocked: bool
    """Whether I have blocked them."""
    hidden: bool
    """Whether they have hidden their profile."""


class Invitation(Struct, frozen=True):
    """Someone I played with would like to play again."""

    id: str
    person: str
    name: str
    game: str
    invite: str
    """The code of the table's invite."""


class Lobby(Struct, frozen=True):
    """Who is online, and my invitations."""

    here: int
    """How many people are online."""
    waiting: dict[str, int]
    """How many people wait for a quick match, by game; only games that offer one are listed."""
    invitations: tuple[Invitation, ...]


class FindMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a quick match."""

    name: Name


class Matched(Struct, frozen=True):
    """The table of a quick match, where I have a seat."""

    table: str


class InviteAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table like the one where I played with someone, and invites them."""

    person: PersonId
    name: Name | None = None
    """My name at that table, while I have not set one for myself."""


class Reinvited(Struct, frozen=True):
    """The new table."""

    table: str
    invite: str
    told: bool
    """Whether the other person sees a notice now; if not, they need the link."""


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether someone's invitations are shown to me."""

    person: PersonId
    blocked: bool
