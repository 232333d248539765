"""The front door: every answer carries our headers, and no other site's page changes anything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from gemkeep.server.config import Config
from gemkeep.server.origins import allowed, header
from gemkeep.server.sockets import PATH

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
JSON: Final = (b"content-type", b"application/json")


class FrontDoor:
    """Stands before the application."""

    def __init__(self, app: Any, config: Config, headers: dict[str, str]) -> None:  # noqa: ANN401
        """Before this application, with these headers for every answer."""
        self.app = app
        self._origins = config.origins
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] == "websocket":
            # Play goes straight to its table: nothing made for requests stands in between.
            await self.app.state.doorkeeper(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        if scope["path"].startswith(PATH):
            await _refuse(guarded, 426, b"malformed", b"this address is for a WebSocket")
        elif scope["method"] not in SAFE and not self._from_our_page(scope):
            await _refuse(guarded, 403, b"wrong_origin", b"that page may change nothing here")
        else:
            await self.app(scope, receive, guarded)

    def _from_our_page(self, scope: Message) -> bool:
        headers = scope["headers"]
        return allowed(header(headers, b"origin"), header(headers, b"host"), self._origins)


async def _refuse(send: Send, status: int, code: bytes, reason: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [JSON]})
    body = b'{"code":"%b","reason":"%b"}' % (code, reason)
    await send({"type": "http.response.body", "body": body, "more_body": False})
