"""A server that is attacked by another process, while somebody plays at another table.

The attacks are those of `make bench guard`, which measures for longer; here they end when they are
cut off. The machine may be busy, so half of the moves must be in time, and not 99 of 100 as there.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.client import Client
from tests.server_process import ROOT, Server

PACE = 0.04
IN_TIME = 0.25
MOST_GROWTH = 50
"""MiB."""


class Attacked:
    """A server, and somebody who plays there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        _, self.key = server.person("Ann")
        self.table, _ = server.table(self.key, "me", "device:Eve", "device:Ian", start=True)
        self.most_memory = 0.0

    def memory(self) -> float:
        """What the server's process takes, in MiB."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) / 1024

    async def during(self, other: Awaitable[Any]) -> tuple[Any, list[float]]:
        """The result of something, and how long each move at my table took meanwhile."""
        async with self.server.client(self.table, self.key) as client:
            doing = asyncio.ensure_future(other)
            times = await self._moves(client, doing.done)
            return await doing, times

    async def _moves(self, client: Client, over: Callable[[], bool]) -> list[float]:
        times = []
        self.most_memory = self.memory()
        while not over():
            for choice in ("on", "back"):
                began = time.perf_counter()
                await client.choose(0, choice)
                times.append(time.perf_counter() - began)
                self.most_memory = max(self.most_memory, self.memory())
                await asyncio.sleep(PACE)
        return times


async def attack(name: str, port: int, seconds: float, times: int = 1) -> dict[str, Any]:
    """What an attacker says about its attack, once it was cut off so often or time is up."""
    command = (sys.executable, "-m", "bench.attacks", name, str(port), str(seconds), str(times))
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, cwd=ROOT)
    told, _ = await attacker.communicate()
    figures: dict[str, Any] = json.loads(told)
    return figures
