"""Restoring a table and its history from its log."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection

from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.making import game_for
from gemkeep.server.store.queries.tables import entries_of
from gemkeep.server.tables.broadcast import encoding
from gemkeep.table.entries import Entry, TableMade
from gemkeep.table.evolve import evolve, open_table
from gemkeep.table.state import Table

ENTRIES_AT_ONCE: Final = 100
BREAK: Final = 0.0002
"""A long log is read in a thread that lets the event loop go on after every few entries."""


class Restored(NamedTuple):
    """A table as its log says."""

    table: Table
    history: list[PastEvent]
    """Every event that was sent."""
    changed_at: float
    """When something last happened there."""


def restored(table_id: str) -> Callable[[Connection], Restored | None]:
    """The table with this id, restored by the thread that reads its log; None if there is none."""
    return lambda connection: restore(entries_of(connection, table_id))


def restore(log: Iterable[tuple[Entry, float]]) -> Restored | None:
    """The table that a log results in; None if the log is empty."""
    entries = iter(log)
    made, at = next(entries, (None, 0.0))
    if made is None:
        return None
    if not isinstance(made, TableMade):
        raise TypeError(f"a log begins with how the table was made, not with {made!r}")
    table, history = open_table(made, game_for), list[PastEvent]()
    for place, (entry, at) in enumerate(entries, 1):
        evolved = evolve(table, entry, at)
        table = evolved.table
        history += encoding.past_events(table.number, evolved.events)
        if not place % ENTRIES_AT_ONCE:
            time.sleep(BREAK)
    return Restored(table, history, at)
