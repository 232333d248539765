"""What a game is to everyone who plays, runs, records or studies it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, NamedTuple, Self, TypeVar

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Actor, Json, Move, Seat, Viewer
from gemkeep.core.phrases import Phrasebook
from gemkeep.core.value import value

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class Event:
    """Something that happened which everyone at the table could see.

    What only some can see is never an event: it is in their views.
    """

    __slots__ = ()


class Step(NamedTuple, Generic[StateT]):
    """What a move led to: the new state, and what everyone saw happen on the way."""

    state: StateT
    events: tuple[Event, ...]


@value
class Outcome:
    """How a game ended, and why."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    result: Mapping[str, Json]
    """The result as a record writes it."""


class Game(ABC, Generic[StateT, ViewT]):
    """The fixed facts of one game: its rules and how many sit at it.

    A state is a frozen value; every method here is a pure function of the game and its arguments.
    """

    name: ClassVar[str]
    phrasebook: ClassVar[Phrasebook | None] = None
    """The quick phrases that its players say; None for a game without any."""
    seats: int

    @classmethod
    @abstractmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        """The game with the rules a record has written so; an error names what is wrong."""

    @abstractmethod
    def rules(self) -> dict[str, Json]:
        """The rules as a record writes them."""

    @abstractmethod
    def start(self) -> StateT:
        """The state before anything has happened."""

    @abstractmethod
    def actors(self, state: StateT) -> tuple[Actor, ...]:
        """Who may act now: one seat, several at once, chance alone, or (at the end) nobody."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> tuple[Action, ...]:
        """Every action this seat may take now; none if it may not act."""

    @abstractmethod
    def chance(self, state: StateT) -> Chance:
        """What chance may bring now; an `Illegal` error if it is not chance's turn."""

    @abstractmethod
    def apply(self, state: StateT, move: Move) -> Step[StateT]:
        """The state after the move, and the events; an `Illegal` error if the rules refuse it."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """All that a seat (or, with None, the public) may know of this state, and no more."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def read_move(self, written: object) -> Move:
        """The move that a record has written so; a `Malformed` error if it is no move at all."""

    @abstractmethod
    def write_move(self, move: Move) -> list[Json]:
        """The move as a record writes it."""
