"""HTTP handlers for a deal that several teams play."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served
from gemkeep.server.http.api.tables import Id, finished_table, refuse_if_sealed
from gemkeep.server.http.dependencies import DailyDep, Me, OptionalPerson, Registry
from gemkeep.server.openapi import BODY_REFUSALS, KEY_OPTIONAL, KEY_REQUIRED, refusals
from gemkeep.server.tables.dealing.same_deal import create_repeat, same_deal
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Table
from gemkeep.wire.deals import PlayDeal, SameDeal
from gemkeep.wire.http import Made


@get(
    "/api/deals/{table_id:str}",
    responses=refusals("unknown_table", "not_found", "sealed"),
    security=KEY_OPTIONAL,
)
async def deal(
    table_id: Id, registry: Registry, dailies: DailyDep, someone: OptionalPerson
) -> SameDeal:
    """How all teams fared with the deal of this table, and who here may know it already."""
    table = await _with_deal_to_repeat(registry, table_id)
    await refuse_if_sealed(table, dailies, someone)
    return await same_deal(registry, table, None if someone is None else someone.id)


@post(
    "/api/deals/{table_id:str}",
    status_code=201,
    responses=refusals(
        "wrong_key",
        "bad_name",
        "unknown_bot",
        "unknown_table",
        "not_found",
        "not_over",
        "sealed",
        "illegal",
        *BODY_REFUSALS,
    ),
    security=KEY_REQUIRED,
)
async def play_deal(
    table_id: Id, data: JSONBody[PlayDeal], me: Me, registry: Registry, dailies: DailyDep
) -> Made:
    """A new table, of which I am the host, with the same deal as this one."""
    await _with_deal_to_repeat(registry, table_id)
    table = await finished_table(registry, table_id, dailies, me)
    live = await registry.make(create_repeat(table, data.seats, me, registry), start=False)
    return Made(live.table.id, live.table.invite)


async def _with_deal_to_repeat(registry: TableRegistry, table_id: str) -> Table:
    """The table, if its deal is, or will be when its game is over, for other teams as well."""
    table = await registry.table(table_id)
    if table is None:
        raise ApiError("unknown_table", "there is no such table")
    if not served(table.settings.game).repeatable:
        raise ApiError("not_found", f"deals of {table.settings.game} are not for other teams")
    return table


HANDLERS = (deal, play_deal)
