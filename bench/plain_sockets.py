"""Play over plain ASGI: what `WebSocketProtocol` does for uvicorn alone, with ASGI events only.

Any server can run this. A frame is turned back into its text, because a server makes its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from gemkeep.server.middleware import SecurityMiddleware
from gemkeep.server.websocket.protocol import EXTENSION, Message

LONG, LONGER = 126, 127


class PlainSocket:
    """Takes the place of a `WebSocketProtocol` in the scope."""

    def __init__(self, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        self._receive, self._send = receive, send
        self._events: asyncio.Queue[dict[str, Any] | bytes] = asyncio.Queue()
        self._on_message: Callable[[Message], None] | None = None
        self._is_closed = asyncio.Event()

    def accept(self) -> None:
        """Open it."""
        self._events.put_nowait({"type": "websocket.accept"})

    def reject(self, status: int, json: str) -> None:
        """Close it instead of opening it; servers differ in how they answer with a body."""
        del status, json
        self._events.put_nowait({"type": "websocket.close", "code": 1008})

    def send(self, frame: bytes) -> None:
        """Send a frame's text soon."""
        self._events.put_nowait(frame)

    def close(self, code: int, reason: str = "") -> None:
        """Close it after everything sent so far."""
        self._events.put_nowait({"type": "websocket.close", "code": code, "reason": reason})
        self._is_closed.set()

    def listen(self, on_message: Callable[[Message], None]) -> None:
        """Call this with every message from here on."""
        self._on_message = on_message

    async def receive(self) -> Message | None:
        """The next message, unless there is a listener; None at the end."""
        while not self._is_closed.is_set():
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return None
            if event["type"] == "websocket.receive":
                message: Message = event.get("text") or event.get("bytes") or ""
                if self._on_message is None:
                    return message
                self._on_message(message)
        return None

    async def send_all(self) -> None:
        """Send what was sent, for as long as the socket is open."""
        while True:
            event = await self._events.get()
            if isinstance(event, bytes):
                event = {"type": "websocket.send", "text": _text(event)}
            await self._send(event)


class PlainSockets:
    """The application, as a server without `WebSocketProtocol` can run it."""

    def __init__(self, app: SecurityMiddleware) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        """Run one request or socket."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        socket = PlainSocket(receive, send)
        scope["extensions"] = {**(scope.get("extensions") or {}), EXTENSION: socket}
        sending = asyncio.create_task(socket.send_all())
        try:
            await self._app(scope, receive, send)
        finally:
            sending.cancel()


def _text(frame: bytes) -> str:
    size = frame[1]
    start = 4 if size == LONG else 10 if size == LONGER else 2
    return frame[start:].decode()
