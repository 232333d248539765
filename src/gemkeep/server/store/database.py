"""The database: reads run in a thread pool, writes go through the writer's thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from gemkeep.server.store import dailies
from gemkeep.server.store.connect import connect
from gemkeep.server.store.writer import Writer

Found = TypeVar("Found")
READERS = 4


class Store:
    """The database: reads are awaited, writes go through `writer`."""

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop) -> None:
        """Connect, and bring the database up to date."""
        self.engine: Engine = connect(url)
        self.writer = Writer(self.engine, loop)
        self._loop = loop
        self.key_hashes: dict[str, str] = {}
        """The hashes of the keys of people who were here, by id."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.daily_secret: bytes = self._ask(dailies.secret)
        """What the deals of the daily challenges come from; it goes nowhere else."""

    def close(self) -> None:
        """Finish what is being written, and let the database go."""
        self.writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, question: Callable[[Connection], Found]) -> Found:
        """The answer to a question to the database, asked in a thread."""
        return await self._loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], Found]) -> Found:
        with self.engine.connect() as connection:
            return question(connection)
