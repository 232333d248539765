"""A person's own statistics, and the list of ratings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from gemkeep.server.games.registry import served_games
from gemkeep.server.games.schemas import myself_type
from gemkeep.server.games.statistics import Play
from gemkeep.server.stats import ratings
from gemkeep.server.stats.ratings import Strength
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries import PersonRow
from gemkeep.server.store.schema import PEOPLE, PLAYS, RATINGS
from gemkeep.wire.http import Myself, Ranked

MOST_RANKED: Final = 100


async def myself(kept: Store, me: PersonRow) -> Myself:
    """What a person may know about themselves, with their statistics in each game."""
    games = served_games()
    plays, strength = await kept.read(lambda connection: _of_person(connection, me.id))
    of_game = {game.name: [play for play in plays if play.game == game.name] for game in games}
    made: Callable[..., Myself] = myself_type(games)
    return made(
        id=me.id,
        name=me.name,
        colour=me.colour,
        language=me.language,
        rating=None if strength is None else ratings.shown(strength),
        **{
            game.name: game.statistics.summary(of_game[game.name]) if of_game[game.name] else None
            for game in games
        },
    )


async def ranked(kept: Store, game: str, me: str | None) -> list[Ranked]:
    """The list of ratings, strongest first; people without a name are left out."""

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
        RATINGS.c.who == person, RATINGS.c.game == _rated_game()
    )
    row = connection.execute(query).first()
    return plays, None if row is None else Strength(*row)


def _rated_game() -> str | None:
    """The game whose rating a person is shown: the first that is rated."""
    return next((game.name for game in served_games() if game.rated), None)
