"""SQLite files: where they are, whether they are ours and sound, and copies of them."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote, urlsplit

from sqlalchemy import make_url

from gemkeep.core.errors import GemkeepError
from gemkeep.server.store.connect import revisions
from gemkeep.server.store.private_files import PRIVATE

PATIENCE: Final = 10.0
"""Seconds to wait for a lock on the file."""


class BackupFailed(GemkeepError):
    """The database can't be saved or restored."""


class Contents(NamedTuple):
    """How much a database holds."""

    tables: int
    people: int


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database; None for another kind of database."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    database = parsed.database or ""
    path = urlsplit(database).path if database.startswith("file:") else database
    if path in {"", ":memory:"}:
        raise BackupFailed("a database in memory can't be saved or restored")
    return Path(path).resolve()


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file that only its owner can read; it gets its name once it is complete."""
    if path.exists():
        raise BackupFailed(f"{path} already exists; name a new file")
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        yield part
        part.rename(path)
    finally:
        for name in (part, Path(f"{part}-journal")):
            with suppress(OSError):
                name.unlink()


def copy_file(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while others may be writing to it."""
    if not source.is_file():
        raise BackupFailed(f"there is no database at {source}")
    with _reported(source), _open(source, "rw") as read, _open(target, "rwc") as written:
        read.backup(written)
        # The journal would be a second file, and a backup should be one.
        written.execute("PRAGMA journal_mode=DELETE")


def check_file(path: Path) -> Contents:
    """What a database holds; an error if it is damaged or not one that this version can read."""
    if not path.is_file():
        raise BackupFailed(f"there is no file {path}")
    with _reported(path), _open(path, "ro") as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise BackupFailed(f"{path} is damaged: {found}")
        _check_revision(path, connection)
        return Contents(
            *connection.execute(
                "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM people)"
            ).fetchone()
        )


def _check_revision(path: Path, connection: sqlite3.Connection) -> None:
    known = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.execute(known).fetchone() == (0,):
        raise BackupFailed(f"{path} is not a database of Gemkeep")
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision not in revisions():
        raise BackupFailed(f"{path} was made by a newer Gemkeep than this one (schema {revision})")


@contextmanager
def _open(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    address = f"file:{quote(str(path))}?mode={mode}"
    with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as connection:
        yield connection


@contextmanager
def _reported(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BackupFailed(f"can't copy or read {path}: {error}") from None
