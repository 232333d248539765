"""Queries and statements for people who played together, and whom they have blocked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, text

from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.schema import BLOCKS, PEOPLE, SITTERS, TABLES

LATEST: Final = 300
"""The number of shared seats that are looked at."""

# Both databases know this clause; to block someone twice is no error.
_BLOCK: Final = text(
    "INSERT INTO blocks (person, blocked) VALUES (:person, :blocked) ON CONFLICT DO NOTHING"
)
_MINE: Final = SITTERS.alias("mine")
_THEIRS: Final = SITTERS.alias("theirs")
_SHARED: Final = (
    select(
        _THEIRS.c.person,
        func.coalesce(PEOPLE.c.name, _THEIRS.c.name),
        PEOPLE.c.colour,
        PEOPLE.c.hidden,
        TABLES.c.game,
        TABLES.c.id,
        TABLES.c.made_at,
    )
    .join_from(_MINE, _THEIRS, _MINE.c.table_id == _THEIRS.c.table_id)
    .join(TABLES, TABLES.c.id == _MINE.c.table_id)
    .join(PEOPLE, PEOPLE.c.id == _THEIRS.c.person)
    .where(_THEIRS.c.person != _MINE.c.person, TABLES.c.phase != "gathering")
    .order_by(TABLES.c.made_at.desc(), TABLES.c.id)
)


class SharedTable(NamedTuple):
    """A game that two people sat at, as one of them sees it."""

    person: str
    name: str | None
    colour: Any
    hidden: bool
    game: str
    table_id: str
    at: float


def shared_tables(person: str) -> Callable[[Connection], list[SharedTable]]:
    """The games of this person with others, the latest first."""
    query = _SHARED.where(_MINE.c.person == person).limit(LATEST)
    return lambda connection: [SharedTable(*row) for row in connection.execute(query)]


def latest_shared(person: str, other: str) -> Callable[[Connection], str | None]:
    """The id of the latest game of these two; None if there is none."""
    query = _SHARED.with_only_columns(TABLES.c.id).where(
        _MINE.c.person == person, _THEIRS.c.person == other
    )
    return lambda connection: connection.execute(query.limit(1)).scalar()


def blocked_by(person: str) -> Callable[[Connection], set[str]]:
    """The people this person has blocked."""
    query = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
    return lambda connection: set(connection.execute(query).scalars())


def block(person: str, other: str) -> Statement:
    """Inserts a block."""
    return _BLOCK, {"person": person, "blocked": other}


def unblock(person: str, other: str) -> Statement:
    """Deletes a block."""
    return delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.blocked == other), {}
