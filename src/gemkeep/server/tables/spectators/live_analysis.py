"""The analysis of a running game for its spectators, where the table allows it.

It is made in a thread while anyone watches, from what is revealed, and sent to nobody who holds a
seat. A player may watch in another browser as a stranger, so it says nothing about an open
decision.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from gemkeep.server.games.interface.live_analysis import LiveAnalyst
from gemkeep.server.games.registry import served
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.broadcast.listener import Listener
from gemkeep.table.state import Table
from gemkeep.wire import outgoing as out

LOG: Final = logging.getLogger("gemkeep.tables")

BREATH: Final = 0.001
"""Seconds for which the thread yields to the others, after each move."""


class Stopped(Exception):
    """The table is dropped from memory, so its analysis is abandoned."""


class LiveAnalysis:
    """The analysis of one table's game, as far as it is revealed."""

    def __init__(self, thread: Executor, spectators: Callable[[], list[Listener]]) -> None:
        """Nothing is analysed before somebody watches."""
        self._thread = thread
        self._spectators = spectators
        self._analyst: LiveAnalyst | None = None
        self._wanted: Table | None = None
        """The latest table to analyse."""
        self._job: asyncio.Future[bytes] | None = None
        self._sent = b""
        """The latest analysis, ready to send."""
        self._moves = -1
        """The number of moves at the table it was made of."""
        self._closed = False

    def arrive(self, table: Table, listener: Listener) -> None:
        """Send the analysis to somebody who comes to watch, once there is one."""
        if self._moves != len(table.moves):
            self.follow(table)
        elif table.phase == "playing" and listener in self._spectators():
            listener.push(self._sent)

    def follow(self, table: Table) -> None:
        """Analyse this table for those who watch, if anyone does."""
        if not table.settings.live_analysis or table.phase != "playing" or not self._spectators():
            return
        self._wanted = table
        if self._job is None:
            self._begin(table)

    def start_over(self, table: Table) -> None:
        """The game was read again and may have changed."""
        self._analyst = self._job = None
        self._moves = -1
        self.follow(table)

    def close(self) -> None:
        """Analyse nothing more."""
        self._closed = True

    def _begin(self, table: Table) -> None:
        if self._analyst is None:
            self._analyst = served(table.settings.game).live_analyst(table.game)
        if self._analyst is None:
            return
        loop = asyncio.get_running_loop()
        self._job = loop.run_in_executor(self._thread, self._analysed, self._analyst, table)
        self._job.add_done_callback(lambda job: self._finish(job, len(table.moves)))

    def _analysed(self, analyst: LiveAnalyst, table: Table) -> bytes:
        """The analysis, encoded; called in the thread."""
        return encoding.encode(out.Analysed(analyst.follow(table, self._advance)))

    def _advance(self, done: int) -> None:
        """Yield to the others; called in the thread after each move."""
        del done
        if self._closed:
            raise Stopped
        time.sleep(BREATH)

    def _finish(self, job: asyncio.Future[bytes], moves: int) -> None:
        if job.cancelled():  # the server stops
            return
        error = job.exception()
        if self._closed or job is not self._job:  # the game was read again meanwhile
            return
        self._job = None
        if error is not None:
            LOG.error("a live analysis failed", extra={"error": type(error).__name__})
            self._analyst = None
            return
        self._sent, self._moves = job.result(), moves
        for spectator in self._spectators():
            spectator.push(self._sent)
        if self._wanted is not None and len(self._wanted.moves) > moves:
            self._begin(self._wanted)
