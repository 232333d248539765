"""Games as Parquet files: one row for each, with its record in the last column."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import polars as pl

from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.record import BadRecord, Record, read_record, write_record
from gemkeep.data.games import GAME, KINDS, RECORD, ROWS_AT_ONCE, row, schema


class BadTable(GemkeepError):
    """A Parquet file that is damaged, or has no games in it."""


def row_with_record(record: Record) -> dict[str, Any]:
    """The row of a game in a file."""
    return {**row(record), RECORD: write_record(record)}


@contextmanager
def parquet_writer(path: Path) -> Iterator[Callable[[dict[str, Any]], None]]:
    """Writes rows of one game to a file, which gets its name only once it is complete."""
    with TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
        parts = _Parts(Path(folder))
        yield parts.add
        parts.joined().replace(path)


class _Parts:
    """The parts of a file, each with as many games as fit into memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._rows: list[dict[str, Any]] = []
        self._files: list[Path] = []

    def add(self, row_of_game: dict[str, Any]) -> None:
        self._rows.append(row_of_game)
        if len(self._rows) == ROWS_AT_ONCE:
            self._flush()

    def joined(self) -> Path:
        """The whole file."""
        if self._rows:
            self._flush()
        if len(self._files) == 1:
            return self._files[0]
        whole = self._folder / "whole"
        parts = pl.scan_parquet(self._files, glob=False)
        parts.sink_parquet(whole, row_group_size=ROWS_AT_ONCE, maintain_order=True)
        return whole

    def _flush(self) -> None:
        part = self._folder / str(len(self._files))
        columns = {**schema(self._rows[0][GAME]), RECORD: pl.String}
        pl.DataFrame(self._rows, columns).write_parquet(part, row_group_size=ROWS_AT_ONCE)
        self._files.append(part)
        self._rows = []


class ParquetRecords:
    """The records of a Parquet file, by the number of their row."""

    def __init__(self, path: Path) -> None:
        """Read how many there are."""
        self._path = path
        with _readable(path):
            columns = pl.read_parquet_schema(path)
            if RECORD not in columns:
                raise BadTable(f"{quote(str(path))} has no games: it has no column {RECORD!r}")
            self.total: int | None = (
                pl.scan_parquet(path, glob=False).select(pl.len()).collect().item()
            )
        if not self.total:
            raise BadTable(f"{quote(str(path))} has no games")
        self.done = 0

    def __iter__(self) -> Iterator[tuple[int, Record]]:
        for first in range(0, self.total or 0, ROWS_AT_ONCE):
            with _readable(self._path):
                lines = pl.scan_parquet(self._path, glob=False).select(RECORD)
                written = lines.slice(first, ROWS_AT_ONCE).collect()[RECORD].to_list()
            for number, line in enumerate(written, start=first + 1):
                yield number, _record(number, line)
                self.done = number


def read_tables(path: Path) -> dict[str, pl.DataFrame]:
    """The tables in a file by kind of game; an error if its columns are not those we write.

    A file may have further columns, and games of several kinds if files were combined.
    """
    with _readable(path):
        frame = pl.scan_parquet(path, glob=False).select(pl.exclude(RECORD)).collect()
    kinds = frame[GAME].unique().sort().to_list() if GAME in frame.columns else []
    if not kinds or not KINDS.keys() >= set(kinds):
        raise BadTable(f"{quote(str(path))} has no games in it that we know")
    return {kind: _ours(path, frame.filter(pl.col(GAME) == kind), schema(kind)) for kind in kinds}


def _ours(path: Path, frame: pl.DataFrame, columns: dict[str, Any]) -> pl.DataFrame:
    for name, kind in columns.items():
        if frame.schema.get(name) != kind:
            is_there = f"is {frame.schema[name]}" if name in frame.schema else "is missing"
            raise BadTable(
                f"{quote(str(path))}: the column {name!r} should be {kind}, and {is_there}"
            )
    return frame.select(*columns)


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    try:
        yield
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as error:
        why = str(error).strip().splitlines() or [repr(error)]
        raise BadTable(f"{quote(str(path))} can't be read as Parquet: {why[0]}") from error


def _record(number: int, line: object) -> Record:
    try:
        return read_record(line if isinstance(line, str) else "")
    except GemkeepError as error:
        raise BadRecord(number, None, str(error)) from None
