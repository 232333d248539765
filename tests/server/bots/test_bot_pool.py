"""Bots that think for long think in other processes, and no table hangs with them."""

from __future__ import annotations

import asyncio
import os
import pickle
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from gemkeep.core.bot import Limit
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant.events import Chose
from gemkeep.minds import registry
from gemkeep.minds.registry import Registered
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.seats import SeatedBot, SeatedBots
from gemkeep.server.bots.worker_process import NICENESS
from gemkeep.table import Chair
from gemkeep.table.events import TimeRanOut
from gemkeep.table.evolve import step
from gemkeep.table.state import COLOURS
from tests.server import slow_bots
from tests.server.client import PATIENCE
from tests.server_process import ENVIRONMENT, ROOT
from tests.table.tables import PEOPLE, Match, made

LEGAL = tuple(Action("choose", number) for number in range(9))
RULES: dict[str, dict[str, object]] = {"diamant": {"edition": "cs"}, "hideouts": {"level": 4}}
Use = Callable[[BotPool], Awaitable[None]]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    register(monkeypatch)
    monkeypatch.setenv(slow_bots.MARK, str(tmp_path / "mark"))


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the test bots for Diamant, as slow and (with `quick` in the name) as quick bots."""
    slow = [Registered(bot.__name__, bot, "", 1, slow=True) for bot in slow_bots.SLOW]
    quick = [bot._replace(name=f"quick {bot.name}", slow=False) for bot in slow]
    bots = (*registry.REGISTERED["diamant"], *slow, *quick)
    monkeypatch.setattr(registry, "REGISTERED", {**registry.REGISTERED, "diamant": bots})


def with_pool(use: Use, workers: int = 1, patience: float = PATIENCE) -> None:
    async def run() -> None:
        pool = BotPool(workers=workers, limit=Limit(seconds=7.0), patience=patience)
        try:
            await use(pool)
        finally:
            pool.close()

    asyncio.run(run())


def spelling(memory: str) -> tuple[Action, ...]:
    return (*LEGAL, Action("remember", memory))


def seat(pool: BotPool, name: str) -> SeatedBot:
    return SeatedBot(pool, "diamant", name, 0)


@contextmanager
def gone(pid: int) -> Iterator[None]:
    """Wait until the process, which runs now, has ended."""
    handle = os.pidfd_open(pid)
    try:
        yield
        ended, _, _ = select.select([handle], [], [], PATIENCE)
        assert ended, "it still runs"
    finally:
        os.close(handle)


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged of bots that failed."""
    return [vars(record)["fault"] for record in caplog.records]


def pid_of(pool: BotPool, worker: int = 0) -> int:
    pid = pool.workers[worker].pid
    assert pid is not None
    return pid


# --- Thinking ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Remembering", "quick Remembering"])
def test_a_bot_takes_in_all_that_happened_in_order_before_it_answers(name: str) -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, name)
        bot.observe("a")
        bot.hear(2, "b")
        bot.observe("c")
        assert await bot.act("", spelling("a2bc"), None) == ("remember", "a2bc")
        bot.observe("d")
        assert await bot.advise("?") == ("advise", "a2bcd?")
        assert await bot.act("", spelling("a2bcd"), None) == ("remember", "a2bcd")

    with_pool(use)


@pytest.mark.parametrize("name", ["Remembering", "quick Remembering"])
def test_a_bot_sees_the_events_of_the_game_before_its_new_view(name: str) -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, name)
        chose = Chose(3)
        bot.observe("a", (TimeRanOut((1,)), chose))
        memory = f"<{chose}>a"
        assert await bot.act("", spelling(memory), None) == ("remember", memory)

    with_pool(use)


@pytest.mark.parametrize("joins_after", [0, 1, 3])
def test_a_bot_sees_each_event_once_whenever_it_sits_down(joins_after: int) -> None:
    """It is shown what happened before, and then each step."""

    async def use(pool: BotPool) -> None:
        chairs = [Chair(colour, name, name) for colour, name in zip(COLOURS, PEOPLE, strict=False)]
        chairs[3] = Chair(COLOURS[3], bot="quick Watchful")
        match, bots = Match(made(chairs)), SeatedBots(pool, None)
        for number in range(5):
            before = match.table
            if number == 0:
                match.started()
            else:
                seat = match.table.undecided()[0]
                act = match.bot_choose if seat == 3 else match.choose
                act(seat, "on")
            if number >= joins_after:
                bots.on_step(step(before, *match.log[-1]))
        table = match.table
        cards = tuple(move.argument for move in table.moves if move.by == CHANCE)
        asked = bots.of(table, 3, "quick Watchful")
        assert await asked.act(None, (*LEGAL, Action("seen", cards)), None) == ("seen", cards)
        assert len(cards) > 1

    with_pool(use)


