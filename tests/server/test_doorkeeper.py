"""How many sockets may be open, of all and of one address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from gemkeep.server.config import Config, Limits
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.endpoint import WebSocketEndpoint
from gemkeep.server.websocket.protocol import EXTENSION


class Visitor:
    """Someone who asks for a socket from an address, and says nothing until they go."""

    def __init__(self, address: str) -> None:
        self.scope = {
            "headers": [],
            "client": (address, 1),
            "path": "/ws/any",
            "extensions": {EXTENSION: self},
        }
        self.told: list[dict[str, Any]] = []
        self.events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answered = asyncio.Event()
        self.tell = self.told.append
        self.events.put_nowait({"type": "websocket.connect"})

    async def send(self, message: dict[str, Any]) -> None:
        self.told.append(message)
        self.answered.set()

    def go(self) -> None:
        self.events.put_nowait({"type": "websocket.disconnect"})


async def come(
    websocket_endpoint: WebSocketEndpoint, address: str
) -> tuple[Visitor, asyncio.Task[None]]:
    """A visitor who has heard whether they may come in."""
    visitor = Visitor(address)
    receive = cast("Callable[[], Awaitable[Any]]", visitor.events.get)
    there = asyncio.create_task(websocket_endpoint(visitor.scope, receive, visitor.send))
    await visitor.answered.wait()
    return visitor, there


@pytest.mark.parametrize(
    "limits,other",
    [(Limits(sockets=2), "10.0.0.2"), (Limits(sockets_of_one_address=2), "10.0.0.1")],
)
def test_who_is_one_too_many_is_turned_away_until_another_goes(limits: Limits, other: str) -> None:
    async def visit() -> None:
        websocket_endpoint = WebSocketEndpoint(Config(limits=limits), cast("TableRegistry", None))
        first, leaving = await come(websocket_endpoint, "10.0.0.1")
        _, staying = await come(websocket_endpoint, other)
        assert first.told[0]["type"] == "websocket.accept"
        refused, done = await come(websocket_endpoint, other)
        await done
        start, body = refused.told
        assert (start["type"], start["status"]) == ("websocket.http.response.start", 503)
        assert json.loads(body["body"])["code"] == "unavailable"
        first.go()
        await leaving
        let_in, there = await come(websocket_endpoint, other)
        assert let_in.told[0]["type"] == "websocket.accept"
        staying.cancel()
        there.cancel()

    asyncio.run(visit())


def test_what_one_address_has_open_is_nothing_to_another() -> None:
    async def visit() -> None:
        limits = Limits(sockets_of_one_address=1)
        websocket_endpoint = WebSocketEndpoint(Config(limits=limits), cast("TableRegistry", None))
        for address in ("10.0.0.1", "10.0.0.2"):
            visitor, there = await come(websocket_endpoint, address)
            assert visitor.told[0]["type"] == "websocket.accept"
            there.cancel()

    asyncio.run(visit())
