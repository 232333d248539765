"""Measures how often keepers win where the quick player wins a share of the imagined games.

    nice .venv/bin/python -m tools.hideouts_calibration 100

plays that many games, about a second each, and prints the constants of
`minds/hideouts/analysis/calibration.py`.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Final

import numpy as np

from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.analysis.evaluator import averages, try_out
from gemkeep.minds.hideouts.keeper.casket import OVER, PHASE, SIZE, WON
from gemkeep.minds.hideouts.keeper.compiled import Floats
from gemkeep.minds.hideouts.keeper.policy import act
from gemkeep.minds.hideouts.keeper.rules import deal
from gemkeep.minds.hideouts.keeper.tables import kinds_of, rules_of
from gemkeep.minds.hideouts.keeper.team import WHOLE_TRAY, seeded

PLAYED: Final = (
    *4 * ((5, False, 25),),
    *3 * ((5, True, 25),),
    *((1, False, 14), (1, False, 12), (2, False, 14), (3, False, 18), (3, True, 20)),
    *((4, False, 12), (4, True, 14), (1, True, 16), (5, False, 20), (5, False, 22), (2, True, 14)),
)
"""Levels and supplies that are neither always won nor always lost."""
LEAST_ROUNDS: Final = 50


def main(games: int) -> None:
    """Play, fit, print."""
    rows = [row for game in range(games) for row in _results(game)]
    shares, won = (np.array(column) for column in zip(*rows, strict=True))
    open_yet = (shares > 0) & (shares < 1)
    odds = np.log(shares[open_yet] / (1 - shares[open_yet]))
    better, steepness = _fitted(odds, won[open_yet])
    print(f"{games} games, {open_yet.sum()} positions that were open")
    print(f"BETTER: Final = {better:.2f}\nSTEEPNESS: Final = {steepness:.2f}")


def _results(game: int) -> list[tuple[float, float]]:
    """For each decision of a game, the share of imagined games won, and whether this one was."""
    number, advanced, supply = PLAYED[game % len(PLAYED)]
    level: Level = replace(LEVELS[number], advanced=advanced, supply=supply)
    rules, position = rules_of(level), np.zeros(SIZE, np.int64)
    deal(position, rules, WHOLE_TRAY, kinds_of(level), supply, seeded(1000 + game))
    shares: list[float] = []
    while position[PHASE] != OVER:
        best, left = try_out(position, rules, game * 100 + len(shares))
        shares.append(averages(left[best])[0])
        act(position, rules, best)
    return [(share, float(position[WON])) for share in shares]


def _fitted(odds: Floats, won: Floats) -> tuple[float, float]:
    """The logistic curve that fits best, by Newton's method."""
    features = np.stack((np.ones_like(odds), odds), axis=1)
    weights = np.zeros(2)
    for _ in range(LEAST_ROUNDS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = (features.T * (chance * (1 - chance))) @ features
        weights += np.linalg.solve(slope, features.T @ (won - chance))
    return float(weights[0]), float(weights[1])


if __name__ == "__main__":
    main(int(sys.argv[1]))
