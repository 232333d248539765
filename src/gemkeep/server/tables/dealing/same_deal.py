"""The same deal for another team: a table that gets it, and the results side by side.

Such a deal is not secret: its replay is open to everyone. So there is no commitment, and the game
doesn't count. People who were at another table with this deal, or at its replay, are marked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gemkeep.core.moves import CHANCE, Seat
from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served
from gemkeep.server.store.queries import deals
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.create import create_table
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.entries import TableMade
from gemkeep.table.state import Person, Table
from gemkeep.wire.deals import DealTeam, SameDeal
from gemkeep.wire.table import NewTable, WantedSeat

MOST_TEAMS: Final = 20


def create_repeat(
    table: Table, seats: list[WantedSeat], me: PersonRow, registry: TableRegistry
) -> TableMade:
    """The first entry of the log of a table with the same deal as this one."""
    if not encoding.is_repeatable(table):
        raise ApiError("illegal", "the deal of this table can't be repeated")
    if len(seats) != len(table.chairs):
        raise ApiError("illegal", f"this deal is for {len(table.chairs)} seats")
    settings = table.settings
    asked = NewTable(
        settings.game,
        dict(table.game.rules()),
        seats,
        watching=settings.watching,
        live_analysis=settings.live_analysis,
        hints=settings.hints,
        first=settings.first,
    )
    made = create_table(asked, me, registry.config)
    dealt = [table.game.write_move(move) for move in table.moves if move.by == CHANCE]
    return replace(
        made, settings=replace(made.settings, repeats=origin_of(table)), dealt=tuple(dealt)
    )


def origin_of(table: Table) -> str:
    """The table where the deal of this one was dealt first."""
    return table.settings.repeats or table.id


async def same_deal(registry: TableRegistry, table: Table, me: Person | None) -> SameDeal:
    """How all teams fared with the deal of this table, for somebody who may know it already."""
    deal = origin_of(table)
    finished = await registry.store.read(deals.finished_with(deal, MOST_TEAMS))
    ranked: list[tuple[tuple[int, int], DealTeam]] = []
    for table_id, over_at in finished:
        found = await registry.readable(table_id)
        if found is not None and found[0].outcome is not None:
            ranked.append(await _ranked(registry, found[0], over_at))
    ranked.sort(key=lambda each: each[0], reverse=True)
    knowing = await _seats_knowing(registry, table, dict(finished).get(table.id))
    everyone = await registry.store.read(deals.knowing(deal, None, None))
    return SameDeal(
        registry.info_of(table), deal, knowing, me in everyone, tuple(team for _, team in ranked)
    )


async def _ranked(
    registry: TableRegistry, table: Table, over_at: float
) -> tuple[tuple[int, int], DealTeam]:
    """A team, and what it is sorted by: whether it won, and its score."""
    outcome = table.outcome
    assert outcome is not None  # noqa: S101 - only games with a result are compared
    knew = await _seats_knowing(registry, table, over_at)
    turns = served(table.settings.game).turns(table)
    team = DealTeam(encoding.info(table), outcome.result, turns, knew)
    return (len(outcome.winners), max(outcome.scores)), team


async def _seats_knowing(
    registry: TableRegistry, table: Table, until: float | None
) -> tuple[Seat, ...]:
    """The seats whose people may have known the deal; where it was dealt first, nobody could."""
    deal = table.settings.repeats
    if deal is None:
        return ()
    people = await registry.store.read(deals.knowing(deal, table.id, until))
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.person in people)
