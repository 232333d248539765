"""Finds this machine's Chromium, in GEMKEEP_CHROMIUM or on the PATH.

The headless shell comes first: it lacks what draws windows, and the tests take a third less time.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

MISSING: Final = (
    "The tests need Chromium: install Debian's chromium-headless-shell or chromium package, or set "
    "GEMKEEP_CHROMIUM to a Chromium-based browser."
)

FLAGS: Final = (
    "--no-sandbox",  # tests run as root on bare machines
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Run without a GPU, and contact no host except our server."""


def find() -> str | None:
    """The path of Chromium, or None if there is none."""
    named = os.environ.get("GEMKEEP_CHROMIUM")
    return next(filter(None, map(shutil.which, (named,) if named else NAMES)), None)


if __name__ == "__main__":
    found = find()
    sys.stdout.write(f"{found}\n") if found else sys.stderr.write(f"{MISSING}\n")
    sys.exit(found is None)
