"""When bots answer and clocks run out, at one table."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from gemkeep.core.moves import Action, Seat
from gemkeep.core.phrases import Phrase
from gemkeep.games.hideouts.types import FINISH
from gemkeep.server.bots import roster
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.seats import SeatedBots
from gemkeep.server.games.hideouts.bot_chat import BotChat
from gemkeep.server.games.hideouts.finish_vote import FinishVote, now_or_never
from gemkeep.server.tables.live_table import Answer, LiveTable
from gemkeep.table.commands import BotAct, BotPoint, Command, TimeUp
from gemkeep.table.state import Chair, Table

QUICKEST: Final = 0.7
SLOWEST: Final = 2.6
"""Seconds a bot takes at a human pace."""
PATIENCE: Final = 2
"""How many times as long it takes in a guided game."""
GRACE: Final = 0.25
"""Seconds a clock gives for the way a move takes over the network."""


class TurnScheduler:
    """Wakes the bots of a table, and whoever must decide when time is up."""

    def __init__(
        self, live: LiveTable, pace: float, pool: BotPool, seed: bytes | None = None
    ) -> None:
        """Bots of this table think in this pool, at this pace, with the luck of this seed."""
        self._live = live
        self._pace = pace
        self._bots = SeatedBots(pool, seed)
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._thinking: set[tuple[Seat, int]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self._clock_for: float | None = None
        self._chairs: tuple[Chair, ...] = ()
        self._has_bots = False
        self._talk = BotChat(live, pace, self._bots, self.went_on)
        self._last_word = FinishVote(live, pace, self.went_on)

    def went_on(self) -> None:
        """See who is to move now, and wake whoever is a bot."""
        table = self._live.table
        self._wind_clock(table)
        if table.chairs is not self._chairs:
            self._chairs = table.chairs
            self._has_bots = any(chair.bot is not None for chair in table.chairs)
        if not self._has_bots:
            return
        undecided = table.undecided()
        bots_to_move = [seat for seat in undecided if table.chairs[seat].bot is not None]
        if table.settings.guided and len(bots_to_move) < len(undecided):
            return  # patient bots let people choose first
        if self._talk.asked_to_wait:
            return
        for seat in bots_to_move:
            if (seat, table.opened) not in self._thinking:
                self._thinking.add((seat, table.opened))
                self._timers[seat] = asyncio.get_running_loop().call_later(
                    self._delay(), self._think, seat, table.opened
                )

    def saw(self, before: Table, after: Table) -> None:
        """Let the bots say what they see, now that the table has gone on."""
        if self._has_bots:
            self._bots.saw(before, after)
            self._talk.saw(before, after)

    def close(self) -> None:
        """Stop waking anyone."""
        self._bots.close()
        self._talk.close()
        self._last_word.close()
        for timer in (*self._timers.values(), self._clock):
            if timer is not None:
                timer.cancel()

    def _delay(self) -> float:
        table = self._live.table
        in_turns = len(table.waiting) == 1  # where all decide at once, people have chosen by now
        patience = PATIENCE if table.settings.guided and in_turns else 1
        return self._pace * patience * random.uniform(QUICKEST, SLOWEST)

    def _think(self, seat: Seat, opened: int) -> None:
        self._timers.pop(seat, None)
        table = self._live.table
        name = table.chairs[seat].bot
        past = table.opened != opened or seat not in table.undecided()
        if past or name is None or self._talk.asked_to_wait:
            self._thinking.discard((seat, opened))
            return
        asyncio.get_running_loop().create_task(self._answer(table, seat, name))

    async def _answer(self, table: Table, seat: Seat, name: str) -> None:
        action = await self._bots.answer(table, seat, name)
        command = await self._after_asking(table, seat, name, action)

        def answered(answer: Answer) -> None:
            self._thinking.discard((seat, table.opened))
            if answer.refusal is not None and answer.refusal[0] == "unavailable":
                self._later()

        if command is None:
            self._thinking.discard((seat, table.opened))
        else:
            self._live.ask(command, answered)

    async def _after_asking(
        self, table: Table, seat: Seat, name: str, action: Action
    ) -> Command | None:
        """What the bot does or says, as nobody lifts the boxes unasked; None while it waits."""
        if action.verb == FINISH:
            word = self._last_word.on(self._live.table)
            if word == "unasked":
                return BotPoint(seat, Phrase("finish", None, None, None, table.number))
            if word == "awaited":
                return None
            if word == "doubted" and not now_or_never(table.state):
                action = await self._bots.answer(table, seat, name, never=FINISH)
        return BotAct(seat, table.opened, action.verb, action.argument)

    def _later(self) -> None:
        """The store could not keep a bot's move; the bot tries again in a while."""
        asyncio.get_running_loop().call_later(1.0, self.went_on)

    def _wind_clock(self, table: Table) -> None:
        deadline = table.deadline
        if deadline == self._clock_for:
            return
        if self._clock is not None:
            self._clock.cancel()
        self._clock, self._clock_for = None, deadline
        if deadline is not None:
            left = max(0.0, deadline - self._live.registry.config.clock()) + GRACE
            self._clock = asyncio.get_running_loop().call_later(left, self._time_is_up)

    def _time_is_up(self) -> None:
        table = self._live.table
        if table.deadline is None or table.deadline != self._clock_for:
            return
        for seat in table.undecided():
            asyncio.get_running_loop().create_task(self._decide_for(table, seat))

    async def _decide_for(self, table: Table, seat: Seat) -> None:
        """A bot decides this once for who ran out of time."""
        action = await self._bots.answer(table, seat, roster.stand_in(table.settings.game))
        command = TimeUp(seat, table.opened, action.verb, action.argument)

        def answered(answer: Answer) -> None:
            if answer.refusal is not None and answer.refusal[0] == "unavailable":
                asyncio.get_running_loop().call_later(1.0, self._time_is_up)

        self._live.ask(command, answered)
