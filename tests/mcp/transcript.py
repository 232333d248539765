"""The transcript in docs/mcp.md: the first calls of an agent at a table with two people.

    python -m tests.mcp.transcript

prints it as Markdown, with the ids that are random replaced.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from tests.mcp.agent import Agent, agent
from tests.server.client import Client
from tests.server_process import Server

LINK = "http://127.0.0.1:8000/j/cfrgv3tbn6"
TABLE = "dep82frqmt9z"


def transcript(server: Server) -> str:
    """What the agent calls and reads."""
    return asyncio.run(_play(server))


async def _play(server: Server) -> str:
    _, key = server.person("Ann")
    table, invite = server.table(key, "me", "device:Eve", "open")
    link = f"{server.url}/j/{invite}"
    async with agent(name="Ada") as ada, server.client(table, key) as ann:
        parts = [await _call(ada, "join", link=link)]
        await ann.done("start")
        parts += [part async for part in _first_decisions(ada, ann)]
    return "\n".join(parts).replace(link, LINK).replace(table, TABLE)


async def _first_decisions(ada: Agent, ann: Client) -> AsyncIterator[str]:
    yield await _call(ada, "wait_for_turn")
    yield await _call(ada, "act", action="[on]")
    yield await _call(ada, "say", text="Good luck, everyone!")
    await ann.done("say", text="Thank you!")
    await ann.choose(0, "on")
    await ann.choose(1, "on")
    yield await _call(ada, "wait_for_turn")


async def _call(ada: Agent, tool: str, **arguments: object) -> str:
    text, _ = await ada.call(tool, **arguments)
    lines = "\n".join(f"    {line}".rstrip() for line in text.splitlines())
    return f"`{tool}` {json.dumps(arguments) if arguments else ''}".rstrip() + f"\n\n{lines}\n"


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder) / "gemkeep.db"), "--no-limits") as running,
    ):
        print(transcript(running))  # noqa: T201 - that is what it is for
