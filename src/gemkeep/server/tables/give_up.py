"""Giving up a game, and ending games against bots that nobody comes back to."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from gemkeep.server.bots import roster
from gemkeep.server.errors import ApiError
from gemkeep.server.store.queries.tables import forgotten_tables
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Abandon, Command, Stand
from gemkeep.table.state import Person, Table

LOG: Final = logging.getLogger("gemkeep.tables")

FORGOTTEN_AFTER: Final = 2 * 24 * 3600.0
"""Seconds without a move after which a game against bots, or an empty table, ends by itself."""
LOOK_EVERY: Final = 600.0
AT_ONCE: Final = 50


async def give_up(registry: TableRegistry, table_id: str, person: Person) -> None:
    """Hand a person's seats to bots or, if nobody else plays there, end the game."""
    live = await registry.open(table_id)
    if live is None:
        raise ApiError("unknown_table", "there is no such table")
    table = live.table
    if not table.seats_of(person):
        raise ApiError("not_seated", "only players at this table may give it up")
    if table.settings.daily is not None:
        raise ApiError("illegal", "a daily challenge is played once, to the end")
    if table.phase == "over":
        raise ApiError("illegal", "the game is over: there is nothing to give up")
    if others_play(table, person):
        bot = roster.stand_in(table.settings.game)
        for given_up, seat in enumerate(table.seats_of(person)):
            await _ask(live, Stand(person, seat, bot), given_up)
    else:
        await _ask(live, Abandon(person))


def others_play(table: Table, person: Person) -> bool:
    """Whether somebody else plays a seat of their own at this table."""
    return any(other != person for other in table.playing())


async def keep_ending_forgotten(registry: TableRegistry) -> None:
    """End forgotten games, for as long as the server runs."""
    while True:
        try:
            await end_forgotten(registry)
        except Exception:
            LOG.exception("forgotten games could not be ended; trying again later")
        await asyncio.sleep(LOOK_EVERY)


async def end_forgotten(registry: TableRegistry) -> int:
    """End the games against bots where nothing has happened for long; returns how many."""
    before = registry.now_unless_set_forward() - FORGOTTEN_AFTER
    ended = 0
    for table_id in await registry.store.read(forgotten_tables(before, AT_ONCE)):
        found = await registry.readable(table_id)
        if found is None or found[0].settings.daily or len(found[0].playing()) > 1:
            continue
        live = await registry.open(table_id)
        if live is not None and not live.present():
            answer = await live.submit_and_wait(Abandon(None))
            ended += answer.refusal is None
    return ended


async def _ask(live: LiveTable, command: Command, done_before: int = 0) -> None:
    answer = await live.submit_and_wait(command)
    if answer.refusal is None:
        return
    code, reason = answer.refusal
    if done_before and answer.unavailable:
        raise ApiError("in_doubt", f"only {done_before} of your seats were given up for sure")
    if answer.unavailable:
        raise ApiError("in_doubt" if code == "in_doubt" else "unavailable", reason)
    raise ApiError("illegal", reason)
