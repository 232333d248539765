"""The messages that the server may send: a closed union."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from gemkeep.table.refusal import Code
from gemkeep.wire.table import Line, Me, Shown, TableInfo

RefusalCode: TypeAlias = Literal[
    "malformed",  # not a message of the union
    "too_large",
    "too_fast",
    "hello_first",
    "unknown_table",
    "unknown_bot",
    "unavailable",  # the store can't be written to; nothing was changed
    "in_doubt",  # it is unknown whether this was stored; the table shows it
    Code,  # what a table refuses
]


class _Outgoing(Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class Whole(_Outgoing, frozen=True):
    """The whole table for this client: the first answer, and after too many missed updates."""

    number: int
    now: float
    """The server's time in seconds since 1970; deadlines are relative to it."""
    table: TableInfo
    me: Me
    shown: tuple[Shown, ...]
    """The game as each of my seats sees it, or the public; empty before the start."""
    chat: tuple[Line, ...]
    remarks: tuple[Line, ...]
    """What spectators have written; empty for players until the game is over."""
    told: tuple[tuple[int, Any], ...]
    """The events of the game so far as [update number, event], for the log."""


class Update(_Outgoing, frozen=True):
    """Something happened; updates are numbered, and a client that misses one asks for it."""

    number: int
    now: float
    events: tuple[Any, ...]
    """What everyone saw, in order (see docs/protocol.md)."""
    shown: tuple[Shown, ...] | None
    """The game as I see it now; None if that has not changed."""
    table: TableInfo | None
    """The table, if it changed."""
    me: Me | None


class Chosen(_Outgoing, frozen=True):
    """Also a numbered update: this seat has chosen, and nobody sees what."""

    number: int
    seat: int


class Promised(Struct, frozen=True):
    """A player's promise of a share of the deal."""

    seat: int
    promise: str


class Opening(_Outgoing, frozen=True):
    """The promises are fixed: those who made one send their share now, and the game begins."""

    promises: tuple[Promised, ...]


class Mine(_Outgoing, frozen=True):
    """Sent only to the person who plays the seat: its choice."""

    seat: int
    chosen: tuple[str, Any] | None


class Presence(_Outgoing, frozen=True):
    """People came or left; not numbered, as this is not part of the game."""

    table: TableInfo


class Said(_Outgoing, frozen=True):
    """A line of chat, an emote, or a quick phrase."""

    line: Line


class Remarked(_Outgoing, frozen=True):
    """Spectators wrote this; sent to spectators, and to players when the game is over."""

    remarks: tuple[Line, ...]


class Guessed(_Outgoing, frozen=True):
    """The outcome that the spectators were guessing; sent to spectators."""

    answer: str
    mine: str | None
    """What I guessed."""
    right: int
    """How many of those who guessed were right."""
    made: int


class Analysed(_Outgoing, frozen=True):
    """The analysis of the game so far; sent to spectators, if the table allows it.

    It replaces the previous one, and says nothing about the open decision.
    """

    analysis: Any
    """The game's own analysis (see docs/protocol.md)."""


class Hinted(_Outgoing, frozen=True):
    """Sent only to the person who asked for it: a hint for their seat."""

    seat: int
    number: int
    """The update that it is about."""
    hint: Any
    """The game's own hint (see docs/protocol.md)."""


class Done(_Outgoing, frozen=True):
    """This client's request is done and on disk."""

    ref: int
    number: int


class Refused(_Outgoing, frozen=True):
    """This client's request is refused; nothing has changed, unless it is `in_doubt`."""

    ref: int | None
    code: RefusalCode
    reason: str


Outgoing: TypeAlias = (
    Whole
    | Update
    | Chosen
    | Opening
    | Mine
    | Presence
    | Said
    | Remarked
    | Guessed
    | Analysed
    | Hinted
    | Done
    | Refused
)
