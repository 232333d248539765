"""Diamant's adapter."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from gemkeep.core.chance import Chance
from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move
from gemkeep.games.diamant import Diamant
from gemkeep.server.games.base import ServedGame, TableOption
from gemkeep.server.games.daily import DailyGame
from gemkeep.server.games.diamant.daily import DailyDiamant
from gemkeep.server.games.diamant.deck import next_card
from gemkeep.server.games.diamant.painting import DiamantPainter
from gemkeep.server.games.diamant.statistics import StatisticsOfDiamant
from gemkeep.server.games.painting import Painter
from gemkeep.server.games.statistics import Statistics
from gemkeep.server.games.texts import GameTexts, read_texts
from gemkeep.table.moves import Draw
from gemkeep.table.state import Settings


class ServedDiamant(ServedGame):
    """Diamant as the server offers it."""

    name: ClassVar[str] = Diamant.name
    options: ClassVar[frozenset[TableOption]] = frozenset({"totals"})
    statistics: ClassVar[Statistics] = StatisticsOfDiamant()
    daily: ClassVar[DailyGame | None] = DailyDiamant()
    texts: ClassVar[Mapping[str, GameTexts]] = read_texts(Path(__file__).with_name("texts.toml"))
    painter: ClassVar[Painter | None] = DiamantPainter()

    def make(self, settings: Settings, seats: int) -> Diamant:
        """The game, with chests open or hidden."""
        return Diamant.from_rules(settings.rules, seats).with_totals(settings.totals)

    def seeded_draw(self, seed: bytes, game: Game[Any, Any]) -> Draw:
        """Cards from a fixed deck: the same ones for everyone, whoever leaves when."""
        assert isinstance(game, Diamant)  # noqa: S101 - `make` made it

        def draw(chance: Chance, moves: tuple[Move, ...]) -> Action:
            del chance
            return next_card(seed, game, moves)

        return draw
