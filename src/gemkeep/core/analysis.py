"""The analysis of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gemkeep.core.moves import Action


@dataclass(frozen=True, slots=True)
class Analysis:
    """The value of every legal action in one position, seen from one seat."""

    values: Mapping[Action, float]
    """Higher is better; the analyst says in which unit."""
    line: tuple[Action, ...]
    """The best action, and what is expected to follow it."""
    explanation: str
    """Why, in a sentence for people."""

    @property
    def best(self) -> Action:
        """The action with the highest value; of several, the first."""
        return max(self.values, key=self.values.__getitem__)
