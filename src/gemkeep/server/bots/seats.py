"""The bots in the seats of one table: what they see and hear, and what they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Any

from gemkeep.core.bot import Adviser, Explainer, Listener, Observer, Witness, has_ability
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat
from gemkeep.server.bots import roster
from gemkeep.server.bots.player import (
    Act,
    Advise,
    Explain,
    Heard,
    News,
    Observed,
    Question,
    Saw,
)
from gemkeep.server.bots.pool import BotPool, Thinker
from gemkeep.server.games.seeds import luck_of
from gemkeep.table.events import TableEvent
from gemkeep.table.evolve import Step
from gemkeep.table.state import Table
from gemkeep.table.visibility import bot_view


class SeatedBot:
    """A bot in its seat, and the news it has yet to take in before it is asked again."""

    def __init__(self, pool: BotPool, game: str, name: str, seat: Seat) -> None:
        """A bot that thinks in this pool."""
        source = roster.registered(game, name).bot
        self.advises = has_ability(source, Adviser)
        self.explains = has_ability(source, Explainer)
        self.watches = has_ability(source, Observer) or has_ability(source, Witness)
        self._observes = has_ability(source, Observer)
        self._witnesses = has_ability(source, Witness)
        self._listens = has_ability(source, Listener)
        self._thinker: Thinker = pool.seat(game, name, seat)
        self._news: list[News] = []
        self._asked = asyncio.Lock()

    # The type of a view, and of what can be said about it, depends on the game.
    def observe(self, view: Any, events: Iterable[Event] = ()) -> None:  # noqa: ANN401
        """Something happened; the bot takes it in when it is next asked."""
        if self._witnesses:
            self._news += [Saw(event) for event in events if not isinstance(event, TableEvent)]
        if self._observes:
            self._news.append(Observed(view))

    def hear(self, seat: Seat, said: Any) -> None:  # noqa: ANN401
        """Someone said something; the bot takes it in when it is next asked."""
        if self._listens:
            self._news.append(Heard(seat, said))

    async def act(self, view: Any, legal: tuple[Action, ...], seed: bytes | None) -> Action:  # noqa: ANN401
        """The action the bot chooses; the first legal one if it fails, as the table must go on."""
        chosen = await self._ask(Act(view, legal, seed))
        return chosen if isinstance(chosen, Action) else legal[0]

    async def advise(self, view: Any) -> Action | None:  # noqa: ANN401
        """What the bot would do if it were its turn; None if it has no advice."""
        advice = await self._ask(Advise(view))
        return advice if isinstance(advice, Action) else None

    async def explain(self, view: Any, action: Action) -> object | None:  # noqa: ANN401
        """What the bot says before it takes the action; None if there is nothing to say."""
        return await self._ask(Explain(view, action))

    def close(self) -> None:
        """The bot is not needed any more."""
        self._thinker.close()

    async def _ask(self, question: Question) -> object | None:
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
        """Show each bot what happened, and its view after the game has moved on."""
        if not step.moved_on:
            return
        after = step.after
        for seat, chair in enumerate(after.chairs):
            if chair.bot is None:
                continue
            if (known := self._bots.get((seat, chair.bot))) is None:
                self.of(after, seat, chair.bot)  # it is shown the past, and this step with it
            else:
                known.observe(after.game.view(after.state, seat), step.events)

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
            if found.watches:
                _show_the_past(found, table, seat)
        return found

    async def answer(self, table: Table, seat: Seat, name: str, never: str | None = None) -> Action:
        """The action the bot chooses, given only what a person in its seat would see.

        It is not offered the actions of the verb `never`.
        """
        bot, seen = self.of(table, seat, name), bot_view(table, seat)
        legal = tuple(action for action in seen.legal if action.verb != never)
        seed = None if self._seed is None else luck_of(self._seed, seat, len(table.moves))
        return await bot.act(seen.view, legal, seed)

    async def explanation(
        self, table: Table, seat: Seat, name: str, action: Action
    ) -> object | None:
        """What the bot says to people before it takes the action; None if nobody is to hear it."""
        bot = self.of(table, seat, name)
        if not bot.explains or not table.people():
            return None
        return await bot.explain(bot_view(table, seat).view, action)

    async def advice(self, table: Table, seats: AbstractSet[Seat]) -> tuple[Seat, Action] | None:
        """What the first of the bots in these seats that gives advice would do, and its seat."""
        for seat, chair in enumerate(table.chairs):
            if seat not in seats or chair.bot is None:
                continue
            if not (bot := self.of(table, seat, chair.bot)).advises:
                continue
            found = await bot.advise(table.game.view(table.state, seat))
            return None if found is None else (seat, found)
        return None

    def close(self) -> None:
        """Drop the bots, because the table is dropped from memory."""
        for bot in self._bots.values():
            bot.close()


def _show_the_past(bot: SeatedBot, table: Table, seat: Seat) -> None:
    """Let a bot that sits down later see what its seat has seen, even after a restart."""
    state = table.game.start()
    for move in table.moves:
        state, events = table.game.apply(state, move)
        bot.observe(table.game.view(state, seat), events)
