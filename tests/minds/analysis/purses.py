"""An evaluator for tests that takes no time: everyone's share is what they own, plus one."""

from __future__ import annotations

from collections.abc import Sequence

from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.rules import scores


class Purses:
    """Shares in proportion to points and rubies carried; half of the players go on."""

    name = "purses"

    def win_shares(self, game: Diamant, states: Sequence[State]) -> list[list[float]]:
        return [_shares(game, state) for state in states]

    def policies(self, game: Diamant, state: State) -> list[float]:
        return [(seat + 1) / (game.seats + 1) for seat in range(game.seats)]


def _shares(game: Diamant, state: State) -> list[float]:
    points = scores(game.setup, state)
    owned = [point + carried + 1 for point, carried in zip(points, state.carried, strict=True)]
    return [each / sum(owned) for each in owned]
