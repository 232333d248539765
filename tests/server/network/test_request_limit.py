"""How many requests an address may make, whatever they are for."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from gemkeep.server.config import Config, Limits
from gemkeep.server.middleware import SecurityMiddleware
from gemkeep.server.network.request_limit import RequestLimit


def test_after_ten_seconds_an_address_may_ask_again() -> None:
    now = 0.0
    limit = RequestLimit(2, 10.0, lambda: now)
    assert [limit.allows("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert limit.allows("10.0.0.2")
    now = 10.0
    assert limit.allows("10.0.0.1")


def test_the_wall_clock_may_be_set_as_one_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = RequestLimit(1, 60.0)
    assert limit.allows("10.0.0.1")
    for set_to in (0.0, 4e9):
        monkeypatch.setattr(time, "time", lambda set_to=set_to: set_to)
        assert not limit.allows("10.0.0.1")


def test_pages_and_files_are_limited_too_and_a_refused_client_is_disconnected() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        await send({"type": "http.response.start", "status": 200, "headers": []})

    guarded = SecurityMiddleware(app, Config(limits=Limits(http_in_ten_seconds=2)), {})

    async def ask(path: str, address: str) -> tuple[int, bool]:
        sent: list[dict[str, Any]] = []

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "GET", "path": path, "client": (address, 1)}
        about = {"http_version": "1.1", "headers": [(b"host", b"localhost")]}
        await guarded({**scope, **about}, asyncio.Event().wait, send)
        return sent[0]["status"], (b"connection", b"close") in sent[0]["headers"]

    async def run() -> None:
        assert await ask("/schema", "10.0.0.1") == (200, False)
        assert await ask("/", "10.0.0.1") == (200, False)
        assert await ask("/health", "10.0.0.1") == (429, True)
        assert await ask("/health", "10.0.0.2") == (200, False)

    asyncio.run(run())
