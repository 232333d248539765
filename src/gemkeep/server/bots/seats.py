"""The bots in the seats of one table: what they see and hear, and what they answer."""

from __future__ import annotations

import asyncio
from typing import Any

from gemkeep.core.bot import Adviser, Listener, Observer
from gemkeep.core.moves import Action, Seat
from gemkeep.server.bots import roster
from gemkeep.server.bots.player import Act, Advise, Heard, News, Observed
from gemkeep.server.bots.pool import BotPool, Thinker
from gemkeep.server.games.seeds import luck_of
from gemkeep.table.evolve import Step
from gemkeep.table.state import Table
from gemkeep.table.visibility import bot_view


class SeatedBot:
    """A bot in its seat, and the news it has yet to take in before it is asked again."""

    def __init__(self, pool: BotPool, game: str, name: str, seat: Seat) -> None:
        """A bot that thinks in this pool."""
        source = roster.registered(game, name).bot
        self.advises = _has(source, Adviser)
        self.observes = _has(source, Observer)
        self._listens = _has(source, Listener)
        self._thinker: Thinker = pool.seat(game, name, seat)
        self._news: list[News] = []
        self._asked = asyncio.Lock()

    # The type of a view, and of what can be said about it, depends on the game.
    def observe(self, view: Any) -> None:  # noqa: ANN401
        """Something happened; the bot takes it in when it is next asked."""
        if self.observes:
            self._news.append(Observed(view))

    def hear(self, seat: Seat, said: Any) -> None:  # noqa: ANN401
        """Someone said something; the bot takes it in when it is next asked."""
        if self._listens:
            self._news.append(Heard(seat, said))

    async def act(self, view: Any, legal: tuple[Action, ...], seed: bytes | None) -> Action:  # noqa: ANN401
        """The action the bot chooses; the first legal one if it fails, as the table must go on."""
        chosen = await self._ask(Act(view, legal, seed))
        return legal[0] if chosen is None else chosen

    async def advise(self, view: Any) -> Action | None:  # noqa: ANN401
        """What the bot would do if it were its turn; None if it has no advice."""
        return await self._ask(Advise(view))

    def close(self) -> None:
        """The bot is not needed any more."""
        self._thinker.close()

    async def _ask(self, question: Act | Advise) -> Action | None:
        async with self._asked:  # so that the news arrives in order
            news, self._news = tuple(self._news), []
            return await self._thinker.ask(news, question)


class SeatedBots:
    """The bots of one table, by the seat they play."""

    def __init__(self, pool: BotPool, seed: bytes | None) -> None:
        """Bots that think in this pool; with a seed, they choose the same every time."""
        self._pool = pool
        self._seed = seed
        self._bots: dict[tuple[Seat, str], SeatedBot] = {}

    def on_step(self, step: Step) -> None:
        """Show each bot its view after the game has moved on."""
        if not step.moved_on:
            return
        after = step.after
        for seat, chair in enumerate(after.chairs):
            if chair.bot is not None:
                self.of(after, seat, chair.bot).observe(after.game.view(after.state, seat))

    def heard(self, by: Seat, said: object) -> None:
        """Let all bots but the speaker hear this."""
        for (seat, _), bot in self._bots.items():
            if seat != by:
                bot.hear(by, said)

    def of(self, table: Table, seat: Seat, name: str) -> SeatedBot:
        """The bot of this name in this seat."""
        found = self._bots.get((seat, name))
        if found is None:
            found = SeatedBot(self._pool, table.settings.game, name, seat)
            self._bots[seat, name] = found
            if found.observes:
                _show_the_past(found, table, seat)
        return found

    async def answer(self, table: Table, seat: Seat, name: str, never: str | None = None) -> Action:
        """The action the bot chooses, given no more than a person in its seat would see.

        It is not offered the actions of the verb `never`.
        """
        bot, seen = self.of(table, seat, name), bot_view(table, seat)
        legal = tuple(action for action in seen.legal if action.verb != never)
        seed = None if self._seed is None else luck_of(self._seed, seat, len(table.moves))
        return await bot.act(seen.view, legal, seed)

    async def advice(self, table: Table) -> tuple[Seat, Action] | None:
        """What the first bot here that gives advice would do, and its seat."""
        for seat, chair in enumerate(table.chairs):
            if chair.bot is None or not (bot := self.of(table, seat, chair.bot)).advises:
                continue
            found = await bot.advise(table.game.view(table.state, seat))
            return None if found is None else (seat, found)
        return None

    def close(self) -> None:
        """The table leaves memory, and its bots with it."""
        for bot in self._bots.values():
            bot.close()


def _show_the_past(bot: SeatedBot, table: Table, seat: Seat) -> None:
    """Let a bot that sits down later see what its seat has seen, also after a restart."""
    state = table.game.start()
    for move in table.moves:
        state, _ = table.game.apply(state, move)
        bot.observe(table.game.view(state, seat))


def _has(source: object, ability: type) -> bool:
    """Whether the bots made from this have an ability; functions have none."""
    return isinstance(source, type) and issubclass(source, ability)
