"""The request for a WebSocket: as `websockets` checks it, and as an ASGI application sees it."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeAlias
from urllib.parse import unquote

from websockets.datastructures import Headers
from websockets.http11 import Request

Scope: TypeAlias = dict[str, Any]

READ: Final = frozenset({"host", "origin", "x-forwarded-for", "x-forwarded-proto"})
"""The headers that the application and uvicorn's middleware for proxies look at."""


def read_request(head: bytes) -> Request:
    """The request in a head that uvicorn has parsed, checked and written out again.

    `websockets` could read it too. That takes half as long as the rest of opening a WebSocket, and
    checks only what uvicorn has checked already.
    """
    first, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
    method, path, protocol = first.split(" ", 2)
    headers = Headers()
    for line in lines:
        name, _, value = line.partition(": ")
        headers[name] = value
    return Request(path, headers, method, protocol)


def scope_of(request: Request, transport: asyncio.Transport) -> Scope:
    """The ASGI scope of a request.

    It lasts as long as the WebSocket, so it has only the headers that are used: strangers could
    have thousands of sockets with kilobytes of others.
    """
    path, _, query = request.path.partition("?")
    peer = transport.get_extra_info("peername")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws" if transport.get_extra_info("sslcontext") is None else "wss",
        "client": peer and tuple(peer[:2]),
        "path": unquote(path),
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "headers": [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in request.headers.raw_items()
            if name.lower() in READ
        ],
        "extensions": {},
    }
