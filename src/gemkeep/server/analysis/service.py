"""Analyses finished games in a thread, each once, and caches the latest."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import Executor
from typing import Final

from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served
from gemkeep.table.state import Table

MOST_REMEMBERED: Final = 200
"""Each is about 30 kB."""
MOST_WAITING: Final = 8
"""With more games in the queue than this, the next is refused for now."""
PATIENCE: Final = 0.4
"""Seconds for which a response waits for the analysis, so that clients poll less."""
BREATH: Final = 0.001
"""Seconds for which the thread yields to the others, after each move."""


class Stopped(Exception):
    """The server is stopping, so the analysis is abandoned."""


class _Job:
    """A game being analysed, or waiting for its turn."""

    def __init__(self, moves: int) -> None:
        self.moves = max(moves, 1)
        self.done = 0
        self.stopped = False
        self.future: asyncio.Future[object] | None = None

    def advance(self, done: int) -> None:
        """Note how many moves are done; called in the thread."""
        if self.stopped:
            raise Stopped
        self.done = done
        time.sleep(BREATH)


class Analyses:
    """The analyses of one server."""

    def __init__(self, thread: Executor) -> None:
        """Analyse in this thread."""
        self._thread = thread
        self._finished: OrderedDict[str, object] = OrderedDict()
        self._jobs: dict[str, _Job] = {}

    async def ask(self, table: Table) -> tuple[float, object | None]:
        """The share of the work that is done, and the analysis of this game once it is complete."""
        if served(table.settings.game).analysis_type is None:
            return 1.0, None
        if table.id in self._finished:
            self._finished.move_to_end(table.id)
            return 1.0, self._finished[table.id]
        job = self._jobs.get(table.id) or self._begin(table)
        assert job.future is not None  # noqa: S101 - `_begin` set it
        await asyncio.wait([job.future], timeout=PATIENCE)
        if job.future.done():
            return 1.0, job.future.result()
        return job.done / job.moves, None

    def close(self) -> None:
        """Analyse nothing more."""
        for job in self._jobs.values():
            job.stopped = True

    def _begin(self, table: Table) -> _Job:
        if len(self._jobs) >= MOST_WAITING:
            raise ApiError("unavailable", "many games are being analysed; try again in a while")
        job = _Job(len(table.moves))
        game = served(table.settings.game)
        loop = asyncio.get_running_loop()
        job.future = loop.run_in_executor(self._thread, game.analyse, table, job.advance)
        self._jobs[table.id] = job
        job.future.add_done_callback(lambda done: self._finish(table.id, done))
        return job

    def _finish(self, table_id: str, done: asyncio.Future[object]) -> None:
        del self._jobs[table_id]
        if done.cancelled() or done.exception() is not None:
            return
        self._finished[table_id] = done.result()
        if len(self._finished) > MOST_REMEMBERED:
            self._finished.popitem(last=False)
