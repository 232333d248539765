"""Saves a database that may be in use."""

from __future__ import annotations

from pathlib import Path

from gemkeep.server.store.backup.files import Contents, check_file, copy_file, new_file, sqlite_path
from gemkeep.server.store.backup.rows import save_rows
from gemkeep.server.store.connect import reported_unavailable


def save(url: str, file: Path) -> Contents:
    """Write the database to a new file; how much was saved.

    It blocks nobody: the copy is a snapshot, and a running server goes on writing.
    """
    with reported_unavailable(url), new_file(file) as part:
        path = sqlite_path(url)
        if path is None:
            save_rows(url, part)
        else:
            copy_file(path, part)
        return check_file(part)
