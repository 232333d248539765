"""How long moves take at other tables while twenty bots think, in threads and in processes.

Each bot computes for two seconds of processor time in pure Python for every choice, each at its own
table. Meanwhile a person at each of the other tables keeps changing their choice; a move's time
runs from its sending to the answer that it is on disk. Both servers are asked first while nobody
thinks.
"""

import asyncio
import json
import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from bench.load.http import call
from bench.table import running
from gemkeep.core.moves import Action

BOT = "ponderer"
PLACES = ("threads", "processes")
BOTS = 20
THINKS_FOR = 2.0
TABLES = 20
SECONDS = float(os.environ.get("SECONDS", "10"))
EVERY = 0.05
"""Seconds between two moves at a table."""
COLUMNS = ("twenty bots think", "moves", "p50, ms", "p99, ms", "longest, ms")


class Ponderer:
    """Thinks for two seconds of processor time, and goes on."""

    def act(self, view: object, legal: tuple[Action, ...]) -> Action:
        del view
        began = time.thread_time()
        while time.thread_time() - began < THINKS_FOR:
            sum(number * number for number in range(1000))
        return legal[0]


class Figures(NamedTuple):
    """The times of moves in seconds: how many, and the middle, the 99th percentile, the longest."""

    moves: int
    p50: float
    p99: float
    longest: float


class Table:
    """A table at which one person has the only socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.ref = 0

    async def ask(self, kind: str, **fields: object) -> float:
        """Send a message; the seconds until it is done."""
        self.ref += 1
        began = time.perf_counter()
        await self.socket.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            self.number = message.get("number", self.number)
            if message.get("ref") == self.ref:
                assert message["type"] == "done", message
                return time.perf_counter() - began

    async def choose(self, choice: str) -> float:
        action = ["choose", choice]
        return await self.ask("act", seat=0, number=self.number, action=action)


async def sit_down(url: str, key: str, *others: dict[str, str]) -> Table:
    """A table that has begun, with me and these others."""
    seats = [{"kind": "me"}, *others]
    asked = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats, "start": True}
    made = await call(url, "/api/tables", asked, key)
    table = Table(await connect(f"{url.replace('http', 'ws')}/ws/{made['table']}"))
    await table.ask("hello", key=key)
    return table


async def times_of(tables: list[Table]) -> Figures:
    """Change my mind at every table at a steady pace; how long each of these moves took."""
    times: list[float] = []
    until = time.perf_counter() + SECONDS

    async def play(table: Table, after: float) -> None:
        await asyncio.sleep(after)
        while time.perf_counter() < until:
            for choice in ("on", "back"):
                took = await table.choose(choice)
                times.append(took)
                await asyncio.sleep(max(0.0, EVERY - took))

    paced = (play(table, EVERY * place / TABLES) for place, table in enumerate(tables))
    await asyncio.gather(*paced)
    cuts = statistics.quantiles(times, n=100)
    return Figures(len(times), cuts[49], cuts[98], max(times))


async def measure(url: str) -> tuple[Figures, Figures]:
    """The times of moves while nobody thinks, and while all bots do."""
    key = (await call(url, "/api/people", {"name": "Ann"}))["key"]
    device = ({"kind": "device", "name": "Bob"}, {"kind": "device", "name": "Cid"})
    tables = [await sit_down(url, key, *device) for _ in range(TABLES)]
    quiet = await times_of(tables)
    bot = {"kind": "bot", "bot": BOT}
    for _ in range(BOTS):
        await (await sit_down(url, key, bot, device[0])).socket.close()
    return quiet, await times_of(tables)


def served(place: str) -> tuple[Figures, Figures]:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        db = str(Path(folder) / "bench.db")
        module = [sys.executable, "-m", "bench.thinking_server", place]
        options = ["--port", "0", "--db", db, "--bot-pace", "0", "--no-limits"]
        with running([*module, *options]) as (url, _):
            return asyncio.run(measure(url))


def row(name: str, figures: Figures) -> str:
    times = (f"{seconds * 1000:.1f}" for seconds in figures[1:])
    return f"| {' | '.join((name, f'{figures.moves:,}', *times))} |"


def run() -> None:
    lines = []
    for place in PLACES:
        quiet, thinking = served(place)
        lines += [row(f"no (a server for {place})", quiet), row(f"in {place}", thinking)]
    print(f"\n{TABLES} tables, a move at each every {EVERY * 1000:.0f} ms, for {SECONDS:.0f} s\n")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    print("\n".join(lines))
