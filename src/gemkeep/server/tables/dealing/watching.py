"""Who has watched a game of others, and so may know what was dealt there."""

from __future__ import annotations

from contextlib import suppress

from gemkeep.server.games.registry import served
from gemkeep.server.store.database import Store
from gemkeep.server.store.log.writer import Statement, Unwritten
from gemkeep.server.store.queries import deals
from gemkeep.table.state import Person, Table


def note_watching(store: Store, table: Table, person: Person | None, at: float) -> None:
    """Record that somebody watches this game, unless they play it."""
    for statement in _watching(table, person, at):
        store.writer.submit((), (statement,), _nothing_depends_on_it)


async def noted_watching(store: Store, table: Table, person: Person | None, at: float) -> None:
    """Record that somebody is shown this game, before they are."""
    for statement in _watching(table, person, at):
        with suppress(Unwritten):  # the game is shown even if that can't be stored
            await store.writer.write((), (statement,))


def _watching(table: Table, person: Person | None, at: float) -> list[Statement]:
    may_be_dealt_again = served(table.settings.game).repeatable and not table.settings.solo
    if person is None or table.phase == "gathering" or not may_be_dealt_again:
        return []
    return [] if table.seats_of(person) else [deals.watched(table.id, person, at)]


def _nothing_depends_on_it(error: Unwritten | None) -> None:
    del error
