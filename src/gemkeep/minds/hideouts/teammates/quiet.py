"""The bot that plays well and says little, so that people find out for themselves."""

from __future__ import annotations

from typing import ClassVar

from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.keeper.bot import Keeper
from gemkeep.minds.hideouts.reports import SEAL_IS, Report


class Quiet(Keeper):
    """Plays like the keeper, from what it sees and hears, and leaves the thinking to people.

    Unprompted, it says which seals it reads, if the table does not show them, and what it is about
    to do; never what follows, where a seal may be, or what somebody else should do.
    """

    reserved: ClassVar = True

    def observe(self, view: View) -> tuple[Report, ...]:
        """Remember what is in sight after a move, and report only seals that were read."""
        return tuple(report for report in super().observe(view) if report.phrase == SEAL_IS)
