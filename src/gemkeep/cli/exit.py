"""How a command ends: its exit status, and the message if it failed."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

from gemkeep.core.errors import GemkeepError, quote

DONE: Final = 0
FAILED: Final = 1


class CommandFailed(GemkeepError):
    """A command can't do what was asked, for a reason outside the games and their files."""


def message_for(error: BaseException) -> str | None:
    """The message for the user; None for an error that is a bug in Gemkeep."""
    match error:
        case KeyboardInterrupt():
            return "interrupted"
        case BrokenPipeError():
            return "the output was closed before everything was written"
        case OSError():
            what = f"can't use {quote(str(error.filename))}" if error.filename else "system error"
            return f"{what}: {error.strerror or error}"
        case GemkeepError():
            return str(error)
        case MemoryError():
            return "there is not enough memory for this"
        case _:
            return None


@contextmanager
def stoppable() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C, so that unfinished work is cleaned up."""
    if threading.current_thread() is not threading.main_thread():
        yield  # other threads can't set signal handlers
        return
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
