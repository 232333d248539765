"""Every socket with frames to send is written to once per turn of the event loop."""

from __future__ import annotations

import asyncio
from typing import Any

from gemkeep.server.websocket.flush_queue import FlushQueue


class CountingSocket:
    """Counts how often it is flushed."""

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.flushed = 0

    def flush(self) -> None:
        self.flushed += 1
        if self.broken:
            raise OSError("gone")


async def errors_of_flushing(*sockets: CountingSocket) -> list[dict[str, Any]]:
    loop = asyncio.get_running_loop()
    errors: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, context: errors.append(context))
    queue = FlushQueue(loop)
    for socket in sockets:
        queue.add(socket)
    assert not any(socket.flushed for socket in sockets)
    await asyncio.sleep(0)
    return errors


def test_every_socket_is_flushed_once_in_the_next_turn() -> None:
    sockets = [CountingSocket(), CountingSocket(), CountingSocket()]
    assert asyncio.run(errors_of_flushing(*sockets)) == []
    assert [socket.flushed for socket in sockets] == [1, 1, 1]


def test_an_error_at_one_socket_does_not_keep_the_others_waiting() -> None:
    sockets = [CountingSocket(), CountingSocket(broken=True), CountingSocket()]
    (error,) = asyncio.run(errors_of_flushing(*sockets))
    assert str(error["exception"]) == "gone"
    assert [socket.flushed for socket in sockets] == [1, 1, 1]
