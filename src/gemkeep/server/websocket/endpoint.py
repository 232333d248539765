"""The WebSocket endpoint: decides who may connect, counts connections and runs their sessions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from gemkeep.server import metrics
from gemkeep.server.config import Config
from gemkeep.server.network.addresses import counted_as
from gemkeep.server.origins import allowed, header
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.protocol import EXTENSION
from gemkeep.server.websocket.rate_limit import TokenBuckets
from gemkeep.server.websocket.session import Session, SessionSocket
from gemkeep.wire.http import Problem

Scope: TypeAlias = MutableMapping[str, Any]

PATH: Final = "/ws/"
FOREIGN: Final = Problem("wrong_origin", "pages from that origin can't play here")
TOO_FAST: Final = Problem("too_fast", "your address opens too many sockets; wait a minute")
TOO_MANY: Final = Problem("unavailable", "too many are connected; come back later")


class EndpointSocket(SessionSocket, Protocol):
    """A WebSocket that was requested and is not open yet."""

    def accept(self) -> None:
        """Open it."""

    def reject(self, status: int, json: str) -> None:
        """Answer with an error instead."""


class WebSocketEndpoint:
    """Accepts WebSockets within the limits."""

    def __init__(self, config: Config, registry: TableRegistry) -> None:
        self._config = config
        self._registry = registry
        self._by_address: Counter[str] = Counter()
        self._open = 0
        limits = config.limits
        self._openings = TokenBuckets(limits.sockets_a_second, limits.socket_burst)

    async def __call__(self, scope: Scope) -> None:
        """Run one WebSocket from the request to the end of its session."""
        socket: EndpointSocket = scope["extensions"][EXTENSION]
        headers = scope["headers"]
        address = counted_as((scope.get("client") or ("",))[0])
        if not allowed(header(headers, b"origin"), header(headers, b"host"), self._config.origins):
            _reject(socket, 403, FOREIGN)
        elif not self._openings.take(address):
            _reject(socket, 429, TOO_FAST)
        elif not self._has_room_for(address):
            _reject(socket, 503, TOO_MANY)
        else:
            socket.accept()
            table_id = scope["path"].removeprefix(PATH)
            with self._counted(address):
                await Session(self._config, self._registry, socket, table_id).run()

    def _has_room_for(self, address: str) -> bool:
        limits = self._config.limits
        return (
            self._open < limits.sockets
            and self._by_address[address] < limits.sockets_of_one_address
        )

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        self._by_address[address] += 1
        self._open += 1
        metrics.SOCKETS.inc()
        try:
            yield
        finally:
            metrics.SOCKETS.dec()
            self._open -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


def _reject(socket: EndpointSocket, status: int, problem: Problem) -> None:
    socket.reject(status, msgspec.json.encode(problem).decode())
