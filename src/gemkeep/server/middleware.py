"""Middleware around everything: security headers, other hosts' names, pages of other sites."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

import msgspec

from gemkeep.server.config import Config
from gemkeep.server.hosts import is_ours
from gemkeep.server.network.addresses import counted_as
from gemkeep.server.network.request_limit import RequestLimit
from gemkeep.server.origins import allowed, header
from gemkeep.server.websocket.endpoint import PATH, EndpointSocket
from gemkeep.server.websocket.protocol import EXTENSION
from gemkeep.wire.http import Problem

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
Headers: TypeAlias = list[tuple[bytes, bytes]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
API: Final = "/api/"
MISDIRECTED: Final = 421
MISNAMED: Final = Problem(
    "wrong_host",
    "this server does not have that name; its operator can add it with --public-name NAME",
)
FOR_SOCKETS: Final = Problem("malformed", "this address is for a WebSocket")
FOREIGN: Final = Problem("wrong_origin", "pages from that origin can't change anything here")
TOO_OFTEN: Final = Problem("too_fast", "too many requests from your address; wait ten seconds")
TOO_MANY_REQUESTS: Final = 429
TEN_SECONDS: Final = 10.0
CLOSE: Final = (b"connection", b"close")


class SecurityMiddleware:
    """Wraps the application."""

    def __init__(self, app: Any, config: Config, headers: dict[str, str]) -> None:  # noqa: ANN401
        """Adds these headers to every response that does not have them."""
        self.app = app
        self._origins = config.origins
        self._requests = RequestLimit(config.limits.http_in_ten_seconds, TEN_SECONDS)
        self._names = frozenset(name.casefold() for name in config.names)
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            await self._open_socket(scope)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", []))
                if scope["path"].startswith(API):
                    own = _personal(own)
                named = {name.lower() for name, _ in own}
                added = [header for header in self._headers if header[0] not in named]
                message["headers"] = [*own, *added]
            await send(message)

        refused = self._refusal(scope)
        if refused is not None:
            await _refuse(guarded, *refused)
        elif scope["method"] == "HEAD":
            # The response to GET, which uvicorn sends without its body.
            await self.app({**scope, "method": "GET"}, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def _refusal(self, scope: Message) -> tuple[int, Problem] | None:
        """The status and the reason with which a request is refused, if it is."""
        if not self._requests.allows(counted_as((scope.get("client") or ("",))[0])):
            return TOO_MANY_REQUESTS, TOO_OFTEN
        if not self._is_for_us(scope):
            return MISDIRECTED, MISNAMED
        if scope["path"].startswith(PATH):
            return 426, FOR_SOCKETS
        if scope["method"] not in SAFE and not self._from_our_page(scope):
            return 403, FOREIGN
        return None

    async def _open_socket(self, scope: Message) -> None:
        """Straight to the endpoint: nothing made for HTTP requests applies to a WebSocket."""
        if self._is_for_us(scope):
            await self.app.state.websocket_endpoint(scope)
        else:
            socket: EndpointSocket = scope["extensions"][EXTENSION]
            socket.reject(MISDIRECTED, msgspec.json.encode(MISNAMED).decode())

    def _is_for_us(self, scope: Message) -> bool:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return is_ours(hosts, self._names, scope["http_version"])

    def _from_our_page(self, scope: Message) -> bool:
        headers = scope["headers"]
        return allowed(header(headers, b"origin"), header(headers, b"host"), self._origins)


def _personal(headers: Headers) -> Headers:
    """The headers of a response about people, which no cache may store."""
    varies = [value for name, value in headers if name.lower() == b"vary"]
    others = [each for each in headers if each[0].lower() not in {b"vary", b"cache-control"}]
    vary = b", ".join([*varies, b"Authorization"])
    return [*others, (b"cache-control", b"no-store"), (b"vary", vary)]


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == TOO_MANY_REQUESTS:
        headers.append(CLOSE)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(problem)
    await send({"type": "http.response.body", "body": body, "more_body": False})
