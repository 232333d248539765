"""What people may know of their own statistics and of the ladder."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from sqlalchemy import Connection, select

from gemkeep.server.stats import ratings
from gemkeep.server.stats.plays import Play
from gemkeep.server.stats.ratings import Strength
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries import PersonRow
from gemkeep.server.store.schema import PEOPLE, PLAYS, RATINGS
from gemkeep.wire.http import DiamantStatistics, HideoutsStatistics, LevelRecord, Myself, Ranked

DIAMANT: Final = "diamant"
HIDEOUTS: Final = "hideouts"
LATEST: Final = 30
MOST_RANKED: Final = 100


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
