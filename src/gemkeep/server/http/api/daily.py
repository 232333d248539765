"""HTTP handlers for the daily challenge."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from gemkeep.server.daily import calendar
from gemkeep.server.http.dependencies import DailyDep, Me, OptionalPerson, Registry
from gemkeep.server.openapi import BODY_REFUSALS, KEY_OPTIONAL, KEY_REQUIRED, refusals
from gemkeep.wire.daily import BeginDaily, Begun, Daily
from gemkeep.wire.people import Calendar

LONGEST_WORD = 20

Game = Annotated[str, PathParameter(max_length=LONGEST_WORD)]
Day = Annotated[str | None, QueryParameter(max_length=LONGEST_WORD)]


@get("/api/daily", responses=refusals(), security=KEY_OPTIONAL)
async def daily(dailies: DailyDep, someone: OptionalPerson, day: Day = None) -> Daily:
    """The challenges of today, or of an earlier day, as far as I may know them."""
    return await dailies.of_day(day, someone)


@post(
    "/api/daily/{game:str}",
    status_code=200,
    responses=refusals("wrong_key", "bad_name", "not_found", *BODY_REFUSALS),
    security=KEY_REQUIRED,
)
async def begin_daily(game: Game, data: JSONBody[BeginDaily], me: Me, dailies: DailyDep) -> Begun:
    """My table of today's challenge, made if I have none yet."""
    return Begun(await dailies.begin(game, me, data.name))


@get("/api/me/daily", responses=refusals("wrong_key"), security=KEY_REQUIRED)
async def my_calendar(me: Me, registry: Registry) -> Calendar:
    """The challenges I have finished in the last weeks, and how many days in a row."""
    return await calendar.calendar(registry.store, me.id, registry.config.clock())


HANDLERS = (daily, begin_daily, my_calendar)
