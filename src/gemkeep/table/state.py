"""The state of a match: its settings, its chairs, and the table as it is now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from gemkeep.core.deals.proof import DealProof
from gemkeep.core.game import Game, Outcome
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.core.talking.phrases import Phrase
from gemkeep.core.value import quick_replace

Person: TypeAlias = str
"""A person's public id; a table never sees their secret key."""

Phase: TypeAlias = Literal["gathering", "playing", "over"]
Clock: TypeAlias = Literal["none", "relaxed", "brisk"]
Totals: TypeAlias = Literal["open", "hidden"]
"""Whether everyone sees how much everyone has."""
Watching: TypeAlias = Literal["public", "seats"]
"""Whether spectators see only what is public, or may also look through one seat's eyes."""
Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "purple", "white", "orange", "teal"]
Emote: TypeAlias = Literal["wave", "hurry", "wow", "laugh", "sad", "clap", "think", "torch"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SECONDS: Final[Mapping[Clock, float | None]] = {"none": None, "relaxed": 90.0, "brisk": 20.0}
"""How long a decision may take."""

GONE: Final = "gone-"
"""The prefix of an id that replaces someone who has deleted themselves; no key belongs to it."""

LONGEST_TALK: Final = 100
"""The number of chat lines that a table keeps."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was agreed when the table was made."""

    game: str
    rules: Mapping[str, Any]
    totals: Totals = "open"
    clock: Clock = "none"
    seconds: float | None = None
    """How long a decision may take; None for no limit."""
    listed: bool = False
    guided: bool = False
    daily: str | None = None
    """The day whose challenge this is, played by one person, once."""
    watching: Watching = "public"
    live_analysis: bool = False
    """Whether spectators are shown what each decision was worth, once it is revealed."""
    hints: bool = False
    """Whether a player may ask for a hint; the others see that they do."""
    first: Seat | None = None
    """Who begins, where the rules leave that to the players; None to let chance decide."""
    fills_at: float | None = None
    """When bots take the seats that are still open, and the game begins: a quick match."""
    repeats: str | None = None
    """The table whose deal is repeated here; it is not secret, so this game doesn't count."""
    lesson: bool = False
    """Whether one person learns the game here: the game's script draws and plays the bots."""

    @property
    def solo(self) -> bool:
        """Whether one person plays here, and nobody may join or watch."""
        return self.lesson or self.daily is not None


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and its player: nobody yet, a person, a bot, or a bot sitting in for a person."""

    colour: Colour
    person: Person | None = None
    name: str | None = None
    bot: str | None = None
    device: bool = False
    """Whether this is somebody else on the person's device, without a key of their own."""
    kept_for: Person | None = None
    """Whom an open seat is kept for: they were asked to play again."""
    declined: bool = False
    """Whether they said that they don't want to play again now."""

    @property
    def is_open(self) -> bool:
        """Whether nobody plays this seat."""
        return self.person is None and self.bot is None

    def is_kept_from(self, person: Person) -> bool:
        """Whether the seat is kept for somebody else, who has not answered yet."""
        return self.kept_for not in {None, person} and not self.declined


@dataclass(frozen=True, slots=True)
class RemovedPerson:
    """Somebody the host has removed, and the name they had here."""

    person: Person
    name: str


class Line(NamedTuple):
    """A line of chat, an emote or a quick phrase; lines have numbers of their own."""

    number: int
    seat: Seat | None
    name: str
    text: str | None
    sign: Emote | None
    at: float
    point: Phrase | None = None


def is_gone(person: Person | None) -> bool:
    """Whether this id stands for someone who has deleted themselves."""
    return person is not None and person.startswith(GONE)


GameMaker: TypeAlias = Callable[[Settings, int], Game[Any, Any]]
"""Returns the game with these settings and this many seats; an error says what is wrong."""


@quick_replace
class Table(NamedTuple):
    """A match at one moment."""

    id: str
    invite: str
    settings: Settings
    game: Game[Any, Any]
    make_game: GameMaker
    """How a game is made from other settings; the table itself knows no game by name."""
    chairs: tuple[Chair, ...]
    host: Person | None
    phase: Phase
    number: int
    """The number of public updates so far, which is also the number of the latest."""
    length: int
    """How many entries its log has."""
    opened: int
    """The number at which the open decision was opened; an action from before it is stale."""
    opened_at: float
    waiting: tuple[Seat, ...]
    """The seats that choose in the open decision, in secret, whether or not they have yet."""
    before: Any
    """The game's state before any choice of the open decision."""
    state: Any
    """The game's state with the choices made so far; views are made of this."""
    choices: tuple[Move, ...]
    """The choices made so far: secret, changeable, in the order they came."""
    moves: tuple[Move, ...]
    """Every move of the game so far, for the record."""
    draws: int
    """How many of them are chance's."""
    outcome: Outcome | None
    talk: tuple[Line, ...]
    lines: int
    rematch: str | None
    """The table where people play again."""
    rematch_by: Person | None
    """Who asked the others to play again."""
    removed: tuple[RemovedPerson, ...]
    """Those who may not sit here until the host lets them back in."""
    begins_when_full: bool
    """Whether the game begins by itself as soon as no seat is open."""
    late: tuple[Seat, ...] = ()
    """The seats for which the clock chose, once for each time in a row."""
    timed_out: tuple[Seat, ...] = ()
    """The seats for which the clock chose in the open decision."""
    deal: DealProof | None = None
    """What its game is dealt from, as far as everyone may know it; None if it can't be checked."""
    awaits_shares: bool = False
    """Whether a game that begins by itself first waits a moment for shares of the deal."""
    began_with: tuple[Chair, ...] = ()
    """The chairs as they were at the first decision; results belong to those who sat there."""
    dealt: tuple[list[Any], ...] = ()
    """The deal of another table that is repeated here, as a record writes it: a secret."""
    away_host: Person | None = None
    """The host in whose absence somebody else is the host."""

    @property
    def deadline(self) -> float | None:
        """When the open decision must be made."""
        seconds = self.settings.seconds
        return None if seconds is None or not self.waiting else self.opened_at + seconds

    def choice_of(self, seat: Seat) -> Action | None:
        """What this seat has chosen in the open decision."""
        for choice in self.choices:
            if choice.by == seat:
                return choice.action
        return None

    def undecided(self) -> tuple[Seat, ...]:
        """The seats that have yet to choose."""
        chosen = {choice.by for choice in self.choices}
        return tuple(seat for seat in self.waiting if seat not in chosen)

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        """This person's seats, including those where a bot sits in for them."""
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def open_seats(self) -> str:
        """The open seats, as part of a sentence."""
        seats = [str(seat) for seat, chair in enumerate(self.chairs) if chair.is_open]
        return f"open seats: {', '.join(seats) or 'none'}"

    def is_removed(self, person: Person | None) -> bool:
        """Whether the host has removed this person, and not let them back in."""
        return any(one.person == person for one in self.removed)

    @property
    def begins_by_itself(self) -> bool:
        """Whether the game is about to begin, because no seat is open any more."""
        is_full = not any(chair.is_open for chair in self.chairs)
        return self.phase == "gathering" and self.begins_when_full and is_full

    @property
    def abandoned(self) -> bool:
        """Whether it ended without a result."""
        return self.phase == "over" and self.outcome is None

    def playing(self) -> tuple[Person, ...]:
        """The people who play a seat themselves, in the order of their first one."""
        playing = (chair.person for chair in self.chairs if chair.bot is None)
        return tuple(dict.fromkeys(person for person in playing if person))

    def people(self) -> tuple[Person, ...]:
        """Everyone with a seat, in the order of their first one."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person))
