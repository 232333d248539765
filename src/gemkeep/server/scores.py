"""Statistics and ratings: counted once for each finished game, and told to whoever asks.

All of it can be made anew from the log: forget it, and every finished game is counted again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from gemkeep.server import ratings
from gemkeep.server.hall import Hall
from gemkeep.server.plays import Play, plays_of
from gemkeep.server.ratings import Strength
from gemkeep.server.store.schema import PEOPLE, PLAYS, RATINGS, TABLES
from gemkeep.server.store.store import PersonRow, Store, tables_to_score
from gemkeep.server.store.writer import Statement
from gemkeep.wire.http import DiamantStatistics, HideoutsStatistics, LevelRecord, Myself, Ranked

LOG: Final = logging.getLogger("gemkeep.scores")
DIAMANT: Final = "diamant"
HIDEOUTS: Final = "hideouts"
LATEST: Final = 30
MOST_RANKED: Final = 100
AT_ONCE: Final = 20
RETRY_AFTER: Final = 5.0
GATHER_FOR: Final = 0.25
"""Seconds in which games that end one after the other are counted together."""

_PLAY = insert(PLAYS)
_SCORED = update(TABLES).where(TABLES.c.id == bindparam("of")).values(scored=True)
_FORGET_RATING = delete(RATINGS).where(
    RATINGS.c.who == bindparam("of"), RATINGS.c.game == bindparam("at")
)
_RATING = insert(RATINGS)


async def keep_counting(hall: Hall) -> None:
    """Count every game that ends, for as long as the server runs."""
    hall.finished.set()  # games may have ended just before the server last stopped
    while True:
        await hall.finished.wait()
        await asyncio.sleep(GATHER_FOR)
        hall.finished.clear()
        try:
            while await count_some(hall):
                pass
        except Exception:
            LOG.exception("games could not be counted; trying again")
            await asyncio.sleep(RETRY_AFTER)
            hall.finished.set()


async def count_some(hall: Hall) -> int:
    """How many finished games were counted now, the oldest first."""
    waiting = (await hall.store.read(tables_to_score))[:AT_ONCE]
    if not waiting:
        return 0
    games = []
    for table_id, over_at in waiting:
        found = await hall.table_and_told(table_id)
        if found is not None:
            table, told = found
            games.append((table, plays_of(table, told, over_at)))
    everyone = {play.who for _, plays in games for play in plays}
    strengths = await hall.store.read(_strengths(everyone))
    changed: dict[tuple[str, str], Strength] = {}
    for table, plays in games:
        # A lesson is no contest, and the deal of a day may be known to one who has two keys.
        if not table.settings.guided and table.settings.daily is None:
            changed |= _rate(strengths, plays)
    # Alike ones stand together, for the writer to write at once.
    statements: list[Statement] = [
        *((_PLAY, play._asdict()) for _, plays in games for play in plays),
        *((_SCORED, {"of": table.id}) for table, _ in games),
        *((_FORGET_RATING, {"of": who, "at": game}) for who, game in changed),
        *(
            (_RATING, {"who": who, "game": game, **strength._asdict()})
            for (who, game), strength in changed.items()
        ),
    ]
    await hall.store.writer.write((), tuple(statements))
    return len(waiting)


async def myself(kept: Store, me: PersonRow) -> Myself:
    """What someone may know of themselves."""
    plays, strength = await kept.read(lambda connection: _of_person(connection, me.id))
    diamant = [play for play in plays if play.game == DIAMANT]
    hideouts = [play for play in plays if play.game == HIDEOUTS]
    return Myself(
        me.id,
        me.name,
        me.colour,
        me.language,
        None if strength is None else ratings.shown(strength),
        _statistics(diamant) if diamant else None,
        _hideouts_statistics(hideouts) if hideouts else None,
    )


async def ranked(kept: Store, game: str, me: str | None) -> list[Ranked]:
    """The strongest first; people who have told no name are left out."""

    def ask(connection: Connection) -> list[tuple[str, str | None, Strength]]:
        query = (
            select(RATINGS.c.who, PEOPLE.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
            .join_from(RATINGS, PEOPLE, RATINGS.c.who == PEOPLE.c.id, isouter=True)
            .where(RATINGS.c.game == game)
            .order_by((RATINGS.c.mu - ratings.CAUTION * RATINGS.c.sigma).desc(), RATINGS.c.who)
        )
        return [
            (who, name, Strength(mu, sigma, games))
            for who, name, mu, sigma, games in connection.execute(query)
        ]

    found = await kept.read(ask)
    lines = [
        Ranked(
            name=who.removeprefix("bot:") if bot else name or "",
            bot=bot,
            me=who == me,
            rating=ratings.shown(strength),
        )
        for who, name, strength in found
        if (bot := who.startswith("bot:")) or name
    ]
    return lines[:MOST_RANKED]


def _rate(
    strengths: dict[tuple[str, str], Strength], plays: list[Play]
) -> dict[tuple[str, str], Strength]:
    """The strengths a game changes, changed for the games after it as well."""
    if not plays or plays[0].game == HIDEOUTS:  # who plays together can't be compared
        return {}
    game = plays[0].game
    before = {who: strength for (who, its), strength in strengths.items() if its == game}
    after = ratings.rated(before, [(play.who, play.score) for play in plays])
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


def _of_person(connection: Connection, person: str) -> tuple[list[Play], Strength | None]:
    latest = select(PLAYS).where(PLAYS.c.who == person).order_by(PLAYS.c.over_at, PLAYS.c.table_id)
    plays = [Play(*row) for row in connection.execute(latest)]
    query = select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(
        RATINGS.c.who == person, RATINGS.c.game == DIAMANT
    )
    row = connection.execute(query).first()
    return plays, None if row is None else Strength(*row)


def _statistics(plays: list[Play]) -> DiamantStatistics:
    games = len(plays)
    sums: defaultdict[str, float] = defaultdict(float)
    for play in plays:
        for field in ("won", "score", "rounds", "busts", "cards", "relics"):
            sums[field] += getattr(play, field)
    return DiamantStatistics(
        games=games,
        won=sums["won"] / games,
        score=sums["score"] / games,
        best=max(play.score for play in plays),
        rounds=int(sums["rounds"]),
        bust=sums["busts"] / sums["rounds"],
        depth=sums["cards"] / sums["rounds"],
        relics=int(sums["relics"]),
        history=tuple(play.score for play in plays[-LATEST:]),
    )


def _hideouts_statistics(plays: list[Play]) -> HideoutsStatistics:
    by_level: defaultdict[tuple[int | None, bool], list[Play]] = defaultdict(list)
    for play in plays:
        by_level[play.level, bool(play.advanced)].append(play)
    return HideoutsStatistics(
        games=len(plays),
        won=sum(play.won for play in plays) / len(plays),
        levels=tuple(
            LevelRecord(
                level,
                advanced,
                len(those),
                sum(play.won > 0 for play in those),
                max((play.score for play in those if play.won), default=None),
            )
            for (level, advanced), those in sorted(by_level.items(), key=_order)
        ),
    )


def _order(kept: tuple[tuple[int | None, bool], object]) -> tuple[bool, int, bool]:
    """By level, one's own last; without advanced mode first."""
    (level, advanced), _ = kept
    return level is None, level or 0, advanced
