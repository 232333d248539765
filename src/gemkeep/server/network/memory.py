"""Giving memory back to the system after a flood.

The C library keeps freed memory for reuse. After an attack, that is far more than this server
needs.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
from collections.abc import Callable
from typing import Final

AFTER: Final = 5.0
"""Seconds after a refusal, so that there is one call for a whole flood, and few in a long one."""


def give_back() -> None:
    """Return free memory to the system, where the C library can: glibc, on Linux."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


class MemoryReturn:
    """Returns memory to the system a while after a request, once for all requests until then."""

    def __init__(self, how: Callable[[], None] = give_back, after: float = AFTER) -> None:
        """Do it in this way, `after` seconds later."""
        self._how = how
        self._after = after
        self._is_due = False

    def soon(self) -> None:
        """Note that a client was refused, which may have sent much."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_later(self._after, self._do)

    def _do(self) -> None:
        self._is_due = False
        asyncio.get_running_loop().run_in_executor(None, self._how)
