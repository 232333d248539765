"""When bots talk at one table: one after another, at a human pace, and not when asked to wait."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Final

from gemkeep.core.phrases import Phrase
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import TURN
from gemkeep.server.bots.seats import SeatedBots
from gemkeep.server.games.hideouts.bot_remarks import BotRemarks
from gemkeep.server.tables.live_table import Answer, LiveTable
from gemkeep.table.commands import BotPoint
from gemkeep.table.state import Line, Table

QUICKEST: Final = 0.9
SLOWEST: Final = 2.2
"""Seconds before a bot says the next thing, at a human pace."""
ADVICE_AFTER: Final = 25.0
LESSON_AFTER: Final = 2.5
"""Seconds a person thinks before a bot has advice; in a guided game it helps sooner."""
WAITS_FOR: Final = 45.0
"""Seconds that bots wait when asked to, if nobody says another word."""


class BotChat:
    """The talk of bots with people."""

    def __init__(
        self, live: LiveTable, pace: float, bots: SeatedBots, go_on: Callable[[], None]
    ) -> None:
        """Bots of this table talk at this pace; whoever waited for them goes on when called."""
        self._live = live
        self._pace = pace
        self._bots = bots
        self._go_on = go_on
        self._talk = BotRemarks()
        self._speech: asyncio.TimerHandle | None = None
        self._advice: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._advised = 0

    @property
    def asked_to_wait(self) -> bool:
        """Whether a person has asked the bots to wait."""
        return self._waiting is not None

    def saw(self, before: Table, after: Table) -> None:
        """The table has gone on, or something was said."""
        if not isinstance(after.game, Hideouts) or after.state is None or not after.people():
            return
        if after.before is not before.before:
            self._talk.moved(after)
        if after.lines != before.lines:
            self._heard(after.talk[-1], after)
        self._speak_later(after)
        self._advise_later(after, ADVICE_AFTER)

    def close(self) -> None:
        """Say nothing more."""
        for timer in (self._speech, self._advice, self._waiting):
            if timer is not None:
                timer.cancel()

    def _heard(self, line: Line, table: Table) -> None:
        seat, point = line.seat, line.point
        if seat is None or point is None:
            return
        if (told := self._talk.telling(point, table)) is not None:
            self._bots.heard(seat, told)
        if point.phrase == "finish":
            self._talk.asked_to_lift(seat, table)
        if table.chairs[seat].bot is not None:
            return
        self._talk.heard(line, table)
        if point.phrase == "wait":
            self._wait()
        else:
            self._end_waiting()
        if point.phrase == "not_sure":
            self._advised = 0
            self._advise_later(table, LESSON_AFTER)

    # --- Speaking --------------------------------------------------------------------------------

    def _speak_later(self, table: Table) -> None:
        if self._speech is None and self._talk.next(table) is not None:
            after = self._pace * random.uniform(QUICKEST, SLOWEST)
            self._speech = asyncio.get_running_loop().call_later(after, self._speak)

    def _speak(self) -> None:
        self._speech = None
        table = self._live.table
        if (said := self._talk.next(table)) is not None:
            self._talk.speaks(table, said)
            self._live.ask(said, _whatever)

    # --- Advising --------------------------------------------------------------------------------

    def _advise_later(self, table: Table, after: float) -> None:
        """Once in each turn of a person, if that takes long."""
        if table.opened == self._advised or table.state.phase != TURN:
            return
        if any(table.chairs[seat].bot is not None for seat in table.undecided()):
            return
        if self._advice is not None:
            self._advice.cancel()
        self._advised = table.opened
        after = min(after, LESSON_AFTER) if table.settings.guided else after
        self._advice = asyncio.get_running_loop().call_later(self._pace * after, self._advise)

    def _advise(self) -> None:
        table = self._live.table
        if table.opened == self._advised and not self.asked_to_wait:
            asyncio.get_running_loop().create_task(self._give_advice(table))

    async def _give_advice(self, table: Table) -> None:
        advice = await self._bots.advice(table)
        if advice is None or self._live.table.opened != table.opened:
            return
        seat, (_, cell) = advice
        if isinstance(cell, int):
            point = Phrase("move_this", cell, None, None, table.number)
            self._live.ask(BotPoint(seat, point), _whatever)

    # --- Waiting ---------------------------------------------------------------------------------

    def _wait(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = asyncio.get_running_loop().call_later(WAITS_FOR, self._end_waiting)

    def _end_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
            self._go_on()


def _whatever(answer: Answer) -> None:
    """Talk that could not be kept is not said again."""
    del answer
