"""Where bots think: quick ones in threads of the server, slow ones in worker processes.

Threads share the interpreter's lock with the event loop, so a bot that computes for long in one
would keep every socket waiting.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Final, Protocol

from gemkeep.core.bot import NO_LIMIT, BotFault, Limit
from gemkeep.core.moves import Seat
from gemkeep.server.bots import roster
from gemkeep.server.bots.faults import log_fault
from gemkeep.server.bots.player import BotSpec, News, Player, Question
from gemkeep.server.bots.worker import Worker

THREADS: Final = 2
LIMIT: Final = Limit(seconds=5.0)
"""The limit passed to slow bots that have a parameter for it."""
PATIENCE: Final = 20.0
"""Seconds after which a slow bot that has not answered is given up, with its process."""


class Thinker(Protocol):
    """A bot, wherever it runs. It is asked one question at a time."""

    async def ask(self, news: tuple[News, ...], question: Question) -> object | None:
        """The answer of the bot, after it has taken in the news; None if it has none."""

    def close(self) -> None:
        """The bot is not needed any more."""


class BotPool:
    """The threads and the worker processes for the bots of all tables."""

    def __init__(
        self, *, workers: int | None = None, limit: Limit = LIMIT, patience: float = PATIENCE
    ) -> None:
        """A pool with as many workers as there are cores; each starts when it is first needed."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self.workers = [Worker(patience) for _ in range(workers or os.cpu_count() or 1)]
        self._limit = limit
        self._numbers = count()

    def seat(self, game: str, name: str, seat: Seat) -> Thinker:
        """A new bot for a seat of a table."""
        bot = roster.registered(game, name)
        if not bot.slow:
            return ThreadBot(self._threads, BotSpec(bot.bot, bot.name, seat, NO_LIMIT))
        worker = min(self.workers, key=lambda worker: len(worker.bots))
        spec = BotSpec(bot.bot, bot.name, seat, self._limit)
        return ProcessBot(worker, next(self._numbers), spec)

    async def compute(self, work: Callable[[], object]) -> object | None:
        """What this returns in a worker process; None if it fails or takes too long."""
        worker = min(self.workers, key=lambda worker: len(worker.bots))
        return await worker.compute(work)

    def close(self) -> None:
        """Stop all threads and worker processes."""
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class ThreadBot:
    """A bot that thinks in a thread of the server."""

    def __init__(self, threads: ThreadPoolExecutor, spec: BotSpec) -> None:
        """A bot that is made when it is first asked."""
        self._threads = threads
        self._spec = spec
        self._player: Player | None = None

    async def ask(self, news: tuple[News, ...], question: Question) -> object | None:
        """The answer of the bot, after it has taken in the news; None if it has none."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, news, question)

    def close(self) -> None:
        """Do nothing: the thread pool holds nothing for the bot."""

    def _ask(self, news: tuple[News, ...], question: Question) -> object | None:
        try:
            self._player = self._player or Player(self._spec)
        except BotFault as fault:
            log_fault(str(fault))
            return None
        return self._player.answer(news, question, log_fault)


class ProcessBot:
    """A bot in a worker process; it stays with one worker, which holds its memory."""

    def __init__(self, worker: Worker, number: int, spec: BotSpec) -> None:
        """A bot that is made when it is first asked."""
        self._worker = worker
        self._number = number
        self._spec = spec
        worker.bots.add(number)

    async def ask(self, news: tuple[News, ...], question: Question) -> object | None:
        """The answer of the bot, after it has taken in the news; None if it has none in time."""
        return await self._worker.ask(self._number, self._spec, news, question)

    def close(self) -> None:
        """Let the worker forget the bot."""
        self._worker.bots.discard(self._number)
