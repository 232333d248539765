"""Diamant, all its parts together."""

from __future__ import annotations

from typing import ClassVar, Self

from gemkeep.core.chance import Chance
from gemkeep.core.errors import Illegal
from gemkeep.core.game import Game, Outcome, Step
from gemkeep.core.moves import Json, Move, Viewer
from gemkeep.games.diamant import notation, rules
from gemkeep.games.diamant.catalogue import set_up
from gemkeep.games.diamant.chance import NextCard
from gemkeep.games.diamant.rules import actors, legal
from gemkeep.games.diamant.types import Setup, State, Totals
from gemkeep.games.diamant.view import Shared, View, result, share, view


class Diamant(Game[State, View]):
    """One game of Diamant: its edition, its relics and how many play."""

    name: ClassVar[str] = "diamant"

    def __init__(
        self, edition: str, seats: int, relics: str | None = None, totals: Totals = "open"
    ) -> None:
        """Set up for so many players; without a relic mode, the edition's own."""
        self.setup: Setup = set_up(edition, relics, seats)
        self.seats = self.setup.seats
        self.totals: Totals = totals
        self._shared: tuple[State, Shared] | None = None
        """What all see of the state looked at last: seats look at the same one in turn."""

    @classmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        """The game with the rules a record has written so."""
        setup = notation.read_rules(rules, seats)
        return cls(setup.edition, setup.seats, setup.mode)

    def with_totals(self, totals: Totals) -> Self:
        """The same game with chests open or hidden; that is a table's to agree, not a record's."""
        return type(self)(self.setup.edition, self.seats, self.setup.mode, totals)

    def rules(self) -> dict[str, Json]:
        """Edition and relic mode."""
        return notation.write_rules(self.setup)

    def start(self) -> State:
        """Everyone inside, every chest empty, no card turned up."""
        return rules.start(self.setup)

    # These two are asked before every move, and need nothing of the game but its state.
    actors = staticmethod(actors)
    legal = staticmethod(legal)

    def chance(self, state: State) -> Chance:
        """The next card."""
        if state.over or state.to_choose:
            why = "the game is over" if state.over else rules.awaited(state)
            raise Illegal(f"no card is due: {why}")
        return NextCard(self.setup, state.deck)

    def apply(self, state: State, move: Move) -> Step[State]:
        """The state after a reveal or a choice, and what everyone saw."""
        return rules.apply(self.setup, state, move)

    def view(self, state: State, viewer: Viewer) -> View:
        """All but the choices not yet shown, and the chests of others if totals are hidden."""
        known = self._shared
        if known is None or known[0] is not state:
            known = self._shared = state, share(self.setup, state)
        return view(self.setup, state, viewer, self.totals, known[1])

    def outcome(self, state: State) -> Outcome | None:
        """The scores and who has the most, once the fifth entrance is closed."""
        if not state.over:
            return None
        points = rules.scores(self.setup, state)
        return Outcome("counted", rules.winners(points), points, result(self.setup, state))

    def read_move(self, written: object) -> Move:
        """The move a record has written so."""
        return notation.read_move(self.setup, written)

    def write_move(self, move: Move) -> list[Json]:
        """The move as a record writes it."""
        return notation.write_move(move)
