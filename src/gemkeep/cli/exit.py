"""How a command ends: with which status, and with which words when it could not go on."""

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
    """What was asked for can't be done, for a reason that lies with no game and no file."""


def message_for(error: BaseException) -> str | None:
    """What a person is told of the error; None if it is a fault of ours."""
    match error:
        case KeyboardInterrupt():
            return "stopped before it was done"
        case BrokenPipeError():
            return "whoever read the output stopped reading before it was all written"
        case OSError():
            of_what = f" {quote(str(error.filename))}" if error.filename else ""
            return f"the system refused{of_what}: {error.strerror or error}"
        case GemkeepError():
            return str(error)
        case MemoryError():
            return "there is not enough memory for this"
        case _:
            return None


@contextmanager
def stoppable() -> Iterator[None]:
    """Being told to end (SIGTERM) is within this the same as Ctrl-C: what was begun is cleared."""
    if threading.current_thread() is not threading.main_thread():
        yield  # elsewhere nobody may set how signals are taken
        return
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
