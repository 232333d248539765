"""When bots answer and clocks run out, at one table."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import Executor
from typing import Final

from gemkeep.core.bot import Bot
from gemkeep.core.moves import Action, Seat
from gemkeep.server import bots
from gemkeep.server.daily_deal import luck_of
from gemkeep.server.room import Answer, Room
from gemkeep.server.team_talk import TeamTalk
from gemkeep.table.commands import BotAct, TimeUp
from gemkeep.table.match import Chair, Table
from gemkeep.table.sight import look_as_bot

QUICKEST: Final = 0.7
SLOWEST: Final = 2.6
"""Seconds a bot takes at a human pace."""
DICE: Final = random.SystemRandom()
GRACE: Final = 0.25
"""Seconds a clock gives for the way a move takes over the network."""


class Pace:
    """Wakes the bots of a table, and whoever must decide when time is up."""

    def __init__(
        self, room: Room, pace: float, thinkers: Executor, seed: bytes | None = None
    ) -> None:
        """Bots of this room think in these threads, at this pace, with the luck of this seed."""
        self._room = room
        self._pace = pace
        self._thinkers = thinkers
        self._seed = seed
        self._bots: dict[tuple[Seat, str], tuple[Bot, random.Random]] = {}
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._thinking: set[tuple[Seat, int]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self._clock_for: float | None = None
        self._chairs: tuple[Chair, ...] = ()
        self._has_bots = False
        self._talk = TeamTalk()

    def went_on(self) -> None:
        """See who is to move now, and wake whoever is a bot."""
        table = self._room.table
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
        for seat in bots_to_move:
            if (seat, table.opened) not in self._thinking:
                self._thinking.add((seat, table.opened))
                self._timers[seat] = asyncio.get_running_loop().call_later(
                    self._delay(), self._think, seat, table.opened
                )

    def saw(self, before: Table, after: Table) -> None:
        """Let the bots say what they see, now that the table has gone on."""
        if self._has_bots:
            for command in self._talk.about(before, after):
                self._room.ask(command, _whatever)

    def close(self) -> None:
        """Stop waking anyone."""
        for timer in (*self._timers.values(), self._clock):
            if timer is not None:
                timer.cancel()

    def _delay(self) -> float:
        return self._pace * random.uniform(QUICKEST, SLOWEST)

    def _think(self, seat: Seat, opened: int) -> None:
        self._timers.pop(seat, None)
        table = self._room.table
        name = table.chairs[seat].bot
        if table.opened != opened or name is None or seat not in table.undecided():
            self._thinking.discard((seat, opened))
            return
        asyncio.get_running_loop().create_task(self._answer(table, seat, name))

    async def _answer(self, table: Table, seat: Seat, name: str) -> None:
        action = await self._ask(table, seat, name)
        command = BotAct(seat, table.opened, action.verb, action.argument)

        def answered(answer: Answer) -> None:
            self._thinking.discard((seat, table.opened))
            if answer.refusal is not None and answer.refusal[0] == "unavailable":
                self._later()

        self._room.ask(command, answered)

    def _later(self) -> None:
        """The store could not keep a bot's move; the bot tries again in a while."""
        asyncio.get_running_loop().call_later(1.0, self.went_on)

    async def _ask(self, table: Table, seat: Seat, name: str) -> Action:
        """What the bot does: it is given what a person in its seat is, and no more."""
        key = (seat, name)
        if key not in self._bots:
            luck = random.Random(DICE.getrandbits(64))
            self._bots[key] = bots.sit_down(table.settings.game, name, luck), luck
        bot, luck = self._bots[key]
        if self._seed is not None:
            luck.seed(luck_of(self._seed, seat, len(table.moves)))
        seen = look_as_bot(table, seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._thinkers, bots.answer, bot, name, seat, seen.view, seen.legal
        )

    def _wind_clock(self, table: Table) -> None:
        deadline = table.deadline
        if deadline == self._clock_for:
            return
        if self._clock is not None:
            self._clock.cancel()
        self._clock, self._clock_for = None, deadline
        if deadline is not None:
            left = max(0.0, deadline - self._room.hall.config.clock()) + GRACE
            self._clock = asyncio.get_running_loop().call_later(left, self._time_is_up)

    def _time_is_up(self) -> None:
        table = self._room.table
        if table.deadline is None or table.deadline != self._clock_for:
            return
        for seat in table.undecided():
            asyncio.get_running_loop().create_task(self._decide_for(table, seat))

    async def _decide_for(self, table: Table, seat: Seat) -> None:
        """A bot decides this once for who ran out of time."""
        action = await self._ask(table, seat, bots.stand_in(table.settings.game))
        command = TimeUp(seat, table.opened, action.verb, action.argument)

        def answered(answer: Answer) -> None:
            if answer.refusal is not None and answer.refusal[0] == "unavailable":
                asyncio.get_running_loop().call_later(1.0, self._time_is_up)

        self._room.ask(command, answered)


def _whatever(answer: Answer) -> None:
    """Talk that could not be kept is not said again."""
    del answer
