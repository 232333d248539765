"""What is told in one turn of the loop goes out together."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from gemkeep.server.websocket.protocol import FlushQueue, PlaySocket


class Socket:
    """Counts how often it is written to."""

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.written = 0

    def flush(self) -> None:
        self.written += 1
        if self.broken:
            raise OSError("gone")


async def deliver(*sockets: Socket) -> list[dict[str, Any]]:
    """The errors that came of writing to these, once all that waits is written."""
    loop = asyncio.get_running_loop()
    errors: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, told: errors.append(told))
    post = FlushQueue(loop)
    for socket in sockets:
        post.wait(cast("PlaySocket", socket))
    assert not any(socket.written for socket in sockets)
    await asyncio.sleep(0)
    return errors


def test_every_socket_is_written_to_once_in_the_next_turn() -> None:
    sockets = [Socket(), Socket(), Socket()]
    assert asyncio.run(deliver(*sockets)) == []
    assert [socket.written for socket in sockets] == [1, 1, 1]


def test_one_that_is_gone_keeps_nothing_from_the_others() -> None:
    sockets = [Socket(), Socket(broken=True), Socket()]
    (error,) = asyncio.run(deliver(*sockets))
    assert str(error["exception"]) == "gone"
    assert [socket.written for socket in sockets] == [1, 1, 1]
