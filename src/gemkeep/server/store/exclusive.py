"""One server per database: a lock held for as long as the server runs.

Tables are decided in the memory of one process, and caches assume that nobody else writes, so a
second server on the same database would refuse moves and show old tables. Both kinds of lock are
released by the system when the process ends, however it ends. PostgreSQL also releases its own when
it restarts; even then no log is damaged, because the second writer of an entry gets a `Conflict`.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, NullPool, bindparam, create_engine, func, select, text

from gemkeep.core.errors import GemkeepError
from gemkeep.server.store.private_files import create_private, keep_private

RETRY_FOR: Final = 2.0
RETRY_EVERY: Final = 0.05
"""Seconds. PostgreSQL takes a moment to notice that a killed server is gone."""
LOCK_ID: Final = int.from_bytes(b"gemkeep", "big")
"""PostgreSQL's advisory locks are numbers, separate for each database."""

_TAKE_LOCK = select(func.pg_try_advisory_lock(bindparam("number")))
_NOTICE_DEAD_PEERS = text(
    "SELECT set_config('tcp_keepalives_idle', '20', false),"
    " set_config('tcp_keepalives_interval', '5', false),"
    " set_config('tcp_keepalives_count', '3', false)"
)
"""Without this, a machine that lost power would keep the lock for hours."""


class DatabaseInUse(GemkeepError):
    """Another server runs on the same database."""


@contextmanager
def exclusive(url: str) -> Iterator[None]:
    """Hold the database for this server; a `DatabaseInUse` error if another server holds it."""
    keep_private(url)
    # A separate connection: the lock is held for as long as it is open.
    engine = create_engine(url, hide_parameters=True, poolclass=NullPool)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.dialect.name == "sqlite":
            path = _path_of(connection)
            connection.close()
            with _locked_file(path):
                yield
        else:
            _lock_postgres(connection)
            yield


def _path_of(connection: Connection) -> str:
    """The file of an SQLite database; empty if it is in memory."""
    _, _, path = connection.exec_driver_sql("PRAGMA database_list").one()
    return str(path)


@contextmanager
def _locked_file(database: str) -> Iterator[None]:
    """Lock a file next to the database.

    SQLite does it, so the lock works on every system and disk where the database itself does.
    """
    if not database:
        yield
        return
    path = Path(f"{database}.lock")
    create_private(path)
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise _in_use(database) from None
        yield


def _lock_postgres(connection: Connection) -> None:
    connection.execute(_NOTICE_DEAD_PEERS)
    began = time.monotonic()
    while not connection.execute(_TAKE_LOCK, {"number": LOCK_ID}).scalar_one():
        if time.monotonic() - began > RETRY_FOR:
            raise _in_use(str(connection.engine.url.database))
        time.sleep(RETRY_EVERY)


def _in_use(database: str) -> DatabaseInUse:
    return DatabaseInUse(
        f"another Gemkeep server is running on the database {database}; "
        "stop it first, or name another database with --db"
    )
