"""Shares the event loop's time among WebSockets that send more than a single short message.

Every few milliseconds there is a fixed time for parsing such data, shared by all clients. Sockets
that still have data when it is spent wait for their turn, and are not read from meanwhile.
"""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop
from collections import deque
from typing import Final, Protocol
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

PERIOD: Final = 0.005
SHARE: Final = 0.0015
"""Seconds of processor time for parsing in each period."""
MOST_UNREAD: Final = 16_000_000
"""Bytes of all sockets that may wait to be parsed."""


class Readable(Protocol):
    """A socket with data to parse."""

    def read_on(self) -> bool:
        """Parse a little; returns whether there is more."""


class ReadQueue:
    """The sockets that wait to be read from."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Readable] = deque()
        self._spent = 0.0
        self._scheduled = False
        self.unread = 0
        """Bytes that wait to be parsed; the sockets count them."""

    @property
    def is_full(self) -> bool:
        """Whether no more data can wait."""
        return self.unread > MOST_UNREAD

    def read(self, socket: Readable) -> None:
        """Let this socket parse its data: now, if there is time, or when its turn comes."""
        if self._waiting or self._spent > SHARE:
            self._waiting.append(socket)
        else:
            self._read(socket)
        self._schedule()

    def read_later(self, socket: Readable) -> None:
        """Let this socket parse its data when its turn comes."""
        self._waiting.append(socket)
        self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_later(PERIOD, self._next_period)

    def _next_period(self) -> None:
        self._spent = 0.0
        while self._waiting and self._spent <= SHARE:
            self._read(self._waiting.popleft())
        self._scheduled = bool(self._waiting)
        if self._scheduled:
            self._loop.call_later(PERIOD, self._next_period)

    def _read(self, socket: Readable) -> None:
        began = time.thread_time()  # other load on the machine doesn't count against a socket
        try:
            if socket.read_on():
                self._waiting.append(socket)
        finally:
            self._spent += time.thread_time() - began


_QUEUES: Final[WeakKeyDictionary[ServerState, ReadQueue]] = WeakKeyDictionary()


def read_queue_of(server: ServerState, loop: AbstractEventLoop) -> ReadQueue:
    """The queue that all sockets of a server share."""
    return _QUEUES.get(server) or _QUEUES.setdefault(server, ReadQueue(loop))
