"""Queries and statements for tables, their logs, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from gemkeep.server.store.log.rows import Row, read_entries, read_entry
from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.queries.people import NUL
from gemkeep.server.store.schema import ENTRIES, SITTERS, TABLES
from gemkeep.table.entries import Entry

# Built once, because they run often.
_LOG = (
    select(ENTRIES.c.place, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("of"))
    .order_by(ENTRIES.c.place)
)
_LOG_SINCE = (
    select(ENTRIES.c.table_id, ENTRIES.c.place, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.place >= bindparam("first"))
    .order_by(ENTRIES.c.place)
)
_ANY_ENTRY = select(ENTRIES.c.place).limit(1)
_NEW_TABLE = insert(TABLES)
_PHASE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(phase=bindparam("new_phase"), over_at=bindparam("ended"))
)
_SITTING = insert(SITTERS)


def alive(connection: Connection) -> bool:
    """True if the database answers and has our tables; raises otherwise."""
    connection.execute(_ANY_ENTRY).first()
    return True


def entries_of(connection: Connection, table_id: str) -> Iterator[tuple[Entry, float]]:
    """The entries of a table's log one after the other; none if there is no such table."""
    if NUL in table_id:
        return iter(())
    rows = connection.execute(_LOG, {"of": table_id})
    return read_entries((place, at, kind, body) for place, at, kind, body in rows)


def log_of(table_id: str) -> Callable[[Connection], list[tuple[Entry, float]]]:
    """The whole log of a table; empty if there is no such table."""
    return lambda connection: list(entries_of(connection, table_id))


def entries_since(table_id: str, place: int) -> Callable[[Connection], list[Row]]:
    """The entries of a table's log from this place on, to catch up with it."""
    since = {"of": table_id, "first": place}
    return lambda connection: [read_entry(*row) for row in connection.execute(_LOG_SINCE, since)]


def table_of_invite(invite: str) -> Callable[[Connection], str | None]:
    """The id of the table with this invite; None if there is none."""
    if NUL in invite:
        return lambda _: None
    query = select(TABLES.c.id).where(TABLES.c.invite == invite)
    return lambda connection: connection.execute(query).scalar()


def tables_of(person_id: str, most: int) -> Callable[[Connection], list[str]]:
    """The ids of the tables where this person has a seat, newest first.

    Without those where they gave it up.
    """
    query = (
        select(SITTERS.c.table_id)
        .where(SITTERS.c.person == person_id, SITTERS.c.gone.is_(False))
        .order_by(SITTERS.c.since.desc())
        .limit(most)
    )
    return lambda connection: list(connection.execute(query).scalars())


def forgotten_tables(before: float, most: int) -> Callable[[Connection], list[str]]:
    """The ids of unfinished tables where nothing has happened since then."""
    lately = select(ENTRIES.c.place).where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at > before)
    query = (
        select(TABLES.c.id)
        .where(TABLES.c.phase != "over", TABLES.c.made_at <= before, ~lately.exists())
        .order_by(TABLES.c.made_at)
        .limit(most)
    )
    return lambda connection: list(connection.execute(query).scalars())


def tables_to_score(connection: Connection) -> list[tuple[str, float]]:
    """The finished tables not counted in the statistics yet, with when they ended, oldest first."""
    query = (
        select(TABLES.c.id, TABLES.c.over_at)
        .where(TABLES.c.scored.is_(False), TABLES.c.over_at.is_not(None))
        .order_by(TABLES.c.over_at, TABLES.c.id)
    )
    return [(table_id, over_at) for table_id, over_at in connection.execute(query)]


def new_table(values: dict[str, Any]) -> Statement:
    """Inserts a table, so that it can be looked up."""
    return _NEW_TABLE, values


def phase_of_table(table_id: str, phase: str, over_at: float | None) -> Statement:
    """Updates the phase of a table."""
    return _PHASE, {"of": table_id, "new_phase": phase, "ended": over_at}


def listing_of_table(table_id: str, *, listed: bool) -> Statement:
    """Updates whether a table is listed."""
    return update(TABLES).where(TABLES.c.id == table_id).values(listed=listed), {}


def invite_of_table(table_id: str, invite: str) -> Statement:
    """Updates the invite of a table."""
    return update(TABLES).where(TABLES.c.id == table_id).values(invite=invite), {}


def not_sitting(table_id: str, person_id: str) -> Statement:
    """Deletes a person's seat at a table."""
    return (
        delete(SITTERS).where(SITTERS.c.table_id == table_id, SITTERS.c.person == person_id),
        {},
    )


def sitting(table_id: str, person_id: str, name: str | None, since: float) -> Statement:
    """Inserts a person's seat at a table."""
    values = {"table_id": table_id, "person": person_id, "since": since, "name": name}
    return _SITTING, values | {"gone": False}


def gone(table_id: str, person_id: str, *, gone: bool) -> Statement:
    """Updates whether a person has given up their seat at a table."""
    at_table = (SITTERS.c.table_id == table_id, SITTERS.c.person == person_id)
    return update(SITTERS).where(*at_table).values(gone=gone), {}
