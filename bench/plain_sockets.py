"""Play over plain ASGI: what `PlaySocket` does for uvicorn alone, with nothing but its messages.

Any server can carry this. A frame is unmade into its text again, for a server makes its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from gemkeep.server.middleware import SecurityMiddleware
from gemkeep.server.websocket.protocol import EXTENSION

LONG, LONGER = 126, 127


class PlainSocket:
    """Stands where the application looks for its `PlaySocket`."""

    def __init__(self, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        self._receive, self._send = receive, send
        self._gathered: list[bytes] = []
        self._told = asyncio.Event()
        self.listener: Callable[[str | bytes], None] | None = None
        self.queue: asyncio.Queue[Any] = asyncio.Queue()

    def tell(self, whole_frame: bytes) -> None:
        """Send a frame's text soon."""
        self._gathered.append(whole_frame)
        self._told.set()

    def listen(self, listener: Callable[[str | bytes], None]) -> None:
        """From now on this hears what comes in."""
        self.listener = listener

    async def receive(self) -> Any:  # noqa: ANN401
        """What comes in, unless the listener hears it."""
        while True:
            event = await self._receive()
            if self.listener is None or event["type"] != "websocket.receive":
                return event
            self.listener(event.get("text") or event.get("bytes") or "")

    async def send_all(self) -> None:
        """Send whatever is told, for as long as the socket is open."""
        while True:
            await self._told.wait()
            self._told.clear()
            gathered, self._gathered = self._gathered, []
            for whole_frame in gathered:
                await self._send({"type": "websocket.send", "text": _text(whole_frame)})


class PlainSockets:
    """The application, as a server without `PlaySocket` can carry it."""

    def __init__(self, app: SecurityMiddleware) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        """One request or socket."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        socket = PlainSocket(receive, send)
        scope["extensions"] = {**(scope.get("extensions") or {}), EXTENSION: socket}
        sending = asyncio.create_task(socket.send_all())
        try:
            await self._app(scope, socket.receive, send)
        finally:
            sending.cancel()


def _text(whole_frame: bytes) -> str:
    size = whole_frame[1]
    start = 4 if size == LONG else 10 if size == LONGER else 2
    return whole_frame[start:].decode()
