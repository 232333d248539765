"""Positions valued by the strong player's networks, and the last endgames exactly."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gemkeep.games.diamant import Diamant, State
from gemkeep.minds.diamant.exact import endgames
from gemkeep.minds.diamant.sage import judgement
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import position_of


class SageEvaluator:
    """An evaluator by `sage`, which also says how it would decide."""

    name = "sage"

    def win_shares(self, game: Diamant, states: Sequence[State]) -> list[list[float]]:
        """What the value network says, for all states at once; exact in endgames."""
        judged = self._judged(game, states)
        solved = [endgames.solve(game.setup, state) for state in states]
        return [
            network if exact is None else list(exact.shares)
            for network, exact in zip(judged, solved, strict=True)
        ]

    def policies(self, game: Diamant, state: State) -> list[float]:
        """How often it goes on, for every seat at once; in endgames, how often one should."""
        exact = endgames.solve(game.setup, state)
        if exact is not None:
            return [exact.on.get(seat, 0.0) for seat in range(game.seats)]
        decision = judgement.solve(_position(game, state))
        on = dict(zip(decision.seats, decision.on.tolist(), strict=True))
        return [on.get(seat, 0.0) for seat in range(game.seats)]

    def _judged(self, game: Diamant, states: Sequence[State]) -> list[list[float]]:
        positions = [_position(game, state) for state in states]
        together = Position(*(np.stack(parts) for parts in zip(*positions, strict=True)))
        shares: list[list[float]] = judgement.shares(together).astype(np.float64).tolist()
        return [[share / sum(each) for share in each] for each in shares]


def _position(game: Diamant, state: State) -> Position:
    return position_of(game.view(state, None), state.chests)
