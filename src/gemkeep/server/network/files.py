"""How many files, and so connections, the system lets this process open."""

from __future__ import annotations

import logging
import sys
from typing import Final

LOG: Final = logging.getLogger("gemkeep.network")

WANTED: Final = 65_536
FEW: Final = 4_096


def raise_file_limit() -> int:
    """The number of files that may be open, raised as far as the system allows."""
    files = _raised()
    if files < FEW:
        LOG.warning("few files may be open: raise the limit (ulimit -Hn)", extra={"files": files})
    return files


if sys.platform == "win32":

    def _raised() -> int:
        return WANTED

else:
    import resource

    def _raised() -> int:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return WANTED
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
        if soft >= wanted:
            return soft
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS allows less than it says
            return soft
        return wanted
