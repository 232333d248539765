"""Writes to each socket once per turn of the event loop, however many frames were sent to it."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from typing import Final, Protocol
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState


class Flushable(Protocol):
    """A socket with frames to write."""

    def flush(self) -> None:
        """Write them."""


class FlushQueue:
    """The sockets to write to in the next turn of the loop."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._sockets: list[Flushable] = []

    def add(self, socket: Flushable) -> None:
        """Flush this socket in the next turn."""
        if not self._sockets:
            self._loop.call_soon(self._flush)
        self._sockets.append(socket)

    def _flush(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.flush()
            except Exception as error:  # noqa: BLE001 - one socket's error must not stop the others
                context = {"message": "writing to a socket failed", "exception": error}
                self._loop.call_exception_handler(context)


_QUEUES: Final[WeakKeyDictionary[ServerState, FlushQueue]] = WeakKeyDictionary()


def flush_queue_of(server: ServerState, loop: AbstractEventLoop) -> FlushQueue:
    """The queue that all sockets of a server share."""
    return _QUEUES.get(server) or _QUEUES.setdefault(server, FlushQueue(loop))
