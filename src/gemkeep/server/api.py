"""The HTTP API: people, bots, ratings, levels of one's own, health."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter

import gemkeep
from gemkeep.core.errors import Unknown
from gemkeep.server import bots, levels, people, scores
from gemkeep.server.described import BODY, ILL, NEEDS_KEY, TAKES_KEY, refusals
from gemkeep.server.given import Me, Someone, TheHall
from gemkeep.server.problems import Refused
from gemkeep.server.store.store import alive
from gemkeep.wire.http import (
    BotInfo,
    CheckedLevel,
    Edit,
    Health,
    LevelDraft,
    Myself,
    NewPerson,
    Person,
    Ranked,
)
from gemkeep.wire.level_code import LONGEST_CODE

LONGEST_GAME = 40

GameName = Annotated[str, QueryParameter(max_length=LONGEST_GAME)]
Code = Annotated[str, PathParameter(max_length=LONGEST_CODE)]


@post("/api/people", status_code=201, responses=refusals("bad_name", *BODY))
async def new_person(data: JSONBody[NewPerson], hall: TheHall) -> Person:
    """A personal key: all that an account is. It is shown this once."""
    return await people.make(hall.store, data)


@get("/api/me", responses=refusals("wrong_key"), security=NEEDS_KEY)
async def myself(me: Me, hall: TheHall) -> Myself:
    """What I may know of myself."""
    return await scores.myself(hall.store, me)


@patch("/api/me", responses=refusals("wrong_key", "bad_name", *BODY), security=NEEDS_KEY)
async def change_me(data: JSONBody[Edit], me: Me, hall: TheHall) -> Myself:
    """What I say of myself, changed where something new is said."""
    return await scores.myself(hall.store, await people.change(hall.store, me, data))


@get("/api/bots", responses=refusals())
async def all_bots(game: GameName = "diamant") -> list[BotInfo]:
    """The bots one may sit at a table, from the weakest."""
    try:
        return list(bots.bots_for(game))
    except Unknown as error:
        raise Refused("malformed", str(error)) from None


@get("/api/ratings", responses=refusals(), security=TAKES_KEY)
async def ratings(hall: TheHall, someone: Someone, game: GameName = "diamant") -> list[Ranked]:
    """The strongest people and all the bots, by rating."""
    return await scores.ranked(hall.store, game, None if someone is None else someone.id)


@post("/api/levels/check", status_code=200, responses=refusals(*BODY))
async def check_level(data: JSONBody[LevelDraft]) -> CheckedLevel:
    """A level of Hideouts of one's own: its code for a link, or all that is wrong with it."""
    return levels.check(data)


@get("/api/levels/{code:str}", responses=refusals("wrong_level"))
async def level(code: Code) -> CheckedLevel:
    """The level that a link carries."""
    return levels.find(code)


@get("/health", responses=ILL)
async def health(hall: TheHall) -> Response[Health]:
    """Whether the server can do its work."""
    try:
        well = await hall.store.read(alive)
    except Exception:  # noqa: BLE001 - whatever it is, we are not well
        well = False
    state = Health("ok" if well else "unavailable", gemkeep.__version__)
    return Response(state, status_code=200 if well else 503)


HANDLERS = (
    new_person,
    myself,
    change_me,
    all_bots,
    ratings,
    check_level,
    level,
    health,
)
