"""Queries and statements for everything stored about one person."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, bindparam, delete, or_, select, update

from gemkeep.server.store.log.rows import Row, write_entry
from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.schema import (
    BLOCKS,
    DAILIES,
    ENTRIES,
    PEOPLE,
    PLAYS,
    PUBLISHED,
    RATINGS,
    SITTERS,
    TABLES,
    WATCHED,
)
from gemkeep.table.entries import Entry

_CHANGED_ENTRY: Final = (
    update(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.place == bindparam("at_place"))
    .values(body=bindparam("new_body"))
)


class PersonalRows(NamedTuple):
    """The rows of a person besides the logs of tables, as the columns are named."""

    person: dict[str, Any]
    blocked: list[str]
    sitters: list[dict[str, Any]]
    plays: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    dailies: list[dict[str, Any]]
    published: list[dict[str, Any]]
    watched: list[dict[str, Any]]


def personal_rows(person: str) -> Callable[[Connection], PersonalRows | None]:
    """What is stored about a person, without the hash of their key, which is useless to them.

    None if there is no such person.
    """

    def ask(connection: Connection) -> PersonalRows | None:
        def rows(table: Table, column: str, *order: str) -> list[dict[str, Any]]:
            query = select(table).where(table.c[column] == person)
            ordered = query.order_by(*(table.c[name] for name in order))
            return [dict(row._mapping) for row in connection.execute(ordered)]  # noqa: SLF001 - public

        me = next(iter(rows(PEOPLE, "id")), None)
        if me is None:
            return None
        del me["key_hash"]
        return PersonalRows(
            person=me,
            blocked=[row["blocked"] for row in rows(BLOCKS, "person", "blocked")],
            sitters=rows(SITTERS, "person", "since", "table_id"),
            plays=rows(PLAYS, "who", "over_at", "table_id"),
            ratings=rows(RATINGS, "who", "game"),
            dailies=rows(DAILIES, "person", "day", "game"),
            published=rows(PUBLISHED, "person", "at", "key"),
            watched=rows(WATCHED, "person", "at", "table_id"),
        )

    return ask


def tables_naming(person: str) -> Callable[[Connection], list[str]]:
    """The tables whose logs have this person's id, the oldest first.

    It reads every log. That is rare, and the id may occur where no other row refers to it: a seat
    that was given up before the game, a seat kept for them, a list of removed people.
    """
    named = select(ENTRIES.c.table_id).where(ENTRIES.c.body.contains(person, autoescape=True))
    query = (
        select(TABLES.c.id).where(TABLES.c.id.in_(named)).order_by(TABLES.c.made_at, TABLES.c.id)
    )
    return lambda connection: list(connection.execute(query).scalars())


def unfinished_tables(person: str) -> Callable[[Connection], list[str]]:
    """The tables where this person has a seat in a game that is not over."""
    query = (
        select(TABLES.c.id)
        .join_from(TABLES, SITTERS, SITTERS.c.table_id == TABLES.c.id)
        .where(SITTERS.c.person == person, TABLES.c.phase != "over")
    )
    return lambda connection: list(connection.execute(query).scalars())


def changed_entries(rows: Iterable[Row], changed: dict[int, Entry]) -> list[Statement]:
    """Updates the entries at these places of a log."""
    new = [
        write_entry(row.table_id, row.place, row.at, changed[row.place])
        for row in rows
        if row.place in changed
    ]
    return [
        (_CHANGED_ENTRY, {"of": row.table_id, "at_place": row.place, "new_body": row.body})
        for row in new
    ]


def without_person(person: str) -> list[Statement]:
    """Deletes every row of a person; the logs of their tables are changed separately."""
    return [
        (delete(PEOPLE).where(PEOPLE.c.id == person), {}),
        (delete(BLOCKS).where(or_(BLOCKS.c.person == person, BLOCKS.c.blocked == person)), {}),
        (delete(SITTERS).where(SITTERS.c.person == person), {}),
        (delete(PLAYS).where(PLAYS.c.who == person), {}),
        (delete(RATINGS).where(RATINGS.c.who == person), {}),
        (delete(DAILIES).where(DAILIES.c.person == person), {}),
        (delete(PUBLISHED).where(PUBLISHED.c.person == person), {}),
        (delete(WATCHED).where(WATCHED.c.person == person), {}),
    ]
