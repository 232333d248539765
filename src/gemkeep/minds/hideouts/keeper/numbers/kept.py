"""Where the tables of numbers are kept."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gemkeep.minds.hideouts.keeper.versions import version_folder


def folder() -> Path:
    """The folder of the tables: one for each version of the modules that make them."""
    return version_folder("numbers", Path(__file__).parent.glob("*.py"))


def keep(path: Path, table: npt.NDArray[Any]) -> None:
    """Write a table atomically: concurrent readers get all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        np.save(file, table)
    Path(file.name).replace(path)
