"""The one writer: a thread that puts what many tables wait for into one transaction.

While one transaction is being written to disk, what comes meanwhile gathers for the next, so the
busier the server, the more moves share the price of one write.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.base import Executable

LOG: Final = logging.getLogger("gemkeep.store")

LARGEST_BATCH: Final = 500
ROWS_A_STATEMENT: Final = (64, 16, 4, 1)
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

    rows: tuple[Row, ...]
    statements: tuple[Statement, ...]
    landed: Callable[[Exception | None], None]
    epoch: int


class Unwritten(Exception):
    """An earlier write failed, and this one was built on it."""


class Writer:
    """Takes writes on the event loop, and tells there how each went, in order."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        """Start the thread; `stop` ends it."""
        self._engine = engine
        self._loop = loop
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._epoch = 0
        self._failed_epoch = -1
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(
        self,
        rows: tuple[Row, ...],
        statements: tuple[Statement, ...],
        landed: Callable[[Exception | None], None],
    ) -> None:
        """Queue a write; what is told comes later, never from within this call."""
        self._queue.put(Write(rows, statements, landed, self._epoch))

    async def write(self, rows: tuple[Row, ...], statements: tuple[Statement, ...]) -> None:
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

    def stop(self) -> None:
        """Finish what is queued, then end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            stopping = None in batch
            writes = [write for write in batch if write is not None]
            if writes:
                self._write_batch(writes)

    def _write_batch(self, writes: list[Write]) -> None:
        """Write all that is not built on something lost; whoever waits is told on the loop."""
        lost = [write for write in writes if write.epoch <= self._failed_epoch]
        good = [write for write in writes if write.epoch > self._failed_epoch]
        error = self._try(good) if good else None
        if error is not None:
            # All that is built on these is lost as well, until the loop has heard of it.
            self._failed_epoch = good[-1].epoch
            LOG.error("a write failed", extra={"error": type(error).__name__})
        told = [(write, Unwritten()) for write in lost] + [(write, error) for write in good]
        self._loop.call_soon_threadsafe(self._tell, told)

    def _try(self, writes: list[Write]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                for write in writes:
                    for statement, values in write.statements:
                        connection.execute(statement, values)
                _append(connection, list(chain.from_iterable(write.rows for write in writes)))
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing was written
            return error
        return None

    def _tell(self, told: Sequence[tuple[Write, Exception | None]]) -> None:
        for write, error in told:
            write.landed(error)
        self._epoch = max(self._epoch, self._failed_epoch + 1)


def _append(connection: Connection, rows: list[Row]) -> None:
    """Many rows a statement: each statement costs this thread a wait for the interpreter."""
    place = PLACES[connection.dialect.paramstyle]
    start = 0
    while start < len(rows):
        size = next(size for size in ROWS_A_STATEMENT if size <= len(rows) - start)
        values = tuple(chain.from_iterable(rows[start : start + size]))
        connection.exec_driver_sql(_insert(size, place), values)
        start += size


@lru_cache
def _insert(size: int, place: str) -> str:
    row = f"({', '.join([place] * len(Row._fields))})"
    # Nothing of anyone's is in this text: only the names of columns and places for values.
    return f"INSERT INTO entries ({', '.join(Row._fields)}) VALUES {', '.join([row] * size)}"  # noqa: S608
