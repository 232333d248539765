"""The database: reads run in a thread pool, writes go through the writer's thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine

from gemkeep.server.store.connect import connect
from gemkeep.server.store.heartbeat import Heartbeat
from gemkeep.server.store.log.batch import write_batch
from gemkeep.server.store.log.bus import EntryBus, MemoryBus
from gemkeep.server.store.log.writer import Unwritten, Write, Writer
from gemkeep.server.store.queries import dailies

Found = TypeVar("Found")
READERS = 4


class Store:
    """The database: reads are awaited, writes go through `writer`, committed entries to `bus`."""

    def __init__(
        self,
        url: str,
        loop: asyncio.AbstractEventLoop,
        *,
        bus: EntryBus | None = None,
        write_batch: Callable[[Engine, Sequence[Write]], Mapping[int, Unwritten]] = write_batch,
    ) -> None:
        """Connect, and migrate the database to the newest schema."""
        self.engine: Engine = connect(url)
        self.bus: EntryBus = MemoryBus() if bus is None else bus
        self.writer = Writer(partial(write_batch, self.engine), loop, self.bus)
        self.heartbeat = Heartbeat(self.writer)
        self._loop = loop
        self.key_hashes: dict[str, str] = {}
        """The key hashes of people who connected recently, by id."""
        self.key_changes = 0
        """How many keys were changed; a hash that was read before the latest may be old."""
        self.reading_all = asyncio.Semaphore(1)
        """Held while one reader reads every log, so that the other readers stay free."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.daily_secret: bytes = self._ask(dailies.secret)
        """All deals are derived from it, each in its own way; it never leaves the server."""

    def key_changed(self, person: str) -> None:
        """Forget the hash of a key that is no longer valid."""
        self.key_hashes.pop(person, None)
        self.key_changes += 1

    def close(self) -> None:
        """Write what is queued, then close the connections."""
        self.writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, query: Callable[[Connection], Found]) -> Found:
        """The result of a query, run in a thread."""
        return await self._loop.run_in_executor(self._readers, self._ask, query)

    def _ask(self, query: Callable[[Connection], Found]) -> Found:
        with self.engine.connect() as connection:
            return query(connection)
