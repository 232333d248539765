"""Counting finished games: each once, into statistics and ratings.

Both can be rebuilt from the logs of the tables. A table whose log can't be read is skipped and
tried again after a while, as somebody may have repaired it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from gemkeep.server.games.interface.statistics import Play
from gemkeep.server.games.registry import served
from gemkeep.server.stats import ratings
from gemkeep.server.stats.ratings import Result, Strength
from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.queries.tables import tables_to_score
from gemkeep.server.store.schema import PLAYS, RATINGS, TABLES
from gemkeep.server.tables.logs.damage import DamagedLog, noticing_damage
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Table

LOG: Final = logging.getLogger("gemkeep.scores")
AT_ONCE: Final = 20
RETRY_AFTER: Final = 5.0
PASS_OVER_FOR: Final = 3600.0
"""Seconds."""
GATHER_FOR: Final = 0.25
"""Seconds to wait for more games to end, which are then counted together."""

_PLAY = insert(PLAYS)
_SCORED = update(TABLES).where(TABLES.c.id == bindparam("of")).values(scored=True)
_FORGET_RATING = delete(RATINGS).where(
    RATINGS.c.who == bindparam("of"), RATINGS.c.game == bindparam("at")
)
_RATING = insert(RATINGS)


class PassedOver:
    """The tables that can't be counted for now."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """None yet."""
        self._clock = clock
        self._until: dict[str, float] = {}

    def add(self, table_id: str) -> None:
        """Skip this table for a while."""
        self._until[table_id] = self._clock() + PASS_OVER_FOR

    def __contains__(self, table_id: object) -> bool:
        """Whether this table is still skipped."""
        return self._until.get(str(table_id), 0.0) > self._clock()


async def keep_counting(registry: TableRegistry) -> None:
    """Count every game that ends, for as long as the server runs."""
    passed_over = PassedOver()
    registry.finished.set()  # games may have ended just before the server last stopped
    while True:
        await registry.finished.wait()
        await asyncio.sleep(GATHER_FOR)
        registry.finished.clear()
        try:
            while await count_some(registry, passed_over):
                pass
        except Exception:
            LOG.exception("games could not be counted; trying again")
            await asyncio.sleep(RETRY_AFTER)
            registry.finished.set()


async def count_some(registry: TableRegistry, passed_over: PassedOver | None = None) -> int:
    """Count finished games, the oldest first; returns how many were looked at."""
    passed_over = PassedOver() if passed_over is None else passed_over
    uncounted = await registry.store.read(tables_to_score)
    waiting = [each for each in uncounted if each[0] not in passed_over][:AT_ONCE]
    if not waiting:
        return 0
    games = []
    for table_id, over_at in waiting:
        counted = await _plays_of(registry, table_id, over_at)
        if counted is None:
            passed_over.add(table_id)
        else:
            games.append(counted)
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
        *(tally for table, _ in games for tally in _tallies(table)),
        *((_SCORED, {"of": table.id}) for table, _ in games),
        *((_FORGET_RATING, {"of": who, "at": game}) for who, game in changed),
        *(
            (_RATING, {"who": who, "game": game, **strength._asdict()})
            for (who, game), strength in changed.items()
        ),
    ]
    await registry.store.writer.write((), tuple(statements))
    return len(waiting)


async def _plays_of(
    registry: TableRegistry, table_id: str, over_at: float
) -> tuple[Table, list[Play]] | None:
    """A finished table and what counts of its game; None if its log is missing or damaged."""
    try:
        found = await registry.table_and_history(table_id)
        if found is None:
            return None
        table, history = found
        if table.settings.repeats is not None:  # a known deal proves nothing
            return table, []
        with noticing_damage(table_id):
            return table, served(table.settings.game).statistics.plays(table, history, over_at)
    except DamagedLog:
        return None


def _tallies(table: Table) -> list[Statement]:
    return served(table.settings.game).statistics.tallies(table)


def _is_rated(table: Table) -> bool:
    """Whether the game counts for ratings.

    A lesson is no contest, someone with two keys may know the deal of a daily challenge, and anyone
    may know a repeated deal.
    """
    settings = table.settings
    if settings.repeats is not None:
        return False
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
