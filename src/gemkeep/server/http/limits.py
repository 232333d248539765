"""Limits per minute on the requests of one address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from litestar.types import ASGIApp, Receive, Scope, Send

from gemkeep.server.errors import ApiError
from gemkeep.server.network.addresses import counted_as
from gemkeep.server.network.request_limit import RequestLimit

MINUTE: Final = 60.0


def within(limit: RequestLimit) -> Callable[[ASGIApp], ASGIApp]:
    """Middleware that refuses requests beyond this limit."""

    def wrapped(app: ASGIApp) -> ASGIApp:
        async def limited(scope: Scope, receive: Receive, send: Send) -> None:
            client = scope.get("client")
            if not limit.allows(counted_as(client[0] if client else "")):
                raise ApiError("too_fast", "too many such requests; wait a minute")
            await app(scope, receive, send)

        return limited

    return wrapped
