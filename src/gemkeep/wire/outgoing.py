"""What the server may say: a closed union."""

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
    "unavailable",  # the server can't keep a move now; nothing was changed
    Code,  # what a table refuses
]


class _Outgoing(Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class Whole(_Outgoing, frozen=True):
    """The table as it stands for this client: the first answer, and after a gap too long."""

    number: int
    now: float
    """The server's time, in seconds since 1970, to count deadlines by."""
    table: TableInfo
    me: Me
    shown: tuple[Shown, ...]
    """The game through the eyes of each seat of mine, or of the public; none before the start."""
    chat: tuple[Line, ...]
    told: tuple[tuple[int, Any], ...]
    """The events of the game so far as (update number, event), for the log in words."""


class Update(_Outgoing, frozen=True):
    """Something happened; updates are numbered, and a client that misses one asks for it."""

    number: int
    now: float
    events: tuple[Any, ...]
    """What everyone saw, in order (see docs/protocol.md)."""
    shown: tuple[Shown, ...] | None
    """The game through my eyes now; None if it looks as before."""
    table: TableInfo | None
    """The table, if it changed."""
    me: Me | None


class Chosen(_Outgoing, frozen=True):
    """A numbered update too, and the smallest: this seat has chosen, nobody sees what."""

    number: int
    seat: int


class Mine(_Outgoing, frozen=True):
    """To who plays the seat alone: this is now chosen for it."""

    seat: int
    chosen: tuple[str, Any] | None


class Presence(_Outgoing, frozen=True):
    """Who is here changed; not numbered, for it is not part of the game."""

    table: TableInfo


class Said(_Outgoing, frozen=True):
    """A line of chat, a sign, or a quick phrase that points at something."""

    line: Line


class Done(_Outgoing, frozen=True):
    """What this client asked for is done and on disk."""

    ref: int
    number: int


class Refused(_Outgoing, frozen=True):
    """What this client asked for is not done, and nothing has changed."""

    ref: int | None
    code: RefusalCode
    reason: str


Outgoing: TypeAlias = Whole | Update | Chosen | Mine | Presence | Said | Done | Refused
