"""HTTP handlers for the bots of each game and the list of ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from gemkeep.core.errors import Unknown
from gemkeep.server.bots import roster
from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served_games
from gemkeep.server.http.dependencies import OptionalPerson, Registry
from gemkeep.server.openapi import KEY_OPTIONAL, refusals
from gemkeep.server.stats import queries
from gemkeep.wire.http import BotInfo, Ranked

LONGEST_GAME = 40
DEFAULT_GAME = served_games()[0].name

GameName = Annotated[str, QueryParameter(max_length=LONGEST_GAME)]


@get("/api/bots", responses=refusals())
async def all_bots(game: GameName = DEFAULT_GAME) -> list[BotInfo]:
    """The bots that can take a seat, from the weakest."""
    try:
        return list(roster.bots_for(game))
    except Unknown as error:
        raise ApiError("malformed", str(error)) from None


@get("/api/ratings", responses=refusals(), security=KEY_OPTIONAL)
async def ratings(
    registry: Registry, someone: OptionalPerson, game: GameName = DEFAULT_GAME
) -> list[Ranked]:
    """The strongest people and all the bots, by rating."""
    return await queries.ranked(registry.store, game, None if someone is None else someone.id)


HANDLERS = (all_bots, ratings)
