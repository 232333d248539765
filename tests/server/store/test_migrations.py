"""Databases of older versions are migrated to the current one, with everything in them."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, text

from gemkeep.server.config import Config, database_url
from gemkeep.server.games.interface.statistics import Play
from gemkeep.server.games.registry import served
from gemkeep.server.store.connect import MIGRATIONS
from gemkeep.server.store.schema import PLAYS

OLD_COLUMNS = (
    "table_id, seat, who, game, over_at, score, won, rounds, busts, cards, relics, level, advanced"
)
OLD_ROWS: tuple[tuple[Any, ...], ...] = (
    ("t1", 0, "ann", "diamant", 1.0, 23, 0.5, 5, 2, 17, 1, None, None),
    ("t1", 1, "bot:ev", "diamant", 1.0, 23, 0.5, 5, 1, 19, 0, None, None),
    ("t2", 0, "ann", "hideouts", 2.0, 7, 1.0, 0, 0, 0, 0, 3, True),
    ("t3", 1, "ann", "hideouts", 3.0, 0, 0.0, 0, 0, 0, 0, None, False),
)
FACTS: tuple[dict[str, Any], ...] = (
    {"rounds": 5, "busts": 2, "cards": 17, "relics": 1},
    {"rounds": 5, "busts": 1, "cards": 19, "relics": 0},
    {"level": 3, "advanced": True},
    {"level": None, "advanced": False},
)


@pytest.fixture
def engine(database: str) -> Engine:
    """A database of version 3 with games of both kinds in it."""
    engine = create_engine(database_url(Config(db=database)))
    migrate(engine, "0003")
    values = ", ".join(f":{name.strip()}" for name in OLD_COLUMNS.split(","))
    with engine.begin() as connection:
        for row in OLD_ROWS:
            named = dict(zip(OLD_COLUMNS.split(", "), row, strict=True))
            connection.execute(
                text(f"INSERT INTO plays ({OLD_COLUMNS}) VALUES ({values})"),  # noqa: S608
                named,
            )
    return engine


def migrate(engine: Engine, version: str, *, down: bool = False) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        (command.downgrade if down else command.upgrade)(config, version)


def plays(connection: Connection) -> list[Play]:
    query = sa.select(PLAYS).order_by(PLAYS.c.table_id, PLAYS.c.seat)
    return [Play(*row) for row in connection.execute(query)]


def test_what_only_one_game_counts_moves_into_the_facts_of_a_play(engine: Engine) -> None:
    migrate(engine, "0004")
    with engine.begin() as connection:
        assert plays(connection) == [
            Play(*(*old[:7], facts)) for old, facts in zip(OLD_ROWS, FACTS, strict=True)
        ]
        columns = {column["name"] for column in sa.inspect(connection).get_columns("plays")}
    assert columns == set(Play._fields)
    engine.dispose()


def test_the_statistics_of_old_plays_are_as_they_were(engine: Engine) -> None:
    migrate(engine, "head")
    with engine.begin() as connection:
        mine = [play for play in plays(connection) if play.who == "ann"]
    engine.dispose()

    def summary(game: str) -> dict[str, Any]:
        found = served(game).statistics.summary([play for play in mine if play.game == game])
        return {name: getattr(found, name) for name in found.__struct_fields__}

    assert summary("diamant") == {
        "games": 1,
        "won": 0.5,
        "score": 23,
        "best": 23,
        "rounds": 5,
        "bust": 2 / 5,
        "empty": 0.0,
        "depth": 17 / 5,
        "relics": 1,
        "history": (23,),
    }
    levels = [(each.level, each.advanced, each.best) for each in summary("hideouts")["levels"]]
    assert levels == [(3, True, 7), (None, False, None)]


def test_the_way_back_gives_the_old_columns(engine: Engine) -> None:
    migrate(engine, "0004")
    migrate(engine, "0003", down=True)
    with engine.begin() as connection:
        query = text(f"SELECT {OLD_COLUMNS} FROM plays ORDER BY table_id, seat")  # noqa: S608
        assert [tuple(row) for row in connection.execute(query)] == list(OLD_ROWS)
    engine.dispose()
