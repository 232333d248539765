"""Whether the database can be written: found out by writing, at most about once a second."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import Engine, Update, update

from gemkeep.server.store.log.writer import Unwritten, Writer
from gemkeep.server.store.schema import HEARTBEAT

FRESH_FOR: Final = 1.0
"""Seconds for which an answer is cached."""
PATIENCE: Final = 3.0
"""Seconds. A database that is locked for longer is unavailable, even if it may come back."""


def beat(engine: Engine) -> None:
    """Write once, directly; an error if that does not work."""
    with engine.begin() as connection:
        connection.execute(_heartbeat())


class Heartbeat:
    """Writes through the writer, as every move does."""

    def __init__(self, writer: Writer) -> None:
        """Nothing is written until somebody asks."""
        self._writer = writer
        self._beating: asyncio.Task[bool] | None = None
        self._found = False
        self._until = 0.0

    async def beats(self) -> bool:
        """Whether the database can be written now, or could a moment ago."""
        if time.monotonic() < self._until:
            return self._found
        if self._beating is None:  # concurrent requests wait for the same write
            self._beating = asyncio.get_running_loop().create_task(self._beat())
            self._beating.add_done_callback(self._beaten)
        done, _ = await asyncio.wait({self._beating}, timeout=PATIENCE)
        return bool(done) and self._found

    async def _beat(self) -> bool:
        try:
            await self._writer.write((), ((_heartbeat(), {}),))
        except Unwritten:
            return False
        return True

    def _beaten(self, beating: asyncio.Task[bool]) -> None:
        self._beating = None
        self._found = not beating.cancelled() and beating.result()
        self._until = time.monotonic() + FRESH_FOR


def _heartbeat() -> Update:
    # Another value each time: SQLite does not write a page that stays as it is.
    return update(HEARTBEAT).where(HEARTBEAT.c.id == 1).values(at=time.time())
