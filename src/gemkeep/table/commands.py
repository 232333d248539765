"""Commands to a table: a closed union. `person` is the public id of the one who asks."""

from __future__ import annotations

from typing import TypeAlias

from gemkeep.core.deals.fair import Share
from gemkeep.core.moves import Seat
from gemkeep.core.talking.phrases import Phrase
from gemkeep.core.value import value
from gemkeep.table.rights import Absence
from gemkeep.table.state import Colour, Emote, Person, Settings


@value
class Sit:
    """A person takes an open seat or, during a game, a bot's."""

    person: Person | None
    seat: Seat
    name: str
    colour: Colour
    invited: bool


@value
class Rename:
    """A person changes the name and colour of their seat."""

    person: Person | None
    seat: Seat
    name: str
    colour: Colour


@value
class Stand:
    """A person gives up their seat; during a game this bot sits in."""

    person: Person | None
    seat: Seat
    bot: str


@value
class Return:
    """A person takes their seat back from the bot that sits in."""

    person: Person | None
    seat: Seat


@value
class Remove:
    """The host frees a seat; its person stays out until the host lets them back in."""

    person: Person | None
    seat: Seat


@value
class LetIn:
    """The host lets a removed person back in."""

    person: Person | None
    removed: Person


@value
class ChangeInvite:
    """The host replaces the invite with this one."""

    person: Person | None
    invite: str


@value
class AddSeat:
    """The host adds an open seat."""

    person: Person | None


@value
class RemoveSeat:
    """The host removes a seat that no person has."""

    person: Person | None
    seat: Seat


@value
class ChangeSettings:
    """The host changes what was agreed about the game."""

    person: Person | None
    settings: Settings


@value
class SeatBot:
    """A bot sits down: in an open seat, or for a person who is away."""

    person: Person | None
    seat: Seat
    bot: str
    absence: Absence | None
    """Since when the person is away; None while they are here."""


@value
class StandIn:
    """A bot sits in for a person who let the clock run out too often."""

    seat: Seat
    bot: str


@value
class TransferHost:
    """The host makes the person in that seat the host."""

    person: Person | None
    seat: Seat


@value
class ReplaceHost:
    """Somebody present replaces a host who is away, until the first host comes back."""

    gone: Person
    to: Person


@value
class Start:
    """The host begins the game."""

    person: Person | None
    bot: str | None = None
    """The bot that sits down in every open seat; None to refuse while a seat is open."""
    shares: tuple[Share, ...] | None = None
    """What the players add to the deal; None before they were asked."""


@value
class StartFull:
    """The game begins by itself, because no seat is open any more."""

    shares: tuple[Share, ...] | None = None
    """What the players add to the deal; None before they were asked."""


@value
class Act:
    """A person acts for their seat, having seen every update up to `number`."""

    person: Person | None
    seat: Seat
    number: int
    verb: str
    argument: object


@value
class BotAct:
    """A bot acts for its seat, having seen every update up to `number`."""

    seat: Seat
    number: int
    verb: str
    argument: object


@value
class TimeUp:
    """The clock has run out for this seat, and a bot made this one decision for it."""

    seat: Seat
    number: int
    verb: str
    argument: object


@value
class Say:
    """A line of chat, or an emote."""

    person: Person | None
    text: str | None
    emote: Emote | None


@value
class Point:
    """A person says a quick phrase for their seat."""

    person: Person | None
    seat: Seat
    phrase: Phrase


@value
class BotPoint:
    """A bot says a quick phrase for its seat."""

    seat: Seat
    phrase: Phrase


@value
class Abandon:
    """The game ends without a result: its only person gives it up, or has forgotten it."""

    person: Person | None
    """None if the server ends a game that nobody has come back to."""


@value
class Rematch:
    """A person wants to play again, at a new table with this id, and asks the others."""

    person: Person | None
    table: str


@value
class AcceptRematch:
    """A person who was asked to play again takes the seats that are kept for them."""

    person: Person | None


@value
class DeclineRematch:
    """A person who was asked to play again does not want to now."""

    person: Person | None


Command: TypeAlias = (
    Sit
    | Rename
    | Stand
    | Return
    | Remove
    | LetIn
    | ChangeInvite
    | AddSeat
    | RemoveSeat
    | ChangeSettings
    | SeatBot
    | StandIn
    | TransferHost
    | ReplaceHost
    | Start
    | StartFull
    | Act
    | BotAct
    | TimeUp
    | Say
    | Point
    | BotPoint
    | Abandon
    | Rematch
    | AcceptRematch
    | DeclineRematch
)
