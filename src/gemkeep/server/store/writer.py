"""The one writer: a thread that puts what many tables wait for into one transaction.

While one transaction is being written to disk, what comes meanwhile gathers on the event loop for
the next, so the busier the server, the more moves share the price of one write, and of waking the
thread.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import lru_cache
from itertools import chain, groupby
from operator import itemgetter
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.base import Executable

from gemkeep.server import metrics

LOG: Final = logging.getLogger("gemkeep.store")

LARGEST_BATCH: Final = 500
"""Writes; while the loop tells of these, the thread writes the next."""
ROWS_A_STATEMENT: Final = (256, 128, 64, 32, 16, 8, 4, 2, 1)
PLACES: Final = {"qmark": "?", "pyformat": "%s"}
"""How a place for a value is written, by the driver's style."""


class Row(NamedTuple):
    """An entry of a table's log, as it is kept."""

    table_id: str
    place: int
    at: float
    kind: str
    body: str


Statement: TypeAlias = tuple[Executable, dict[str, Any]]


class Write(NamedTuple):
    """What must be written together or not at all, and who is told how it went."""

    rows: Sequence[Row]
    statements: Sequence[Statement]
    landed: Callable[[Exception | None], None]


class Unwritten(Exception):
    """An earlier write failed, and this one was built on it."""


class Writer:
    """Takes writes on the event loop, and tells there how each went, in order."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        """Start the thread; `stop` ends it."""
        self._engine = engine
        self._loop = loop
        self._waiting: list[Write] = []
        self._busy = False
        """Whether the thread has a batch, or will get one in this turn of the loop."""
        self._batches: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(
        self,
        rows: Sequence[Row],
        statements: Sequence[Statement],
        landed: Callable[[Exception | None], None],
    ) -> None:
        """Queue a write; what is told comes later, never from within this call."""
        self._waiting.append(Write(rows, statements, landed))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)

    async def write(self, rows: Sequence[Row], statements: Sequence[Statement]) -> None:
        """Write, and wait until it is on disk; the error if it could not be."""
        done: asyncio.Future[None] = self._loop.create_future()

        def landed(error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.submit(rows, statements, landed)
        await done

    async def finish(self) -> None:
        """Wait until all that was submitted has landed or is lost."""
        with suppress(Exception):
            await self.write((), ())

    def stop(self) -> None:
        """Write what is left, then end."""
        if self._waiting:
            self._batches.put(self._waiting)
        self._batches.put(None)
        self._thread.join()

    # --- On the loop -----------------------------------------------------------------------------

    def _hand_over(self) -> None:
        """Give the thread what has gathered."""
        batch = self._waiting[:LARGEST_BATCH]
        del self._waiting[:LARGEST_BATCH]
        self._busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _written(self, batch: list[Write], error: Exception | None) -> None:
        """Tell how a batch went, while the thread writes the next."""
        lost: list[Write] = []
        if error is not None:
            # What was decided meanwhile may be built on what is lost.
            lost, self._waiting = self._waiting, []
        else:
            metrics.ENTRIES.inc(sum(len(write.rows) for write in batch))
        self._hand_over()
        for write in batch:
            _tell(write, error)
        for write in lost:
            _tell(write, Unwritten())

    # --- In the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            error = self._try(batch)
            if error is not None:
                LOG.error("a write failed", extra={"error": type(error).__name__})
            self._loop.call_soon_threadsafe(self._written, batch, error)

    def _try(self, writes: list[Write]) -> Exception | None:
        rows = list(chain.from_iterable(write.rows for write in writes))
        statements = list(chain.from_iterable(write.statements for write in writes))
        try:
            with self._engine.begin() as connection:
                for statement, alike in groupby(statements, itemgetter(0)):
                    values = [values for _, values in alike]
                    connection.execute(statement, values if len(values) > 1 else values[0])
                _append(connection, rows)
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing was written
            return error
        return None


def _append(connection: Connection, rows: list[Row]) -> None:
    """Many rows a statement: each statement costs this thread a wait for the interpreter.

    The driver is asked itself, for this is written with every move.
    """
    place = PLACES[connection.dialect.paramstyle]
    with closing(connection.connection.cursor()) as cursor:
        start = 0
        while start < len(rows):
            size = next(size for size in ROWS_A_STATEMENT if size <= len(rows) - start)
            values = tuple(chain.from_iterable(rows[start : start + size]))
            cursor.execute(_insert(size, place), values)
            start += size


@lru_cache
def _insert(size: int, place: str) -> str:
    row = f"({', '.join([place] * len(Row._fields))})"
    # Nothing of anyone's is in this text: only the names of columns and places for values.
    return f"INSERT INTO entries ({', '.join(Row._fields)}) VALUES {', '.join([row] * size)}"  # noqa: S608


def _tell(write: Write, error: Exception | None) -> None:
    """Say how a write went; who can't bear to hear it keeps nobody else from hearing."""
    try:
        write.landed(error)
    except Exception:
        LOG.exception("a write landed and its table could not go on")
