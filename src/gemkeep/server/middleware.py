"""Middleware around everything: adds security headers, refuses changes by pages of other sites."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

import msgspec

from gemkeep.server.config import Config
from gemkeep.server.network.request_limit import RequestLimit
from gemkeep.server.origins import allowed, header
from gemkeep.server.websocket.endpoint import PATH
from gemkeep.wire.http import Problem

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
API: Final = "/api/"
NO_STORE: Final = (b"cache-control", b"no-store")
"""Answers of the API are about people: nothing between us and them may keep one."""
FOR_SOCKETS: Final = Problem("malformed", "this address is for a WebSocket")
FOREIGN: Final = Problem("wrong_origin", "pages from that origin can't change anything here")
TOO_OFTEN: Final = Problem("too_fast", "too many requests from your address; wait ten seconds")
CLOSE: Final = (b"connection", b"close")


class SecurityMiddleware:
    """Wraps the application."""

    def __init__(self, app: Any, config: Config, headers: dict[str, str]) -> None:  # noqa: ANN401
        """Adds these headers to every response that does not have them."""
        self.app = app
        self._origins = config.origins
        self._requests = RequestLimit(config.limits.http_in_ten_seconds)
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            # Straight to the endpoint: nothing made for HTTP requests applies to a WebSocket.
            await self.app.state.websocket_endpoint(scope)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        headers = [*self._headers, NO_STORE] if scope["path"].startswith(API) else self._headers

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", []))
                named = {name.lower() for name, _ in own}
                added = [header for header in headers if header[0] not in named]
                message["headers"] = [*own, *added]
            await send(message)

        if not self._requests.allows((scope.get("client") or ("",))[0]):
            await _refuse(guarded, 429, TOO_OFTEN, CLOSE)
        elif scope["path"].startswith(PATH):
            await _refuse(guarded, 426, FOR_SOCKETS)
        elif scope["method"] not in SAFE and not self._from_our_page(scope):
            await _refuse(guarded, 403, FOREIGN)
        elif scope["method"] == "HEAD":
            # The response to GET, which uvicorn sends without its body.
            await self.app({**scope, "method": "GET"}, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def _from_our_page(self, scope: Message) -> bool:
        headers = scope["headers"]
        return allowed(header(headers, b"origin"), header(headers, b"host"), self._origins)


async def _refuse(send: Send, status: int, problem: Problem, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(problem)
    await send({"type": "http.response.body", "body": body, "more_body": False})
