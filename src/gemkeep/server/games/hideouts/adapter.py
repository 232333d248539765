"""Hideouts' adapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from litestar.handlers import HTTPRouteHandler

from gemkeep.core.game import Game
from gemkeep.core.moves import Seat
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.review import Said
from gemkeep.games.hideouts.types import FINISH
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.keeper import machine_code
from gemkeep.minds.hideouts.reports import SEAL_IS
from gemkeep.server.games.hideouts import redaction
from gemkeep.server.games.hideouts.analysis.run import run_analysis
from gemkeep.server.games.hideouts.analysis.wire import HideoutsAnalysis
from gemkeep.server.games.hideouts.bots.chat import BotChat
from gemkeep.server.games.hideouts.daily import DailyHideouts
from gemkeep.server.games.hideouts.hints import HintsOfHideouts
from gemkeep.server.games.hideouts.lesson import LessonOfHideouts
from gemkeep.server.games.hideouts.levels import http
from gemkeep.server.games.hideouts.painting import HideoutsPainter
from gemkeep.server.games.hideouts.puzzles import http as puzzles
from gemkeep.server.games.hideouts.review import HideoutsReview, review
from gemkeep.server.games.hideouts.statistics import StatisticsOfHideouts
from gemkeep.server.games.hideouts.wire import HideoutsProgress
from gemkeep.server.games.interface.base import QuickMatch, ServedGame, TableOption
from gemkeep.server.games.interface.bot_talk import BotTable, BotTalk
from gemkeep.server.games.interface.daily import DailyGame
from gemkeep.server.games.interface.hints import HintGiver
from gemkeep.server.games.interface.history import PastEvent, VisibleHistory
from gemkeep.server.games.interface.lesson import Lesson
from gemkeep.server.games.interface.painting import Painter
from gemkeep.server.games.interface.statistics import Statistics
from gemkeep.server.games.interface.texts import GameTexts, read_texts
from gemkeep.table.evolve import Step
from gemkeep.table.state import Settings, Table


class ServedHideouts(ServedGame):
    """Hideouts as the server offers it."""

    name: ClassVar[str] = Hideouts.name
    options: ClassVar[frozenset[TableOption]] = frozenset({"watching", "first", "hints"})
    rated: ClassVar[bool] = False  # a team can't be compared with itself
    repeatable: ClassVar[bool] = True  # the casket is dealt once, before the first turn
    statistics: ClassVar[Statistics] = StatisticsOfHideouts()
    daily: ClassVar[DailyGame | None] = DailyHideouts()
    lesson: ClassVar[Lesson | None] = LessonOfHideouts()
    hints: ClassVar[HintGiver | None] = HintsOfHideouts()
    never_by_clock: ClassVar[str | None] = FINISH  # it ends the game for the whole team
    texts: ClassVar[Mapping[str, GameTexts]] = read_texts(Path(__file__).with_name("texts.toml"))
    painter: ClassVar[Painter | None] = HideoutsPainter()
    guesses: ClassVar[tuple[str, ...]] = ("won", "lost")
    handlers: ClassVar[tuple[HTTPRouteHandler, ...]] = (*http.HANDLERS, *puzzles.HANDLERS)
    review_type: ClassVar[type | None] = HideoutsReview
    analysis_type: ClassVar[type | None] = HideoutsAnalysis
    progress_type: ClassVar[type | None] = HideoutsProgress
    quick_match: ClassVar[QuickMatch | None] = QuickMatch(
        {"level": 1, "memory": "team"}, 3, ("walker", "walker")
    )

    def make(self, settings: Settings, seats: int) -> Hideouts:
        """The game, with the seat that was chosen to begin."""
        game = Hideouts.from_rules(settings.rules, seats)
        return game if settings.first is None else game.with_first(settings.first)

    def open(self) -> None:
        """Compile the keeper before somebody plays with it."""
        machine_code.begin()

    def close(self) -> None:
        """Stop the work on levels, and compiling."""
        http.JOBS.close()
        machine_code.end()

    def guessed(self, step: Step) -> str | None:
        """Whether the team has won; None before the end."""
        outcome = step.after.outcome
        if outcome is None:
            return None
        return "won" if outcome.winners else "lost"

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

    def review(self, table: Table) -> HideoutsReview:
        """What went wrong, where the tokens went, and how few would have sufficed."""
        assert isinstance(table.game, Hideouts)  # noqa: S101 - `make` made it
        return review(table.game, table.moves, _said(table))

    def analyse(self, table: Table, advance: Callable[[int], None]) -> HideoutsAnalysis:
        """What the team could know, what was wasted, and what was luck."""
        assert isinstance(table.game, Hideouts)  # noqa: S101 - `make` made it
        return run_analysis(table.game, table.moves, advance)


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
