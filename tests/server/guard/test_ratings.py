"""Whose result a seat's is: those who come late, stand up early or play several seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemkeep.core.game import Outcome
from gemkeep.server.games.registry import served
from gemkeep.server.stats import counting
from gemkeep.server.stats.ladder import ladder, records
from gemkeep.server.stats.ratings import UNKNOWN, Result, Strength, rated
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Sit, Stand
from gemkeep.table.entries import TableMade
from gemkeep.table.state import COLOURS, Chair, Settings
from tests.server.tables.test_give_up import Clock, all_choose, begun, with_tables


async def played_out(registry: TableRegistry, live: LiveTable) -> None:
    while live.table.phase != "over":
        await all_choose(live, "back")
    while await counting.count_some(registry):
        pass


async def rating_of(registry: TableRegistry, who: str) -> int:
    """How many rated games someone has."""
    mine = (await ladder(registry.store, "diamant", who)).mine
    return 0 if mine is None else mine.games


async def take_over(live: LiveTable, who: str, seat: int) -> None:
    command = Sit(who, seat, who.title(), live.table.chairs[seat].colour, invited=True)
    assert (await live.submit_and_wait(command)).refusal is None


def test_a_person_who_takes_a_bots_seat_during_the_game_is_not_rated(tmp_path: Path) -> None:
    """Finding 5: a second key in the leading bot's seat, in the last round."""

    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        live = await begun(registry, "t", "ann", "Bold", "Ev")
        while live.table.before.round < 5:
            await all_choose(live, "back")
        await take_over(live, "zoe", 2)
        await played_out(registry, live)
        assert live.table.chairs[2].person == "zoe"
        assert await rating_of(registry, "ann") == 1
        assert await rating_of(registry, "zoe") == 0
        assert await rating_of(registry, "bot:bold") == 1
        assert await rating_of(registry, "bot:ev") == 0
        assert await records(registry.store, "zoe") == (), "no victory in the statistics either"

    with_tables(str(tmp_path / "gemkeep.db"), use)


def test_a_person_who_plays_several_seats_is_not_rated_and_the_others_are(tmp_path: Path) -> None:
    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        ann, eve = Chair("red", "ann", "Ann"), Chair("blue", "ann", "Eve", device=True)
        chairs = (ann, eve, Chair("green", "bob", "Bob"), Chair("yellow", bot="ev"))
        made = TableMade("t", "i", Settings("diamant", {"edition": "cs"}), chairs, "ann")
        await played_out(registry, await registry.make(made, start=True))
        assert await rating_of(registry, "ann") == 0
        assert await rating_of(registry, "bob") == 1
        (record,) = await records(registry.store, "ann")
        assert record.games == 1, "her own seat is in her statistics"

    with_tables(str(tmp_path / "gemkeep.db"), use)


def test_a_team_is_not_joined_for_its_victory(tmp_path: Path) -> None:
    """A latecomer, or someone whose bot played on, has not won a game that is played together."""

    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        settings = Settings("hideouts", {"level": 1})
        people = [*map(Chair, COLOURS, ("ann", "bob"), ("Ann", "Bob"))]
        chairs = (*people, Chair("green", bot="walker"))
        made = TableMade("t", "i", settings, chairs, "ann")
        live = await registry.make(made, start=True)
        await take_over(live, "zoe", 2)
        assert (await live.submit_and_wait(Stand("bob", 1, "walker"))).refusal is None
        won = live.table._replace(outcome=_victory(3))
        plays = served("hideouts").statistics.plays(won, [], 1.0)
        assert [play.who for play in plays] == ["ann"]

    with_tables(str(tmp_path / "gemkeep.db"), use)


def _victory(seats: int) -> Outcome:
    return Outcome("won", tuple(range(seats)), (1,) * seats, {"supply": 3})


@pytest.mark.parametrize("score, changes", [(9, {"ann"}), (5, set()), (0, set())])
def test_nothing_is_won_against_a_seat_that_was_taken_over(score: int, changes: set[str]) -> None:
    """Else one would let a second key play the bots badly; a bot that was ahead stays ahead."""
    before = {"bot:ev": Strength(40.0, 1.0, 99)}
    after = rated(before, [Result("ann", 5), Result("bot:ev", score, taken_over=True)])
    assert set(after) == changes
    assert all(strength.mu < UNKNOWN.mu for strength in after.values())


def test_without_latecomers_everyone_is_compared_with_everyone() -> None:
    after = rated({}, [Result("ann", 9), Result("bob", 5), Result("bot:ev", 1)])
    assert after["ann"].mu > after["bob"].mu > after["bot:ev"].mu
    assert {strength.games for strength in after.values()} == {1}
    assert rated({}, [Result("bot:ev", 1), Result("bot:ev", 2)]) == {}
