"""Limits what waits in memory for all clients that read slowly, together."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from typing import Final
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

SLOW: Final = 16_384
"""Bytes that wait for a client before it counts as slow."""
MOST_UNSENT: Final = 24_000_000
"""Bytes that may wait for all slow clients; beyond that, the slowest are disconnected."""
CHECK_EVERY: Final = 0.25


class SlowReaders:
    """The clients for which much is waiting."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._transports: set[Transport] = set()

    def add(self, transport: Transport) -> None:
        """Watch a client until it has caught up."""
        if not self._transports:
            self._loop.call_later(CHECK_EVERY, self._check)
        self._transports.add(transport)

    def _check(self) -> None:
        open_ones = (it for it in self._transports if not it.is_closing())
        unsent = {it: it.get_write_buffer_size() for it in open_ones}
        excess = sum(unsent.values()) - MOST_UNSENT
        for transport in sorted(unsent, key=unsent.__getitem__, reverse=True):
            if excess <= 0:
                break
            excess -= unsent.pop(transport)
            transport.abort()
        self._transports = {it for it, size in unsent.items() if size > SLOW}
        if self._transports:
            self._loop.call_later(CHECK_EVERY, self._check)


_WATCHED: Final[WeakKeyDictionary[ServerState, SlowReaders]] = WeakKeyDictionary()


def slow_readers_of(server: ServerState, loop: AbstractEventLoop) -> SlowReaders:
    """The slow clients of a server."""
    return _WATCHED.get(server) or _WATCHED.setdefault(server, SlowReaders(loop))
