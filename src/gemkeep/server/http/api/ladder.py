"""HTTP handlers for the bots of each game, its ladder, and public profiles."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from gemkeep.core.errors import Unknown
from gemkeep.server.bots import roster
from gemkeep.server.daily import calendar
from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served_games
from gemkeep.server.http.dependencies import OptionalPerson, Registry
from gemkeep.server.openapi import KEY_OPTIONAL, refusals
from gemkeep.server.stats import ladder
from gemkeep.server.store.queries.people import person
from gemkeep.wire.http import BotInfo
from gemkeep.wire.people import Ladder, Profile

LONGEST_GAME = 40
DEFAULT_GAME = served_games()[0].name

PersonId = Annotated[str, PathParameter(max_length=LONGEST_GAME)]
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
) -> Ladder:
    """The best at a game: people and bots by rating or, if it is not rated, by victories."""
    try:
        return await ladder.ladder(registry.store, game, None if someone is None else someone.id)
    except Unknown as error:
        raise ApiError("malformed", str(error)) from None


@get("/api/people/{person_id:str}", responses=refusals("not_found"), security=KEY_OPTIONAL)
async def profile(person_id: PersonId, registry: Registry, someone: OptionalPerson) -> Profile:
    """A person's games and streak, unless they have hidden them; I always see my own."""
    found = await registry.store.read(person(person_id))
    if found is None or (found.hidden and (someone is None or someone.id != found.id)):
        raise ApiError("not_found", "this profile does not exist or is hidden")
    now = registry.config.clock()
    return Profile(
        id=found.id,
        name=found.name,
        colour=found.colour,
        games=await ladder.records(registry.store, found.id),
        streak=await calendar.streak(registry.store, found.id, now),
    )


HANDLERS = (all_bots, ratings, profile)
