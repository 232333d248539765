"""What happened at a table, as its log stores it: a closed union."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from gemkeep.core.deals.fair import Share
from gemkeep.core.moves import Seat
from gemkeep.core.talking.phrases import Phrase
from gemkeep.core.value import value
from gemkeep.table.state import Chair, Colour, Emote, Line, Person, RemovedPerson, Settings

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
    talk: tuple[Line, ...] = ()
    """The latest lines of their chat there."""
    removed: tuple[RemovedPerson, ...] = ()
    begins_when_full: bool = False
    commitment: str | None = None
    """The hash of the secrets that its game is dealt from; None if nobody can check the deal."""
    awaits_shares: bool = False
    """Whether a game that begins by itself first waits a moment for shares of the deal."""
    dealt: tuple[WrittenMove, ...] = ()
    """What chance dealt at another table and deals again here."""


@value
class PersonSat:
    """A person sat down."""

    seat: Seat
    person: Person
    name: str
    """Empty once the person has deleted themselves."""
    colour: Colour
    device: bool
    reopened: bool = False
    """Whether a bot had chosen for this seat; its choice is discarded, and nobody saw it."""


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
    removed: bool = False
    """Whether the person may not sit down again until the host lets them."""


@value
class PersonLetIn:
    """The host let a removed person back in."""

    person: Person


@value
class InviteChanged:
    """The table got a new invite; the old one stops working."""

    invite: str


@value
class SeatAdded:
    """The host added an open seat."""

    colour: Colour


@value
class SeatRemoved:
    """The host removed a seat; those after it move up."""

    seat: Seat


@value
class SettingsChanged:
    """The host changed what was agreed about the game."""

    settings: Settings


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
    """Whether the choice already made for this seat is discarded, to be made again."""


@value
class HostChanged:
    """Someone else became the host."""

    host: Person
    instead_of: Person | None = None
    """The host who is away, and gets the role back with their return."""


@value
class GameStarted:
    """The game began; `drawn` holds chance's first moves."""

    drawn: tuple[WrittenMove, ...]
    bot: str | None = None
    """The bot that sat down in every seat that was still open."""
    shares: tuple[Share, ...] = ()
    """What the players added to the deal."""


@value
class ChoiceMade:
    """A seat chose. The last choice reveals them all; `drawn` holds the chance moves after it."""

    move: WrittenMove
    by: Literal["person", "bot", "clock"]
    drawn: tuple[WrittenMove, ...] = ()
    opened: tuple[str, ...] = ()
    """The secrets of the parts of the game that this choice ended."""


@value
class LineSaid:
    """Somebody said a line, made an emote, or said a quick phrase.

    None of them is left of a line whose writer has deleted themselves.
    """

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
    opened: tuple[str, ...] = ()
    """The secrets of what was dealt of it."""


@value
class RematchMade:
    """Somebody asked the others to play again, at another table."""

    table: str
    by: Person | None = None


@value
class RematchAccepted:
    """Somebody who was asked to play again took the seats kept for them."""

    person: Person


@value
class RematchDeclined:
    """Somebody who was asked to play again does not want to now."""

    person: Person


Entry: TypeAlias = (
    TableMade
    | PersonSat
    | SeatRenamed
    | SeatFreed
    | PersonLetIn
    | InviteChanged
    | SeatAdded
    | SeatRemoved
    | SettingsChanged
    | BotSeated
    | SeatReturned
    | HostChanged
    | GameStarted
    | ChoiceMade
    | LineSaid
    | TableAbandoned
    | RematchMade
    | RematchAccepted
    | RematchDeclined
)

KINDS: Final[Mapping[str, type[Entry]]] = {
    "made": TableMade,
    "sat": PersonSat,
    "renamed": SeatRenamed,
    "freed": SeatFreed,
    "let_in": PersonLetIn,
    "invite": InviteChanged,
    "seat_added": SeatAdded,
    "seat_removed": SeatRemoved,
    "changed": SettingsChanged,
    "sat_in": BotSeated,
    "returned": SeatReturned,
    "handed_over": HostChanged,
    "started": GameStarted,
    "chose": ChoiceMade,
    "said": LineSaid,
    "abandoned": TableAbandoned,
    "went_on": RematchMade,
    "accepted": RematchAccepted,
    "declined": RematchDeclined,
}
"""The name of each in a log; never changed, because logs outlive code."""
