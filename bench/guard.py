"""How long moves take, and how much memory grows, while a server is attacked.

Each attack comes from a separate process (`bench/attacks.py`), lasts for some seconds and starts
again whenever it is cut off. Meanwhile a person at each of ten tables keeps changing their choice;
a move's time runs from its sending to the answer that it is on disk. The last row is no attack from
outside: somebody opens a table with 200,000 lines of chat.

All attacks are made twice. Whatever memory the second round adds, every further one would add too;
what only the first adds is what the process sets up once and goes on using.
"""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

from bench.attacks import ATTACKS
from bench.load.http import call
from bench.table import running
from bench.thinking import Table, sit_down
from gemkeep.server.config import Config, database_url
from gemkeep.server.network.memory import AFTER as GIVEN_BACK_AFTER
from gemkeep.server.store.database import Store
from gemkeep.server.store.log.rows import write_entry
from gemkeep.table.entries import LineSaid, TableMade
from gemkeep.table.state import Chair, Settings

TABLES = 10
SECONDS = float(os.environ.get("SECONDS", "8"))
ROUNDS = int(os.environ.get("ROUNDS", "2"))
EVERY = 0.05
"""Seconds between two moves at a table."""
MOST_P99 = 0.25
MOST_GROWTH = 50
"""MiB."""
LONG_LOG = "longlogtable"
LINES = 200_000
COLUMNS = (
    "attack",
    "moves",
    "p50, ms",
    "p99, ms",
    "longest, ms",
    "processor, %",
    "grows by, MiB",
    "cut off",
)


class Figures(NamedTuple):
    """The times of moves in seconds, the server's share of a processor, its growth in MiB, and how
    often the attacker was cut off.
    """

    moves: int
    p50: float
    p99: float
    longest: float
    busy: float
    growth: float
    cut_off: int


def memory(process: str) -> float:
    """What a process takes, in MiB."""
    status = Path(f"/proc/{process}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


def processor_time(process: str) -> float:
    """The processor time that a process has taken, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def attack(name: str, url: str) -> int:
    """Attack a server; how often it cut the attacker off."""
    port = url.rpartition(":")[2]
    command = (sys.executable, "-m", "bench.attacks", name, port, str(SECONDS))
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    told, _ = await attacker.communicate()
    cut_off: int = json.loads(told)["cut_off"]
    return cut_off


async def open_long_log(url: str) -> int:
    async with connect(f"{url.replace('http', 'ws')}/ws/{LONG_LOG}") as socket:
        await socket.send('{"type":"hello","ref":1}')
        told: dict[str, Any] = json.loads(await socket.recv())
        assert told["type"] == "whole", told
    return 0


async def quiet() -> int:
    await asyncio.sleep(SECONDS)
    return 0


async def measured(tables: list[Table], process: str, during: Awaitable[int]) -> Figures:
    times: list[float] = []
    before, busy, began = memory(process), processor_time(process), time.monotonic()
    doing = asyncio.ensure_future(during)

    async def play(table: Table, after: float) -> None:
        await asyncio.sleep(after)
        while not doing.done():
            for choice in ("on", "back"):
                took = await table.choose(choice)
                times.append(took)
                await asyncio.sleep(max(0.0, EVERY - took))

    async def watch() -> float:
        most = before
        while not doing.done():
            most = max(most, memory(process))
            await asyncio.sleep(0.1)
        return most

    paced = (play(table, EVERY * place / TABLES) for place, table in enumerate(tables))
    watching = asyncio.create_task(watch())
    await asyncio.gather(*paced)
    cuts = statistics.quantiles(times, n=100)
    growth = await watching - before
    share = (processor_time(process) - busy) / (time.monotonic() - began)
    return Figures(len(times), cuts[49], cuts[98], max(times), share, growth, await doing)


async def measure(url: str, process: str) -> tuple[dict[str, Figures], list[float]]:
    """The figures of each attack in the first round, and the memory after each round in MiB."""
    key = (await call(url, "/api/people", {"name": "Ann"}))["key"]
    device = ({"kind": "device", "name": "Bob"}, {"kind": "device", "name": "Cid"})
    tables = [await sit_down(url, key, *device) for _ in range(TABLES)]
    found = {"none": await measured(tables, process, quiet())}
    for name in ATTACKS:
        found[name] = await measured(tables, process, attack(name, url))
    found["none, afterwards"] = await measured(tables, process, quiet())
    ended = [await settled(process)]
    for _ in range(ROUNDS - 1):
        for name in ATTACKS:
            await attack(name, url)
        ended.append(await settled(process))
    found["200,000 lines opened"] = await measured(tables, process, open_long_log(url))
    return found, ended


async def settled(process: str) -> float:
    """The memory of a process once it has given back what it can."""
    await asyncio.sleep(GIVEN_BACK_AFTER + 1)
    return memory(process)


def write_long_log(db: str) -> None:
    """A table with as much chat as somebody could write in a few minutes."""
    chairs = tuple(Chair(colour, None, None, "ev") for colour in ("red", "blue", "green"))
    made = TableMade(LONG_LOG, "invite", Settings("diamant", {"edition": "cs"}), chairs, None)
    line = LineSaid(0, "Ann", "x" * 100, None)
    rows = [write_entry(LONG_LOG, 0, 0.0, made)]
    rows += [write_entry(LONG_LOG, place, float(place), line) for place in range(1, LINES)]

    async def write() -> None:
        store = Store(database_url(Config(db=db)), asyncio.get_running_loop())
        await store.writer.write(tuple(rows), ())
        store.close()

    asyncio.run(write())


def row(name: str, figures: Figures) -> str:
    times = (f"{seconds * 1000:.0f}" for seconds in figures[1:4])
    counts = (f"{figures.busy * 100:.0f}", f"{figures.growth:.0f}", f"{figures.cut_off:,}")
    return f"| {' | '.join((name, f'{figures.moves:,}', *times, *counts))} |"


def run() -> None:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        db = str(Path(folder) / "bench.db")
        write_long_log(db)
        serve = [sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", db]
        with running(serve) as (url, process):
            began = memory(process)
            found, ended = asyncio.run(measure(url, process))
    print(f"\n{TABLES} tables, a move at each every {EVERY * 1000:.0f} ms, {SECONDS:.0f} s each\n")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    for name, figures in found.items():
        print(row(name, figures))
    late = [name for name, figures in found.items() if figures.p99 > MOST_P99]
    grown = [name for name, figures in found.items() if figures.growth > MOST_GROWTH]
    rounds = ", ".join(f"{each:.0f}" for each in ended)
    print(f"\nmemory: {began:.0f} MiB at first; after each round {rounds} MiB")
    print(f"p99 over {MOST_P99 * 1000:.0f} ms: {', '.join(late) or 'never'}")
    print(f"grown by more than {MOST_GROWTH} MiB: {', '.join(grown) or 'never'}")
