"""Parquet files: what was written is read back, in parts, and the same bytes every time."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from gemkeep.core.errors import GemkeepError
from gemkeep.core.record import BadRecord, Record
from gemkeep.data import parquet
from gemkeep.data.games import schema, tables
from gemkeep.data.parquet import (
    BadTable,
    ParquetRecords,
    parquet_writer,
    read_tables,
    row_with_record,
)
from gemkeep.minds.arena import Contest, run

CONTEST = Contest("diamant", {"edition": "cs", "relics": "escalating"}, ("bold",) * 3, 8, "s")
RECORDS = [played.record for played in run(CONTEST)]


def write(path: Path, records: list[Record] = RECORDS) -> Path:
    with parquet_writer(path) as add:
        for record in records:
            add(row_with_record(record))
    return path


def test_records_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    file = ParquetRecords(write(tmp_path / "games.parquet"))
    assert file.total == 8
    assert list(file) == list(enumerate(map(as_read, RECORDS), start=1))
    assert file.done == 8
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def as_read(record: Record) -> Record:
    moves = tuple(list(move) for move in record.moves)  # type: ignore[arg-type]
    return Record(record.game, record.rules, record.seats, moves, record.result, record.more)


def test_a_table_has_the_columns_of_its_rows_and_the_record_last(tmp_path: Path) -> None:
    path = write(tmp_path / "games.parquet")
    assert list(pl.read_parquet_schema(path)) == [*schema("diamant"), "record"]
    frame = tables(enumerate(RECORDS, start=1))["diamant"]
    assert read_tables(path)["diamant"].equals(frame)


def test_a_file_in_parts_has_the_same_rows_and_the_same_bytes_every_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = write(tmp_path / "whole.parquet")
    monkeypatch.setattr(parquet, "ROWS_AT_ONCE", 3)
    one, other = (write(tmp_path / name) for name in ("1.parquet", "2.parquet"))
    assert one.read_bytes() == other.read_bytes()
    assert pl.read_parquet(one).equals(pl.read_parquet(whole))
    assert list(ParquetRecords(one)) == list(ParquetRecords(whole))


def test_an_error_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("as it was")
    unknown = Record("chess", {}, (), ())
    with pytest.raises(GemkeepError, match="chess"):
        write(path, [*RECORDS, unknown])
    assert path.read_text() == "as it was"
    assert list(tmp_path.iterdir()) == [path]


def changed(path: Path, **columns: pl.Expr) -> Path:
    pl.read_parquet(write(path)).with_columns(**columns).write_parquet(path)
    return path


def test_columns_that_were_added_are_ignored(tmp_path: Path) -> None:
    path = changed(tmp_path / "games.parquet", mine=pl.lit(1))
    assert list(read_tables(path)["diamant"].columns) == list(schema("diamant"))


@pytest.mark.parametrize(
    "columns, said",
    [
        ({"moves": pl.lit("many")}, "the column 'moves' should be UInt32, and is String"),
        ({"game": pl.lit("chess")}, "has no games in it that we know"),
    ],
)
def test_columns_of_another_kind_are_named(
    tmp_path: Path, columns: dict[str, pl.Expr], said: str
) -> None:
    with pytest.raises(BadTable, match=said):
        read_tables(changed(tmp_path / "games.parquet", **columns))


def test_a_bad_record_is_named_by_its_row(tmp_path: Path) -> None:
    third = pl.int_range(pl.len()) == 2
    path = changed(
        tmp_path / "games.parquet",
        record=pl.when(third).then(pl.lit("{}")).otherwise(pl.col("record")),
    )
    with pytest.raises(BadRecord, match='line 3: "format" must be'):
        list(ParquetRecords(path))


@pytest.mark.parametrize("kept", [4, 2000, -1])
def test_a_damaged_file_is_refused_in_a_sentence(tmp_path: Path, kept: int) -> None:
    path = write(tmp_path / "games.parquet")
    path.write_bytes(path.read_bytes()[:kept])
    for read in (read_tables, ParquetRecords):
        with pytest.raises(BadTable, match=r"can't be read as Parquet: \S"):
            read(path)


@pytest.mark.parametrize("frame", [pl.DataFrame({"a": [1]}), pl.DataFrame({"record": []})])
def test_a_foreign_table_is_refused_in_a_sentence(tmp_path: Path, frame: pl.DataFrame) -> None:
    frame.write_parquet(tmp_path / "games.parquet")
    for read in (read_tables, ParquetRecords):
        with pytest.raises(BadTable, match="has no games"):
            read(tmp_path / "games.parquet")
