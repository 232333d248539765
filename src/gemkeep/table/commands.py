"""What a table may be asked: a closed union. Who asks is a person's public id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.table.match import Colour, Person, Pointed, Sign


@dataclass(frozen=True, slots=True)
class Sit:
    """Someone takes an open seat, or in a game under way a bot's place."""

    person: Person | None
    seat: Seat
    name: str
    colour: Colour
    invited: bool


@dataclass(frozen=True, slots=True)
class Rename:
    """Someone changes the name and colour of a seat of theirs."""

    person: Person | None
    seat: Seat
    name: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Stand:
    """Someone gives a seat up; in a game under way this bot sits in."""

    person: Person | None
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Return:
    """Someone takes their seat back from the bot that sits in."""

    person: Person | None
    seat: Seat


@dataclass(frozen=True, slots=True)
class Remove:
    """The host frees a seat."""

    person: Person | None
    seat: Seat


@dataclass(frozen=True, slots=True)
class SitIn:
    """A bot sits down: in an open seat, or for a person who is away."""

    person: Person | None
    seat: Seat
    bot: str
    free_at: float | None
    """When a bot may sit in for the person; None while they are here."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """The host makes the person in that seat the host."""

    person: Person | None
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassOn:
    """The host has been away for so long that one who is here becomes the host."""

    gone: Person
    to: Person


@dataclass(frozen=True, slots=True)
class Start:
    """The host begins the game."""

    person: Person | None


@dataclass(frozen=True, slots=True)
class Act:
    """A person's seat does something, having seen what happened up to that number."""

    person: Person | None
    seat: Seat
    number: int
    verb: str
    argument: object


@dataclass(frozen=True, slots=True)
class BotAct:
    """A bot that plays this seat does something, having seen so much."""

    seat: Seat
    number: int
    verb: str
    argument: object


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock has run out for this seat, and a bot has decided this once."""

    seat: Seat
    number: int
    verb: str
    argument: object


@dataclass(frozen=True, slots=True)
class Say:
    """A line of chat, or a quick sign."""

    person: Person | None
    text: str | None
    sign: Sign | None


@dataclass(frozen=True, slots=True)
class Point:
    """A person's seat says a quick phrase."""

    person: Person | None
    seat: Seat
    point: Pointed


@dataclass(frozen=True, slots=True)
class BotPoint:
    """A bot that plays this seat says a quick phrase."""

    seat: Seat
    point: Pointed


@dataclass(frozen=True, slots=True)
class Again:
    """The same people play again, at a new table of this id."""

    person: Person | None
    table: str


Command: TypeAlias = (
    Sit
    | Rename
    | Stand
    | Return
    | Remove
    | SitIn
    | HandOver
    | PassOn
    | Start
    | Act
    | BotAct
    | TimeUp
    | Say
    | Point
    | BotPoint
    | Again
)
