"""Who may open a socket, and how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableMapping
from typing import Any, Final, TypeAlias

from gemkeep.server import metrics
from gemkeep.server.asgi_refusal import INSTEAD_OF_A_SOCKET, Send, send_refusal
from gemkeep.server.config import Config
from gemkeep.server.origins import allowed, header
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.connection import Connection
from gemkeep.server.websocket.protocol import EXTENSION
from gemkeep.server.websocket.session import Receive, Session
from gemkeep.wire.http import Problem

Scope: TypeAlias = MutableMapping[str, Any]

PATH: Final = "/ws/"
FOREIGN: Final = Problem("wrong_origin", "that page may play at no table here")
TOO_MANY: Final = Problem("unavailable", "too many are connected; come back later")


class WebSocketEndpoint:
    """Lets sockets in, and counts them."""

    def __init__(self, config: Config, registry: TableRegistry) -> None:
        """For the tables of this registry."""
        self._config = config
        self._registry = registry
        self._by_address: Counter[str] = Counter()
        self._open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its first word to its last."""
        await receive()  # the asking to connect
        headers = scope["headers"]
        own = header(headers, b"host")
        address = (scope.get("client") or ("",))[0]
        if not allowed(header(headers, b"origin"), own, self._config.origins):
            await send_refusal(send, 403, FOREIGN, INSTEAD_OF_A_SOCKET)
        elif not self._has_room_for(address):
            await send_refusal(send, 503, TOO_MANY, INSTEAD_OF_A_SOCKET)
        else:
            await send({"type": "websocket.accept"})
            await self._talk(scope, receive, send, address)

    async def _talk(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        connection = Connection(scope["extensions"][EXTENSION])
        table_id = scope["path"].removeprefix(PATH)
        self._by_address[address] += 1
        self._open += 1
        metrics.SOCKETS.inc()
        try:
            await Session(self._config, self._registry, connection, receive, table_id).go_on()
            if connection.closing is not None:
                code, reason = connection.closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
        finally:
            metrics.SOCKETS.dec()
            self._open -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _has_room_for(self, address: str) -> bool:
        limits = self._config.limits
        return (
            self._open < limits.sockets
            and self._by_address[address] < limits.sockets_of_one_address
        )
