"""HTTP handlers for custom levels."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from gemkeep.games.hideouts.levels.code import LONGEST_CODE
from gemkeep.minds.hideouts.levels.gallery import gallery
from gemkeep.server.games.hideouts.levels import drafts, orders, published
from gemkeep.server.games.hideouts.levels.jobs import LevelJobs
from gemkeep.server.games.hideouts.levels.wire import (
    Gallery,
    LevelsMade,
    LevelStudy,
    LevelWish,
    Publish,
    PublishedLevels,
)
from gemkeep.server.games.hideouts.wire import CheckedLevel, LevelDraft
from gemkeep.server.openapi import BODY_REFUSALS, KEY_OPTIONAL, KEY_REQUIRED, refusals
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries.people import PersonRow

Code = Annotated[str, PathParameter(max_length=LONGEST_CODE)]
JOBS: Final = LevelJobs()


@post("/api/levels/check", status_code=200, responses=refusals(*BODY_REFUSALS))
async def check_level(data: JSONBody[LevelDraft]) -> CheckedLevel:
    """A custom level of Hideouts: its code for a link, or all its errors."""
    return drafts.check(data)


@get("/api/levels/gallery", responses=refusals())
async def level_gallery() -> Gallery:
    """The levels that come with the program, each with its figures."""
    return Gallery(gallery())


@get("/api/levels/published", responses=refusals(), security=KEY_OPTIONAL)
async def published_levels(
    store: NamedDependency[Store], someone: NamedDependency[PersonRow | None]
) -> PublishedLevels:
    """The levels that people published, with how often they were won."""
    return await published.newest(store, someone)


@post(
    "/api/levels/published",
    status_code=200,
    responses=refusals("wrong_key", "wrong_level", "bad_name", "illegal", *BODY_REFUSALS),
    security=KEY_REQUIRED,
)
async def publish_level(
    data: JSONBody[Publish], me: NamedDependency[PersonRow], store: NamedDependency[Store]
) -> PublishedLevels:
    """Publish a level for everyone; the same level is published only once."""
    return await published.publish(store, me, data.code)


@delete(
    "/api/levels/published/{code:str}",
    status_code=200,
    responses=refusals("wrong_key"),
    security=KEY_REQUIRED,
)
async def withdraw_level(
    code: Code, me: NamedDependency[PersonRow], store: NamedDependency[Store]
) -> PublishedLevels:
    """Withdraw a level of mine, named by its key."""
    return await published.withdraw(store, me, code)


@get("/api/levels/{code:str}", responses=refusals("wrong_level"))
async def level(code: Code) -> CheckedLevel:
    """The level in a link."""
    return drafts.find(code)


@post("/api/levels/{code:str}/study", status_code=200, responses=refusals("wrong_level"))
async def study_level(code: Code, request: Request[Any, Any, Any]) -> LevelStudy:
    """How hard the level in a link is; poll until it is known.

    The work is stopped if nobody asks for a few seconds.
    """
    return orders.study(JOBS, code, _host(request))


@post("/api/levels/make", status_code=200, responses=refusals("illegal", *BODY_REFUSALS))
async def make_levels(data: JSONBody[LevelWish], request: Request[Any, Any, Any]) -> LevelsMade:
    """Levels made to order; poll until they are ready.

    The work is stopped if nobody asks for a few seconds.
    """
    return orders.make(JOBS, data, _host(request))


def _host(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


HANDLERS = (
    check_level,
    level_gallery,
    published_levels,
    publish_level,
    withdraw_level,
    level,
    study_level,
    make_levels,
)
