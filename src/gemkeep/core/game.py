"""The interface of a game, for everything that plays, runs, records or studies it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, Literal, NamedTuple, Self, TypeVar

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Actor, Json, Move, Seat, Viewer
from gemkeep.core.talking.phrases import Phrasebook
from gemkeep.core.value import value

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class Event:
    """Something that happened and that everyone at the table could see.

    What only some seats can see is never an event; it is in their views.
    """

    __slots__ = ()


class Step(NamedTuple, Generic[StateT]):
    """The result of a move: the new state, and the events on the way."""

    state: StateT
    events: tuple[Event, ...]


@value
class Outcome:
    """How a game ended, and why."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    result: Mapping[str, Json]
    """The result as it is written in a record."""


class Game(ABC, Generic[StateT, ViewT]):
    """A game with its rules and its number of seats fixed.

    A state is a frozen value, and what a method returns depends on nothing but the game's rules and
    its arguments. So one game can be shared by many tables. It may cache what it has computed.
    """

    name: ClassVar[str]
    phrasebook: ClassVar[Phrasebook | None] = None
    """The quick phrases that its players say; None for a game without any."""
    seats: int

    @classmethod
    @abstractmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        """The game with these rules, as written in a record; an error says what is wrong."""

    @abstractmethod
    def rules(self) -> dict[str, Json]:
        """The rules as they are written in a record."""

    @abstractmethod
    def start(self) -> StateT:
        """The state before the first move."""

    @abstractmethod
    def actors(self, state: StateT) -> tuple[Actor, ...]:
        """Who may act now: one seat, several at once, only chance, or (at the end) nobody."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> tuple[Action, ...]:
        """Every action this seat may take now; empty if it may not act."""

    @abstractmethod
    def chance(self, state: StateT) -> Chance:
        """The chance event that is due; an `Illegal` error if there is none."""

    def finished_parts(self, state: StateT) -> int:
        """How many of its parts are over: those that are dealt from separate secrets.

        A game is one part, unless what is hidden in a round can be shown when the round is over.
        """
        return int(self.outcome(state) is not None)

    def with_first(self, first: Seat) -> Self:
        """The same game with this seat to begin, where the players may choose who does."""
        del first
        return self

    def with_totals(self, totals: Literal["open", "hidden"]) -> Self:
        """The same game with open or hidden totals, where the players may agree on that."""
        del totals
        return self

    @abstractmethod
    def apply(self, state: StateT, move: Move) -> Step[StateT]:
        """The state after the move, and the events; an `Illegal` error if it is not legal."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Everything that a seat (or, with None, the public) may know about this state."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def read_move(self, written: object) -> Move:
        """The move written like this in a record; a `Malformed` error if it is not a move."""

    @abstractmethod
    def write_move(self, move: Move) -> list[Json]:
        """The move as it is written in a record."""
