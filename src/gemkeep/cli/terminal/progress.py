"""A progress bar on standard error, shown only on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from rich.console import Console
from rich.progress import Progress

Advance: TypeAlias = Callable[[int], None]
"""Called with the amount of work done so far."""


@contextmanager
def progress(work: str, total: int | None) -> Iterator[Advance]:
    """Show the progress of work; without a total, only that it goes on."""
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(work, total=total)

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        yield advance
