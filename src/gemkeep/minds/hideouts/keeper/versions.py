"""Folders in the user's cache: one for each version of the modules whose work is kept there."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Final

from platformdirs import user_cache_path

A_WEEK: Final = 7 * 24 * 60 * 60
"""The seconds after which a version that nobody used is removed."""


def version_folder(name: str, sources: Iterable[Path], place: str = "") -> Path:
    """The folder for what this version of the sources makes, marked as used now.

    What can't be shared between copies of the program has a folder for each place of the sources.
    If this version is new, those that nobody has used for a week are removed. Others may be those
    of another copy of the program on this machine.
    """
    content = b"".join(source.read_bytes() for source in sorted(sources))
    version = sha256(content + place.encode()).hexdigest()
    folder = user_cache_path("gemkeep") / name / version[:16]
    with suppress(OSError):  # what can't be written is made again each time
        if folder.exists():
            os.utime(folder)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            _remove_unused(folder.parent)
    return folder


def _remove_unused(versions: Path) -> None:
    for folder in versions.iterdir():
        if folder.stat().st_mtime < time.time() - A_WEEK:
            rmtree(folder, ignore_errors=True)
