"""Chance events as actions: the possible outcomes, their probabilities, and how to draw one.

No game holds a random generator. The code that runs a game asks it for the possible outcomes, draws
one with its own generator, and applies it as a move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from fractions import Fraction
from math import lcm
from random import Random

from gemkeep.core.deals.fair import Below
from gemkeep.core.moves import Action


class Chance(ABC):
    """The possible outcomes of a chance event."""

    __slots__ = ()

    @abstractmethod
    def draw(self, random: Random) -> Action:
        """One outcome, drawn with its probability."""

    def pick(self, below: Below) -> Action:
        """One outcome, drawn with its probability by numbers that anyone can check."""
        outcomes = list(self.outcomes())
        lots = lcm(*(probability.denominator for _, probability in outcomes))
        lot = below(lots)
        for action, probability in outcomes:
            lot -= int(probability * lots)
            if lot < 0:
                return action
        raise AssertionError("the probabilities of the outcomes add up to 1")

    @abstractmethod
    def probability(self, action: Action) -> Fraction:
        """The exact probability of this outcome; 0 if it is impossible."""

    @abstractmethod
    def count(self) -> int:
        """The number of outcomes; there may be too many to list, and even too many for `len`."""

    @abstractmethod
    def outcomes(self) -> Iterator[tuple[Action, Fraction]]:
        """Every outcome with its probability; the probabilities add up to 1."""
