"""Refusals sent over plain ASGI, before any handler is involved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec

from gemkeep.wire.http import Problem

Send: TypeAlias = Callable[[Any], Awaitable[None]]

JSON: Final = (b"content-type", b"application/json")
ANSWER: Final = "http.response"
INSTEAD_OF_A_SOCKET: Final = "websocket.http.response"


async def send_refusal(send: Send, status: int, problem: Problem, answer: str = ANSWER) -> None:
    """Send the problem as the whole response."""
    await send({"type": f"{answer}.start", "status": status, "headers": [JSON]})
    body = msgspec.json.encode(problem)
    await send({"type": f"{answer}.body", "body": body, "more_body": False})
