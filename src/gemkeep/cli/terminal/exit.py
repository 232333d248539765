"""How a command ends: its exit status, and the message if it failed."""

from __future__ import annotations

import os
import signal
import sys
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
    before, hook = signal.signal(signal.SIGTERM, _stop), sys.unraisablehook
    sys.unraisablehook = _interrupt_again
    try:
        yield
    finally:
        sys.unraisablehook = hook
        signal.signal(signal.SIGTERM, before)


RETRY_SECONDS: Final = 0.05


def _interrupt_again(lost: sys.UnraisableHookArgs, /) -> None:
    """Repeat an interrupt that Python dropped.

    One that arrives while a finalizer or a weak reference's callback runs (importing a module uses
    those) is printed and ignored, and the command would go on.
    """
    if lost.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(lost)
        return
    again = threading.Timer(RETRY_SECONDS, os.kill, (os.getpid(), signal.SIGTERM))
    again.daemon = True
    again.start()


def _stop(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
