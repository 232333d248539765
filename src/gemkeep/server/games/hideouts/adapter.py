"""Hideouts' adapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from litestar.handlers import HTTPRouteHandler

from gemkeep.core.game import Game
from gemkeep.core.moves import Seat
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.review import Review, Said
from gemkeep.games.hideouts.types import FINISH
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.reports import SEAL_IS
from gemkeep.server.games.base import QuickMatch, ServedGame, TableOption
from gemkeep.server.games.bot_talk import BotTable, BotTalk
from gemkeep.server.games.daily import DailyGame
from gemkeep.server.games.hideouts import http, redaction
from gemkeep.server.games.hideouts.bot_chat import BotChat
from gemkeep.server.games.hideouts.daily import DailyHideouts
from gemkeep.server.games.hideouts.lesson import LessonOfHideouts
from gemkeep.server.games.hideouts.painting import HideoutsPainter
from gemkeep.server.games.hideouts.statistics import StatisticsOfHideouts
from gemkeep.server.games.hideouts.wire import HideoutsProgress
from gemkeep.server.games.history import PastEvent, VisibleHistory
from gemkeep.server.games.lesson import Lesson
from gemkeep.server.games.painting import Painter
from gemkeep.server.games.statistics import Statistics
from gemkeep.server.games.texts import GameTexts, read_texts
from gemkeep.table.state import Settings, Table


class ServedHideouts(ServedGame):
    """Hideouts as the server offers it."""

    name: ClassVar[str] = Hideouts.name
    options: ClassVar[frozenset[TableOption]] = frozenset({"watching", "first"})
    rated: ClassVar[bool] = False  # a team can't be compared with itself
    statistics: ClassVar[Statistics] = StatisticsOfHideouts()
    daily: ClassVar[DailyGame | None] = DailyHideouts()
    lesson: ClassVar[Lesson | None] = LessonOfHideouts()
    never_by_clock: ClassVar[str | None] = FINISH  # it ends the game for the whole team
    texts: ClassVar[Mapping[str, GameTexts]] = read_texts(Path(__file__).with_name("texts.toml"))
    painter: ClassVar[Painter | None] = HideoutsPainter()
    handlers: ClassVar[tuple[HTTPRouteHandler, ...]] = http.HANDLERS
    review_type: ClassVar[type | None] = Review
    progress_type: ClassVar[type | None] = HideoutsProgress
    quick_match: ClassVar[QuickMatch | None] = QuickMatch(
        {"level": 1, "memory": "team"}, 3, ("walker", "walker")
    )

    def make(self, settings: Settings, seats: int) -> Hideouts:
        """The game, with the seat that was chosen to begin."""
        game = Hideouts.from_rules(settings.rules, seats)
        return game if settings.first is None else game.with_first(settings.first)

    def bot_talk(self, table: BotTable) -> BotTalk:
        """Bots say what they see, and ask before they lift the boxes."""
        return BotChat(table)

    def visible_history(self, table: Table, history: Sequence[PastEvent]) -> VisibleHistory:
        """Without memory aids, only what is in sight."""
        return redaction.visible_history(table, history)

    def open_view(self, game: Game[Any, Any], state: Any) -> View:  # noqa: ANN401 - any game's
        """The casket with every box lifted."""
        assert isinstance(game, Hideouts)  # noqa: S101 - `make` made it
        return game.open_view(state)

    def progress(self, table: Table, seat: Seat) -> HideoutsProgress | None:
        """The supply, which everyone sees."""
        del seat
        return None if table.state is None else HideoutsProgress(table.state.supply)

    def review(self, table: Table) -> Review:
        """What went wrong, and where the tokens went."""
        assert isinstance(table.game, Hideouts)  # noqa: S101 - `make` made it
        return table.game.review(table.moves, _said(table))


def _said(table: Table) -> Said:
    """What was said at the table; in doubt, a seat is taken to have said all it knew."""
    chairs, talk = table.chairs, table.talk
    if table.lines > len(talk):  # the table has forgotten what was said first
        return Said(talkers=frozenset(range(len(chairs))))
    together = [table.seats_of(chair.person) for chair in chairs]
    aloud = {seat for seats in together if len(seats) > 1 for seat in seats}
    wrote = {line.seat for line in talk if line.text is not None and line.seat is not None}
    points = [line.point for line in talk if line.point is not None]
    seals = {point.piece for point in points if point.phrase == SEAL_IS and point.piece}
    return Said(frozenset(seals), frozenset(aloud | wrote))
