"""Queries and statements for what people made for others to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Integer, bindparam, delete, func, select, text, update

from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.schema import PEOPLE, PUBLISHED

# Both databases know this clause; publishing the same thing again changes nothing.
_PUBLISH: Final = text(
    "INSERT INTO published (game, key, code, person, at, games, won)"
    " VALUES (:game, :key, :code, :person, :at, 0, 0) ON CONFLICT DO NOTHING"
)
_WITHDRAW: Final = delete(PUBLISHED).where(
    PUBLISHED.c.game == bindparam("of_game"),
    PUBLISHED.c.key == bindparam("of_key"),
    PUBLISHED.c.person == bindparam("by"),
)
_PLAYED: Final = (
    update(PUBLISHED)
    .where(PUBLISHED.c.game == bindparam("of_game"), PUBLISHED.c.key == bindparam("of_key"))
    .values(games=PUBLISHED.c.games + 1, won=PUBLISHED.c.won + bindparam("more_won"))
)


class Published(NamedTuple):
    """Something that someone made, with the results of its games."""

    key: str
    code: str
    person: str
    name: str | None
    """What its maker is called now."""
    games: int
    won: int


class Room(NamedTuple):
    """How much has been published."""

    by_all: int
    by_one: int


def publish(values: dict[str, Any]) -> Statement:
    """Publishes something, unless it is there already."""
    return _PUBLISH, values


def withdraw(game: str, key: str, person: str) -> Statement:
    """Withdraws what this person has published."""
    return _WITHDRAW, {"of_game": game, "of_key": key, "by": person}


def played(game: str, key: str, *, won: bool) -> Statement:
    """Counts a game; nothing happens if it was never published."""
    return _PLAYED, {"of_game": game, "of_key": key, "more_won": int(won)}


def newest(game: str, most: int) -> Callable[[Connection], list[Published]]:
    """What was published, the newest first."""
    columns = [PUBLISHED.c[name] for name in ("key", "code", "person")]
    query = (
        select(*columns, PEOPLE.c.name, PUBLISHED.c.games, PUBLISHED.c.won)
        .join_from(PUBLISHED, PEOPLE, PUBLISHED.c.person == PEOPLE.c.id)
        .where(PUBLISHED.c.game == game)
        .order_by(PUBLISHED.c.at.desc())
        .limit(most)
    )
    return lambda connection: [Published._make(row) for row in connection.execute(query)]


def room(game: str, person: str) -> Callable[[Connection], Room]:
    """How much of a game has been published, by all and by this person."""
    mine = func.sum((PUBLISHED.c.person == person).cast(Integer))
    query = select(func.count(), func.coalesce(mine, 0)).where(PUBLISHED.c.game == game)
    return lambda connection: Room(*connection.execute(query).one())
