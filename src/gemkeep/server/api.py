"""The HTTP API: people, tables, records, bots, ratings, health."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

import gemkeep
from gemkeep.core.errors import Unknown
from gemkeep.games.hideouts.review import Review
from gemkeep.server import bots, levels, people, replays, scores
from gemkeep.server.daily import Dailies
from gemkeep.server.hall import Hall
from gemkeep.server.problems import Refused
from gemkeep.server.setting_up import set_up
from gemkeep.server.store.store import (
    PersonRow,
    alive,
    listed_tables,
    table_of_invite,
    tables_of,
)
from gemkeep.table.match import Table
from gemkeep.table.words import clean_name
from gemkeep.wire.http import (
    BotInfo,
    CheckedLevel,
    Edit,
    Health,
    Invited,
    LevelDraft,
    Made,
    Myself,
    MyTable,
    NewPerson,
    Person,
    Ranked,
    Replay,
)
from gemkeep.wire.level_code import LONGEST_CODE
from gemkeep.wire.table import NewTable, TableInfo

MOST_LISTED = 50
MY_LATEST = 20
LONGEST_ID = 40

TheHall = NamedDependency[Hall]
Me = NamedDependency[PersonRow]
Someone = NamedDependency[PersonRow | None]
TheDailies = NamedDependency[Dailies]
Id = Annotated[str, PathParameter(max_length=LONGEST_ID)]
GameName = Annotated[str, QueryParameter(max_length=LONGEST_ID)]
Code = Annotated[str, PathParameter(max_length=LONGEST_CODE)]
Eyes = Annotated[str, QueryParameter(max_length=8)]


async def provide_hall(request: Request[Any, Any, Any]) -> Hall:
    """The tables of this server."""
    hall: Hall = request.app.state.hall
    return hall


async def provide_someone(request: Request[Any, Any, Any], hall: TheHall) -> PersonRow | None:
    """Whose key came with the request, where none is needed."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return await people.find(hall.store, key) if scheme.casefold() == "bearer" else None


async def provide_me(request: Request[Any, Any, Any], hall: TheHall) -> PersonRow:
    """Whose key came with the request."""
    person = await provide_someone(request, hall)
    if person is None:
        raise Refused("wrong_key", "this needs `Authorization: Bearer <key>` with your own key")
    return person


@post("/api/people", status_code=201)
async def new_person(data: JSONBody[NewPerson], hall: TheHall) -> Person:
    """A personal key: all that an account is. It is shown this once."""
    if data.name is not None and clean_name(data.name) is None:
        raise Refused("bad_name", f"{data.name!r} is no name")
    return await people.make(hall.store, data)


@get("/api/me")
async def myself(me: Me, hall: TheHall) -> Myself:
    """What I may know of myself."""
    return await scores.myself(hall.store, me)


@patch("/api/me")
async def change_me(data: JSONBody[Edit], me: Me, hall: TheHall) -> Myself:
    """What I say of myself, changed where something new is said."""
    if data.name is not None and clean_name(data.name) is None:
        raise Refused("bad_name", f"{data.name!r} is no name")
    await people.change(hall.store, me.id, data)
    changed = me._replace(
        name=data.name or me.name,
        colour=data.colour or me.colour,
        language=data.language or me.language,
    )
    return await scores.myself(hall.store, changed)


@post("/api/tables", status_code=201)
async def new_table(data: JSONBody[NewTable], me: Me, hall: TheHall) -> Made:
    """A new table, of which I am the host."""
    room = await hall.make(set_up(data, me, hall.config), start=data.start)
    return Made(room.table.id, room.table.invite)


@get("/api/tables")
async def open_tables(hall: TheHall) -> list[TableInfo]:
    """The tables that anyone may join or watch, the newest first."""
    found = await hall.store.read(listed_tables(MOST_LISTED))
    return [info for table_id in found if (info := await hall.info(table_id)) is not None]


@get("/api/me/tables")
async def my_tables(me: Me, hall: TheHall) -> list[MyTable]:
    """The tables I have sat at, the newest first."""
    found = await hall.store.read(tables_of(me.id, MY_LATEST))
    tables = [await hall.table_and_time(table_id) for table_id in found]
    return [
        MyTable(
            table=hall.info_of(table),
            my_turn=any(table.chairs[seat].person == me.id for seat in table.undecided()),
            seen=seen,
            result=None if table.outcome is None else table.outcome.result,
        )
        for table, seen in filter(None, tables)
    ]


