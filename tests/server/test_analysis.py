"""Analyses of finished games: made once, off the event loop, with their progress."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from gemkeep.minds.diamant.analysis import best_evaluator
from gemkeep.server.analysis import service
from gemkeep.server.analysis.service import Analyses
from gemkeep.server.errors import ApiError
from gemkeep.server.games.diamant.adapter import ServedDiamant
from gemkeep.server.games.diamant.wire import DiamantAnalysis
from gemkeep.server.games.hideouts.analysis.run import run_analysis
from gemkeep.table.state import Table
from tests.games.hideouts.caskets import brought_home
from tests.minds.analysis.purses import Purses
from tests.server_process import Server
from tests.table.tables import Match, made


@pytest.fixture
def analyses(monkeypatch: pytest.MonkeyPatch) -> Iterator[Analyses]:
    monkeypatch.setattr(best_evaluator, "best_evaluator", Purses)
    made = Analyses(ThreadPoolExecutor(1))
    yield made
    made.close()


@pytest.fixture(scope="module")
def finished() -> Table:
    """A game with hidden totals, of which an analysis sees everything."""
    return Match(made(totals="hidden")).started().play_out().table


def test_an_analysis_has_every_moment_and_choice_and_adds_up(
    analyses: Analyses, finished: Table
) -> None:
    done, found = asyncio.run(analyses.ask(finished))
    assert done == 1
    assert isinstance(found, DiamantAnalysis)
    assert len(found.choices) == sum(move.by != "*" for move in finished.moves)
    assert found.curve[-1].move == len(finished.moves)
    for balance in found.balances:
        parts = (balance.start, balance.cards, balance.own, balance.others)
        assert sum(round(part * 100) for part in parts) == round(balance.result * 100)


class Slow:
    """Takes the place of Diamant's analysis: waits in the middle of each until it may go on."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.runs = 0
        self.threads: set[int] = set()

    def analyse(self, table: Table, advance: Callable[[int], None]) -> str:
        self.runs += 1
        self.threads.add(threading.get_ident())
        advance(len(table.moves) // 2)
        self.begun.set()
        self.go_on.wait(30)
        advance(len(table.moves))
        return "the analysis"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr(ServedDiamant, "analyse", staticmethod(slow.analyse))
    monkeypatch.setattr(service, "PATIENCE", 0.01)
    yield slow
    slow.go_on.set()


def test_progress_is_told_and_each_game_is_analysed_once(
    analyses: Analyses, finished: Table, slow: Slow
) -> None:
    async def ask() -> None:
        assert (await analyses.ask(finished))[1] is None
        await asyncio.to_thread(slow.begun.wait, 30)
        assert await analyses.ask(finished) == (
            len(finished.moves) // 2 / len(finished.moves),
            None,
        )
        slow.go_on.set()
        while (await analyses.ask(finished))[1] is None:
            pass
        assert await analyses.ask(finished) == (1, "the analysis")

    asyncio.run(ask())
    assert slow.runs == 1
    assert threading.get_ident() not in slow.threads


def test_only_so_many_wait(
    analyses: Analyses, finished: Table, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST_WAITING", 1)

    async def ask() -> None:
        await analyses.ask(finished)
        with pytest.raises(ApiError, match="try again"):
            await analyses.ask(finished._replace(id="another"))
        slow.go_on.set()
        while (await analyses.ask(finished))[1] is None:
            pass

    asyncio.run(ask())


def test_a_server_that_stops_does_not_wait_for_an_analysis(finished: Table, slow: Slow) -> None:
    analyses = Analyses(ThreadPoolExecutor(1))

    async def stop() -> None:
        await analyses.ask(finished)
        await asyncio.to_thread(slow.begun.wait, 30)
        analyses.close()
        slow.go_on.set()
        while (await analyses.ask(finished))[1] is None:
            pass

    with pytest.raises(service.Stopped):
        asyncio.run(stop())


def test_the_analysis_of_a_finished_game_over_http(server: Server) -> None:
    async def play() -> str:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Eve", "device:Bob", start=True)
        async with server.client(table, key) as ann:
            await ann.play_out(lambda _: "back")
        return table

    path = f"/api/tables/{asyncio.run(play())}/analysis"
    while (answer := server.call(path).json)["analysis"] is None:
        assert 0 <= answer["done"] <= 1
    assert answer["done"] == 1
    assert [moment["closed"] for moment in answer["analysis"]["curve"]][-1] == 5
    assert server.call(path).json == answer


def test_a_casket_is_analysed_in_a_separate_process() -> None:
    play = brought_home().slide(5, 4, 1, 0).do("finish")
    told: list[int] = []
    found = run_analysis(play.game, play.moves, told.append)
    assert told[-1] == len(play.moves)
    assert told == sorted(told)
    assert [made.move for made in found.choices] == list(range(2, len(play.moves) + 1))
    assert found.par.everything_open == 10
    assert found.won
    for balance, units in ((found.chance, 100), (found.tokens, 10)):
        parts = (balance.start, balance.choices, balance.luck)
        assert sum(round(part * units) for part in parts) == round(balance.result * units)


def test_the_analysis_of_a_casket_can_be_stopped() -> None:
    play = brought_home().slide(5, 4, 1, 0).do("finish")

    def stop(_done: int) -> None:
        raise service.Stopped

    with pytest.raises(service.Stopped):
        run_analysis(play.game, play.moves, stop)
