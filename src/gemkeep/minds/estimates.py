"""Means and proportions estimated from samples, with 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """An estimate of a quantity, with its 95 % interval."""

    value: float
    low: float
    high: float

    def divided_by(self, parts: int) -> Estimate:
        """The estimate of one of this many equal parts."""
        return Estimate(self.value / parts, self.low / parts, self.high / parts)


class Sums:
    """The count, the sum and the sum of squares of whole numbers: all that a mean needs."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        """Start with no values."""
        self.count = self.total = self.squares = 0

    def add(self, value: int) -> None:
        """Add a value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Estimate:
        """The mean of one or more values, with Student's t; one value gives no finite interval."""
        value = self.total / self.count
        if self.count == 1:
            return Estimate(value, -inf, inf)
        spread = self.count * self.squares - self.total**2
        error = sqrt(spread / (self.count - 1)) / self.count
        reach = student(self.count - 1) * error
        return Estimate(value, value - reach, value + reach)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of one or more values, with Student's t; one value gives no finite interval."""
    value = fmean(values)
    if len(values) == 1:
        return Estimate(value, -inf, inf)
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(value, value - reach, value + reach)


def student(freedom: int) -> float:
    """Student's 97.5 % quantile for this many degrees of freedom.

    It uses the Cornish-Fisher expansion, with an error of 1 in 1000 at five degrees.
    """
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def proportion(won: float, games: int) -> Estimate:
    """The proportion won, with Wilson's score interval, which is accurate even near 0 and 1.

    A tie counts as a fraction of a win. That varies less than wins and losses do, so with ties the
    interval is a little wider than necessary.
    """
    value = won / games
    middle = (value + Z**2 / (2 * games)) / (1 + Z**2 / games)
    reach = Z * sqrt(value * (1 - value) / games + Z**2 / (4 * games**2)) / (1 + Z**2 / games)
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))
