"""Diamant's adapter."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from gemkeep.core.chance import Chance
from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.events import Decided
from gemkeep.games.diamant.rules import scores
from gemkeep.games.diamant.types import ROUNDS
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.threshold_bots import BACK, ON
from gemkeep.server.games.base import QuickMatch, ServedGame, TableOption
from gemkeep.server.games.daily import DailyGame
from gemkeep.server.games.diamant.daily import DailyDiamant
from gemkeep.server.games.diamant.deck import next_card
from gemkeep.server.games.diamant.lesson import LessonOfDiamant
from gemkeep.server.games.diamant.painting import DiamantPainter
from gemkeep.server.games.diamant.review import review
from gemkeep.server.games.diamant.statistics import StatisticsOfDiamant
from gemkeep.server.games.diamant.wire import DiamantProgress, DiamantReview
from gemkeep.server.games.lesson import Lesson
from gemkeep.server.games.painting import Painter
from gemkeep.server.games.statistics import Statistics
from gemkeep.server.games.texts import GameTexts, read_texts
from gemkeep.table.evolve import Step
from gemkeep.table.moves import Draw
from gemkeep.table.state import Settings, Table


class ServedDiamant(ServedGame):
    """Diamant as the server offers it."""

    name: ClassVar[str] = Diamant.name
    options: ClassVar[frozenset[TableOption]] = frozenset({"totals"})
    statistics: ClassVar[Statistics] = StatisticsOfDiamant()
    daily: ClassVar[DailyGame | None] = DailyDiamant()
    guesses: ClassVar[tuple[str, ...]] = ("on", "back")
    progress_type: ClassVar[type | None] = DiamantProgress
    review_type: ClassVar[type | None] = DiamantReview
    quick_match: ClassVar[QuickMatch | None] = QuickMatch(
        {"edition": "cs", "relics": "escalating"}, 4, ("ev", "bold", "two")
    )
    lesson: ClassVar[Lesson | None] = LessonOfDiamant()
    texts: ClassVar[Mapping[str, GameTexts]] = read_texts(Path(__file__).with_name("texts.toml"))
    painter: ClassVar[Painter | None] = DiamantPainter()

    def make(self, settings: Settings, seats: int) -> Diamant:
        """The game, with chests open or hidden."""
        return Diamant.from_rules(settings.rules, seats).with_totals(settings.totals)

    def guessed(self, step: Step) -> str | None:
        """Whether everyone has gone on, or somebody back; None if nobody could choose."""
        decided = next((event for event in step.events if isinstance(event, Decided)), None)
        if decided is None:
            return None
        return "back" if decided.back else "on"

    def progress(self, table: Table, seat: Seat) -> DiamantProgress | None:
        """The round, and what is in the seat's own chest."""
        assert isinstance(table.game, Diamant)  # noqa: S101 - `make` made it
        if table.state is None:
            return None
        safe = scores(table.game.setup, table.state)[seat]
        return DiamantProgress(table.state.round, ROUNDS, safe)

    def review(self, table: Table) -> DiamantReview:
        """What both choices of each decision were worth, by the numbers."""
        assert isinstance(table.game, Diamant)  # noqa: S101 - `make` made it
        return review(table.game, table.moves)

    def clock_choice(self, view: View, legal: tuple[Action, ...]) -> Action | None:
        """On while no card can end the round, else back: a careful player risks nothing unseen."""
        del legal
        return BACK if view.threats else ON

    def seeded_draw(self, seed: bytes, game: Game[Any, Any]) -> Draw:
        """Cards from a fixed deck: the same ones for everyone, whoever leaves when."""
        assert isinstance(game, Diamant)  # noqa: S101 - `make` made it

        def draw(chance: Chance, moves: tuple[Move, ...]) -> Action:
            del chance
            return next_card(seed, game, moves)

        return draw
