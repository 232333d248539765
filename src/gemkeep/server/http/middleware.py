"""The front door: every answer carries our headers, and no other site's page changes anything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from gemkeep.server.config import Config
from gemkeep.server.http.asgi_refusal import Send, send_refusal
from gemkeep.server.http.origins import allowed, header
from gemkeep.server.websocket.endpoint import PATH
from gemkeep.wire.http import Problem

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
FOR_SOCKETS: Final = Problem("malformed", "this address is for a WebSocket")
FOREIGN: Final = Problem("wrong_origin", "that page may change nothing here")


class SecurityMiddleware:
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
            await self.app.state.websocket_endpoint(scope)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        if scope["path"].startswith(PATH):
            await send_refusal(guarded, 426, FOR_SOCKETS)
        elif scope["method"] not in SAFE and not self._from_our_page(scope):
            await send_refusal(guarded, 403, FOREIGN)
        elif scope["method"] == "HEAD":
            # The answer to GET, which uvicorn sends without its body.
            await self.app({**scope, "method": "GET"}, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def _from_our_page(self, scope: Message) -> bool:
        headers = scope["headers"]
        return allowed(header(headers, b"origin"), header(headers, b"host"), self._origins)
