"""Puts load on a server and prints the measurements as JSON in the last line."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import statistics
import sys
import time
from pathlib import Path

import uvloop

from bench.load.boardgame_io import BoardgameIo
from bench.load.gemkeep import Gemkeep
from bench.load.side import Side, play_tables
from bench.load.tables import Figures, Load

SIDES = {"gemkeep": Gemkeep, "boardgame.io": BoardgameIo}
WARM = 2.0
LOOK_EVERY = 0.1
"""Seconds between samples of how many tables are in a game."""


def cpu_time(process: str) -> float:
    """CPU seconds used so far by a process and its children."""
    home = Path("/proc", process)
    fields = (home / "stat").read_text().rpartition(")")[2].split()
    children = (home / "task" / process / "children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(cpu_time, children))


async def measure(side: Side, server: str, tables: int, seconds: float) -> Figures:
    """Measurements of this many tables for this long, after all have started and warmed up."""
    await side.prepare()
    load = Load(tables)
    playing = [asyncio.create_task(play_tables(side, load, group)) for group in range(load.groups)]
    opened = asyncio.create_task(load.everyone.wait())
    done, _ = await asyncio.wait((opened, *playing), return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()  # raises if a table failed to open
    await asyncio.sleep(WARM)
    load.counting = True
    began, worked, games = time.perf_counter(), time.process_time(), load.games
    served, live = cpu_time(server), []
    while time.perf_counter() < began + seconds:
        live.append(load.live)
        await asyncio.sleep(LOOK_EVERY)
    load.counting = False
    took = time.perf_counter() - began
    busy, games = (time.process_time() - worked) / took, load.games - games
    served = cpu_time(server) - served
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error
    cuts = statistics.quantiles(load.times, n=100)
    moves, in_game = len(load.times), statistics.fmean(live)
    return Figures(tables, moves, took, cuts[49], cuts[98], games, busy, served, in_game)


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()
    uvloop.install()
    name, where, server, tables, seconds = sys.argv[1:]
    figures = asyncio.run(measure(SIDES[name](where), server, int(tables), float(seconds)))
    sys.stdout.write(json.dumps(figures._asdict()) + "\n")
    sys.stdout.flush()
    os._exit(0)  # skip closing thousands of sockets
