"""Giving up a game, and games that nobody comes back to: both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from gemkeep.server.config import Config, database_url
from gemkeep.server.errors import ApiError
from gemkeep.server.stats import counting
from gemkeep.server.stats.ladder import ladder
from gemkeep.server.store import Store
from gemkeep.server.store.queries.tables import tables_of
from gemkeep.server.tables.give_up import FORGOTTEN_AFTER, end_forgotten, give_up
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.moments import Moment
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Act, BotAct, Return
from gemkeep.table.entries import TableMade
from gemkeep.table.state import COLOURS, Chair, Settings

START = 1_000_000.0


class Clock:
    """Says what time it is, as the test has it."""

    now = START

    def __call__(self) -> float:
        return self.now


def with_tables(database: str, use: Callable[[TableRegistry, Clock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = Clock()
        config = Config(db=database, bot_pace=1000.0, clock=clock, seed=bytes(32))
        store = Store(database_url(config), asyncio.get_running_loop())
        registry = TableRegistry(config, store)
        try:
            await use(registry, clock)
        finally:
            registry.close()
            store.close()

    asyncio.run(run())


async def begun(
    registry: TableRegistry, name: str, *players: str, daily: str | None = None
) -> LiveTable:
    """A game of these people and, where a name begins with a capital, bots."""
    chairs = tuple(
        Chair(colour, bot=who.lower()) if who[0].isupper() else Chair(colour, who, who.title())
        for colour, who in zip(COLOURS, players, strict=False)
    )
    settings = Settings("diamant", {"edition": "cs"}, daily=daily)
    made = TableMade(name, f"i{name}", settings, chairs, players[0])
    return await registry.make(made, start=True)


async def all_choose(live: LiveTable, choice: str) -> None:
    """Everyone who has yet to choose does, bots too: here they would take forever."""
    for seat in live.table.undecided():
        chair, number = live.table.chairs[seat], live.table.number
        if chair.bot is None:
            command: Act | BotAct = Act(chair.person, seat, number, "choose", choice)
        else:
            command = BotAct(seat, number, "choose", choice)
        assert (await live.submit_and_wait(command)).refusal is None


def test_giving_up_a_game_against_bots_ends_and_unlists_it(database: str) -> None:
    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        live = await begun(registry, "t", "ann", "Bold", "Ev")
        assert await registry.store.read(tables_of("ann", 9)) == ["t"]
        await give_up(registry, "t", "ann")
        assert live.table.abandoned
        assert await registry.store.read(tables_of("ann", 9)) == []
        with pytest.raises(ApiError, match="over"):
            await give_up(registry, "t", "ann")

    with_tables(database, use)


def test_among_people_a_bot_takes_the_seat_which_can_be_taken_back(database: str) -> None:
    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        live = await begun(registry, "t", "ann", "bob", "Ev")
        await give_up(registry, "t", "ann")
        assert live.table.phase == "playing"
        assert live.table.chairs[0].bot is not None
        assert live.table.host == "bob"
        assert await registry.store.read(tables_of("ann", 9)) == []
        assert await registry.store.read(tables_of("bob", 9)) == ["t"]
        await live.submit_and_wait(Return("ann", 0))
        assert await registry.store.read(tables_of("ann", 9)) == ["t"]
        with pytest.raises(ApiError) as refused:
            await give_up(registry, "t", "zoe")
        assert refused.value.code == "not_seated"

    with_tables(database, use)


def test_a_daily_challenge_is_not_given_up(tmp_path: object) -> None:
    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        await begun(registry, "t", "ann", "Bold", "Ev", daily="2026-11-15")
        with pytest.raises(ApiError) as refused:
            await give_up(registry, "t", "ann")
        assert refused.value.code == "illegal"

    with_tables(f"{tmp_path}/gemkeep.db", use)


def test_giving_up_costs_rating_once_one_has_chosen(tmp_path: object) -> None:
    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        await begun(registry, "unplayed", "ann", "Bold", "Ev")
        await give_up(registry, "unplayed", "ann")
        while await counting.count_some(registry):
            pass
        assert (await ladder(registry.store, "diamant", "ann")).mine is None
        live = await begun(registry, "played", "ann", "Bold", "Ev")
        await all_choose(live, "back")
        await give_up(registry, "played", "ann")
        while await counting.count_some(registry):
            pass
        lines = await ladder(registry.store, "diamant", "ann")
        assert lines.mine is not None
        assert lines.mine.games == 1
        assert all(lines.mine.mu < line.rating.mu for line in lines.lines if line.rating)

    with_tables(f"{tmp_path}/gemkeep.db", use)


def test_a_player_who_stood_up_is_rated_with_the_seats_result(tmp_path: object) -> None:
    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        live = await begun(registry, "t", "ann", "bob", "Ev")
        await give_up(registry, "t", "ann")
        while live.table.phase != "over":
            await all_choose(live, "back")
        while await counting.count_some(registry):
            pass
        assert (await ladder(registry.store, "diamant", "ann")).mine is not None

    with_tables(f"{tmp_path}/gemkeep.db", use)


def test_a_game_against_bots_that_nobody_comes_back_to_ends(database: str) -> None:
    async def use(registry: TableRegistry, clock: Clock) -> None:
        alone = await begun(registry, "alone", "ann", "Bold", "Ev")
        friends = await begun(registry, "friends", "ann", "bob", "Ev")
        today = await begun(registry, "daily", "ann", "Bold", "Ev", daily="1970-01-12")
        clock.now = START + FORGOTTEN_AFTER - 1
        fresh = await begun(registry, "fresh", "ann", "Bold", "Ev")
        assert await end_forgotten(registry) == 0
        clock.now = START + FORGOTTEN_AFTER
        assert await end_forgotten(registry) == 0, "the clock was only set forward"
        registry._began = Moment(START, time.monotonic() - FORGOTTEN_AFTER)
        assert await end_forgotten(registry) == 1
        assert alone.table.abandoned
        running = (friends, today, fresh)
        assert [live.table.phase for live in running] == ["playing"] * 3
        assert await end_forgotten(registry) == 0

    with_tables(database, use)
