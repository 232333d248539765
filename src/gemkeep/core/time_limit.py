"""Stopping code that takes too long."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


class TimeIsUp(BaseException):
    """Stops code that takes too long; it must not catch this by accident."""


@contextmanager
def interrupted_after(seconds: float | None) -> Iterator[None]:
    """Raise `TimeIsUp` within the block after this many seconds, where that is possible.

    It takes POSIX signals and the main thread. Elsewhere, and in code that isn't Python, the block
    goes on; the caller has to measure the time as well.
    """
    in_main_thread = threading.current_thread() is threading.main_thread()
    if seconds is None or not hasattr(signal, "setitimer") or not in_main_thread:
        yield
        return
    before = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _stop(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise TimeIsUp