@get("/api/tables/{table_id:str}")
async def one_table(
    table_id: Id, hall: TheHall, dailies: TheDailies, someone: Someone
) -> TableInfo:
    """What everyone may know of a table."""
    table = await hall.table(table_id)
    if table is None:
        raise Refused("unknown_table", "no such table is here")
    if someone is None or not table.seats_of(someone.id):
        await _refuse_if_sealed(table, dailies, someone)
    return hall.info_of(table)


@get("/api/invites/{code:str}")
async def invite(code: Id, hall: TheHall) -> Invited:
    """Where an invite leads."""
    table_id = await hall.store.read(table_of_invite(code))
    info = None if table_id is None else await hall.info(table_id)
    if info is None or info.daily is not None:
        raise Refused("wrong_invite", "this invite leads nowhere")
    return Invited(info)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON)
async def record(
    table_id: Id, hall: TheHall, dailies: TheDailies, someone: Someone
) -> Response[bytes]:
    """A finished game as `gemkeep.record/1`."""
    table = await _finished(hall, table_id, dailies, someone)
    name = f'attachment; filename="gemkeep-{table.settings.game}-{table.id}.json"'
    return Response(
        replays.record(table).encode(),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": name},
    )


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: Id, hall: TheHall, dailies: TheDailies, someone: Someone, eyes: Eyes
) -> Replay:
    """A finished game moment by moment: through a seat's eyes, the `public`'s, or `all` open."""
    table = await _finished(hall, table_id, dailies, someone)
    seats = len(table.chairs)
    if eyes == "all":
        return replays.replay(table, "all")
    if eyes != "public" and eyes not in map(str, range(seats)):
        raise Refused("malformed", f"eyes are `public`, `all` or a seat, 0 to {seats - 1}")
    return replays.replay(table, None if eyes == "public" else int(eyes))


@get("/api/tables/{table_id:str}/review")
async def review(
    table_id: Id, hall: TheHall, dailies: TheDailies, someone: Someone
) -> Review | None:
    """What went wrong in a finished game of Hideouts and when; null of another game."""
    table = await _finished(hall, table_id, dailies, someone)
    return replays.review(table)


@get("/api/bots")
async def all_bots(game: GameName = "diamant") -> list[BotInfo]:
    """The bots one may sit at a table, from the weakest."""
    try:
        return list(bots.bots_for(game))
    except Unknown as error:
        raise Refused("malformed", str(error)) from None


@get("/api/ratings")
async def ratings(hall: TheHall, someone: Someone, game: GameName = "diamant") -> list[Ranked]:
    """The strongest people and all the bots, by rating."""
    return await scores.ranked(hall.store, game, None if someone is None else someone.id)


@post("/api/levels/check", status_code=200)
async def check_level(data: JSONBody[LevelDraft]) -> CheckedLevel:
    """A level of Hideouts of one's own: its code for a link, or all that is wrong with it."""
    return levels.check(data)


@get("/api/levels/{code:str}")
async def level(code: Code) -> CheckedLevel:
    """The level that a link carries."""
    return levels.find(code)


@get("/health")
async def health(hall: TheHall) -> Response[Health]:
    """Whether the server can do its work."""
    try:
        well = await hall.store.read(alive)
    except Exception:  # noqa: BLE001 - whatever it is, we are not well
        well = False
    state = Health("ok" if well else "unavailable", gemkeep.__version__)
    return Response(state, status_code=200 if well else 503)


async def _finished(
    hall: Hall, table_id: str, dailies: Dailies, someone: PersonRow | None
) -> Table:
    """A game that is over, and that this person may see."""
    table = await hall.table(table_id)
    if table is None:
        raise Refused("unknown_table", "no such table is here")
    if table.phase != "over":
        raise Refused("not_over", "the game is not over: what is still secret in it stays so")
    await _refuse_if_sealed(table, dailies, someone)
    return table


async def _refuse_if_sealed(table: Table, dailies: Dailies, someone: PersonRow | None) -> None:
    """A challenge whose deal this person may not know yet is not shown."""
    if not await dailies.may_see(table, None if someone is None else someone.id):
        raise Refused("sealed", "a day's challenge is shown to who has finished it that day")


HANDLERS = (
    new_person,
    myself,
    change_me,
    new_table,
    open_tables,
    my_tables,
    one_table,
    invite,
    record,
    replay,
    review,
    all_bots,
    ratings,
    check_level,
    level,
    health,
)
