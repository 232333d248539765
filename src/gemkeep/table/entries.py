"""What happened at a table, as its log keeps it: a closed union."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.core.phrases import Phrase
from gemkeep.core.value import value
from gemkeep.table.state import Chair, Colour, Emote, Person, Settings

WrittenMove: TypeAlias = list[Any]
"""A move as a record writes it."""


@value
class TableMade:
    """The table was made."""

    table: str
    invite: str
    settings: Settings
    chairs: tuple[Chair, ...]
    host: Person | None
    after: str | None = None
    """The table whose people play again here."""


@value
class PersonSat:
    """A person sat down."""

    seat: Seat
    person: Person
    name: str
    colour: Colour
    device: bool
    reopened: bool = False
    """Whether a bot had chosen for this seat; its choice is forgotten, and nobody saw it."""


@value
class SeatRenamed:
    """A person changed the name and colour of their seat."""

    seat: Seat
    name: str
    colour: Colour


@value
class SeatFreed:
    """A seat became open: its person stood up, or the host removed them."""

    seat: Seat


@value
class BotSeated:
    """A bot sat down in an open seat, or for a person."""

    seat: Seat
    bot: str
    left: bool = False
    """Whether the person gave the seat up, and the role of host with it."""
    late: bool = False
    """Whether the clock had chosen for the person too often in a row."""


@value
class SeatReturned:
    """A person took the seat back from the bot that sat in."""

    seat: Seat
    reopened: bool = False
    """Whether the choice already made for this seat is forgotten, to be made again."""


@value
class HostChanged:
    """Someone else became the host."""

    host: Person


@value
class GameStarted:
    """The game began; `drawn` holds chance's first moves."""

    drawn: tuple[WrittenMove, ...]


@value
class ChoiceMade:
    """A seat chose. The last choice reveals them all; `drawn` holds the chance moves after it."""

    move: WrittenMove
    by: Literal["person", "bot", "clock"]
    drawn: tuple[WrittenMove, ...] = ()


@value
class LineSaid:
    """Somebody said a line, made an emote, or said a quick phrase."""

    seat: Seat | None
    name: str
    text: str | None
    sign: Emote | None
    point: Phrase | None = None


@value
class TableAbandoned:
    """The game, or the table before its game, ended without a result."""

    person: Person | None
    """Who gave it up; None if nobody came back to it."""


@value
class RematchMade:
    """The same people play again at another table."""

    table: str


Entry: TypeAlias = (
    TableMade
    | PersonSat
    | SeatRenamed
    | SeatFreed
    | BotSeated
    | SeatReturned
    | HostChanged
    | GameStarted
    | ChoiceMade
    | LineSaid
    | TableAbandoned
    | RematchMade
)

KINDS: Final[Mapping[str, type[Entry]]] = {
    "made": TableMade,
    "sat": PersonSat,
    "renamed": SeatRenamed,
    "freed": SeatFreed,
    "sat_in": BotSeated,
    "returned": SeatReturned,
    "handed_over": HostChanged,
    "started": GameStarted,
    "chose": ChoiceMade,
    "said": LineSaid,
    "abandoned": TableAbandoned,
    "went_on": RematchMade,
}
"""The name of each in a log; never changed, because logs outlive code."""
