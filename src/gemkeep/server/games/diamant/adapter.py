"""Diamant's adapter."""

from __future__ import annotations

from typing import ClassVar

from gemkeep.games.diamant import Diamant
from gemkeep.server.games.base import ServedGame, TableOption
from gemkeep.server.games.daily import DailyGame
from gemkeep.server.games.diamant.daily import DailyDiamant
from gemkeep.server.games.diamant.statistics import StatisticsOfDiamant
from gemkeep.server.games.statistics import Statistics
from gemkeep.table.state import Settings


class ServedDiamant(ServedGame):
    """Diamant as the server offers it."""

    name: ClassVar[str] = Diamant.name
    options: ClassVar[frozenset[TableOption]] = frozenset({"totals"})
    statistics: ClassVar[Statistics] = StatisticsOfDiamant()
    daily: ClassVar[DailyGame | None] = DailyDiamant()

    def make(self, settings: Settings, seats: int) -> Diamant:
        """The game, with chests open or hidden."""
        return Diamant.from_rules(settings.rules, seats).with_totals(settings.totals)
