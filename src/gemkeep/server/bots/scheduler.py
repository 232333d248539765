"""When the bots of a table move, and when its clock runs out."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from gemkeep.core.moves import Action, Seat
from gemkeep.server.bots import roster
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.port import Answer, TablePort, ignore
from gemkeep.server.bots.seats import SeatedBots
from gemkeep.server.bots.talk import TalkingTable
from gemkeep.server.games.interface.bot_talk import BotTalk, Reconsider
from gemkeep.server.games.registry import served
from gemkeep.table.commands import BotAct, BotPoint, Command, StandIn, TimeUp
from gemkeep.table.entries import ChoiceMade
from gemkeep.table.evolve import Step
from gemkeep.table.people.seats import MOST_TIMEOUTS
from gemkeep.table.state import Table
from gemkeep.table.visibility import bot_view

QUICKEST: Final = 0.7
SLOWEST: Final = 2.6
"""Seconds a bot takes for a move at a human pace."""
PATIENCE: Final = 2
"""How many times as long it takes in a guided game."""
RETRY_AFTER: Final = 1.0
GRACE: Final = 0.25
"""Seconds a clock allows for the network."""


class TurnScheduler:
    """Starts the bots of a table when they are to move, and a stand-in when time is up."""

    def __init__(
        self, live: TablePort, pace: float, pool: BotPool, seed: bytes | None = None
    ) -> None:
        """Bots think in this pool, at this pace, with random numbers from this seed."""
        self._live = live
        self._pace = pace
        self._bots = SeatedBots(pool, seed)
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._thinking: set[tuple[Seat, int]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self._clock_for: tuple[int, float] | None = None
        """The decision and the deadline for which the clock runs."""
        self._has_bots = _has_bots(live.table)
        game = served(live.table.settings.game)
        self._lesson = game.lesson if live.table.settings.lesson else None
        self._read = 0
        """The last update that the newcomer at a lesson has read about."""
        self._hurried = False
        """Whether bots take no time until a person is to move."""
        self._talk: BotTalk = game.bot_talk(TalkingTable(live, pace, self._bots, self.wake))

    def on_step(self, step: Step) -> None:
        """React to a change of the table: bots observe it, and those whose turn it is move."""
        if step.people_changed:
            self._has_bots = _has_bots(step.after)
        if step.moved_on or step.people_changed or self._has_bots:
            self.wake()
        if isinstance(step.entry, ChoiceMade) and step.entry.by == "clock":
            self._relieve(step.after)
        if self._has_bots:
            self._bots.on_step(step)
            self._talk.on_step(step)

    def wake(self) -> None:
        """Set the clock, and start every bot that is to move."""
        table = self._live.table
        self._set_clock(table)
        if not self._has_bots:
            return
        people_to_move = _people_to_move(table)
        if people_to_move:
            self._hurried = False
        if self._waits_for_people(table, people_to_move) or self._talk.asked_to_wait:
            return
        bots_to_move = [seat for seat in table.undecided() if seat not in people_to_move]
        for seat in bots_to_move:
            if (seat, table.opened) not in self._thinking:
                self._thinking.add((seat, table.opened))
                self._timers[seat] = asyncio.get_running_loop().call_later(
                    self._delay(), self._think, seat, table.opened
                )

    def read_up_to(self, number: int) -> None:
        """The newcomer at a lesson has read about this update; the bots wait until then."""
        self._read = max(self._read, number)
        self.wake()

    def hurry(self) -> None:
        """Let bots move without delay while only bots are to move."""
        table = self._live.table
        if not table.undecided() or _people_to_move(table):
            return
        self._hurried = True
        for seat, timer in tuple(self._timers.items()):
            timer.cancel()
            self._think(seat, table.opened)

    def close(self) -> None:
        """Cancel all timers and let the bots go."""
        self._bots.close()
        self._talk.close()
        for timer in (*self._timers.values(), self._clock):
            if timer is not None:
                timer.cancel()

    def _waits_for_people(self, table: Table, people_to_move: list[Seat]) -> bool:
        """Whether patient bots let people choose first, and read."""
        if self._lesson is not None and self._read < table.opened:
            return True
        patient = self._lesson is not None or table.settings.guided
        return patient and bool(people_to_move)

    def _delay(self) -> float:
        if self._hurried:
            return 0.0
        table = self._live.table
        in_turns = len(table.waiting) == 1  # where all choose at once, people have chosen by now
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
        action = self._scripted(table, seat) or await self._bots.answer(table, seat, name)
        command = await self._considered(table, seat, name, action)

        def answered(answer: Answer) -> None:
            self._thinking.discard((seat, table.opened))
            if answer.unavailable:
                asyncio.get_running_loop().call_later(RETRY_AFTER, self.wake)
            elif isinstance(command, BotPoint):
                self.wake()  # the bot has spoken, and still has to move

        if command is None:
            self._thinking.discard((seat, table.opened))
        else:
            self._live.submit(command, answered)

    def _scripted(self, table: Table, seat: Seat) -> Action | None:
        """What the lesson's script has the bot do, if the rules allow it."""
        action = None if self._lesson is None else self._lesson.act(table, seat)
        return action if action in table.game.legal(table.before, seat) else None

    async def _considered(
        self, table: Table, seat: Seat, name: str, action: Action
    ) -> Command | None:
        """What the bot does or says after consulting the game's talk; None to wait."""
        why = await self._bots.explanation(table, seat, name, action)
        verdict = self._talk.consider(table, seat, action, why)
        if isinstance(verdict, Reconsider):
            verdict = await self._bots.answer(table, seat, name, never=verdict.verb)
        if verdict is None or isinstance(verdict, BotPoint):
            return verdict
        return BotAct(seat, table.opened, verdict.verb, verdict.argument)

    def _set_clock(self, table: Table) -> None:
        """Start the clock of a new decision.

        The loop's timers don't follow the wall clock. Nor does a deadline from before a restart,
        if the wall clock was set back: no decision takes longer than the table allows.
        """
        clock_for, seconds = _clock_for(table), table.settings.seconds
        if clock_for == self._clock_for:
            return
        if self._clock is not None:
            self._clock.cancel()
        self._clock, self._clock_for = None, clock_for
        if clock_for is not None and seconds is not None:
            left = min(max(0.0, clock_for[1] - self._live.now()), seconds) + GRACE
            self._clock = asyncio.get_running_loop().call_later(left, self._time_is_up)

    def _time_is_up(self) -> None:
        self._clock = None
        table = self._live.table
        if self._clock_for is None or _clock_for(table) != self._clock_for:
            return
        for seat in table.undecided():
            asyncio.get_running_loop().create_task(self._decide_for(table, seat))

    async def _decide_for(self, table: Table, seat: Seat) -> None:
        """Make this one decision for a player who ran out of time."""
        action = await self._careful_choice(table, seat)
        command = TimeUp(seat, table.opened, action.verb, action.argument)

        def answered(answer: Answer) -> None:
            # One more try for all seats: with one for each, their number would grow each time.
            if answer.unavailable and self._clock is None:
                loop = asyncio.get_running_loop()
                self._clock = loop.call_later(RETRY_AFTER, self._time_is_up)

        self._live.submit(command, answered)

    async def _careful_choice(self, table: Table, seat: Seat) -> Action:
        """What the game's rule for late players says, or else what the stand-in chooses."""
        game, seen = served(table.settings.game), bot_view(table, seat)
        choice = game.clock_choice(seen.view, seen.legal)
        if choice is not None:
            return choice
        stand_in = roster.stand_in(game.name)
        return await self._bots.answer(table, seat, stand_in, never=game.never_by_clock)

    def _relieve(self, table: Table) -> None:
        """Let a bot sit in for people for whom the clock has chosen too often in a row."""
        for seat in dict.fromkeys(table.late):
            often = table.late.count(seat) >= MOST_TIMEOUTS
            if often and table.phase == "playing" and table.chairs[seat].bot is None:
                self._live.submit(StandIn(seat, roster.stand_in(table.settings.game)), ignore)


def _clock_for(table: Table) -> tuple[int, float] | None:
    return None if table.deadline is None else (table.opened, table.deadline)


def _people_to_move(table: Table) -> list[Seat]:
    return [seat for seat in table.undecided() if table.chairs[seat].bot is None]


def _has_bots(table: Table) -> bool:
    return any(chair.bot is not None for chair in table.chairs)
