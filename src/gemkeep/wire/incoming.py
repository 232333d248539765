"""Messages from clients: a closed union that refuses unknown fields, and its decoder."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from gemkeep.table.state import Clock, Colour, Emote, Totals, Watching
from gemkeep.wire.table import (
    BotName,
    CellNumber,
    ChatText,
    Name,
    PhraseWord,
    SeatNumber,
)

Ref = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""The client's number for a message; the answer carries it too."""
Hexadecimal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes."""


class _Incoming(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    ref: Ref


class Hello(_Incoming, frozen=True):
    """The first message on every connection; without a key, I am a spectator."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    invite: Annotated[str, Meta(max_length=32)] | None = None


class Sit(_Incoming, frozen=True):
    """I take an open seat."""

    seat: SeatNumber
    name: Name
    colour: Colour


class Rename(_Incoming, frozen=True):
    """I change the name and colour of my seat, before the game begins."""

    seat: SeatNumber
    name: Name
    colour: Colour


class Stand(_Incoming, frozen=True):
    """I give up my seat; during a game a bot sits in."""

    seat: SeatNumber


class Return(_Incoming, frozen=True):
    """I take my seat back from the bot that sits in."""

    seat: SeatNumber


class Start(_Incoming, frozen=True):
    """The host begins the game."""

    bot: BotName | None = None
    """The bot that takes every open seat; without it, no seat may be open."""


class Promise(_Incoming, frozen=True):
    """I promise a share of the deal by its hash, before the game begins; see docs/fair-deals.md."""

    promise: Hexadecimal
    share: Hexadecimal | None = None
    """The share itself, sent along only by the only person at a table."""


class Share(_Incoming, frozen=True):
    """The share that I promised; everyone's promises are fixed now."""

    share: Hexadecimal


class Act(_Incoming, frozen=True):
    """My seat takes an action; a secret choice may be changed until all have chosen."""

    seat: SeatNumber
    number: int
    """The last update I have seen; an action in an older decision is refused as stale."""
    action: tuple[Annotated[str, Meta(max_length=20)], Any]


class Remove(_Incoming, frozen=True):
    """The host frees a seat before the game begins; its person stays out until let back in."""

    seat: SeatNumber


class LetIn(_Incoming, frozen=True):
    """The host lets a removed person back in."""

    person: Annotated[str, Meta(max_length=32)]


class NewInvite(_Incoming, frozen=True):
    """The host replaces the invite; the old one stops working."""


class AddSeat(_Incoming, frozen=True):
    """The host adds an open seat before the game begins."""


class DropSeat(_Incoming, frozen=True):
    """The host removes a seat that no person has, before the game begins."""

    seat: SeatNumber


class Change(_Incoming, frozen=True):
    """The host changes the rules and options before the game begins; all are sent."""

    rules: dict[str, Any]
    clock: Clock
    totals: Totals = "open"
    listed: bool = False
    watching: Watching = "public"
    live_analysis: bool = False
    hints: bool = False
    first: SeatNumber | None = None


class SitIn(_Incoming, frozen=True):
    """A bot sits down: in an open seat (the host), or the stand-in for a person who is away."""

    seat: SeatNumber
    bot: BotName | None = None
    """Which bot; the game's stand-in if none is named, and always for a person who is away."""


class HandOver(_Incoming, frozen=True):
    """The host makes the person in that seat the host."""

    seat: SeatNumber


class Say(_Incoming, frozen=True):
    """A line of chat."""

    text: ChatText


class Signal(_Incoming, frozen=True):
    """An emote."""

    sign: Emote


class Point(_Incoming, frozen=True):
    """My seat says a quick phrase, which may point at a cell, a piece and a side."""

    seat: SeatNumber
    number: int
    """The last update I have seen: the phrase is about what was on the cell then."""
    phrase: PhraseWord
    cell: CellNumber | None = None
    piece: PhraseWord | None = field(default=None, name="guardian")
    side: PhraseWord | None = field(default=None, name="wall")


class Hint(_Incoming, frozen=True):
    """My seat asks for a hint; asked again in the same decision, for a move."""

    seat: SeatNumber
    number: int
    """The last update I have seen; a request in an older decision is refused as stale."""


class Look(_Incoming, frozen=True):
    """As a spectator, I watch this seat's view from now on, or with None the public one."""

    seat: SeatNumber | None


class Read(_Incoming, frozen=True):
    """I have read everything up to this update: the bots of a lesson may go on."""

    number: Annotated[int, Meta(ge=0)]


class Hurry(_Incoming, frozen=True):
    """While only bots are to move, they move without delay."""


class Remark(_Incoming, frozen=True):
    """As a spectator, I write a line to the other spectators; players see it after the game."""

    name: Name
    text: ChatText


class Guess(_Incoming, frozen=True):
    """As a spectator, I guess what happens next, for fun; see docs/protocol.md."""

    answer: Annotated[str, Meta(max_length=20)]


class Missed(_Incoming, frozen=True):
    """I missed updates: send me those after this number, or the whole table."""

    since: Annotated[int, Meta(ge=0)]


Incoming: TypeAlias = (
    Hello
    | Sit
    | Rename
    | Stand
    | Return
    | Start
    | Promise
    | Share
    | Act
    | Remove
    | LetIn
    | NewInvite
    | AddSeat
    | DropSeat
    | Change
    | SitIn
    | HandOver
    | Say
    | Signal
    | Point
    | Hint
    | Look
    | Read
    | Hurry
    | Remark
    | Guess
    | Missed
)

DEEPEST: Final = 6
"""No argument of any game nests deeper."""

_DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class BadMessage(Exception):
    """Not a message of the union; the text says why."""


def decode(text: str | bytes) -> Incoming:
    """The message in this text."""
    try:
        message: Incoming = _DECODER.decode(text)
    except msgspec.MsgspecError as error:
        raise BadMessage(str(error)) from None
    except (RecursionError, ValueError):  # deeper than the decoder goes, or no UTF-8
        raise BadMessage("nested too deeply, or not text") from None
    if isinstance(message, Act) and not shallow(message.action[1], DEEPEST):
        raise BadMessage(f"nested deeper than {DEEPEST} levels - at `$.action[1]`")
    if isinstance(message, Change) and not shallow(message.rules, DEEPEST):
        raise BadMessage(f"nested deeper than {DEEPEST} levels - at `$.rules`")
    return message


def shallow(value: object, deepest: int) -> bool:
    """Whether a value is nested at most this deep."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return True
    return deepest > 0 and all(shallow(item, deepest - 1) for item in value)
