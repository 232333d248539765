"""Queries and statements for repeated deals: where, and who may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, insert, or_, select, text, union

from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.schema import REPEATS, SITTERS, TABLES, WATCHED

_REPEAT: Final = insert(REPEATS)
# Both databases know this clause; people who watch again have known the deal since the first time.
_WATCHED: Final = text(
    "INSERT INTO watched (table_id, person, at) VALUES (:table_id, :person, :at)"
    " ON CONFLICT DO NOTHING"
)


def repeat(table_id: str, deal: str) -> Statement:
    """Inserts a table that repeats the deal of another one."""
    return _REPEAT, {"table_id": table_id, "deal": deal}


def watched(table_id: str, person: str, at: float) -> Statement:
    """Inserts somebody who watched a game of others, unless they did so before."""
    return _WATCHED, {"table_id": table_id, "person": person, "at": at}


def finished_with(deal: str, most: int) -> Callable[[Connection], list[tuple[str, float]]]:
    """The finished tables with this deal and when they ended: the first one, then the latest."""
    query = (
        select(TABLES.c.id, TABLES.c.over_at)
        .where(_has(deal), TABLES.c.over_at.is_not(None))
        .order_by((TABLES.c.id == deal).desc(), TABLES.c.over_at.desc())
        .limit(most)
    )
    return lambda connection: [(found, over_at) for found, over_at in connection.execute(query)]


def knowing(
    deal: str, other_than: str | None, until: float | None
) -> Callable[[Connection], frozenset[str]]:
    """Those who sat at a table with this deal, or watched one, before `until`."""
    query = union(_sat(deal, other_than, until), _watched(deal, other_than, until))
    return lambda connection: frozenset(connection.execute(query).scalars())


def _sat(deal: str, other_than: str | None, until: float | None) -> Select[Any]:
    query = (
        select(SITTERS.c.person)
        .join_from(SITTERS, TABLES, TABLES.c.id == SITTERS.c.table_id)
        .where(_has(deal), TABLES.c.id != (other_than or ""), TABLES.c.phase != "gathering")
    )
    return query if until is None else query.where(SITTERS.c.since < until)


def _watched(deal: str, other_than: str | None, until: float | None) -> Select[Any]:
    query = (
        select(WATCHED.c.person)
        .join_from(WATCHED, TABLES, TABLES.c.id == WATCHED.c.table_id)
        .where(_has(deal), TABLES.c.id != (other_than or ""))
    )
    return query if until is None else query.where(WATCHED.c.at < until)


def _has(deal: str) -> ColumnElement[bool]:
    """Whether a table has this deal: it was dealt there first, or again."""
    again = select(REPEATS.c.table_id).where(REPEATS.c.deal == deal)
    return or_(TABLES.c.id == deal, TABLES.c.id.in_(again))
