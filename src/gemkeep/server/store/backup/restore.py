"""Restores a database that nobody uses."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from gemkeep.server.store.backup.files import (
    BackupFailed,
    Contents,
    check_file,
    copy_file,
    new_file,
    sqlite_path,
)
from gemkeep.server.store.backup.rows import restore_rows
from gemkeep.server.store.connect import reported_unavailable
from gemkeep.server.store.exclusive import DatabaseInUse, exclusive

JOURNALS: Final = ("-wal", "-shm", "-journal")


class Restored(NamedTuple):
    """What was restored, and where the database that was there before is now."""

    contents: Contents
    kept: Path | None


def restore(file: Path, url: str) -> Restored:
    """Make the database what it was when the file was saved; refused while a server uses it.

    An SQLite database that is already there is kept under another name. In PostgreSQL, the
    database must be empty.
    """
    contents = check_file(file)
    try:
        with reported_unavailable(url), exclusive(url):
            path = sqlite_path(url)
            if path is None:
                restore_rows(file, url)
                return Restored(contents, None)
            return Restored(contents, _restore_file(file, path))
    except DatabaseInUse as error:
        raise BackupFailed(f"nothing was restored: {error}") from None


def _restore_file(file: Path, path: Path) -> Path | None:
    """Put a copy of the file in the place of the database; returns where the old one is now."""
    if file.resolve() == path:
        raise BackupFailed(f"{path} is the database itself")
    ready = path.with_name(f"{path.name}.restored")
    ready.unlink(missing_ok=True)  # left behind if an earlier attempt was killed
    with new_file(ready) as part:
        copy_file(file, part)
    kept = _set_aside(path)
    ready.replace(path)
    return kept


def _set_aside(path: Path) -> Path | None:
    """Keep the old database under a name with the time, and remove its journals."""
    # A journal of the old database would be applied to the new one: its content must be in the
    # old file first. If that is damaged, the journals are kept next to it instead.
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if path.stat().st_size == 0:  # SQLite has just created it
        return None
    kept = path.with_name(f"{path.name}.{datetime.now(UTC):%Y%m%dT%H%M%SZ}")
    os.link(path, kept)
    for suffix in JOURNALS:
        with suppress(FileNotFoundError):
            Path(f"{path}{suffix}").rename(f"{kept}{suffix}")
    return kept
