"""Counting finished games: each once, into statistics and ratings.

Both can be rebuilt from the logs of the tables.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from gemkeep.server.games.registry import served
from gemkeep.server.stats import ratings
from gemkeep.server.stats.ratings import Result, Strength
from gemkeep.server.store.queries import tables_to_score
from gemkeep.server.store.schema import PLAYS, RATINGS, TABLES
from gemkeep.server.store.writer import Statement
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Table

LOG: Final = logging.getLogger("gemkeep.scores")
AT_ONCE: Final = 20
RETRY_AFTER: Final = 5.0
GATHER_FOR: Final = 0.25
"""Seconds to wait for more games to end, which are then counted together."""

_PLAY = insert(PLAYS)
_SCORED = update(TABLES).where(TABLES.c.id == bindparam("of")).values(scored=True)
_FORGET_RATING = delete(RATINGS).where(
    RATINGS.c.who == bindparam("of"), RATINGS.c.game == bindparam("at")
)
_RATING = insert(RATINGS)


async def keep_counting(registry: TableRegistry) -> None:
    """Count every game that ends, for as long as the server runs."""
    registry.finished.set()  # games may have ended just before the server last stopped
    while True:
        await registry.finished.wait()
        await asyncio.sleep(GATHER_FOR)
        registry.finished.clear()
        try:
            while await count_some(registry):
                pass
        except Exception:
            LOG.exception("games could not be counted; trying again")
            await asyncio.sleep(RETRY_AFTER)
            registry.finished.set()


async def count_some(registry: TableRegistry) -> int:
    """Count finished games, the oldest first; returns how many."""
    waiting = (await registry.store.read(tables_to_score))[:AT_ONCE]
    if not waiting:
        return 0
    games = []
    for table_id, over_at in waiting:
        found = await registry.table_and_history(table_id)
        if found is not None:
            table, history = found
            statistics = served(table.settings.game).statistics
            games.append((table, statistics.plays(table, history, over_at)))
    rated = [
        (table.settings.game, ratings.results_of(table)) for table, _ in games if _is_rated(table)
    ]
    everyone = {who for _, results in rated for who, _, _ in results}
    strengths = await registry.store.read(_strengths(everyone))
    changed: dict[tuple[str, str], Strength] = {}
    for game, results in rated:
        changed |= _rate(strengths, game, results)
    # Statements of one kind are next to each other, so that the writer can batch them.
    statements: list[Statement] = [
        *((_PLAY, play._asdict()) for _, plays in games for play in plays),
        *((_SCORED, {"of": table.id}) for table, _ in games),
        *((_FORGET_RATING, {"of": who, "at": game}) for who, game in changed),
        *(
            (_RATING, {"who": who, "game": game, **strength._asdict()})
            for (who, game), strength in changed.items()
        ),
    ]
    await registry.store.writer.write((), tuple(statements))
    return len(waiting)


def _is_rated(table: Table) -> bool:
    """Whether the game counts for ratings.

    A lesson is no contest, and someone with two keys may know the deal of a daily challenge.
    """
    settings = table.settings
    return served(settings.game).rated and not settings.guided and not settings.solo


def _rate(
    strengths: dict[tuple[str, str], Strength], game: str, results: list[Result]
) -> dict[tuple[str, str], Strength]:
    """The strengths that a game changes; `strengths` is updated for the games after it."""
    before = {who: strength for (who, its), strength in strengths.items() if its == game}
    after = ratings.rated(before, results)
    changed = {(who, game): strength for who, strength in after.items()}
    strengths |= changed
    return changed


def _strengths(everyone: set[str]) -> Any:  # noqa: ANN401
    def ask(connection: Connection) -> dict[tuple[str, str], Strength]:
        query = select(RATINGS).where(RATINGS.c.who.in_(everyone))
        return {
            (row.who, row.game): Strength(row.mu, row.sigma, row.games)
            for row in connection.execute(query)
        }

    return ask
