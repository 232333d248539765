"""Entries of a table's log as rows of text, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from gemkeep.server.store.writer import Row
from gemkeep.table.entries import KINDS, Entry

ENCODER: Final = msgspec.json.Encoder()
KIND_OF: Final = {entry: kind for kind, entry in KINDS.items()}
DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    kind: msgspec.json.Decoder(entry) for kind, entry in KINDS.items()
}


def write_entry(table_id: str, place: int, at: float, entry: Entry) -> Row:
    """The entry as a row."""
    return Row(table_id, place, at, KIND_OF[type(entry)], ENCODER.encode(entry).decode())


def read_entries(rows: Iterable[tuple[float, str, str]]) -> Iterator[tuple[Entry, float]]:
    """The entries that rows of (at, kind, body) stand for, each with its time."""
    for at, kind, body in rows:
        yield DECODERS[kind].decode(body), at
