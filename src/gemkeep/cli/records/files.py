"""Files of records: JSON Lines or, as an extra, Parquet."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, NamedTuple, Protocol, TypeVar

from gemkeep.cli.terminal.exit import CommandFailed
from gemkeep.cli.terminal.output import atomic_file
from gemkeep.core.errors import quote
from gemkeep.core.record import Record, read_records, write_record

Written = TypeVar("Written")

STANDARD_INPUT: Final = "-"
PARQUET: Final = ".parquet"
MAGIC: Final = b"PAR1"
"""How a Parquet file begins."""


class Records(Protocol):
    """The records of a file, each with its line, and how far it has been read."""

    total: int | None
    done: int

    def __iter__(self) -> Iterator[tuple[int, Record]]:
        """The records with their lines; a `BadRecord` error at the first bad one."""


class JsonLines:
    """The records of a file of JSON Lines."""

    def __init__(self, file: BinaryIO) -> None:
        """Find out how long it is, if that can be known."""
        self._file = file
        self.total = _size(file) if file.seekable() else None
        self.done = 0

    def __iter__(self) -> Iterator[tuple[int, Record]]:
        for line, record in read_records(self._file):
            yield line, record
            self.done = line if self.total is None else self._file.tell()


@contextmanager
def opened(name: str) -> Iterator[Records]:
    """The records of a file, of either kind; `-` is standard input."""
    if name == STANDARD_INPUT:
        yield JsonLines(sys.stdin.buffer)
        return
    if is_parquet(path := Path(name)):
        with extra("data", "a Parquet file"):
            from gemkeep.data.parquet import ParquetRecords  # noqa: PLC0415 - an extra
        yield ParquetRecords(path)
        return
    with path.open("rb") as file:
        yield JsonLines(file)


class Output(NamedTuple, Generic[Written]):
    """A file of records to write."""

    digest: Callable[[Record], Written]
    """The record as it is written; this takes the most time, and any process can do it."""
    write: Callable[[Written], object]


@contextmanager
def written_to(path: Path) -> Iterator[Output[Any]]:
    """A file of the kind its name asks for; it appears only when complete."""
    if path.suffix != PARQUET:
        with atomic_file(path) as file:
            yield Output(_line, file.write)
        return
    with extra("data", "a Parquet file"):
        from gemkeep.data.parquet import parquet_writer, row_with_record  # noqa: PLC0415 - an extra
    if path.exists() and not path.is_file():
        raise CommandFailed(f"can't write Parquet to {quote(str(path))}: it is not a file")
    try:
        with parquet_writer(path.resolve()) as write:
            yield Output(row_with_record, write)
    except OSError as error:
        reason = error.strerror or error
        raise CommandFailed(f"can't write {quote(str(path))}: {reason}") from error


def _line(record: Record) -> str:
    return write_record(record) + "\n"


def is_parquet(path: Path) -> bool:
    """Whether this is a file that begins like Parquet."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Turn a missing package into an error that names the extra it comes with."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("gemkeep"):
            raise
        raise CommandFailed(f"{what} needs {error.name}: pip install 'gemkeep[{name}]'") from error


def _size(file: BinaryIO) -> int:
    """The number of bytes to read."""
    here = file.tell()
    size = file.seek(0, 2)
    file.seek(here)
    return size
