"""The values of a match: its settings, its chairs, and the table as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from gemkeep.core.game import Game, Outcome
from gemkeep.core.moves import Action, Move, Seat

Person: TypeAlias = str
"""The public id of someone; their secret key is no business of a table's."""

Phase: TypeAlias = Literal["gathering", "playing", "over"]
Clock: TypeAlias = Literal["none", "relaxed", "brisk"]
Totals: TypeAlias = Literal["open", "hidden"]
Watching: TypeAlias = Literal["public", "seats"]
"""What who watches may see: what everyone sees, or also what one seat at a time sees."""
Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "purple", "white", "orange", "teal"]
Sign: TypeAlias = Literal["wave", "hurry", "wow", "laugh", "sad", "clap", "think", "torch"]

COLOURS: Final[tuple[Colour, ...]] = (
    "red",
    "blue",
    "green",
    "yellow",
    "purple",
    "white",
    "orange",
    "teal",
)
SECONDS: Final[Mapping[Clock, float | None]] = {"none": None, "relaxed": 90.0, "brisk": 20.0}
"""How long a decision may take."""

LONGEST_TALK: Final = 100
"""The lines of chat a table remembers."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was agreed when the table was made."""

    game: str
    rules: Mapping[str, Any]
    totals: Totals = "open"
    clock: Clock = "none"
    seconds: float | None = None
    """How long a decision may take; None for as long as one likes."""
    listed: bool = False
    guided: bool = False
    daily: str | None = None
    """The day whose challenge it is, played by one person, once."""
    watching: Watching = "public"
    first: Seat | None = None
    """Who begins, where the rules leave that to the players; None for chance."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of the table and who plays it: nobody yet, a person, a bot, or a bot for a person."""

    colour: Colour
    person: Person | None = None
    name: str | None = None
    bot: str | None = None
    device: bool = False
    """Whether this is someone else on the person's device, who has no key of their own."""

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.person is None and self.bot is None


class Pointed(NamedTuple):
    """A quick phrase, and what it points at."""

    phrase: str
    cell: int | None
    guardian: str | None
    wall: str | None
    number: int
    """What its speaker had seen: the box on the cell then is meant, wherever it slid since."""


class Line(NamedTuple):
    """A line of chat, a quick sign or a quick phrase; lines are numbered for themselves."""

    number: int
    seat: Seat | None
    name: str
    text: str | None
    sign: Sign | None
    at: float
    point: Pointed | None = None


class Choice(NamedTuple):
    """What a seat has chosen in a decision still under way: secret, and changeable."""

    seat: Seat
    action: Action


class Table(NamedTuple):
    """Where a match stands."""

    id: str
    invite: str
    settings: Settings
    game: Game[Any, Any]
    chairs: tuple[Chair, ...]
    host: Person | None
    phase: Phase
    number: int
    """How many things have happened that everyone may know of; the number of the last."""
    length: int
    """How many entries its log has."""
    opened: int
    """The number at which the decision under way was opened: who saw less acts on what is past."""
    opened_at: float
    waiting: tuple[Seat, ...]
    """Who is to choose in the decision under way, in secret, whether or not they have."""
    before: Any
    """The game's state before any choice of the decision under way."""
    state: Any
    """The game's state with the choices made so far; views are made of this."""
    choices: tuple[Choice, ...]
    """The choices made so far, in the order they came."""
    moves: tuple[Move, ...]
    """Every move the rules have taken, for the record."""
    outcome: Outcome | None
    talk: tuple[Line, ...]
    lines: int
    again: str | None
    """The table where the same people play again."""

    @property
    def deadline(self) -> float | None:
        """When the decision under way must be made."""
        seconds = self.settings.seconds
        return None if seconds is None or not self.waiting else self.opened_at + seconds

    def choice_of(self, seat: Seat) -> Action | None:
        """What this seat has chosen in the decision under way."""
        for choice in self.choices:
            if choice.seat == seat:
                return choice.action
        return None

    def undecided(self) -> tuple[Seat, ...]:
        """Who has yet to choose."""
        chosen = {choice.seat for choice in self.choices}
        return tuple(seat for seat in self.waiting if seat not in chosen)

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        """The seats this person has, those a bot sits in for them included."""
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def open_seats(self) -> str:
        """The seats nobody has, as a sentence names them."""
        seats = [str(seat) for seat, chair in enumerate(self.chairs) if chair.is_open]
        return f"open seats: {', '.join(seats) or 'none'}"

    def people(self) -> tuple[Person, ...]:
        """Everyone who has a seat, in the order of their first."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person))
