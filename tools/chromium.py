"""Where this machine's Chromium is: named by GEMKEEP_CHROMIUM, or found on the PATH."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")

MISSING: Final = (
    "The tests need Chromium: install Debian's package chromium, or name a browser of its kind "
    "in GEMKEEP_CHROMIUM."
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
"""How it is started: without a screen, and without a word to anyone but our server."""


def find() -> str | None:
    """The path of a Chromium, or None if there is none."""
    named = os.environ.get("GEMKEEP_CHROMIUM")
    return next(filter(None, map(shutil.which, (named,) if named else NAMES)), None)


if __name__ == "__main__":
    found = find()
    sys.stdout.write(f"{found}\n") if found else sys.stderr.write(f"{MISSING}\n")
    sys.exit(found is None)
