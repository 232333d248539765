"""The HTTP API of the daily challenge."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from gemkeep.server.daily import Dailies
from gemkeep.server.store.store import PersonRow
from gemkeep.wire.daily import BeginDaily, Begun, Daily

LONGEST_WORD = 20

TheDailies = NamedDependency[Dailies]
Me = NamedDependency[PersonRow]
Someone = NamedDependency[PersonRow | None]
Game = Annotated[str, PathParameter(max_length=LONGEST_WORD)]
Day = Annotated[str | None, QueryParameter(max_length=LONGEST_WORD)]


async def provide_dailies(request: Request[Any, Any, Any]) -> Dailies:
    """The challenges of this server."""
    dailies: Dailies = request.app.state.dailies
    return dailies


@get("/api/daily")
async def daily(dailies: TheDailies, someone: Someone, day: Day = None) -> Daily:
    """The challenges of today, or of an earlier day, as far as I may know them."""
    return await dailies.told(day, someone)


@post("/api/daily/{game:str}", status_code=200)
async def begin_daily(game: Game, data: JSONBody[BeginDaily], me: Me, dailies: TheDailies) -> Begun:
    """My table of today's challenge, made if I have none yet."""
    return Begun(await dailies.begin(game, me, data.name))


HANDLERS = (daily, begin_daily)
