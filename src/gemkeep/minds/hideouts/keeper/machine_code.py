"""Where the keeper's machine code is kept, and whether all of it has been made.

Compiling takes most of a minute, once for each version on a machine. A bot that has no time for it
compiles in another process, and plays without the search until then.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from gemkeep.minds.hideouts.keeper.versions import version_folder

COMMAND: Final = (sys.executable, "-P", "-m", "gemkeep.minds.hideouts.compile_all")
COMPLETE: Final = "complete"
"""A file that is there once everything has been compiled."""


@cache
def kept_in() -> Path:
    """The folder of the machine code: one for each version of these modules, wherever they are.

    Numba looks only at the file of a function and where that is, not at the functions it calls.
    """
    here = Path(__file__).parent
    return version_folder("compiled", here.rglob("*.py"), str(here))


def is_made() -> bool:
    """Whether there is nothing to wait for: all is compiled, or the attempt has failed."""
    return (kept_in() / COMPLETE).exists() or (
        make_elsewhere.cache_info().currsize > 0 and make_elsewhere().poll() is not None
    )


@cache
def make_elsewhere() -> subprocess.Popen[bytes]:
    """The process that compiles everything, begun when this is first called."""
    return subprocess.Popen(  # noqa: S603 - our own module
        COMMAND,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
    )


def begin() -> None:
    """Compile everything in another process, unless that has been done."""
    if not is_made():
        make_elsewhere()


def end() -> None:
    """Stop the process, if there is one. The next one goes on with what has not been compiled."""
    if make_elsewhere.cache_info().currsize > 0:
        make_elsewhere().terminate()
        make_elsewhere().wait()
