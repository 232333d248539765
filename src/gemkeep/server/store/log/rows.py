"""The entries of a table's log as rows of the database, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from gemkeep.table.entries import KINDS, Entry

ENCODER: Final = msgspec.json.Encoder()
KIND_OF: Final = {entry: kind for kind, entry in KINDS.items()}
DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    kind: msgspec.json.Decoder(entry) for kind, entry in KINDS.items()
}


class Row(NamedTuple):
    """An entry of a table's log: the columns of the database, and the entry itself."""

    table_id: str
    place: int
    """Its position in the log of its table, from 0 without gaps."""
    at: float
    kind: str
    body: str
    entry: Entry
    """What `kind` and `body` encode, so that readers in this process need not decode it."""


COLUMNS: Final = Row._fields[:-1]


def write_entry(table_id: str, place: int, at: float, entry: Entry) -> Row:
    """The row for an entry."""
    return Row(table_id, place, at, KIND_OF[type(entry)], ENCODER.encode(entry).decode(), entry)


def read_entry(table_id: str, place: int, at: float, kind: str, body: str) -> Row:
    """The row with these columns, its entry decoded."""
    return Row(table_id, place, at, kind, body, DECODERS[kind].decode(body))


def read_entries(rows: Iterable[tuple[int, float, str, str]]) -> Iterator[tuple[Entry, float]]:
    """The entries encoded in rows of (place, at, kind, body), each with its time."""
    for expected, (place, at, kind, body) in enumerate(rows):
        if place != expected:  # the rules may well allow what comes after a lost entry
            raise LookupError(f"entry {expected} of a log is missing; the next one is {place}")
        yield DECODERS[kind].decode(body), at
