"""Diamant's adapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import Raw

from gemkeep.core.chance import Chance
from gemkeep.core.errors import Unknown
from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move, Seat, Viewer
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.events import Decided
from gemkeep.games.diamant.rules import scores
from gemkeep.games.diamant.types import ROUNDS, State
from gemkeep.games.diamant.view import SharedView, View, own_view
from gemkeep.minds.diamant.threshold_bots import BACK, ON
from gemkeep.server.games.diamant.analysis import LiveAnalystOfDiamant, analysis_of
from gemkeep.server.games.diamant.daily import DailyDiamant
from gemkeep.server.games.diamant.deck import next_card
from gemkeep.server.games.diamant.lesson import LessonOfDiamant
from gemkeep.server.games.diamant.painting import DiamantPainter
from gemkeep.server.games.diamant.puzzles import HANDLERS
from gemkeep.server.games.diamant.review import review
from gemkeep.server.games.diamant.statistics import StatisticsOfDiamant
from gemkeep.server.games.diamant.wire import (
    DiamantAnalysis,
    DiamantLiveAnalysis,
    DiamantProgress,
    DiamantReview,
)
from gemkeep.server.games.interface.base import QuickMatch, ServedGame, TableOption
from gemkeep.server.games.interface.daily import DailyGame
from gemkeep.server.games.interface.lesson import Lesson
from gemkeep.server.games.interface.painting import Painter
from gemkeep.server.games.interface.statistics import Statistics
from gemkeep.server.games.interface.texts import GameTexts, read_texts
from gemkeep.table.evolve import Step
from gemkeep.table.moves import Draw
from gemkeep.table.state import Settings, Table

ENCODER: Final = msgspec.json.Encoder()


class ServedDiamant(ServedGame):
    """Diamant as the server offers it."""

    name: ClassVar[str] = Diamant.name
    options: ClassVar[frozenset[TableOption]] = frozenset({"totals", "live_analysis"})
    statistics: ClassVar[Statistics] = StatisticsOfDiamant()
    daily: ClassVar[DailyGame | None] = DailyDiamant()
    guesses: ClassVar[tuple[str, ...]] = ("on", "back")
    progress_type: ClassVar[type | None] = DiamantProgress
    review_type: ClassVar[type | None] = DiamantReview
    handlers: ClassVar[tuple[HTTPRouteHandler, ...]] = HANDLERS
    analysis_type: ClassVar[type | None] = DiamantAnalysis
    live_analysis_type: ClassVar[type | None] = DiamantLiveAnalysis
    quick_match: ClassVar[QuickMatch | None] = QuickMatch(
        {"edition": "cs", "relics": "escalating"}, 4, ("ev", "bold", "two")
    )
    lesson: ClassVar[Lesson | None] = LessonOfDiamant()
    texts: ClassVar[Mapping[str, GameTexts]] = read_texts(Path(__file__).with_name("texts.toml"))
    painter: ClassVar[Painter | None] = DiamantPainter()

    def __init__(self) -> None:
        self._seen: tuple[SharedView, bytes] | None = None
        """A cache: what all viewers see of a state, also as JSON without the closing brace."""

    def make(self, settings: Settings, seats: int) -> Diamant:
        """The game, with chests open or hidden."""
        if settings.live_analysis and settings.totals == "hidden":
            raise Unknown("a live analysis would reveal hidden totals; it needs open ones")
        return Diamant.from_rules(settings.rules, seats).with_totals(settings.totals)

    def encoded_view(self, game: Game[Any, Any], state: State, viewer: Viewer) -> Raw:
        """A viewer's view: what everyone sees, encoded once, then what the viewer has alone."""
        assert isinstance(game, Diamant)  # noqa: S101 - `make` made it
        if game.totals == "hidden":  # everyone sees their own chest, and not that of others
            return Raw(ENCODER.encode(game.view(state, viewer)))
        shared, seen = game.shared_view(state), self._seen
        if seen is None or seen[0] is not shared:
            seen = self._seen = shared, ENCODER.encode(shared)[:-1]
        own = ENCODER.encode(own_view(game.setup, state, viewer, shared))
        return Raw(b"%b,%b" % (seen[1], own[1:]))

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

    def analyse(self, table: Table, advance: Callable[[int], None]) -> DiamantAnalysis:
        """Everyone's chance to win, what choices were worth, luck and skill."""
        assert isinstance(table.game, Diamant)  # noqa: S101 - `make` made it
        return analysis_of(table.game, table.moves, advance)

    def live_analyst(self, game: Game[Any, Any]) -> LiveAnalystOfDiamant:
        """Everyone's chance to win and the value of choices, as soon as they are revealed."""
        assert isinstance(game, Diamant)  # noqa: S101 - `make` made it
        return LiveAnalystOfDiamant(game)

    def clock_choice(self, view: View, legal: tuple[Action, ...]) -> Action | None:
        """Back if a card can end the round and something would come home, else on."""
        del legal
        sure = view.home_in_all[-1] if view.home_in_all else 0  # even if all leave
        return BACK if view.threats and sure else ON

    def seeded_draw(self, seed: bytes, game: Game[Any, Any]) -> Draw:
        """Cards from a fixed deck: the same ones for everyone, whoever leaves when."""
        assert isinstance(game, Diamant)  # noqa: S101 - `make` made it

        def draw(chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
            del chance, part
            return next_card(seed, game, moves)

        return draw
