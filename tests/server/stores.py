"""Stores opened within a test, and rows to write there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from gemkeep.server.config import Config, database_url
from gemkeep.server.store import Row, Store
from gemkeep.server.store.log.bus import EntryBus
from gemkeep.server.store.log.rows import write_entry
from gemkeep.server.store.log.writer import Unwritten
from gemkeep.table.entries import Entry


@asynccontextmanager
async def opened(database: str, bus: EntryBus | None = None) -> AsyncIterator[Store]:
    store = Store(database_url(Config(db=database)), asyncio.get_running_loop(), bus=bus)
    try:
        yield store
    finally:
        store.close()


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await use(store)

    asyncio.run(run())


def rows(table: str, *entries: Entry, first: int = 0) -> tuple[Row, ...]:
    """Rows that append these entries to the log of a table, from this place on."""
    return tuple(
        write_entry(table, place, 0.5 + place, entry)
        for place, entry in enumerate(entries, start=first)
    )


class Outcomes:
    """How writes went, in the order in which it was reported."""

    def __init__(self) -> None:
        self.reported: list[tuple[str, Unwritten | None]] = []

    def of(self, name: str) -> Callable[[Unwritten | None], None]:
        """The callback of the write with this name."""
        return lambda error: self.reported.append((name, error))

    @property
    def order(self) -> list[str]:
        return [name for name, _ in self.reported]

    @property
    def lost(self) -> dict[str, type[Unwritten]]:
        """The writes that failed, and why."""
        return {name: type(error) for name, error in self.reported if error is not None}
