"""Output of commands: UTF-8 on standard output, tables, and files written atomically."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from rich.console import Console, JustifyMethod
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from gemkeep.cli.terminal.exit import CommandFailed
from gemkeep.core.errors import quote


def use_utf8() -> None:
    """Write the same bytes in every locale; characters that can't be encoded are escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def discard_output() -> None:
    """Redirect broken standard output to nowhere, so that Python does not complain at exit."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def show_table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """Print the rows under their heads; a head that ends with > aligns its column right.

    A table is as wide as it needs to be, so it is the same on every terminal.
    """
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for head in heads:
        side: JustifyMethod = "right" if head.endswith(">") else "left"
        table.add_column(head.removesuffix(">"), no_wrap=True, justify=side)
    for row in rows:
        table.add_row(*map(Text, row))
    console = Console(file=sys.stdout, highlight=False)
    width = Measurement.get(console, console.options.update(width=10_000), table).maximum
    console.width = width
    with console.capture() as captured:
        console.print(table)
    for line in captured.get().splitlines():
        print(line.rstrip())


@contextmanager
def atomic_file(path: Path) -> Iterator[TextIO]:
    """A text file to write, which gets its name only once it is complete."""
    with atomic_path(path) as part, part.open("w", encoding="utf-8", newline="\n") as file:
        yield file


@contextmanager
def atomic_path(path: Path) -> Iterator[Path]:
    """The path of an empty file to write, which gets its name only once it is complete."""
    special = path.exists() and not path.is_file()  # a pipe or a device is written directly
    target = path if special else path.resolve()
    part = target if special else target.with_name(f".{target.name}.{os.getpid()}.part")
    # The file is made inside the block, so that an interrupt can't leave a part of it behind.
    try:
        with _can_write(path):
            part.open("wb" if special else "xb").close()
        yield part
        if not special:
            part.replace(target)
    except BaseException:
        if not special:
            with suppress(OSError):
                part.unlink()
        raise


@contextmanager
def _can_write(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CommandFailed(f"can't write {quote(str(path))}: {error.strerror}") from error