def test_questions_asked_together_are_answered_in_order() -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, "quick Remembering")
        questions = []
        for letter in "abcdefgh":
            bot.observe(letter)
            questions.append(asyncio.create_task(bot.advise(letter)))
            await asyncio.sleep(0)
        answers = [str(answer.argument) for answer in await asyncio.gather(*questions) if answer]
        assert [answer[-1] for answer in answers] == list("abcdefgh")
        assert answers[-1] == "abcdefghh"

    with_pool(use)


def test_quick_bots_start_no_process_and_slow_ones_only_when_they_are_asked() -> None:
    async def use(pool: BotPool) -> None:
        await seat(pool, "quick Lucky").act(None, LEGAL, None)
        slow = seat(pool, "Lucky")
        slow.observe("something")
        assert [worker.pid for worker in pool.workers] == [None, None]
        await slow.act(None, LEGAL, None)
        assert [worker.pid is None for worker in pool.workers] == [False, True]

    with_pool(use, workers=2)


def test_bots_are_spread_over_the_workers_and_each_stays_where_its_memory_is() -> None:
    async def use(pool: BotPool) -> None:
        bots = [seat(pool, "Remembering") for _ in range(4)]
        assert [len(worker.bots) for worker in pool.workers] == [2, 2]
        for memory in ("x", "xx", "xxx"):
            for bot in bots:
                bot.observe("x")
            answers = await asyncio.gather(*(bot.act("", spelling(memory), None) for bot in bots))
            assert set(answers) == {("remember", memory)}
        assert pid_of(pool, 0) != pid_of(pool, 1)

    with_pool(use, workers=2)


def test_with_a_seed_a_bot_chooses_the_same_in_a_thread_and_in_a_process() -> None:
    async def use(pool: BotPool) -> None:
        seeds = [bytes([number]) for number in range(20)]
        slow, quick = (seat(pool, name) for name in ("Lucky", "quick Lucky"))
        chosen = [await slow.act(None, LEGAL, seed) for seed in seeds]
        assert chosen == [await quick.act(None, LEGAL, seed) for seed in seeds]
        assert len(set(chosen)) > 1

    with_pool(use)


def test_a_slow_bot_that_asks_for_its_limit_is_given_it() -> None:
    async def use(pool: BotPool) -> None:
        legal = (*LEGAL, Action("think", 7.0), Action("think", None))
        assert await seat(pool, "Limited").act(None, legal, None) == ("think", 7.0)
        assert await seat(pool, "quick Limited").act(None, legal, None) == ("think", None)

    with_pool(use)


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_are_shown_can_be_sent_to_a_process(game: str) -> None:
    play, random = GAMES[game].from_rules(RULES[game], 3), Random(1)
    state = play.start()
    while play.outcome(state) is None:
        actor = play.actors(state)[0]
        if actor == CHANCE:
            action = play.chance(state).draw(random)
        else:
            action = random.choice(play.legal(state, actor))
            shown = play.view(state, actor), play.legal(state, actor)
            assert pickle.loads(pickle.dumps(shown)) == shown  # noqa: S301
        state, _ = play.apply(state, Move(actor, *action))


# --- Failing -------------------------------------------------------------------------------------


def test_a_bot_whose_process_dies_is_made_again_and_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, "CrashingOnce")
        bot.observe("a")
        assert await bot.act("", spelling("a"), None) == ("remember", "a")
        assert ["its process died" in fault for fault in faults(caplog)] == [True]

    with_pool(use)


def test_a_bot_whose_process_dies_every_time_takes_the_first_legal_action() -> None:
    async def use(pool: BotPool) -> None:
        other = seat(pool, "Remembering")
        other.observe("before")
        assert await other.act("", spelling("before"), None) == ("remember", "before")
        assert await seat(pool, "Crashing").act("", LEGAL, None) == LEGAL[0]
        other.observe("after")  # it is made again, and knows what came since
        assert await other.act("", spelling("after"), None) == ("remember", "after")

    with_pool(use)


