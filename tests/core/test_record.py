import io
import json
import tracemalloc
from typing import BinaryIO, cast

import pytest

from gemkeep.core.errors import Malformed, Unknown
from gemkeep.core.record import (
    LONGEST_LINE,
    BadRecord,
    Record,
    read_record,
    read_records,
    write_record,
)

RECORD = Record(
    game="diamant",
    rules={"edition": "cs", "relics": "escalating"},
    seats=("Ann", "Žofie", "bot:ev"),
    moves=(["*", "reveal", "treasure:9"], [0, "choose", "on"]),
)
LINE = write_record(RECORD)


def file_of(*lines: str | bytes) -> BinaryIO:
    encoded = [line if isinstance(line, bytes) else line.encode() for line in lines]
    return io.BytesIO(b"\n".join(encoded))


def breach(*lines: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        list(read_records(file_of(*lines)))
    return caught.value


def changed(**fields: object) -> str:
    return json.dumps(json.loads(LINE) | fields)


def test_a_record_is_written_as_one_line_and_read_back() -> None:
    assert "\n" not in LINE
    assert LINE.startswith('{"format":"gemkeep.record/1","game":"diamant","rules":{"edition"')
    again = read_record(LINE)
    assert write_record(again) == LINE
    assert again == RECORD


def test_a_result_and_further_fields_are_kept() -> None:
    line = changed(result={"scores": [1, 2, 3]}, id=7, seed="x", future={"deep": [1]})
    record = read_record(line)
    assert record.result == {"scores": [1, 2, 3]}
    assert record.more == {"id": 7, "seed": "x", "future": {"deep": [1]}}
    assert read_record(write_record(record)) == record


def test_a_file_has_one_record_per_line_and_blank_lines_are_skipped() -> None:
    records = list(read_records(file_of("", LINE, "   ", LINE, "")))
    assert records == [(2, RECORD), (4, RECORD)]


def test_a_file_may_be_one_record_over_several_lines() -> None:
    spread = json.dumps(json.loads(LINE), indent=2)
    assert list(read_records(file_of(spread))) == [(1, RECORD)]
    assert list(read_records(file_of("", spread, "", ""))) == [(2, RECORD)]


def test_a_broken_record_over_several_lines_is_named_by_the_line_where_it_breaks() -> None:
    spread = json.dumps(json.loads(LINE), indent=2).splitlines()
    spread[3] = "  nonsense"
    assert breach(*spread).line == 4
    spread[3] = '  "rules": {'
    unfit = json.dumps(json.loads(changed(seats=3)), indent=2)
    assert (breach(unfit).line, breach(unfit).reason) == (1, '"seats" must be a list, not 3')


def test_a_record_that_ends_in_a_word_is_cut_off_there() -> None:
    with pytest.raises(Malformed, match=r"cut off: Unterminated string starting at column 12$"):
        read_record('{"format": "gem')


@pytest.mark.parametrize("lines", [[], [""], ["", "  ", ""]])
def test_a_file_without_a_record_is_refused(lines: list[str]) -> None:
    assert breach(*lines).reason == "the file has no records"


@pytest.mark.parametrize(
    "line, reason",
    [
        ("nonsense", "not JSON"),
        (LINE[:-1], "cut off"),
        (LINE + LINE, "not JSON"),
        ("\0" * 50, "not JSON"),
        (LINE.encode().replace(b"Ann", b"A\xffn"), "not UTF-8"),
        (LINE.encode("utf-16"), "not UTF-8"),
        (b"\xef\xbb\xbf" + LINE.encode(), "BOM"),
        ("[]", "a record is a JSON object, not []"),
        ("null", "a record is a JSON object"),
        ("3", "a record is a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ('{"format": ' + "1" * 5000 + "}", "too long"),
        ('{"format": NaN}', "NaN is not a number"),
        ('{"format": -Infinity}', "-Infinity is not a number"),
        ('{"a": {"b": 1, "c": 1, "b": 2}}', "the field 'b' appears twice"),
        ("{}", '"format" must be "gemkeep.record/1", not None'),
        (changed(format="gemkeep.record/2"), "'gemkeep.record/2'"),
        (changed(format=1), "must be"),
        (changed(game=None), '"game" must be a word, not None'),
        (changed(game=["diamant"]), '"game"'),
        (changed(rules=[]), '"rules" must be an object'),
        (changed(seats={}), '"seats" must be a list'),
        (changed(seats="Ann"), '"seats" must be a list'),
        (changed(seats=["Ann", 2]), '"seats" must be a list of names, not 2'),
        (changed(moves=None), '"moves" must be a list, not None'),
        (changed(moves={"0": []}), '"moves" must be a list'),
        (changed(result=[]), '"result" must be an object'),
        (changed(result=True), '"result" must be an object'),
    ],
)
def test_a_bad_record_is_reported_with_its_line(line: str | bytes, reason: str) -> None:
    for lines in ([line], [LINE, "", line], [LINE, line, LINE]):
        error = breach(*lines)
        assert error.line == lines.index(line) + 1
        assert error.move is None
        assert reason in str(error)
        assert str(error).startswith(f"line {error.line}: ")
        assert len(str(error)) < 400


@pytest.mark.parametrize("missing", ["format", "game", "rules", "seats", "moves"])
def test_a_record_without_a_field_it_needs_is_refused(missing: str) -> None:
    fields = json.loads(LINE)
    del fields[missing]
    with pytest.raises((Malformed, Unknown), match=f'"{missing}" must be'):
        read_record(json.dumps(fields))


def test_the_records_before_a_bad_one_are_yielded_first() -> None:
    records = read_records(file_of(LINE, "nonsense"))
    assert next(records) == (1, RECORD)
    with pytest.raises(BadRecord):
        next(records)


class Endless(io.RawIOBase):
    """A file with one line that never ends."""

    def __init__(self, letters: bytes) -> None:
        self.letters = letters

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
        size = len(buffer)
        buffer[:] = (self.letters * size)[:size]
        return size


@pytest.mark.parametrize("letters", [b"x", b"\0", b"[", b'{"a":', b"[0,0,", b'"'])
def test_an_endless_line_is_refused_within_bounded_memory(letters: bytes) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(BadRecord, match="line 1: longer than"):
            next(read_records(cast("BinaryIO", io.BufferedReader(Endless(letters)))))
        assert tracemalloc.get_traced_memory()[1] < 4 * LONGEST_LINE
    finally:
        tracemalloc.stop()


def test_a_duplicate_field_at_the_end_of_a_huge_line_is_refused_quickly() -> None:
    fields = ",".join(f'"{number}":0' for number in range(200_000))
    assert breach(f'{{{fields},"199999":0}}').reason == "the field '199999' appears twice"


def test_a_name_with_a_lone_surrogate_survives_reading_and_writing() -> None:
    record = read_record(changed(seats=["\ud800", "b", "c"]))
    assert (
        read_record(
            write_record(record).encode("utf-8", "surrogatepass").decode("utf-8", "surrogatepass")
        )
        == record
    )
