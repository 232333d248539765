"""HTTP handlers for tables, and for the games played at them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ParamSpec, TypeVar

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from gemkeep.server.daily.service import DailyService
from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served, served_games
from gemkeep.server.games.schemas import analysis_progress_type, my_table_type
from gemkeep.server.http.dependencies import (
    AnalysesDep,
    DailyDep,
    Me,
    MyId,
    OptionalPerson,
    Registry,
)
from gemkeep.server.openapi import BODY_REFUSALS, KEY_OPTIONAL, KEY_REQUIRED, RECORD, refusals
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.store.queries.tables import table_of_invite, tables_of
from gemkeep.server.tables import give_up
from gemkeep.server.tables.create import create_lesson, create_table
from gemkeep.server.tables.dealing.watching import noted_watching
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.logs import replays
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Table
from gemkeep.wire.http import (
    AnalysisProgress,
    BeginLesson,
    Invited,
    Made,
    MyTable,
    PlayAgain,
    PlayedAgain,
    ProblemCode,
    Replay,
)
from gemkeep.wire.table import NewTable, TableInfo

MOST_LISTED = 50
MY_LATEST = 20
LONGEST_ID = 40

P = ParamSpec("P")
Result = TypeVar("Result")
GameReview = Any
"""The review of any game; `games.schemas.response_types` has the exact types."""
Id = Annotated[str, PathParameter(max_length=LONGEST_ID)]
Viewer = Annotated[str, QueryParameter(max_length=8)]
AGAIN_REFUSED: dict[str, ProblemCode] = {
    "not_seated": "not_seated",
    "not_over": "not_over",
    "illegal": "illegal",
    "in_doubt": "in_doubt",
}
FINISHED = refusals("unknown_table", "not_over", "sealed")


@post(
    "/api/tables",
    status_code=201,
    responses=refusals("wrong_key", "bad_name", "unknown_bot", *BODY_REFUSALS),
    security=KEY_REQUIRED,
)
async def new_table(data: JSONBody[NewTable], me: Me, registry: Registry) -> Made:
    """A new table, of which I am the host."""
    live = await registry.make(
        create_table(data, me, registry.config), start=data.start, shares=data.shares
    )
    return Made(live.table.id, live.table.invite)


@post(
    "/api/lessons/{game:str}",
    status_code=201,
    responses=refusals("wrong_key", "bad_name", "not_found", *BODY_REFUSALS),
    security=KEY_REQUIRED,
)
async def new_lesson(game: Id, data: JSONBody[BeginLesson], me: Me, registry: Registry) -> Made:
    """A table where I learn this game, against bots that follow a script."""
    live = await registry.make(create_lesson(game, data.name, me, registry.config), start=True)
    return Made(live.table.id, live.table.invite)


@get("/api/tables", responses=refusals())
async def open_tables(registry: Registry) -> list[TableInfo]:
    """The tables that anyone may join or watch, as long as somebody is there; newest first."""
    return registry.open_tables(MOST_LISTED)


@get("/api/me/tables", responses=refusals("wrong_key"), security=KEY_REQUIRED)
async def my_tables(me: Me, registry: Registry, dailies: DailyDep) -> list[MyTable]:
    """The tables I have sat at, the newest first; not those I gave up, nor challenges I missed."""
    found = await registry.store.read(tables_of(me.id, MY_LATEST))
    tables = [await registry.readable(table_id) for table_id in found]
    return [
        _my_table(registry, table, seen, me.id)
        for table, seen in filter(None, tables)
        if not dailies.is_missed(table)
    ]


def _my_table(registry: TableRegistry, table: Table, seen: float, me: str) -> MyTable:
    game, mine = served(table.settings.game), min(table.seats_of(me), default=None)
    outcome = table.outcome
    scores = None if outcome is None or mine is None else outcome.scores
    score = None if scores is None or mine is None else scores[mine]
    running = table.phase == "playing" and mine is not None
    made: Callable[..., MyTable] = my_table_type(served_games())
    return made(
        table=registry.info_of(table),
        my_turn=any(table.chairs[seat].person == me for seat in table.undecided()),
        seen=seen,
        result=None if outcome is None else outcome.result,
        progress=game.progress(table, mine) if running and mine is not None else None,
        score=score,
        place=None
        if scores is None or score is None or not game.rated
        else 1 + sum(other > score for other in scores),
    )


@post(
    "/api/tables/{table_id:str}/giveup",
    status_code=204,
    responses=refusals("wrong_key", "unknown_table", "not_seated", "illegal", "wrong_origin"),
    security=KEY_REQUIRED,
)
async def give_up_table(table_id: Id, my_id: MyId, registry: Registry) -> None:
    """Give up a game: bots take my seats or, if nobody else plays there, it ends."""
    await give_up.give_up(registry, table_id, my_id)


@get(
    "/api/tables/{table_id:str}",
    responses=refusals("unknown_table", "sealed"),
    security=KEY_OPTIONAL,
)
async def one_table(
    table_id: Id, registry: Registry, dailies: DailyDep, someone: OptionalPerson
) -> TableInfo:
    """What everyone may know of a table."""
    table = await registry.table(table_id)
    if table is None:
        raise ApiError("unknown_table", "there is no such table")
    if someone is None or not table.seats_of(someone.id):
        await refuse_if_sealed(table, dailies, someone)
    return registry.info_of(table)


@get("/api/invites/{code:str}", responses=refusals("wrong_invite"))
async def invite(code: Id, registry: Registry) -> Invited:
    """Where an invite leads."""
    table_id = await registry.store.read(table_of_invite(code))
    info = None if table_id is None else await registry.info(table_id)
    if info is None or info.daily is not None or info.lesson:
        raise ApiError("wrong_invite", "this invite is not valid")
    return Invited(info)


@post(
    "/api/tables/{table_id:str}/again",
    status_code=200,
    responses=refusals(
        "wrong_key",
        "unknown_table",
        "not_found",
        "not_seated",
        "not_over",
        "illegal",
        *BODY_REFUSALS,
    ),
    security=KEY_REQUIRED,
)
async def again(
    table_id: Id, data: JSONBody[PlayAgain], my_id: MyId, registry: Registry
) -> PlayedAgain:
    """Whether I want to play again. The first to ask invites the others, who answer likewise."""
    live = await registry.open(table_id)
    if live is None:
        raise ApiError("unknown_table", "there is no such table")
    if not data.join:
        declined = await registry.decline_rematch(live, my_id)
        if declined is None:
            raise ApiError("not_found", "nobody has asked to play again")
        return PlayedAgain(declined.table.id, seated=False)
    following = await registry.play_again(live, my_id, change=data.change, shares=data.shares)
    if not isinstance(following, LiveTable):
        code, reason = following
        raise ApiError(AGAIN_REFUSED.get(code, "unavailable"), reason)
    return PlayedAgain(following.table.id, seated=bool(following.table.seats_of(my_id)))


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.JSON,
    responses=FINISHED | RECORD,
    security=KEY_OPTIONAL,
)
async def record(
    table_id: Id, registry: Registry, dailies: DailyDep, someone: OptionalPerson
) -> Response[bytes]:
    """A finished game as `gemkeep.record/1`."""
    table = await _watched(registry, table_id, dailies, someone)
    name = f'attachment; filename="gemkeep-{table.settings.game}-{table.id}.json"'
    return Response(
        replays.record(table).encode(),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": name},
    )


@get("/api/tables/{table_id:str}/replay", responses=FINISHED, security=KEY_OPTIONAL)
async def replay(
    table_id: Id, registry: Registry, dailies: DailyDep, someone: OptionalPerson, eyes: Viewer
) -> Replay:
    """A finished game move by move, as a seat saw it, as the `public` did, or with `all` open."""
    table = await _watched(registry, table_id, dailies, someone)
    seats = len(table.chairs)
    if eyes == "all":
        return await in_turn(registry, replays.replay, table, "all")
    if eyes != "public" and eyes not in map(str, range(seats)):
        raise ApiError("malformed", f"eyes are `public`, `all` or a seat, 0 to {seats - 1}")
    viewer = None if eyes == "public" else int(eyes)
    return await in_turn(registry, replays.replay, table, viewer)


@get("/api/tables/{table_id:str}/review", responses=FINISHED, security=KEY_OPTIONAL)
async def review(
    table_id: Id, registry: Registry, dailies: DailyDep, someone: OptionalPerson
) -> GameReview:
    """What went wrong in a finished game, or what choices were worth; null without a review."""
    table = await _watched(registry, table_id, dailies, someone)
    return await in_turn(registry, replays.review, table)


@get("/api/tables/{table_id:str}/analysis", responses=FINISHED, security=KEY_OPTIONAL)
async def analysis(
    table_id: Id,
    registry: Registry,
    dailies: DailyDep,
    someone: OptionalPerson,
    analyses: AnalysesDep,
) -> AnalysisProgress:
    """What decided a finished game, or the progress of its analysis; poll until it is complete."""
    table = await _watched(registry, table_id, dailies, someone)
    done, found = await analyses.ask(table)
    made: Callable[..., AnalysisProgress] = analysis_progress_type(served_games())
    return made(done=done, analysis=found)


async def finished_table(
    registry: TableRegistry, table_id: str, dailies: DailyService, someone: PersonRow | None
) -> Table:
    """A game that is over, and that this person may see."""
    table = await registry.table(table_id)
    if table is None:
        raise ApiError("unknown_table", "there is no such table")
    if table.phase != "over":
        raise ApiError("not_over", "the game is not over, so its secrets stay secret")
    await refuse_if_sealed(table, dailies, someone)
    return table


async def _watched(
    registry: TableRegistry, table_id: str, dailies: DailyService, someone: PersonRow | None
) -> Table:
    """The same for somebody who is shown what was dealt there."""
    table = await finished_table(registry, table_id, dailies, someone)
    if someone is not None:
        await noted_watching(registry.store, table, someone.id, registry.config.clock())
    return table


async def in_turn(
    registry: TableRegistry, make: Callable[P, Result], *args: P.args, **options: P.kwargs
) -> Result:
    """What a function makes of a finished game, one after the other.

    In several threads at once, a thousand replays would take the interpreter from those who play.
    None is made before the one before it is on its way: they would wait in memory, uncompressed.
    """
    loop = asyncio.get_running_loop()
    making = partial(make, *args, **options)
    async with registry.replay_turn:
        return await loop.run_in_executor(registry.replay_thread, making)


async def refuse_if_sealed(table: Table, dailies: DailyService, someone: PersonRow | None) -> None:
    """Refuse a challenge whose deal this person may not know yet."""
    if not await dailies.may_see(table, None if someone is None else someone.id):
        raise ApiError("sealed", "only those who have finished a daily challenge can see it")


HANDLERS = (
    new_table,
    new_lesson,
    open_tables,
    my_tables,
    give_up_table,
    one_table,
    invite,
    again,
    record,
    replay,
    review,
    analysis,
)
