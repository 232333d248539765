"""Game records in the format `gemkeep.record/1`: a JSON object per game, one per line in a file.

A record has every move, including chance's, and no derived state. Files can come from anyone, so
they are read strictly and in bounded memory, and every error names the line.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import BinaryIO, Final, NoReturn, TypeVar

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.errors import GemkeepError, Malformed, Unknown, quote
from gemkeep.core.moves import Json

FORMAT: Final = "gemkeep.record/1"
LONGEST_LINE: Final = 4 * 1024 * 1024
"""In bytes; the longest possible game fills a hundredth of it."""

Kind = TypeVar("Kind")


class BadRecord(GemkeepError):
    """A record or a file of records that can't be read, or that breaks the rules."""

    def __init__(self, line: int, move: int | None, reason: str) -> None:
        """Say where (lines and moves are counted from 1) and what is wrong there."""
        place = f"line {line}" if move is None else f"line {line}, move {move}"
        super().__init__(f"{place}: {reason}")
        self.line = line
        self.move = move
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Record:
    """One game, finished or not."""

    game: str
    rules: Mapping[str, Json]
    seats: tuple[str, ...]
    moves: tuple[Json, ...]
    """The moves as they are written; `Game.read_move` parses them."""
    result: Mapping[str, Json] | None = None
    more: Mapping[str, Json] = field(default_factory=dict)
    """Further top-level fields, such as `id` and `seed`, that a reader may ignore."""


def write_record(record: Record) -> str:
    """The record as one line of JSON, without a line break."""
    written: dict[str, object] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "moves": record.moves,
    }
    if record.result is not None:
        written["result"] = record.result
    return to_json(written | dict(record.more))


def read_records(file: BinaryIO) -> Iterator[tuple[int, Record]]:
    """The records of a file with their line numbers; a `BadRecord` error at the first bad one.

    A file with a single JSON object spread over several lines is accepted, too.
    """
    number, found = 0, False
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise BadRecord(number, None, f"longer than {LONGEST_LINE} bytes, so not a record")
        if line.strip():
            yield number, _read_at(number, line) if found else _read_first(number, line, file)
            found = True
    if not found:
        raise BadRecord(max(number, 1), None, "the file has no records")


def read_record(written: bytes | str) -> Record:
    """The record in this JSON; an error says what is wrong with it."""
    parsed = _parse(written)
    if not isinstance(parsed, dict):
        raise Malformed(f"a record is a JSON object, not {quote(parsed)}")
    if parsed.get("format") != FORMAT:
        raise Unknown(f'"format" must be "{FORMAT}", not {quote(parsed.get("format"))}')
    known = {name: parsed.pop(name, None) for name in ("format", "game", "rules", "seats", "moves")}
    result = parsed.pop("result", None)
    return Record(
        game=_of_type(str, "game", "a word", known["game"]),
        rules=_of_type(dict, "rules", "an object", known["rules"]),
        seats=tuple(_seat_names(known["seats"])),
        moves=tuple(_of_type(list, "moves", "a list", known["moves"])),
        result=None if result is None else _of_type(dict, "result", "an object", result),
        more=parsed,
    )


class _NotJson(Malformed):
    """The text is not JSON; it may be the first line of an object that goes on below."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason)
        self.line = line


def _read_at(number: int, line: bytes) -> Record:
    try:
        return read_record(line)
    except GemkeepError as error:
        raise BadRecord(number, None, str(error)) from None


def _read_first(number: int, line: bytes, file: BinaryIO) -> Record:
    """The record that begins on the file's first line, and may go on below."""
    try:
        return read_record(line)
    except _NotJson as error:
        rest = file.read(LONGEST_LINE)
        if not rest.strip() or rest.lstrip().startswith(b"{"):  # one line, or one per record
            raise BadRecord(number, None, str(error)) from None
    except GemkeepError as error:
        raise BadRecord(number, None, str(error)) from None
    try:
        return read_record(line + rest)
    except _NotJson as error:
        raise BadRecord(number + error.line - 1, None, str(error)) from None
    except GemkeepError as error:
        raise BadRecord(number, None, str(error)) from None


def _parse(written: bytes | str) -> object:
    try:
        text = written if isinstance(written, str) else written.decode()
        return json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise _NotJson(f"not UTF-8: {error.reason} at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        # Some of Python's messages end in "at" themselves.
        what = error.msg.removesuffix(" at")
        why = f"not JSON, or cut off: {what} at column {error.colno}"
        raise _NotJson(why, error.lineno) from None
    except RecursionError:
        raise Malformed("nested too deeply for a record") from None
    except ValueError:
        raise Malformed("has a number too long for a record") from None


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        times = Counter(name for name, _ in pairs)
        twice = next(name for name in times if times[name] > 1)
        raise Malformed(f"the field {quote(twice)} appears twice")
    return fields


def _no_number(word: str) -> NoReturn:
    raise Malformed(f"{word} is not a number in JSON")


def _of_type(kind: type[Kind], name: str, what: str, given: object) -> Kind:
    if not isinstance(given, kind):
        raise Malformed(f'"{name}" must be {what}, not {quote(given)}')
    return given


def _seat_names(given: object) -> list[str]:
    seats = _of_type(list, "seats", "a list", given)
    return [_of_type(str, "seats", "a list of names", name) for name in seats]
