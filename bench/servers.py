"""The same load on three servers: uvicorn with our socket, uvicorn with its own, and Granian."""

import os
import resource
import socket
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from bench.load.tables import Figures
from bench.table import load, middle, running

TABLES = 500
ROUNDS = int(os.environ.get("ROUNDS", "3"))
PATIENCE = 20.0
SERVERS = {
    "uvicorn, our socket": ("gemkeep.server", "--port", "0", "--no-limits", "--db"),
    "uvicorn, plain ASGI": ("bench.serving", "uvicorn"),
    "Granian, plain ASGI": ("bench.serving", "granian"),
}
COLUMNS = ("server", "moves/s", "p50, ms", "p99, ms", "server µs per move")


def measured(module: str, *options: str) -> Figures:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        command = [sys.executable, "-m", module, *options, str(Path(folder) / "bench.db")]
        with running(command) as (url, process):
            await_listening(url)
            return load("gemkeep", url, process, TABLES)


def await_listening(url: str) -> None:
    parts = urlsplit(url)
    began = time.monotonic()
    while True:
        try:
            socket.create_connection((parts.hostname, parts.port)).close()
        except ConnectionRefusedError:
            if time.monotonic() - began > PATIENCE:
                raise
            time.sleep(0.05)
        else:
            return


def run() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    rounds: dict[str, list[Figures]] = {name: [] for name in SERVERS}
    for _ in range(ROUNDS):
        for name, command in SERVERS.items():
            rounds[name].append(measured(*command))
    print(f"\n{TABLES} tables, median of {ROUNDS} rounds\n")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    for name, several in rounds.items():
        figures = middle(several)
        cells = (
            name,
            f"{figures.rate:,.0f}",
            f"{figures.p50 * 1000:.0f}",
            f"{figures.p99 * 1000:.0f}",
            f"{figures.served / figures.moves * 1e6:.0f}",
        )
        print(f"| {' | '.join(cells)} |")
