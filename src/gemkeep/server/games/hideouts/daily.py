"""Hideouts' daily challenge: the levels take turns, played with a team of bots."""

from __future__ import annotations

from datetime import date
from typing import Final

from msgspec import Struct

from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.games.hideouts.types import SLIDE
from gemkeep.server.games.hideouts.wire import HideoutsDay
from gemkeep.server.games.interface.daily import PLAYER, Challenge, DailyGame
from gemkeep.table.state import Table

TEAMS: Final = (("walker", "walker"), ("walker", "walker", "walker"))


class DailyHideouts(DailyGame):
    """A challenge with two or three bots."""

    result_type: type[Struct] = HideoutsDay

    def challenge(self, day: date) -> Challenge:
        """Levels and teams take turns."""
        number, levels = day.toordinal(), sorted(LEVELS)
        rules = {"level": levels[number % len(levels)], "memory": "team"}
        return Challenge(rules, TEAMS[number % len(TEAMS)])

    def result(self, table: Table) -> HideoutsDay:
        """Whether the team won, the tokens left, and the number of slides."""
        outcome = table.outcome
        assert outcome is not None  # noqa: S101 - asked of finished games only
        left = outcome.result["supply"]
        return HideoutsDay(
            won=PLAYER in outcome.winners,
            left=left if isinstance(left, int) else 0,
            slides=sum(move.verb == SLIDE for move in table.moves),
        )

    def points(self, table: Table) -> int:
        """0 for a lost game, else one more than the tokens left."""
        result = self.result(table)
        return result.left + 1 if result.won else 0

    def score(self, points: int) -> int | None:
        """The tokens left; None for a lost game."""
        return points - 1 if points else None
