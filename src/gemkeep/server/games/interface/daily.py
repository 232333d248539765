"""A game's daily challenge: the rules of a day, and what a result is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from msgspec import Struct

from gemkeep.core.moves import Seat
from gemkeep.table.state import Table

PLAYER: Final[Seat] = 0
"""The seat of the person who plays a challenge; bots have the others."""


class Challenge(NamedTuple):
    """What is played on a day; only the deal is secret."""

    rules: Mapping[str, Any]
    bots: tuple[str, ...]


class DailyGame(ABC):
    """The daily challenges of one game."""

    result_type: type[Struct]
    """What the player is sent about a finished challenge, tagged with the game's name."""

    @abstractmethod
    def challenge(self, day: date) -> Challenge:
        """The rules and the bots of that day."""

    @abstractmethod
    def result(self, table: Table) -> Struct:
        """The result of the player at this table, whose game is over."""

    @abstractmethod
    def points(self, table: Table) -> int:
        """The number that the day's list is sorted by, highest first."""

    def score(self, points: int) -> int | None:
        """The score that the list shows for these points; None for a lost game."""
        return points
