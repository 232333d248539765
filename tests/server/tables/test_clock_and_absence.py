"""What the table does for people who are late or away, as connected clients see it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gemkeep.core.moves import Action
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import FINISH, SLIDE
from gemkeep.server.bots import scheduler
from gemkeep.server.games.registry import served
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Act, BotAct, SeatBot, Stand
from gemkeep.table.entries import TableMade
from gemkeep.table.rights import absence
from gemkeep.table.state import Chair, Settings
from tests.server.client import PATIENCE
from tests.server.tables.test_live_table import QUICK, Faults, Heard, come, three, with_registry

ON = ["choose", "on"]
BACK = ["choose", "back"]


def with_clock(seconds: float, *persons: str | None) -> TableMade:
    table = three(*persons)
    return replace(table, settings=replace(table.settings, clock="brisk", seconds=seconds))


def events(heard: Heard) -> list[dict[str, Any]]:
    return [event for message in heard.messages() for event in message.get("events") or ()]


def named(heard: Heard, name: str) -> list[dict[str, Any]]:
    return [event for event in events(heard) if event["event"] == name]


def test_what_the_clock_will_choose_is_told_and_then_chosen(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(with_clock(0.3), start=True)
        ann = come(live, "ann")
        await ann.until(lambda: len(named(ann, "decided")) >= 2)
        promised = {
            message["number"]: message["shown"][0]["by_clock"]
            for message in ann.messages()
            if message.get("shown")
        }
        decisions = [
            (message["number"], event)
            for message in ann.messages()
            for event in message.get("events") or ()
            if event["event"] == "decided"
        ]
        for number, decided in decisions:
            before = promised[max(each for each in promised if each < number)]
            assert (0 in decided["back"]) == (before == BACK)
        assert named(ann, "time_ran_out")[0]["seats"] == [0, 1, 2]

    with_registry(tmp_path / "gemkeep.db", use)


def test_the_clock_goes_on_in_a_cave_without_danger_and_back_from_one_with() -> None:
    game = served("diamant").make(Settings("diamant", {"edition": "cs"}), 3)
    state = game.start()
    for card, expected in (("treasure:9", ON), ("hazard:snake", BACK), ("treasure:5", BACK)):
        state, _ = game.apply(state, game.read_move(("*", "reveal", card)))
        choice = served("diamant").clock_choice(game.view(state, 0), game.legal(state, 0))
        assert choice == Action(*expected)
        for seat in range(3):
            state, _ = game.apply(state, game.read_move((seat, "choose", "on")))


def test_the_clock_goes_on_with_nothing_to_lose() -> None:
    game = served("diamant").make(Settings("diamant", {"edition": "cs"}), 3)
    state = game.start()
    for card, expected in (("hazard:snake", ON), ("treasure:2", ON), ("treasure:4", BACK)):
        state, _ = game.apply(state, game.read_move(("*", "reveal", card)))
        choice = served("diamant").clock_choice(game.view(state, 0), game.legal(state, 0))
        assert choice == Action(*expected), card
        for seat in range(3):
            state, _ = game.apply(state, game.read_move((seat, "choose", "on")))


def test_the_clock_takes_a_relic_home_for_a_lone_player_with_no_rubies() -> None:
    game = served("diamant").make(Settings("diamant", {"edition": "uk", "relics": "ascending"}), 3)
    state, _ = game.apply(game.start(), game.read_move(("*", "reveal", "hazard:snake")))
    for seat, chosen in enumerate(("on", "back", "back")):
        state, _ = game.apply(state, game.read_move((seat, "choose", chosen)))
    state, _ = game.apply(state, game.read_move(("*", "reveal", "relic:5")))
    choice = served("diamant").clock_choice(game.view(state, 0), game.legal(state, 0))
    assert choice == Action(*BACK)


def test_after_two_timeouts_a_bot_sits_in_and_everyone_is_told(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(with_clock(0.1, "ann", None, None), start=True)
        zoe = come(live, None)
        await zoe.until(lambda: live.table.chairs[0].bot is not None)
        await zoe.until(lambda: bool(named(zoe, "bot_sat_in")))
        assert named(zoe, "bot_sat_in") == [{"event": "bot_sat_in", "seat": 0, "why": "late"}]
        assert len(named(zoe, "time_ran_out")) == 2
        late = come(live, None)
        told = [event["event"] for _, event in late.messages()[0]["told"]]
        assert told.count("time_ran_out") == 2, "also those who come later"
        assert told.count("bot_sat_in") == 1

    with_registry(tmp_path / "gemkeep.db", use)


def test_the_clock_makes_a_careful_move_in_turn_and_never_lifts_the_boxes(tmp_path: Path) -> None:
    asked: list[str | None] = []

    async def use(registry: TableRegistry) -> None:
        settings = Settings("hideouts", {"level": 1}, clock="brisk", seconds=0.05)
        chairs = (Chair("red", "ann", "Ann"), Chair("blue", "bob", "Bob"))
        live = await registry.make(TableMade("table", "i", settings, chairs, "ann"), start=True)
        ann = come(live, "ann")
        assert ann.messages()[0]["shown"][0]["by_clock"] is None
        bots = live.scheduler._bots
        answer = bots.answer

        async def note(*arguments: Any, **options: Any) -> Action:  # noqa: ANN401
            asked.append(options.get("never"))
            return await answer(*arguments, **options)

        bots.answer = note  # type: ignore[method-assign]
        await ann.until(lambda: bool(named(ann, "time_ran_out")))
        assert isinstance(live.table.game, Hideouts)
        assert live.table.moves[1].verb == SLIDE

    with_registry(tmp_path / "gemkeep.db", use)
    assert asked[0] == FINISH


@pytest.mark.parametrize("step", [-3600.0, 86400.0])
def test_a_wall_clock_that_is_set_stops_no_table(tmp_path: Path, step: float) -> None:
    times = [1e6]

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(with_clock(0.05, "ann", None, None), start=True)
        zoe = come(live, None)
        times[0] += step
        await zoe.until(lambda: len(named(zoe, "time_ran_out")) == 2)

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, clock=lambda: times[0]))


def test_a_deadline_from_before_the_clock_was_set_back_is_not_waited_for(tmp_path: Path) -> None:
    """The server was stopped meanwhile, and all it knows is what the log says."""
    times = [1e6]

    async def use(registry: TableRegistry) -> None:
        await registry.make(with_clock(0.05, "ann", None, None), start=True)
        registry.live_tables.pop("table").close()
        times[0] -= 3600.0
        live = await registry.open("table")
        assert live is not None
        zoe = come(live, None)
        await zoe.until(lambda: bool(named(zoe, "time_ran_out")))

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, clock=lambda: times[0]))


@pytest.mark.parametrize("step", [-3600.0, 86400.0])
def test_nobody_is_away_for_longer_or_shorter_because_the_clock_is_set(
    tmp_path: Path, step: float
) -> None:
    times = [1e6]

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        come(live, "ann")
        times[0] += step
        away = live.broadcaster.absence(1)
        assert away is not None
        assert away.since == pytest.approx(times[0], abs=PATIENCE)
        refused = await live.submit_and_wait(SeatBot("ann", 1, "bold", away))
        assert refused.refusal is not None
        assert refused.refusal[0] == "not_away", "they have just left"
        times[0] += QUICK.away_after
        later = absence(away.since, QUICK.away_after)
        assert (await live.submit_and_wait(SeatBot("ann", 1, "bold", later))).refusal is None

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, clock=lambda: times[0]))


def test_nobody_is_sent_what_a_bot_chose_for_them(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        bob = come(live, "bob")
        await live.submit_and_wait(Stand("bob", 1, "bold"))
        await bob.until(lambda: live.table.choice_of(1) is not None)
        await live.submit_and_wait(Act("ann", 0, live.table.number, "choose", "on"))
        assert "mine" not in bob.kinds()
        again = come(live, "bob")
        (shown,) = again.messages()[0]["shown"]
        assert (shown["chosen"], shown["view"]["choice"]) == (None, None)

    with_registry(tmp_path / "gemkeep.db", use)


def test_while_nothing_can_be_written_the_clock_tries_no_more_often_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_AFTER", 0.01)
    faults, enough = Faults(), 60

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(with_clock(0.01), start=True)
        faults.all_fail = True
        tried, tasks = asyncio.Event(), list[int]()
        submit = live.submit

        def count(*asked: Any) -> None:  # noqa: ANN401
            tasks.append(len(asyncio.all_tasks()))
            if len(tasks) == enough:
                tried.set()
            submit(*asked)

        live.submit = count  # type: ignore[method-assign, assignment]
        await asyncio.wait_for(tried.wait(), PATIENCE)
        assert max(tasks) < 10, "three for the three who are late, and a few others"
        faults.all_fail = False
        zoe = come(live, None)
        await zoe.until(lambda: bool(named(zoe, "time_ran_out")))

    with_registry(tmp_path / "gemkeep.db", use, QUICK, faults)


@pytest.mark.parametrize("person, since", [("ann", 30.0), ("cid", 70.0)])
def test_the_host_and_later_the_others_let_a_bot_sit_in(
    tmp_path: Path, person: str, since: float
) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        heard = come(live, person)
        now = live.now()
        for away, code in ((None, "not_away"), (absence(now - since / 2, 20.0), "not_away")):
            answer = await live.submit_and_wait(SeatBot(person, 1, "bold", away))
            assert answer.refusal is not None
            assert answer.refusal[0] == code
        answer = await live.submit_and_wait(SeatBot(person, 1, "bold", absence(now - since, 20.0)))
        assert answer.refusal is None
        assert named(heard, "bot_sat_in") == [{"event": "bot_sat_in", "seat": 1, "why": "away"}]
        await live.submit_and_wait(BotAct(1, live.table.number, "choose", "on"))

    with_registry(tmp_path / "gemkeep.db", use)
