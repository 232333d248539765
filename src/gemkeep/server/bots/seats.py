"""The bots in the seats of one table: what they look at and hear, and what they answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from random import Random, SystemRandom
from typing import Any, Final

from gemkeep.core.bot import Adviser, Bot, Listener, Observer
from gemkeep.core.moves import Action, Seat
from gemkeep.server.bots import roster
from gemkeep.server.daily.seeds import luck_of
from gemkeep.table.state import Table
from gemkeep.table.visibility import bot_view

DICE: Final = SystemRandom()


class SeatedBot:
    """A bot in its seat, and what it has yet to take in before it is asked again."""

    def __init__(self, game: str, name: str, seat: Seat) -> None:
        """Sit down."""
        self._luck = Random(DICE.getrandbits(64))
        self._bot: Bot[Any] = roster.sit_down(game, name, self._luck)
        self._name = name
        self._seat = seat
        self._untold: list[Callable[[], object]] = []
        self._asked = threading.Lock()

    @property
    def advises(self) -> bool:
        """Whether it has advice for others."""
        return isinstance(self._bot, Adviser)

    # A view, and what can be said of it, is of whatever type its game has.
    def look(self, view: Any) -> None:  # noqa: ANN401
        """Something has happened; the bot takes it in when it is next asked."""
        if isinstance(self._bot, Observer):
            observe = self._bot.observe
            self._untold.append(lambda: observe(view))

    def hear(self, seat: Seat, said: Any) -> None:  # noqa: ANN401
        """Somebody says something."""
        if isinstance(self._bot, Listener):
            hear = self._bot.hear
            self._untold.append(lambda: hear(seat, said))

    def answer(self, view: Any, legal: tuple[Action, ...], luck: bytes | None) -> Action:  # noqa: ANN401
        """What the bot does now, with this luck if it is given."""
        with self._asked:
            self._take_in()
            if luck is not None:
                self._luck.seed(luck)
            return roster.answer(self._bot, self._name, self._seat, view, legal)

    def advise(self, view: Any) -> Action | None:  # noqa: ANN401
        """What the bot would do if it were its turn; None if it has no advice."""
        if not isinstance(self._bot, Adviser):
            return None
        with self._asked:
            self._take_in()
            return roster.advice(self._bot, self._name, view)

    def _take_in(self) -> None:
        untold, self._untold = self._untold, []
        roster.take_in(self._name, untold)


class SeatedBots:
    """The bots of one table, by the seat they play."""

    def __init__(self, thinkers: Executor, seed: bytes | None) -> None:
        """They think in these threads, with the luck of this seed if there is one."""
        self._thinkers = thinkers
        self._seed = seed
        self._bots: dict[tuple[Seat, str], SeatedBot] = {}

    def saw(self, before: Table, after: Table) -> None:
        """Show those who play a seat that the table has gone on."""
        if after.state is None or after.before is before.before:
            return
        for seat, chair in enumerate(after.chairs):
            if chair.bot is not None:
                self.of(after, seat, chair.bot).look(after.game.view(after.state, seat))

    def heard(self, by: Seat, said: object) -> None:
        """Let all but the speaker hear this."""
        for (seat, _), bot in self._bots.items():
            if seat != by:
                bot.hear(by, said)

    def of(self, table: Table, seat: Seat, name: str) -> SeatedBot:
        """The bot of this name in this seat."""
        if (seat, name) not in self._bots:
            self._bots[seat, name] = SeatedBot(table.settings.game, name, seat)
        return self._bots[seat, name]

    async def answer(self, table: Table, seat: Seat, name: str, never: str | None = None) -> Action:
        """What the bot does: it is given what a person in its seat is, and no more.

        Of the things to do it is offered all but those of the verb that it was asked to let be.
        """
        bot, seen = self.of(table, seat, name), bot_view(table, seat)
        legal = tuple(action for action in seen.legal if action.verb != never)
        luck = None if self._seed is None else luck_of(self._seed, seat, len(table.moves))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thinkers, bot.answer, seen.view, legal, luck)

    async def advice(self, table: Table) -> tuple[Seat, Action] | None:
        """What the first bot here that has advice would do, and its seat."""
        for seat, chair in enumerate(table.chairs):
            if chair.bot is None or not (bot := self.of(table, seat, chair.bot)).advises:
                continue
            view = table.game.view(table.state, seat)
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._thinkers, bot.advise, view)
            return None if found is None else (seat, found)
        return None
