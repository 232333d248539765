"""The files of an SQLite database, which nobody else on the machine may read.

They hold the secret of the daily deals, the hashes of keys, and the choices of open decisions.
SQLite gives its journals the permissions of the database.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

PRIVATE: Final = 0o600
FOR_OTHERS: Final = 0o007
JOURNALS: Final = ("", "-wal", "-shm", "-journal")


def keep_private(url: str) -> None:
    """Create the file of this database for its owner alone; close an older one to strangers.

    Access that was granted to a group, for backups, is left alone. A file that can't be created
    or changed is left to SQLite, which says why.
    """
    address = make_url(url)
    file = address.database
    if address.get_backend_name() != "sqlite" or not file or file.startswith((":", "file:")):
        return
    create_private(Path(file))
    for journal in JOURNALS:
        with suppress(OSError):
            path = Path(file + journal)
            mode = path.stat().st_mode
            if mode & FOR_OTHERS:
                path.chmod(mode & ~FOR_OTHERS)


def create_private(path: Path) -> None:
    """Create an empty file for its owner alone, unless there is one."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDONLY, PRIVATE))
