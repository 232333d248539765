"""Diamant as a `Game`."""

from __future__ import annotations

from typing import ClassVar, Self

from gemkeep.core.chance import Chance
from gemkeep.core.errors import Illegal
from gemkeep.core.game import Game, Outcome, Step
from gemkeep.core.moves import Json, Move, Viewer
from gemkeep.games.diamant import notation, rules
from gemkeep.games.diamant.catalogue import set_up, totals_named
from gemkeep.games.diamant.chance import NextCard
from gemkeep.games.diamant.rules import actors, legal
from gemkeep.games.diamant.types import Setup, State, Totals
from gemkeep.games.diamant.view import SharedView, View, result, shared_view, view


class Diamant(Game[State, View]):
    """One game of Diamant: its edition, its relic mode and its number of players."""

    name: ClassVar[str] = "diamant"

    def __init__(
        self, edition: str, seats: int, relics: str | None = None, totals: Totals = "open"
    ) -> None:
        """Set up the game; without a relic mode, the edition's default is played."""
        self.setup: Setup = set_up(edition, relics, seats)
        self.seats = self.setup.seats
        self.totals: Totals = totals_named(totals)
        self._shared: tuple[State, SharedView] | None = None
        """A cache: what all viewers see of the last state, as its views are asked for in a row."""

    @classmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        """The game with these rules, as written in a record."""
        setup = notation.read_rules(rules, seats)
        return cls(setup.edition, setup.seats, setup.mode)

    def with_totals(self, totals: Totals) -> Self:
        """The same game with open or hidden chests, which a table agrees on and no record has."""
        return type(self)(self.setup.edition, self.seats, self.setup.mode, totals)

    def rules(self) -> dict[str, Json]:
        """Edition and relic mode."""
        return notation.write_rules(self.setup)

    def start(self) -> State:
        """Everyone in the cave, every chest empty, no card revealed."""
        return rules.start(self.setup)

    # These are called for every move, and need nothing of the game.
    actors = staticmethod(actors)
    legal = staticmethod(legal)
    write_move = staticmethod(notation.write_move)

    def chance(self, state: State) -> Chance:
        """The next card."""
        if state.over or state.to_choose:
            why = "the game is over" if state.over else rules.awaited(state)
            raise Illegal(f"no card is due: {why}")
        return NextCard(self.setup, state.deck)

    def finished_parts(self, state: State) -> int:
        """A round is a part: its deck may be shown when it is over."""
        return state.closed

    def apply(self, state: State, move: Move) -> Step[State]:
        """The state after a reveal or a choice, and what everyone saw."""
        return rules.apply(self.setup, state, move)

    def view(self, state: State, viewer: Viewer) -> View:
        """Everything except secret choices, and other players' chests if totals are hidden."""
        return view(self.setup, state, viewer, self.totals, self.shared_view(state))

    def shared_view(self, state: State) -> SharedView:
        """The part of all views of this state that is the same."""
        known = self._shared
        if known is None or known[0] is not state:
            known = self._shared = state, shared_view(self.setup, state)
        return known[1]

    def outcome(self, state: State) -> Outcome | None:
        """The scores and the winners, once the fifth entrance is closed."""
        if not state.over:
            return None
        points = rules.scores(self.setup, state)
        return Outcome("counted", rules.winners(points), points, result(self.setup, state))

    def read_move(self, written: object) -> Move:
        """The move written like this in a record."""
        return notation.read_move(self.setup, written)
