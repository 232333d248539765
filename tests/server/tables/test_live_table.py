"""A live table when the store fails, when nobody is there, and when people come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, update

from gemkeep.server.config import Config
from gemkeep.server.stats import counting
from gemkeep.server.stats.ladder import ladder
from gemkeep.server.store import Store
from gemkeep.server.store.log.batch import write_batch
from gemkeep.server.store.log.writer import Statement, Unwritten, Write, WriteFailed
from gemkeep.server.store.queries.tables import log_of
from gemkeep.server.store.schema import PLAYS, RATINGS, TABLES
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.connection import Connection
from gemkeep.table.commands import AcceptRematch, Act, Stand, Start
from gemkeep.table.entries import TableMade
from gemkeep.table.state import Chair
from tests.server.client import PATIENCE
from tests.server.seeded_server import SECRET
from tests.table.tables import made

QUICK = Config(bot_pace=0.0, seed=SECRET)


class Heard:
    """Stands for a socket: keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self._told = asyncio.Event()

    def close(self, code: int, reason: str = "") -> None:
        raise NotImplementedError

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        self._told.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until what the live table has told makes this true."""
        while not holds():
            self._told.clear()
            await asyncio.wait_for(self._told.wait(), PATIENCE)

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text_of(frame)) for frame in self.frames]

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.messages()]


def text_of(frame: bytes) -> bytes:
    """Return what a whole text frame carries. Its length may look like an opening brace."""
    stated = frame[1]
    return frame[{126: 4, 127: 10}.get(stated, 2) :]


def come(live: LiveTable, person: str | None) -> Heard:
    heard = Heard()
    connection = Connection(heard)
    connection.person = person
    live.arrive(connection)
    return heard


def with_registry(
    path: Path,
    use: Callable[[TableRegistry], Awaitable[None]],
    config: Config = QUICK,
    faults: Faults | None = None,
) -> None:
    async def run() -> None:
        batches = write_batch if faults is None else faults
        store = Store(f"sqlite:///{path}", asyncio.get_running_loop(), write_batch=batches)
        registry = TableRegistry(config, store)
        try:
            await use(registry)
        finally:
            registry.close()
            store.close()

    asyncio.run(run())


class Faults:
    """Writes to the database, unless every write is to fail."""

    def __init__(self) -> None:
        self.all_fail = False

    def __call__(self, engine: Engine, writes: Sequence[Write]) -> Mapping[int, Unwritten]:
        if self.all_fail:
            return {position: WriteFailed("disk is full") for position in range(len(writes))}
        return write_batch(engine, writes)


def three(*persons: str | None) -> TableMade:
    people = persons or ("ann", "bob", "cid")
    colours = ("red", "blue", "green")
    return made(
        Chair(colour, person, person, bot=None if person else "bold")  # type: ignore[arg-type]
        for colour, person in zip(colours, people, strict=True)
    )


def test_when_the_disk_is_full_moves_are_refused_and_then_it_goes_on(tmp_path: Path) -> None:
    faults = Faults()

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        ann = come(live, "ann")
        faults.all_fail = True
        before = live.table
        flying = [
            asyncio.create_task(
                live.submit_and_wait(Act(person, seat, before.number, "choose", "on"))
            )
            for seat, person in enumerate(("ann", "bob", "cid"))
        ]
        for answer in await asyncio.gather(*flying):
            assert answer.refusal is not None
            assert answer.refusal[0] == "unavailable"
        assert "chosen" not in ann.kinds(), "nobody was sent what was not stored"
        faults.all_fail = False
        await ann.until(lambda: ann.kinds().count("whole") == 2)  # it reads its log again
        answer = await live.submit_and_wait(Act("bob", 1, before.number, "choose", "back"))
        assert answer.refusal is None
        assert live.table.choices[0].by == 1
        assert len(live.table.choices) == 1, "nothing was half-done"
        assert len(await registry.store.read(log_of("table"))) == live.table.length == 3
        told = [kind for kind in ann.kinds() if kind != "presence"]
        assert told == ["whole", "whole", "chosen"]

    with_registry(tmp_path / "gemkeep.db", use, faults=faults)


def test_a_table_that_can_not_be_read_again_is_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faults = Faults()
    monkeypatch.setattr("gemkeep.server.tables.live_table.RETRY_AFTER", 0.01)

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        ann = come(live, "ann")
        read, failures = registry.store.read, [OSError("the database is unavailable")] * 3

        async def away(query: Any) -> Any:  # noqa: ANN401 - whatever is read
            if failures:
                raise failures.pop()
            return await read(query)

        monkeypatch.setattr(registry.store, "read", away)
        faults.all_fail = True
        act = Act("ann", 0, live.table.number, "choose", "on")
        assert (await live.submit_and_wait(act)).unavailable
        faults.all_fail = False
        await ann.until(lambda: ann.kinds().count("whole") == 2)
        assert (await live.submit_and_wait(act)).refusal is None

    with_registry(tmp_path / "gemkeep.db", use, faults=faults)
    logged = [record for record in caplog.records if record.name == "gemkeep.tables"]
    assert [vars(record)["error"] for record in logged] == ["OSError"] * 3


def test_a_client_that_leaves_before_its_answer_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        one, other = [
            await registry.make(replace(made(), table=name, invite=name), start=False)
            for name in ("one", "other")
        ]
        gone, waiting = [
            asyncio.create_task(it.submit_and_wait(Start("ann"))) for it in (one, other)
        ]
        await asyncio.sleep(0)  # both are asked, and nothing has landed yet
        gone.cancel()
        answer = await asyncio.wait_for(waiting, PATIENCE)
        assert answer.refusal is None
        assert (one.table.phase, other.table.phase) == ("playing", "playing")

    with_registry(tmp_path / "gone.db", use)


def test_a_bots_move_that_could_not_be_kept_is_made_again(tmp_path: Path) -> None:
    faults = Faults()

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three("ann", None, None), start=False)
        heard = come(live, "ann")
        faults.all_fail = True
        assert (await live.submit_and_wait(Start("ann"))).refusal is not None
        faults.all_fail = False
        await heard.until(lambda: heard.kinds().count("whole") == 2)
        assert (await live.submit_and_wait(Start("ann"))).refusal is None
        await heard.until(lambda: live.table.undecided() == (0,))
        assert heard.kinds().count("chosen") == 2

    with_registry(tmp_path / "gemkeep.db", use, faults=faults)


def test_a_table_nobody_is_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        await live.submit_and_wait(Act("bob", 1, live.table.number, "choose", "back"))
        heard = come(live, "ann")
        assert registry.drop_idle() == 0, "someone is there"
        (connection,) = live.broadcaster.listeners
        live.leave(connection)
        assert registry.drop_idle() == 1
        assert not registry.live_tables
        again = await registry.open("table")
        assert again is not None
        assert again is not live
        assert again.table == live.table
        assert again.broadcaster.history == live.broadcaster.history
        assert heard.kinds()[0] == "whole"
        assert await registry.open("none") is None

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, idle_after=0.0))


def test_the_host_who_stays_away_is_replaced_until_they_come_back(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        come(live, "ann")
        cid = come(live, "cid")
        ann, _ = live.broadcaster.listeners
        live.leave(ann)
        await cid.until(lambda: live.table.host != "ann")
        assert live.table.host == "cid"
        come(live, "ann")
        await cid.until(lambda: live.table.host == "ann")

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, away_after=0.02))


def test_a_host_who_was_gone_before_the_others_came_is_replaced_too(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        await registry.make(three(), start=False)
        registry.live_tables.clear()  # as after a restart: nobody was seen to go
        live = await registry.open("table")
        assert live is not None
        come(live, None)
        cid = come(live, "cid")
        await cid.until(lambda: live.table.host == "cid")

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, away_after=0.02))


def test_a_host_who_comes_back_in_time_has_the_whole_time_again(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        come(live, "cid")
        first = live.host_watch._timer
        come(live, "ann")
        assert first is not None
        assert first.cancelled()
        assert live.host_watch._timer is None
        _, ann = live.broadcaster.listeners
        live.leave(ann)
        assert live.host_watch._timer is not None

    with_registry(tmp_path / "gemkeep.db", use)


def test_everyone_is_sent_who_is_present_and_when_a_bot_may_sit_in(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        come(live, "ann")
        info = live.broadcaster.current_info()
        ann, bob, _ = info.seats
        assert (live.broadcaster.absence(0), ann.away_since, ann.free_at) == (None, None, None)
        assert bob.away_since is not None
        after = registry.config.away_after
        assert (bob.free_at, bob.free_to_all_at) == (
            bob.away_since + after,
            bob.away_since + 3 * after,
        )
        away = live.broadcaster.absence(1)
        assert away == (bob.away_since, bob.free_at, bob.free_to_all_at)
        assert live.broadcaster.absence(-1) is None
        assert live.broadcaster.absence(9) is None
        assert [seat.present for seat in info.seats] == [True, False, False]
        assert info.watchers == 0
        come(live, None)
        come(live, "zoe")
        assert live.broadcaster.current_info().watchers == 2

    with_registry(tmp_path / "gemkeep.db", use)


def test_when_the_clock_runs_out_a_bot_decides(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        clocked = three()
        quick = TableMade(
            clocked.table,
            clocked.invite,
            type(clocked.settings)("diamant", {"edition": "cs"}, "open", "brisk", 0.05),
            clocked.chairs,
            clocked.host,
        )
        live = await registry.make(quick, start=True)
        moves = len(live.table.moves)
        await come(live, None).until(lambda: len(live.table.moves) > moves)
        assert all(chair.bot is None for chair in live.table.chairs)
        log = await registry.store.read(log_of("table"))
        assert "clock" in {getattr(entry, "by", None) for entry, _ in log}

    with_registry(tmp_path / "gemkeep.db", use)


def test_patient_bots_let_people_choose_first(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        guided = three("ann", None, None)
        settings = type(guided.settings)("diamant", {"edition": "cs"}, guided=True)
        live = await registry.make(
            TableMade("table", "invite", settings, guided.chairs, "ann"), start=True
        )
        heard = come(live, "ann")
        await heard.until(lambda: "presence" in heard.kinds())  # hasty bots would have chosen
        assert live.table.undecided() == (0, 1, 2)
        opened = live.table.opened
        await live.submit_and_wait(Act("ann", 0, live.table.number, "choose", "on"))
        await heard.until(lambda: live.table.opened > opened)

    with_registry(tmp_path / "gemkeep.db", use)


def test_bots_hurry_only_while_nobody_else_is_to_move(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three("ann", None, None), start=True)
        heard = come(live, "ann")
        live.scheduler.hurry()
        await live.submit_and_wait(Act("ann", 0, live.table.number, "choose", "back"))
        opened = live.table.opened
        assert live.table.undecided() == (1, 2), "asked while ann was to move, they take their time"
        live.scheduler.hurry()
        await heard.until(lambda: live.table.opened > opened and 0 in live.table.undecided())
        opened = live.table.opened
        await live.submit_and_wait(Act("ann", 0, live.table.number, "choose", "on"))
        assert live.table.opened == opened, "in the next round they take their time again"

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, bot_pace=10_000.0))


def ann_has_played(live: LiveTable) -> bool:
    """Whether the game is over; if ann may choose, she does."""
    table = live.table
    if 0 in table.undecided():
        choice = "back" if len(table.before.path) > table.before.closed + 1 else "on"
        live.submit(Act("ann", 0, table.number, "choose", choice), lambda _: None)
    return table.phase == "over"


def test_a_table_that_left_memory_is_read_once_and_never_shown_as_it_was(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        assert await registry.table_and_time("table") == (live.table, live.changed_at)
        registry.drop_idle()
        assert await registry.table_and_time("table") == (live.table, live.changed_at)
        registry._recent.clear()  # as after a restart
        assert await registry.table_and_time("table") == (live.table, live.changed_at)
        registry.store.read = None  # type: ignore[assignment, method-assign]
        assert await registry.table("table") == live.table, "not read again"
        del registry.store.read
        live = await registry.open("table") or live
        await live.submit_and_wait(Act("bob", 1, live.table.number, "choose", "back"))
        assert await registry.table_and_time("table") == (live.table, live.changed_at)
        registry.drop_idle()
        assert await registry.table("table") == live.table
        assert len(live.table.choices) == 1
        assert await registry.table_and_time("none") is None

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, idle_after=0.0))


async def forget_all(registry: TableRegistry) -> None:
    """Forget all that was counted, as if it had never been."""
    again = update(TABLES).where(TABLES.c.over_at.is_not(None)).values(scored=False)
    forgetting: list[Statement] = [(delete(PLAYS), {}), (delete(RATINGS), {}), (again, {})]
    await registry.store.writer.write((), forgetting)


def test_counting_again_from_the_log_gives_the_same(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        for game in range(3):
            chairs = three("ann", None, None)
            live = await registry.make(
                TableMade(f"t{game}", f"i{game}", chairs.settings, chairs.chairs, "ann"), start=True
            )
            await come(live, None).until(lambda live=live: ann_has_played(live))  # type: ignore[misc]
        while await counting.count_some(registry):
            pass
        first = await ladder(registry.store, "diamant", None)
        assert await counting.count_some(registry) == 0, "each game counts once"
        await forget_all(registry)
        assert (await ladder(registry.store, "diamant", None)).lines == ()
        while await counting.count_some(registry):
            pass
        assert await ladder(registry.store, "diamant", None) == first
        assert {line.games for line in first.lines} == {3}

    with_registry(tmp_path / "gemkeep.db", use)


def test_when_all_have_left_bots_play_to_the_end(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three("ann", None, None), start=True)
        await live.submit_and_wait(Stand("ann", 0, "bold"))
        await come(live, None).until(lambda: live.table.phase == "over")
        assert live.table.outcome is not None

    with_registry(tmp_path / "gemkeep.db", use)


def asking_bob() -> TableMade:
    """A table where a seat is kept for Bob, who was asked to play again."""
    ann, bob, bot = three("ann", "bob", None).chairs
    kept = replace(bob, person=None, kept_for="bob")
    return replace(three(), chairs=(ann, kept, bot))


def test_a_player_who_accepts_twice_at_once_is_seated_in_both_answers(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(asking_bob(), start=False)

        async def accept() -> tuple[int, ...]:
            answer = await live.submit_and_wait(AcceptRematch("bob"))
            assert answer.refusal is None
            return live.table.seats_of("bob")

        seats = [*await asyncio.gather(accept(), accept(), accept())]
        assert seats == [(1,)] * 3

    with_registry(tmp_path / "gemkeep.db", use)


def test_what_rests_on_a_write_that_fails_fails_with_it(tmp_path: Path) -> None:
    faults = Faults()

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(asking_bob(), start=False)
        faults.all_fail = True
        both = [live.submit_and_wait(AcceptRematch("bob")) for _ in range(2)]
        assert [answer.unavailable for answer in await asyncio.gather(*both)] == [True, True]
        faults.all_fail = False

    with_registry(tmp_path / "gemkeep.db", use, faults=faults)


def test_moves_change_what_everyone_knows_of_the_table_as_if_it_were_made_again(
    tmp_path: Path,
) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        come(live, "ann")
        secrets = set()
        while live.table.phase == "playing":
            seat = live.table.undecided()[0]
            person, number = live.table.chairs[seat].person, live.table.number
            await live.submit_and_wait(Act(person, seat, number, "choose", "back"))
            info = encoding.ENCODER.encode(live.broadcaster.current_info())
            assert bytes(live.broadcaster.info()) == info
            known = json.loads(info)
            secrets.add(len(known["deal"]["secrets"]))
        assert secrets == {0, 1, 2, 3, 4, 5}

    with_registry(tmp_path / "gemkeep.db", use, replace(QUICK, seed=None))
