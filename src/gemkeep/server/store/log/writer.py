"""The writer: a queue on the event loop and a thread that writes it in batches.

While the thread commits one batch, writes collect on the event loop for the next. So the busier the
server, the more moves share the cost of one commit and of waking the thread.

A write that fails affects its own table only: the writes queued behind it for the same table were
decided on the assumption that it would succeed, so they fail too; those of other tables go on.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import chain, repeat
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy.sql.base import Executable

from gemkeep.server import metrics
from gemkeep.server.store.log.bus import EntryBus
from gemkeep.server.store.log.rows import Row

LOG: Final = logging.getLogger("gemkeep.store")

LARGEST_BATCH: Final = 500
"""Writes. While the event loop reports their outcome, the thread writes the next batch."""

Statement: TypeAlias = tuple[Executable, dict[str, Any]]


class Unwritten(Exception):
    """A write that is not known to be in the database; unless `InDoubt`, it is not there."""


class Conflict(Unwritten):
    """Someone else has written an entry at that place of the log: catch up, then decide again."""


class WriteFailed(Unwritten):
    """The database refused the write or could not be reached; the cause is its error."""


class InDoubt(Unwritten):
    """The answer to the commit was lost: the write may be in the database or not."""


class BuiltOnLost(Unwritten):
    """An earlier write to the log of the same table was lost, and this one assumed it."""


Landed: TypeAlias = Callable[[Unwritten | None], None]
"""Called with None once a write is committed, or with the reason why it was not."""


class Write(NamedTuple):
    """Rows of one table and statements, written together or not at all."""

    rows: Sequence[Row]
    statements: Sequence[Statement]
    landed: Landed

    @property
    def table_id(self) -> str | None:
        """The table whose log this appends to; None if it appends to none."""
        return self.rows[0].table_id if self.rows else None


WriteBatch: TypeAlias = Callable[[Sequence[Write]], Mapping[int, Unwritten]]
"""Commits a batch and returns the failed writes by position. Called in the writer's thread."""


class Writer:
    """Takes writes on the event loop and reports there how each went, in order."""

    def __init__(
        self, write_batch: WriteBatch, loop: asyncio.AbstractEventLoop, bus: EntryBus
    ) -> None:
        """Start the thread; `stop` ends it. Entries are published on the bus once committed."""
        self._write_batch = write_batch
        self._loop = loop
        self._publish = bus.publish
        self._waiting: list[Write] = []
        self._busy = False
        """Whether the thread has a batch, or will get one in this iteration of the loop."""
        self._lost: set[str | None] = set()
        """The tables that lost a write of the last batch, until the event loop knows."""
        self._batches: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, rows: Sequence[Row], statements: Sequence[Statement], landed: Landed) -> None:
        """Queue a write; `landed` is called later, never from within this call.

        All rows are of one table. When `landed` is called without an error, the subscribers of the
        entry bus have been called already.
        """
        self._waiting.append(Write(rows, statements, landed))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)

    async def write(self, rows: Sequence[Row], statements: Sequence[Statement]) -> None:
        """Write, and wait for the commit; an `Unwritten` error if it fails."""
        done: asyncio.Future[None] = self._loop.create_future()

        def landed(error: Unwritten | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.submit(rows, statements, landed)
        await done

    async def finish(self) -> None:
        """Wait until all writes submitted so far are committed or lost."""
        with suppress(Unwritten):
            await self.write((), ())

    def stop(self) -> None:
        """Write what is queued, then end the thread."""
        self._batches.put(None)
        self._thread.join()
        left = [write for write in self._waiting if write.table_id not in self._lost]
        self._waiting = []
        if left:
            self._write(left)

    # --- On the event loop -----------------------------------------------------------------------

    def _hand_over(self) -> None:
        """Give the thread the next batch."""
        batch = self._waiting[:LARGEST_BATCH]
        del self._waiting[:LARGEST_BATCH]
        self._busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _report(self, batch: list[Write], failures: Mapping[int, Unwritten]) -> None:
        """Report how a batch went, while the thread writes the next."""
        errors = map(failures.get, range(len(batch))) if failures else repeat(None)
        lost = self._take_lost(batch, failures) if failures else ()
        self._hand_over()
        publish, written = self._publish, 0
        for (rows, _, landed), error in chain(zip(batch, errors, strict=False), lost):
            try:
                if error is None:
                    written += len(rows)
                    publish(rows)
                landed(error)
            except Exception:  # in one callback; it must not stop the others
                LOG.exception("a callback failed after a write")
        metrics.ENTRIES.inc(written)

    def _take_lost(
        self, batch: list[Write], failures: Mapping[int, Unwritten]
    ) -> list[tuple[Write, Unwritten]]:
        """The queued writes that assumed one of the failed ones; they leave the queue."""
        self._lost = set()
        lost, waiting = _tables_of(batch, failures), self._waiting
        self._waiting = [write for write in waiting if write.table_id not in lost]
        return [(write, BuiltOnLost()) for write in waiting if write.table_id in lost]

    # --- In the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            self._write(batch)

    def _write(self, batch: list[Write]) -> None:
        failures = self._write_batch(batch)
        self._lost = _tables_of(batch, failures)
        self._loop.call_soon_threadsafe(self._report, batch, failures)


def _tables_of(batch: list[Write], failures: Mapping[int, Unwritten]) -> set[str | None]:
    """The tables whose writes failed."""
    return {batch[position].table_id for position in failures} - {None}
