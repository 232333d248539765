"""The sizes one machine can serve: memory, moves, a backup meanwhile, and a restart."""

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from bench.load.tables import SEATS, Figures
from bench.table import load, running

TABLES = (200, 1000)
BACKUP_AFTER = 4.0
"""Seconds; by then all tables are open."""
COLUMNS = (
    "tables",
    "sockets",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "server µs per move",
    "server, MiB",
    "database, MB",
    "backup meanwhile, s",
    "restart, s",
)


def memory(process: str) -> float:
    """The most memory that a process has used, in MiB."""
    lines = Path("/proc", process, "status").read_text().splitlines()
    (kib,) = (line.split()[1] for line in lines if line.startswith("VmHWM"))
    return int(kib) / 1024


def back_up(db: str, took: list[float]) -> None:
    time.sleep(BACKUP_AFTER)
    began = time.perf_counter()
    command = [sys.executable, "-m", "gemkeep.cli.main", "backup", f"{db}.saved", "--db", db]
    subprocess.run(command, check=True, stdout=subprocess.PIPE)
    took.append(time.perf_counter() - began)


def row(figures: Figures, *more: str) -> str:
    cells = (
        f"{figures.tables:,}",
        f"{figures.tables * SEATS:,}",
        f"{figures.rate:,.0f}",
        f"{figures.p50 * 1000:.0f}",
        f"{figures.p99 * 1000:.0f}",
        f"{figures.served / figures.moves * 1e6:.0f}",
        *more,
    )
    return f"| {' | '.join(cells)} |"


def measured(tables: int) -> str:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        db = str(Path(folder) / "bench.db")
        serve = [sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", db, "--no-limits"]
        took: list[float] = []
        with running(serve) as (url, process):
            saving = Thread(target=back_up, args=(db, took))
            saving.start()
            figures = load("gemkeep", url, process, tables)
            saving.join()
            used = memory(process)
        began = time.perf_counter()
        with running(serve):
            started = time.perf_counter() - began
        size = Path(db).stat().st_size / 1e6
    return row(figures, f"{used:.0f}", f"{size:.0f}", f"{took[0]:.1f}", f"{started:.1f}")


def run() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"load average before: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores", flush=True)
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    for tables in TABLES:
        print(measured(tables), flush=True)
