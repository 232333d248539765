"""Queries and statements for the daily challenges: who plays at which table, and the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, func, select, text, update

from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.schema import DAILIES, PEOPLE, SECRETS

# Both databases know this clause; a second claim does not fail the transaction.
_CLAIM: Final = text(
    "INSERT INTO dailies (day, game, person, table_id, name, begun_at)"
    " VALUES (:day, :game, :person, :table_id, :name, :begun_at) ON CONFLICT DO NOTHING"
)
_FINISHED: Final = (
    update(DAILIES)
    .where(DAILIES.c.table_id == bindparam("of"))
    .values(over_at=bindparam("ended"), points=bindparam("brought"))
)


class Claim(NamedTuple):
    """A person's only attempt at a challenge."""

    table_id: str
    over_at: float | None
    points: int | None


class Finisher(NamedTuple):
    """A person who finished a challenge."""

    person: str
    name: str | None
    table_id: str
    points: int


class Standing(NamedTuple):
    """The ranking of a challenge: how many finished in time, the best, and one person's attempt."""

    finished: int
    best: list[Finisher]
    mine: Claim | None
    better: int
    """How many finished with more points than `mine`."""


def secret(connection: Connection) -> bytes:
    """The secret from which the deals of all days are derived; created with the database."""
    query = select(SECRETS.c.value).where(SECRETS.c.name == "daily")
    return bytes.fromhex(connection.execute(query).scalar_one())


def claim(values: dict[str, Any]) -> Statement:
    """Inserts a person's attempt, unless there is one already."""
    return _CLAIM, values


def finished(table_id: str, over_at: float, points: int) -> Statement:
    """Updates an attempt with its result."""
    return _FINISHED, {"of": table_id, "ended": over_at, "brought": points}


def finished_days(person: str) -> Callable[[Connection], list[tuple[str, str, float]]]:
    """The challenges a person has finished, as day, game and when, the oldest first."""
    query = (
        select(DAILIES.c.day, DAILIES.c.game, DAILIES.c.over_at)
        .where(DAILIES.c.person == person, DAILIES.c.over_at.is_not(None))
        .order_by(DAILIES.c.day, DAILIES.c.over_at)
    )
    return lambda connection: [
        (day, game, over_at) for day, game, over_at in connection.execute(query)
    ]


def claimed(day: str, game: str, person: str) -> Callable[[Connection], Claim | None]:
    """A person's attempt at a challenge; None if there is none."""
    query = select(DAILIES.c.table_id, DAILIES.c.over_at, DAILIES.c.points).where(
        DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.person == person
    )

    def ask(connection: Connection) -> Claim | None:
        row = connection.execute(query).first()
        return None if row is None else Claim(*row)

    return ask


def standing(
    day: str, game: str, until: float, person: str | None, most: int
) -> Callable[[Connection], Standing]:
    """The ranking of a challenge; people who finished after `until` are left out."""
    in_time = (DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.over_at <= until)
    best = (
        select(
            DAILIES.c.person,
            func.coalesce(PEOPLE.c.name, DAILIES.c.name),
            DAILIES.c.table_id,
            DAILIES.c.points,
        )
        .join_from(DAILIES, PEOPLE, DAILIES.c.person == PEOPLE.c.id, isouter=True)
        .where(*in_time)
        .order_by(DAILIES.c.points.desc(), DAILIES.c.over_at, DAILIES.c.person)
        .limit(most)
    )
    count = select(func.count()).select_from(DAILIES).where(*in_time)

    def ask(connection: Connection) -> Standing:
        mine = None if person is None else claimed(day, game, person)(connection)
        points = None if mine is None else mine.points
        better = 0
        if points is not None:
            better = connection.execute(count.where(DAILIES.c.points > points)).scalar_one()
        return Standing(
            finished=connection.execute(count).scalar_one(),
            best=[Finisher(*row) for row in connection.execute(best)],
            mine=mine,
            better=better,
        )

    return ask
