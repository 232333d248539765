"""Compresses long responses in JSON.

Litestar's own middleware allocates 256 KiB for every request whose client accepts gzip, before it
is even read: two thousand requests that are never finished would take hundreds of megabytes.
"""

from __future__ import annotations

import gzip
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send

from gemkeep.server.origins import header

SHORTEST: Final = 2000
"""Bytes of a response that is worth compressing."""
LEVEL: Final = 5


def compressing(app: ASGIApp) -> ASGIApp:
    """The application with its long responses compressed, for clients that accept gzip."""

    async def compressed(scope: Scope, receive: Receive, send: Send) -> None:
        if "gzip" not in (header(_of(scope), b"accept-encoding") or ""):
            await app(scope, receive, send)
            return
        start: Any = None

        async def gathered(message: Any) -> None:  # noqa: ANN401 - a message of ASGI
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            first, start = start, None
            if first is not None:
                if _is_worth_it(first, message):
                    first, message = _gzipped(first, message)
                await send(first)
            await send(message)

        await app(scope, receive, gathered)

    return compressed


def _of(message: Any) -> list[tuple[bytes, bytes]]:  # noqa: ANN401 - a scope or a message
    headers: list[tuple[bytes, bytes]] = list(message.get("headers", ()))
    return headers


def _is_worth_it(start: Any, body: Any) -> bool:  # noqa: ANN401 - messages of ASGI
    is_json = "json" in (header(_of(start), b"content-type") or "")
    return is_json and not body.get("more_body") and len(body["body"]) >= SHORTEST


def _gzipped(start: Any, body: Any) -> tuple[Any, Any]:  # noqa: ANN401 - messages of ASGI
    zipped = gzip.compress(body["body"], LEVEL, mtime=0)
    kept = [(name, value) for name, value in _of(start) if name.lower() != b"content-length"]
    added = [
        (b"content-encoding", b"gzip"),
        (b"content-length", str(len(zipped)).encode()),
        (b"vary", b"Accept-Encoding"),
    ]
    return {**start, "headers": [*kept, *added]}, {**body, "body": zipped}
