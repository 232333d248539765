"""When the bots of a table talk: one after another, at a human pace, never when asked to wait."""

from __future__ import annotations

import asyncio
import random
from typing import Final, NamedTuple

from gemkeep.core.moves import Action, Seat
from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts.types import FINISH, TURN
from gemkeep.minds.hideouts.teammates.forgetful import FORGOT_HOME
from gemkeep.server.games.hideouts.bots.finish_vote import FinishVote, now_or_never
from gemkeep.server.games.hideouts.bots.intentions import announcement
from gemkeep.server.games.hideouts.bots.manners import bots_at, talkative_bots_at
from gemkeep.server.games.hideouts.bots.remarks import BotRemarks
from gemkeep.server.games.hideouts.lesson import MATE, next_in_script
from gemkeep.server.games.interface.bot_talk import BotTable, BotTalk, Reconsider, Verdict
from gemkeep.table.commands import BotPoint
from gemkeep.table.entries import LineSaid
from gemkeep.table.evolve import Step
from gemkeep.table.state import Line, Table

QUICKEST: Final = 0.9
SLOWEST: Final = 2.2
"""Seconds before a bot says the next thing, at a human pace."""
ADVICE_AFTER: Final = 25.0
LESSON_AFTER: Final = 2.5
"""Seconds a person thinks before a bot gives advice; in a lesson it helps sooner."""
WAITS_FOR: Final = 45.0
"""Seconds that bots wait when asked to, if nobody says anything more."""
REMINDED_WITHIN: Final = 12.0
"""Seconds that a bot which has forgotten a home waits for somebody to tell it."""


class Announced(NamedTuple):
    """What a bot has said that it will do."""

    decision: int
    action: Action
    heard: int
    """The last line of anyone else before that."""


class BotChat(BotTalk):
    """The talk of the bots at one table."""

    def __init__(self, live: BotTable) -> None:
        """Nothing is said yet."""
        self._live = live
        self._remarks = BotRemarks()
        self._vote = FinishVote(live)
        self._speech: asyncio.TimerHandle | None = None
        self._advice: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._advised = 0
        self._asked_for_advice = False
        """Whether a person has asked what to do in this turn."""
        self._announced: Announced | None = None
        """The last action that a bot announced."""

    @property
    def asked_to_wait(self) -> bool:
        """Whether a person has asked the bots to wait."""
        return self._waiting is not None

    def on_step(self, step: Step) -> None:
        """Take in a move or a remark, and plan what to say next."""
        after = step.after
        if after.state is None or not after.people():
            return
        if step.moved_on:
            self._remarks.moved(after)
            self._asked_for_advice = False
        if isinstance(step.entry, LineSaid):
            self._heard(after.talk[-1], after)
        self._speak_later(after)
        self._advise_later(after, ADVICE_AFTER)

    def consider(self, table: Table, seat: Seat, action: Action, why: object | None) -> Verdict:
        """Announce a move with its reason, and ask everyone before the boxes are lifted.

        If someone doubts that they should be lifted, the bot does something else.
        """
        if action.verb != FINISH:
            return self._as_announced(table, seat, action, why)
        match self._vote.on(self._live.table):
            case "unasked":
                return BotPoint(seat, Phrase("finish", None, None, None, table.number))
            case "awaited":
                return None
            case "doubted" if not now_or_never(table.state):
                return Reconsider(FINISH)
            case _:
                return action

    def _as_announced(
        self, table: Table, seat: Seat, action: Action, why: object | None
    ) -> Verdict:
        """What the bot says before its action, then the action.

        A bot thinks again once it has spoken, and may come to something else by chance. It does
        what it said, unless somebody has said something since then.
        """
        heard = next((line.number for line in reversed(table.talk) if line.seat != seat), 0)
        before = self._announced
        if before is not None and before.decision == table.opened:
            if before.heard == heard:
                return before.action
            if before.action == action:
                return action
        said = announcement(table, action, why)
        if said is None:
            return action
        self._announced = Announced(table.opened, action, heard)
        if said.phrase == FORGOT_HOME:
            self._wait(self._live.pace * REMINDED_WITHIN)
        return BotPoint(seat, said)

    def close(self) -> None:
        """Cancel everything that is still to be said."""
        self._vote.close()
        for timer in (self._speech, self._advice, self._waiting):
            if timer is not None:
                timer.cancel()

    def _heard(self, line: Line, table: Table) -> None:
        seat, point = line.seat, line.point
        if seat is None or point is None:
            return
        if (report := self._remarks.report_in(point, table)) is not None:
            self._live.hear(seat, report)
        if point.phrase == "finish":
            self._remarks.asked_to_lift(seat, table)
        if table.chairs[seat].bot is not None:
            return
        self._remarks.heard(line, table)
        if point.phrase == "wait":
            self._wait(WAITS_FOR)
        else:
            self._end_waiting()
        if point.phrase == "not_sure":
            self._advised, self._asked_for_advice = 0, True
            self._advise_later(table, LESSON_AFTER)

    # --- Speaking --------------------------------------------------------------------------------

    def _speak_later(self, table: Table) -> None:
        if self._speech is None and self._remarks.next(table) is not None:
            after = self._live.pace * random.uniform(QUICKEST, SLOWEST)
            self._speech = asyncio.get_running_loop().call_later(after, self._speak)

    def _speak(self) -> None:
        self._speech = None
        table = self._live.table
        if (said := self._remarks.next(table)) is not None:
            self._remarks.speaks(table, said)
            self._live.say(said)

    # --- Advising --------------------------------------------------------------------------------

    def _advise_later(self, table: Table, after: float) -> None:
        """Plan advice, once in each turn of a person, in case the turn takes long."""
        if table.opened == self._advised or table.state.phase != TURN:
            return
        if any(table.chairs[seat].bot is not None for seat in table.undecided()):
            return
        if self._advice is not None:
            self._advice.cancel()
        self._advised = table.opened
        after = min(after, LESSON_AFTER) if table.settings.lesson else after
        self._advice = asyncio.get_running_loop().call_later(self._live.pace * after, self._advise)

    def _advise(self) -> None:
        table = self._live.table
        if table.opened == self._advised and not self.asked_to_wait:
            asyncio.get_running_loop().create_task(self._give_advice(table))

    async def _give_advice(self, table: Table) -> None:
        advice = await self._advice_for(table)
        if advice is None or self._live.table.opened != table.opened:
            return
        seat, (_, cell) = advice
        if isinstance(cell, int):
            self._live.say(BotPoint(seat, Phrase("move_this", cell, None, None, table.number)))

    async def _advice_for(self, table: Table) -> tuple[Seat, Action] | None:
        """A bot and what it would do; in a lesson, what the script has the newcomer do."""
        wanted = next_in_script(table.moves) if table.settings.lesson else None
        if wanted is not None:
            return MATE, wanted.action
        bots = bots_at(table) if self._asked_for_advice else talkative_bots_at(table)
        return await self._live.advice(table, frozenset(bots))

    # --- Waiting ---------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = asyncio.get_running_loop().call_later(seconds, self._end_waiting)

    def _end_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
            self._live.wake()
