"""What a table may be asked: a closed union. Who asks is a person's public id."""

from __future__ import annotations

from typing import TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.core.value import value
from gemkeep.table.match import Colour, Person, Pointed, Sign


@value
class Sit:
    """Someone takes an open seat, or in a game under way a bot's place."""

    person: Person | None
    seat: Seat
    name: str
    colour: Colour
    invited: bool


@value
class Rename:
    """Someone changes the name and colour of a seat of theirs."""

    person: Person | None
    seat: Seat
    name: str
    colour: Colour


@value
class Stand:
    """Someone gives a seat up; in a game under way this bot sits in."""

    person: Person | None
    seat: Seat
    bot: str


@value
class Return:
    """Someone takes their seat back from the bot that sits in."""

    person: Person | None
    seat: Seat


@value
class Remove:
    """The host frees a seat."""

    person: Person | None
    seat: Seat


@value
class SitIn:
    """A bot sits down: in an open seat, or for a person who is away."""

    person: Person | None
    seat: Seat
    bot: str
    free_at: float | None
    """When a bot may sit in for the person; None while they are here."""


@value
class HandOver:
    """The host makes the person in that seat the host."""

    person: Person | None
    seat: Seat


@value
class PassOn:
    """The host has been away for so long that one who is here becomes the host."""

    gone: Person
    to: Person


@value
class Start:
    """The host begins the game."""

    person: Person | None


@value
class Act:
    """A person's seat does something, having seen what happened up to that number."""

    person: Person | None
    seat: Seat
    number: int
    verb: str
    argument: object


@value
class BotAct:
    """A bot that plays this seat does something, having seen so much."""

    seat: Seat
    number: int
    verb: str
    argument: object


@value
class TimeUp:
    """The clock has run out for this seat, and a bot has decided this once."""

    seat: Seat
    number: int
    verb: str
    argument: object


@value
class Say:
    """A line of chat, or a quick sign."""

    person: Person | None
    text: str | None
    sign: Sign | None


@value
class Point:
    """A person's seat says a quick phrase."""

    person: Person | None
    seat: Seat
    point: Pointed


@value
class BotPoint:
    """A bot that plays this seat says a quick phrase."""

    seat: Seat
    point: Pointed


@value
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
