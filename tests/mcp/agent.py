"""An agent of the Model Context Protocol for tests, which keeps every byte it receives."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import anyio
from mcp import Client, StdioServerParameters, stdio_client
from mcp.client._memory import InMemoryTransport
from mcp.shared.message import SessionMessage

from gemkeep.mcp.server import make_server
from tests.server.client import PATIENCE

SOURCE: Final = Path(__file__).parents[2] / "src"


class Agent:
    """A client of `gemkeep mcp`, and what it has received."""

    def __init__(self, client: Client, received: list[str]) -> None:
        self.client = client
        self.received = received

    async def call(self, tool: str, **arguments: object) -> tuple[str, dict[str, Any]]:
        """The text and the data that a tool returns, if it does not fail."""
        result = await self.client.call_tool(tool, arguments)
        text = getattr(result.content[0], "text")  # noqa: B009 - one of several types
        assert not result.is_error, text
        return text, result.structured_content or {}

    async def fails(self, tool: str, **arguments: object) -> str:
        """Why a tool fails."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error, result
        return str(getattr(result.content[0], "text"))  # noqa: B009


@asynccontextmanager
async def agent(
    server: str | None = None, key: str | None = None, name: str = "Ada"
) -> AsyncIterator[Agent]:
    """An agent with its own server in this process."""
    async with _playing(InMemoryTransport(make_server(server, key, name)), "legacy") as made:
        yield made


@asynccontextmanager
async def agent_of_a_process(*options: str) -> AsyncIterator[Agent]:
    """An agent that has started `gemkeep mcp`."""
    command = ["-m", "gemkeep.cli.main", "mcp", *options]
    environment = {"PYTHONPATH": str(SOURCE)} | dict(os.environ)
    process = StdioServerParameters(command=sys.executable, args=command, env=environment)
    async with _playing(stdio_client(process), "auto") as made:
        yield made


@asynccontextmanager
async def _playing(transport: Any, mode: str) -> AsyncIterator[Agent]:  # noqa: ANN401 - of two kinds
    """An agent on this transport; mode `legacy` speaks the versions before 2026."""
    received: list[str] = []

    @asynccontextmanager
    async def tapped() -> AsyncIterator[Any]:
        """The same transport; what comes in is kept on the way."""
        send, receive = anyio.create_memory_object_stream[SessionMessage | Exception](0)
        async with transport as (read, write), anyio.create_task_group() as group:

            async def relay() -> None:
                async with send, receive:
                    async for message in read:
                        assert isinstance(message, SessionMessage)
                        received.append(message.message.model_dump_json(by_alias=True))
                        await send.send(message)

            group.start_soon(relay)
            yield receive, write
            group.cancel_scope.cancel()

    async with Client(tapped(), mode=mode, read_timeout_seconds=PATIENCE) as client:
        yield Agent(client, received)
