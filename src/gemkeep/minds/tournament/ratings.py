"""Ratings: one number for each bot, computed from the winners of all games.

The model is Luce's: at a table, the chance to win is proportional to a bot's strength. A rating is
its logarithm on the scale of Elo: 400 points more mean winning ten times as often as the other at
the same table. The mean of all ratings is 1000.

An interval has to hold even where the model doesn't (a bot may do well against some and badly
against others), so its width comes from how much the results of the games varied around the model
(the sandwich estimator), or from the model itself if that is wider.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gemkeep.minds.estimates import Estimate, Z
from gemkeep.minds.tournament.batches import Result

MEAN: Final = 1000.0
SCALE: Final = 400 / log(10)
STEPS: Final = 50

Vector = NDArray[np.float64]
Matrix = NDArray[np.float64]


class Games:
    """The games of a tournament as far as ratings need them: by table, who won how much."""

    def __init__(self, bots: Sequence[str], results: Iterable[Result]) -> None:
        """Count the results."""
        numbers = {bot: number for number, bot in enumerate(bots)}
        tables: dict[tuple[int, ...], tuple[Vector, Vector]] = {}
        self.size = len(bots)
        self.squares: Matrix = np.zeros((self.size, self.size))
        """The sum over all games of the winners' shares, each times each."""
        for seats, _, winners in results:
            won = np.zeros(self.size)
            for seat in winners:
                won[numbers[seats[seat]]] += 1 / len(winners)
            key = tuple(sorted(numbers[bot] for bot in seats))
            if key not in tables:
                places = np.bincount(key, minlength=self.size).astype(np.float64)
                tables[key] = places, np.zeros(self.size + 1)
            tables[key][1][:-1] += won
            tables[key][1][-1] += 1
            self.squares += np.outer(won, won)
        ordered = [tables[key] for key in sorted(tables)]
        self.places: Matrix = np.array([places for places, _ in ordered])
        """By table, in how many seats each bot sits."""
        self.won: Matrix = np.array([counted[:-1] for _, counted in ordered])
        self.played: Vector = np.array([counted[-1] for _, counted in ordered])


def ratings(bots: Sequence[str], results: Iterable[Result]) -> list[Estimate]:
    """The rating of each bot, with its 95 % interval."""
    games = Games(bots, results)
    strengths = _fitted(games)
    centred = np.eye(games.size) - 1 / games.size
    spread = np.maximum(
        np.diag(centred @ _sandwich(games, strengths) @ centred),
        np.diag(centred @ np.linalg.inv(_curvature(games, strengths)) @ centred),
    )
    shown = MEAN + SCALE * (centred @ strengths)
    return [
        Estimate(float(value), float(value - reach), float(value + reach))
        for value, reach in zip(shown, [Z * SCALE * sqrt(one) for one in spread], strict=True)
    ]


def _fitted(games: Games) -> Vector:
    """The most likely strengths, by Newton's method.

    Each bot also gets half a win in one game against an average bot, so that one that won all
    games, or none, has a finite rating.
    """
    strengths = np.zeros(games.size)
    for _ in range(STEPS):
        expected = _chances(games, strengths)
        slope = (games.won - games.played[:, None] * expected).sum(axis=0)
        slope += 0.5 - _logistic(strengths)
        step = np.linalg.solve(_curvature(games, strengths), slope)
        strengths += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-10:  # noqa: PLR2004 -- far below what is shown
            break
    return strengths


def _chances(games: Games, strengths: Vector) -> Matrix:
    """By table, each bot's chance to win in any of its seats."""
    weights = games.places * np.exp(strengths - strengths.max())
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def _curvature(games: Games, strengths: Vector) -> Matrix:
    chances = _chances(games, strengths)
    weighted = games.played[:, None] * chances
    even = _logistic(strengths)
    return np.asarray(np.diag(weighted.sum(axis=0) + even * (1 - even)) - weighted.T @ chances)


def _sandwich(games: Games, strengths: Vector) -> Matrix:
    """The covariance of the strengths, from how much the games varied."""
    chances = _chances(games, strengths)
    crossed = games.won.T @ chances
    varied = games.squares - crossed - crossed.T + (games.played[:, None] * chances).T @ chances
    inverse = np.linalg.inv(_curvature(games, strengths))
    return np.asarray(inverse @ varied @ inverse)


def _logistic(strengths: Vector) -> Any:  # noqa: ANN401 -- NumPy's own type says no more
    return 1 / (1 + np.exp(-strengths))
