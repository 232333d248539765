"""What bots say to people: what their own corners see, a little at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from operator import itemgetter
from typing import Final

from gemkeep.core.moves import Seat
from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts.types import WALLS, Box, Cell
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.reports import (
    SEAL_IS,
    SEAL_ON,
    SEAL_ON_EITHER,
    Report,
    ReportKind,
    opinion_on_finishing,
    report_on,
    tokens_to_spare,
    visible_reports,
    worth_reporting,
)
from gemkeep.minds.hideouts.teammates.intentions import ONLY_LEFT
from gemkeep.server.games.hideouts.bots.manners import bots_at, talkative_bots_at
from gemkeep.table.commands import BotPoint
from gemkeep.table.state import Line, Table

AT_ONCE: Final = 2
"""How many remarks bots make after a move without being asked."""
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "whose": (SEAL_IS, SEAL_ON, SEAL_ON_EITHER),
    SEAL_ON: (SEAL_IS,),
}
"""The phrases that answer a phrase, the best first."""
REPORTS: Final[Mapping[str, ReportKind]] = {
    SEAL_IS: SEAL_IS,
    SEAL_ON: SEAL_ON,
    SEAL_ON_EITHER: SEAL_ON_EITHER,
    "seal_far_side": SEAL_ON,
    ONLY_LEFT: SEAL_IS,
}
"""The phrases that say something about a seal."""
FEW_TOKENS: Final = "few_tokens"
SCARCE: Final = 2
"""The tokens to spare at which a bot warns the team, once in a game."""
LOOKED_BACK: Final = 50
"""How many updates old the position may be that a phrase refers to."""


class BotRemarks:
    """The talk at one table: what was said, what was asked, and what bots should say next."""

    def __init__(self) -> None:
        """Nothing is said yet."""
        self._said: set[tuple[Box, str]] = set()
        self._asked: deque[tuple[Box, str]] = deque()
        """The boxes that someone wants to know more about, and the phrase they asked with."""
        self._polled: deque[Seat] = deque()
        """The bots that have yet to vote on lifting the boxes."""
        self._unasked = AT_ONCE
        self._warned_at = -1
        """The update at which a bot warned last that tokens are scarce."""
        self._stood: dict[int, tuple[Box, ...]] = {}
        """The box on each cell, by the number of the update."""

    def moved(self, table: Table) -> None:
        """Take in that the casket has changed."""
        self._unasked = AT_ONCE
        self._polled.clear()
        self._stood[table.number] = table.state.standing
        self._stood.pop(table.number - LOOKED_BACK, None)

    def heard(self, line: Line, table: Table) -> None:
        """Take in what a person says with a quick phrase."""
        if line.point is None or (box := self._meant(line.point, table)) is None:
            return
        if line.point.phrase in ANSWERS:
            self._asked.append((box, line.point.phrase))
        self._said.add((box, line.point.phrase))

    def asked_to_lift(self, by: Seat, table: Table) -> None:
        """Someone wants to lift the boxes: every other bot votes on it."""
        self._polled = deque(seat for seat in bots_at(table) if seat != by)

    def next(self, table: Table) -> BotPoint | None:
        """The most useful thing that a bot can say now, if there is one."""
        bots = bots_at(table)
        if table.phase != "playing" or not bots:
            return None
        views = {seat: table.game.view(table.state, seat) for seat in range(len(table.chairs))}
        return self._requested(table, views, bots) or self._volunteered(table, views, bots)

    def _requested(
        self, table: Table, views: dict[Seat, View], bots: list[Seat]
    ) -> BotPoint | None:
        """A vote or an answer that someone waits for."""
        if self._polled:
            seat = self._polled[0]
            word = opinion_on_finishing(views[seat])
            return BotPoint(seat, Phrase(word, None, None, None, table.number))
        while self._asked:
            if (said := self._answer(table, views, bots)) is not None:
                return said
            self._asked.popleft()
        return None

    def _volunteered(
        self, table: Table, views: dict[Seat, View], bots: list[Seat]
    ) -> BotPoint | None:
        """A warning, or what a bot sees and people do not."""
        talkative = talkative_bots_at(table)
        if talkative and self._should_warn(table, views[talkative[0]]):
            return BotPoint(talkative[0], Phrase(FEW_TOKENS, None, None, None, table.number))
        if not self._unasked:
            return None
        people = [visible_reports(view) for seat, view in views.items() if seat not in bots]
        news = [
            (place, seat, report)
            for seat in bots
            for place, report in enumerate(worth_reporting(views[seat]))
            if seat in talkative or _is_needed(report, views[seat])
            if self._is_news(report, table) and not all(report in seen for seen in people)
        ]
        if not news:
            return None
        _, seat, report = min(news, key=itemgetter(0))
        return _point(table, seat, report)

    def speaks(self, table: Table, said: BotPoint) -> None:
        """Take in that a bot is about to say this, so that no other bot repeats it."""
        if said.phrase.phrase == FEW_TOKENS:
            self._warned_at = table.number
        elif self._polled:
            self._polled.popleft()
        elif self._asked:
            self._asked.popleft()
        else:
            self._unasked -= 1
        if said.phrase.cell is not None:
            self._said.add((table.state.standing[said.phrase.cell], said.phrase.phrase))

    def report_in(self, point: Phrase, table: Table) -> Report | None:
        """What a phrase says about a seal, with the box's current cell; None if nothing."""
        box = self._meant(point, table)
        phrase = REPORTS.get(point.phrase)
        if box is None or phrase is None:
            return None
        cell = table.state.standing.index(box)
        wall = next((wall for wall in WALLS if wall == point.side), None)
        return Report(phrase, cell, point.piece, wall)

    def _should_warn(self, table: Table, view: View) -> bool:
        """Whether the tokens have become scarce and no bot has said so yet."""
        if self._warned_at == table.number:
            return False
        spare = tokens_to_spare(view)
        if spare is None or spare > SCARCE:
            return False
        said = any(line.point and line.point.phrase == FEW_TOKENS for line in table.talk)
        return not said

    def _is_news(self, report: Report, table: Table) -> bool:
        box = table.state.standing[report.cell]
        return not {(box, report.phrase), (box, SEAL_IS)} & self._said

    def _meant(self, point: Phrase, table: Table) -> Box | None:
        """The box that was on the cell when the phrase was said; None for the gap."""
        if point.cell is None:
            return None
        state = table.state
        box: Box = self._stood.get(point.number, state.standing)[point.cell]
        return None if box == state.standing[state.gap] else box

    def _answer(self, table: Table, views: dict[Seat, View], bots: list[Seat]) -> BotPoint | None:
        """The best answer about the first box asked about, or an admission of not knowing."""
        box, asked = self._asked[0]
        cell: Cell = table.state.standing.index(box)
        reports = [(report_on(views[seat], cell), seat) for seat in bots]
        for phrase in ANSWERS[asked]:
            for found, seat in reports:
                if found is not None and found.phrase == phrase:
                    return _point(table, seat, found)
        if asked == SEAL_ON:
            return None
        return BotPoint(bots[0], Phrase("not_sure", cell, None, None, table.number))


def _is_needed(report: Report, view: View) -> bool:
    """Whether people learn this only if it is said: a seal that the table does not show."""
    return report.phrase == SEAL_IS and view.memory != "team"


def _point(table: Table, seat: Seat, report: Report) -> BotPoint:
    return BotPoint(
        seat, Phrase(report.phrase, report.cell, report.guardian, report.wall, table.number)
    )
