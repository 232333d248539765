"""Restoring a table and its history from its log."""

from __future__ import annotations

from collections.abc import Iterable

from gemkeep.server.games.history import PastEvent
from gemkeep.server.games.making import game_for
from gemkeep.server.tables import encoding
from gemkeep.table.entries import Entry, TableMade
from gemkeep.table.evolve import evolve, open_table
from gemkeep.table.state import Table


def restore(log: Iterable[tuple[Entry, float]]) -> tuple[Table, list[PastEvent]]:
    """The table that a log results in, and every event that was sent."""
    entries = iter(log)
    made, _ = next(entries)
    if not isinstance(made, TableMade):
        raise TypeError(f"a log begins with how the table was made, not with {made!r}")
    table, history = open_table(made, game_for), list[PastEvent]()
    for entry, at in entries:
        evolved = evolve(table, entry, at)
        table = evolved.table
        history += encoding.past_events(table.number, evolved.events)
    return table, history
