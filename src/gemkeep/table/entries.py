"""What happens at a table, as its log keeps it: a closed union."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.core.value import value
from gemkeep.table.match import Chair, Colour, Person, Pointed, Settings, Sign

Written: TypeAlias = list[Any]
"""A move as a record writes it."""


@value
class Made:
    """The table was made."""

    table: str
    invite: str
    settings: Settings
    chairs: tuple[Chair, ...]
    host: Person | None
    after: str | None = None
    """The table whose people play again here."""


@value
class Sat:
    """Someone sat down."""

    seat: Seat
    person: Person
    name: str
    colour: Colour
    device: bool


@value
class Renamed:
    """Someone changed the name and colour of their seat."""

    seat: Seat
    name: str
    colour: Colour


@value
class Freed:
    """A seat became open: its person stood up, or the host removed who had it."""

    seat: Seat


@value
class SatIn:
    """A bot sat down in an open seat, or for a person."""

    seat: Seat
    bot: str
    left: bool = False
    """Whether the person gave the seat up, and with it being the host."""


@value
class Returned:
    """A person took the seat back from the bot that sat in."""

    seat: Seat


@value
class HandedOver:
    """Someone else became the host."""

    host: Person


@value
class Started:
    """The game began; with it, what chance brought first."""

    drawn: tuple[Written, ...]


@value
class Chose:
    """A seat chose. With the last one all are shown, and what chance brought then is here too."""

    move: Written
    by: Literal["person", "bot", "clock"]
    drawn: tuple[Written, ...] = ()


@value
class Said:
    """Someone said a line, made a sign, or said a quick phrase that points at something."""

    seat: Seat | None
    name: str
    text: str | None
    sign: Sign | None
    point: Pointed | None = None


@value
class WentOn:
    """The same people play again at another table."""

    table: str


Entry: TypeAlias = (
    Made | Sat | Renamed | Freed | SatIn | Returned | HandedOver | Started | Chose | Said | WentOn
)

KINDS: Final[Mapping[str, type[Entry]]] = {
    "made": Made,
    "sat": Sat,
    "renamed": Renamed,
    "freed": Freed,
    "sat_in": SatIn,
    "returned": Returned,
    "handed_over": HandedOver,
    "started": Started,
    "chose": Chose,
    "said": Said,
    "went_on": WentOn,
}
"""The word by which a log names each; never renamed, for logs outlive code."""
