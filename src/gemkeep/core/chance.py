"""Chance as an action like any other: what may come, how likely each is, and a draw of one.

No game holds a random generator. Whoever runs a game asks it what chance may bring, draws with a
generator of their own, and applies the drawn move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from gemkeep.core.moves import Action


class Chance(ABC):
    """What chance may bring now."""

    __slots__ = ()

    @abstractmethod
    def draw(self, random: Random) -> Action:
        """One outcome, drawn with the probability it has."""

    @abstractmethod
    def probability(self, action: Action) -> Fraction:
        """How likely this outcome is, exactly; 0 if it can't come."""

    @abstractmethod
    def count(self) -> int:
        """How many outcomes there are; they may be too many to list, and even for `len`."""

    @abstractmethod
    def outcomes(self) -> Iterator[tuple[Action, Fraction]]:
        """Every outcome with its probability, one by one; together they make 1."""
