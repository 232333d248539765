"""Means and shares from a sample, each with the interval that holds it 95 times of 100."""

from __future__ import annotations

from math import inf, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """What a sample says of a quantity: its best guess and its 95 % interval."""

    value: float
    low: float
    high: float


class Sums:
    """The count, the sum and the sum of squares of whole numbers: all a mean needs, exactly."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        """Nothing counted yet."""
        self.count = self.total = self.squares = 0

    def add(self, value: int) -> None:
        """Count one more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Estimate:
        """The mean of one value or more, by Student's t; a single value bounds nothing."""
        value = self.total / self.count
        if self.count == 1:
            return Estimate(value, -inf, inf)
        spread = self.count * self.squares - self.total**2
        error = sqrt(spread / (self.count - 1)) / self.count
        reach = student(self.count - 1) * error
        return Estimate(value, value - reach, value + reach)


def student(freedom: int) -> float:
    """How many standard errors a mean may be off, by degrees of freedom.

    The Cornish-Fisher expansion of Student's 97.5 % quantile: off by 1 in 1000 at five degrees.
    """
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def share(won: float, games: int) -> Estimate:
    """The share won, by Wilson's score interval, which stays honest near none and all.

    A tie counts as a part of a win. That varies less than wins and losses do, so the interval
    is then a little wider than it need be.
    """
    value = won / games
    middle = (value + Z**2 / (2 * games)) / (1 + Z**2 / games)
    reach = Z * sqrt(value * (1 - value) / games + Z**2 / (4 * games**2)) / (1 + Z**2 / games)
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))
