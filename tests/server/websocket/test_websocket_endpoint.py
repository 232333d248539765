"""How many WebSockets may be open, in all and from one address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from gemkeep.server.config import Config, Limits
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.endpoint import WebSocketEndpoint
from gemkeep.server.websocket.protocol import EXTENSION, Message


class Visitor:
    """A WebSocket from an address whose client says nothing until it leaves."""

    def __init__(self, endpoint: WebSocketEndpoint, address: str) -> None:
        self.accepted = False
        self.rejected: tuple[int, Any] | None = None
        self._left = asyncio.Event()
        scope = {
            "headers": [],
            "client": (address, 1),
            "path": "/ws/any",
            "extensions": {EXTENSION: self},
        }
        self.session = asyncio.create_task(endpoint(scope))

    def accept(self) -> None:
        self.accepted = True

    def reject(self, status: int, json_text: str) -> None:
        self.rejected = status, json.loads(json_text)

    async def receive(self) -> Message | None:
        await self._left.wait()
        return None

    async def leave(self) -> None:
        self._left.set()
        await self.session

    def listen(self, on_message: Callable[[Message], None]) -> None:
        raise NotImplementedError

    def send(self, frame: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int, reason: str = "") -> None:
        raise NotImplementedError

    def cut_off(self, code: int, reason: str) -> None:
        raise NotImplementedError


async def visit(endpoint: WebSocketEndpoint, address: str) -> Visitor:
    """A visitor who knows whether they were let in."""
    visitor = Visitor(endpoint, address)
    await asyncio.sleep(0)
    assert visitor.accepted or visitor.rejected
    return visitor


def endpoint_with(limits: Limits) -> WebSocketEndpoint:
    return WebSocketEndpoint(Config(limits=limits), cast("TableRegistry", None))


@pytest.mark.parametrize(
    "limits,address",
    [(Limits(sockets=2), "10.0.0.2"), (Limits(sockets_of_one_address=2), "10.0.0.1")],
)
def test_one_client_too_many_is_rejected_until_another_leaves(limits: Limits, address: str) -> None:
    async def run() -> None:
        endpoint = endpoint_with(limits)
        first, second = await visit(endpoint, "10.0.0.1"), await visit(endpoint, address)
        assert first.accepted
        assert second.accepted
        third = await visit(endpoint, address)
        assert third.rejected is not None
        status, problem = third.rejected
        assert (status, problem["code"]) == (503, "unavailable")
        await first.leave()
        fourth = await visit(endpoint, address)
        assert fourth.accepted
        await second.leave()
        await fourth.leave()

    asyncio.run(run())


def test_each_address_has_its_own_limit() -> None:
    async def run() -> None:
        endpoint = endpoint_with(Limits(sockets_of_one_address=1))
        visitors = [await visit(endpoint, address) for address in ("10.0.0.1", "10.0.0.2")]
        assert all(visitor.accepted for visitor in visitors)
        for visitor in visitors:
            await visitor.leave()

    asyncio.run(run())


def test_an_address_that_keeps_opening_sockets_is_rejected_before_they_open() -> None:
    async def run() -> None:
        endpoint = endpoint_with(Limits(sockets_a_second=0.001, socket_burst=3))
        for _ in range(3):  # as many as there may be at once come back after a restart
            visitor = await visit(endpoint, "10.0.0.1")
            assert visitor.accepted
            await visitor.leave()
        rejected = (await visit(endpoint, "10.0.0.1")).rejected
        assert rejected is not None
        assert (rejected[0], rejected[1]["code"]) == (429, "too_fast")
        other = await visit(endpoint, "10.0.0.2")
        assert other.accepted
        await other.leave()

    asyncio.run(run())
    usual = Limits()
    assert usual.socket_burst >= usual.sockets_of_one_address