def test_a_bot_that_never_answers_is_given_up_and_the_next_one_is_asked(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def use(pool: BotPool) -> None:
        await seat(pool, "Lucky").act(None, LEGAL, None)  # the process has started
        hanging, next_one = seat(pool, "Hanging"), seat(pool, "Printing")
        with gone(pid_of(pool)):
            began = time.monotonic()
            answers = [bot.act(None, LEGAL, None) for bot in (hanging, next_one)]
            assert await asyncio.gather(*answers) == [LEGAL[0], LEGAL[-1]]
            assert time.monotonic() - began >= 2.0
        assert ["no answer within 2.0 s" in fault for fault in faults(caplog)] == [True]

    with_pool(use, patience=2.0)


def test_a_table_with_a_bot_that_never_answers_goes_on() -> None:
    async def use(pool: BotPool) -> None:
        table = Match(made()).started().table
        action = await SeatedBots(pool, None).answer(table, 0, "Hanging")
        assert action == table.game.legal(table.state, 0)[0]

    with_pool(use, patience=1.0)


@pytest.mark.parametrize("name", ["Raising", "quick Raising"])
def test_a_bot_that_raises_takes_the_first_legal_action_and_gives_no_advice(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, name)
        bot.observe("a")
        assert await bot.act("b", LEGAL, None) == LEGAL[0]
        pid = pool.workers[0].pid
        assert await bot.advise("c") is None
        assert pool.workers[0].pid == pid, "its process goes on"
        quoted = zip("abc", faults(caplog), strict=True)
        assert all(f"ValueError('{view}')" in fault for view, fault in quoted)

    with_pool(use)


@pytest.mark.parametrize("name", ["Unmakable", "quick Unmakable"])
def test_a_bot_that_cannot_be_made_takes_the_first_legal_action(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, name)
        for _ in range(2):
            assert await bot.act(None, LEGAL, None) == LEGAL[0]
        assert ["not today" in fault for fault in faults(caplog)] == [True, True]

    with_pool(use)


def test_a_view_that_cannot_be_sent_costs_the_action_and_not_the_table() -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, "Printing")
        assert await bot.act(lambda: None, LEGAL, None) == LEGAL[0]
        assert await bot.act("fine", LEGAL, None) == LEGAL[-1]

    with_pool(use)


# --- The processes -------------------------------------------------------------------------------


def test_a_bot_that_nobody_needs_is_forgotten_with_the_next_question(tmp_path: Path) -> None:
    async def use(pool: BotPool) -> None:
        bot = seat(pool, "Mortal")
        await bot.act(None, LEGAL, None)
        bot.close()
        assert not (tmp_path / "mark").exists()
        await seat(pool, "Lucky").act(None, LEGAL, None)
        assert (tmp_path / "mark").exists()

    with_pool(use)


def handles_of(pid: int) -> list[str]:
    """The open files of a process."""
    return [str(handle.readlink()) for handle in Path(f"/proc/{pid}/fd").iterdir()]


def test_a_worker_has_none_of_the_servers_sockets_and_files_and_gives_way_to_it(
    tmp_path: Path,
) -> None:
    async def use(pool: BotPool) -> None:
        await seat(pool, "Lucky").act(None, LEGAL, None)
        held = handles_of(pid_of(pool))
        assert held
        assert not [name for name in held if "socket" in name or "gemkeep.db" in name]
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid_of(pool)) == min(19, ours + NICENESS)

    with socket.create_server(("127.0.0.1", 0)) as listening, (tmp_path / "gemkeep.db").open("w"):
        listening.set_inheritable(True)
        with_pool(use)


def test_a_worker_ends_with_the_pool_even_while_a_bot_thinks(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def use(pool: BotPool) -> None:
        await seat(pool, "Lucky").act(None, LEGAL, None)
        with gone(pid_of(pool)):
            thinking = await begin_to_hang(pool)
            pool.close()
            assert await thinking == LEGAL[0]
        assert not caplog.records, "to stop is no fault of the bot"

    with_pool(use)


async def begin_to_hang(pool: BotPool) -> asyncio.Task[Action]:
    """The question to a bot that thinks about it forever, once it has begun to."""
    mark = Path(os.environ[slow_bots.MARK])
    os.mkfifo(mark)
    thinking = asyncio.create_task(seat(pool, "Hanging").act(None, LEGAL, None))
    assert await asyncio.to_thread(mark.read_text) == "thinking"
    return thinking


KILLED = """
import asyncio, pytest
from tests.server.bots import test_bot_pool as t
async def run():
    pool = t.BotPool(workers=1)
    thinking = await t.begin_to_hang(pool)
    print(t.pid_of(pool), flush=True)
    await thinking
with pytest.MonkeyPatch.context() as patch:
    t.register(patch)
    asyncio.run(run())
"""


def test_a_worker_ends_when_the_server_is_killed_even_while_a_bot_thinks() -> None:
    command = [sys.executable, "-c", KILLED]
    with subprocess.Popen(  # noqa: S603 - our own program
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT | {slow_bots.MARK: os.environ[slow_bots.MARK]},
        cwd=ROOT,
    ) as server:
        assert server.stdout is not None
        with gone(int(server.stdout.readline())):
            server.send_signal(signal.SIGKILL)
