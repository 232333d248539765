"""Hideouts as a `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from gemkeep.core.chance import Chance
from gemkeep.core.errors import Illegal, quote
from gemkeep.core.game import Game, Outcome, Step
from gemkeep.core.moves import Json, Move, Seat, Viewer
from gemkeep.core.talking.phrases import Phrasebook
from gemkeep.games.hideouts import notation, rules
from gemkeep.games.hideouts.chance import TheDeal
from gemkeep.games.hideouts.levels.level import set_up
from gemkeep.games.hideouts.phrases import PHRASEBOOK
from gemkeep.games.hideouts.review import Review, Said, review
from gemkeep.games.hideouts.turns.legal import actors, legal
from gemkeep.games.hideouts.types import DEALING, Level, Memory, Setup, State
from gemkeep.games.hideouts.view import View, open_view, outcome, view


class Hideouts(Game[State, View]):
    """One game of Hideouts: its level, its memory aid and its number of players."""

    name: ClassVar[str] = "hideouts"
    phrasebook: ClassVar[Phrasebook | None] = PHRASEBOOK

    def __init__(
        self,
        level: int | Level,
        seats: int,
        *,
        advanced: bool = False,
        supply: int | None = None,
        memory: Memory = "team",
    ) -> None:
        """Set up the game; `advanced` and `supply` are for numbered levels only."""
        self.setup: Setup = set_up(level, seats, advanced=advanced, supply=supply, memory=memory)
        self.seats = seats
        self._start: State = rules.start(self.setup)
        self._deal = TheDeal(self.setup)

    @classmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        """The game with these rules, as written in a record."""
        setup = notation.read_rules(rules, seats)
        level, number, memory = setup.level, setup.number, setup.memory
        if number is None:
            return cls(level, seats, memory=memory)
        return cls(number, seats, advanced=level.advanced, supply=level.supply, memory=memory)

    def with_first(self, first: Seat) -> Self:
        """The same game with this seat to begin; in a record the deal says so, not the rules."""
        if not 0 <= first < self.seats:
            raise Illegal(f"seats 0 to {self.seats - 1} may begin, not {quote(first)}")
        same = self.from_rules(self.rules(), self.seats)
        same._deal = TheDeal(self.setup, first)  # noqa: SLF001 - of the same class
        return same

    def rules(self) -> dict[str, Json]:
        """Level and memory aid."""
        return notation.write_rules(self.setup)

    def start(self) -> State:
        """An empty tray and a full supply."""
        return self._start

    # These two are called before every move, and need only the state.
    actors = staticmethod(actors)
    legal = staticmethod(legal)

    def chance(self, state: State) -> Chance:
        """The deal."""
        if state.phase != DEALING:
            raise Illegal("no deal is due: the casket is dealt once, before the first turn")
        return self._deal

    def apply(self, state: State, move: Move) -> Step[State]:
        """The state after a deal or an action, and what everyone saw."""
        return rules.apply(self.setup, state, move)

    def view(self, state: State, viewer: Viewer) -> View:
        """What this corner sees, and what the memory aid adds."""
        return view(self.setup, state, viewer)

    def open_view(self, state: State) -> View:
        """The view with nothing hidden, for replays of finished games."""
        return open_view(self.setup, state)

    def review(self, moves: Sequence[Move], said: Said | None = None) -> Review:
        """What went wrong in a finished game, who could have known, and where its tokens went."""
        return review(self.setup, moves, said)

    def outcome(self, state: State) -> Outcome | None:
        """Whether all won or lost together, and why."""
        return outcome(self.setup, state)

    def read_move(self, written: object) -> Move:
        """The move written like this in a record."""
        return notation.read_move(self.setup, written)

    def write_move(self, move: Move) -> list[Json]:
        """The move as it is written in a record."""
        return notation.write_move(move)
