"""A server whose wall clock is set back by half a minute once there is a file `DB.set-back`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final
from unittest import mock

from gemkeep.server.__main__ import main

STEP: Final = 30.0


def set_back(database: str) -> Path:
    """The file whose existence sets the clock back."""
    return Path(f"{database}.set-back")


def run() -> int:
    """Serve until the process is stopped."""
    now, step = time.time, set_back(sys.argv[sys.argv.index("--db") + 1])

    def wall_clock() -> float:
        return now() - STEP * step.exists()

    with mock.patch("time.time", wall_clock):
        return main()


if __name__ == "__main__":
    sys.exit(run())
