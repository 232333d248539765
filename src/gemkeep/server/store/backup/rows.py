"""Rows copied between a PostgreSQL database and an SQLite file of the same schema."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, delete, insert, select

from gemkeep.server.store.backup.files import BackupFailed, copy_file
from gemkeep.server.store.connect import connect, migrate, revisions
from gemkeep.server.store.schema import ENTRIES, METADATA, PEOPLE

BATCH: Final = 1_000


def save_rows(url: str, file: Path) -> None:
    """Write all rows of a PostgreSQL database, as they are at one moment, to an SQLite file."""
    with (
        _disposed(create_engine(url, hide_parameters=True)) as source,
        source.connect().execution_options(isolation_level="REPEATABLE READ") as read,
    ):
        _require_newest(read)
        with _newest_schema(file) as target, target.begin() as written:
            _copy(read, written)


def restore_rows(file: Path, url: str) -> None:
    """Write all rows of an SQLite file to a PostgreSQL database without people or tables."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "gemkeep.db"
        copy_file(file, copy)
        with (
            _newest_schema(copy) as source,
            source.connect() as read,
            _disposed(connect(url)) as target,
            target.begin() as written,
        ):
            _require_empty(written)
            _copy(read, written)


@contextmanager
def _newest_schema(file: Path) -> Iterator[Engine]:
    """An SQLite file, migrated to the newest schema; unlike a server's, it has no second file."""
    with _disposed(create_engine(f"sqlite:///{file}", hide_parameters=True)) as engine:
        migrate(engine)
        yield engine


@contextmanager
def _disposed(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


def _require_newest(connection: Connection) -> None:
    """Fail unless the database has the schema of this version; saving must not change it."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise BackupFailed("this is not a database of Gemkeep")
    if revision != revisions()[0]:
        raise BackupFailed(
            f"the database is of another version (schema {revision}, not {revisions()[0]}); "
            "save it with the Gemkeep that serves it"
        )


def _require_empty(connection: Connection) -> None:
    for table in (PEOPLE, ENTRIES):
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BackupFailed(
                "the PostgreSQL database is already in use; create an empty one, name it with "
                "--db, and let the server use that"
            )


def _copy(source: Connection, target: Connection) -> None:
    """Replace all rows, including the secret that every new database starts with."""
    for table in METADATA.sorted_tables:
        target.execute(delete(table))
        rows = source.execution_options(yield_per=BATCH).execute(select(table)).mappings()
        for batch in rows.partitions():
            target.execute(insert(table), [dict(row) for row in batch])
