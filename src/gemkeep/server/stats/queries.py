"""A person's own statistics."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from gemkeep.server.games.interface.statistics import Play
from gemkeep.server.games.registry import served_games
from gemkeep.server.games.schemas import myself_type
from gemkeep.server.stats import ratings
from gemkeep.server.stats.ratings import Strength
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.store.schema import PLAYS, RATINGS
from gemkeep.wire.http import Myself


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
        hidden=me.hidden,
        invitations=me.invitations,
        **{
            game.name: game.statistics.summary(of_game[game.name]) if of_game[game.name] else None
            for game in games
        },
    )


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
