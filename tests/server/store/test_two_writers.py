"""A live table whose log another server writes to: it catches up and decides again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from gemkeep.server.config import Config
from gemkeep.server.store import Store
from gemkeep.server.store.log.bus import MemoryBus
from gemkeep.server.store.log.rows import Row
from gemkeep.server.store.queries.tables import entries_since, log_of
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Act, Say
from tests.server.seeded_server import SECRET
from tests.server.tables.test_live_table import Heard, come, three

Scene = Callable[[LiveTable, LiveTable], Awaitable[None]]


def with_two_servers(path: Path, scene: Scene, *, share_bus: bool) -> None:
    """Plays at one table that is live in two registries on the same database."""

    async def run() -> None:
        loop, shared = asyncio.get_running_loop(), MemoryBus()
        stores = [
            Store(f"sqlite:///{path}", loop, bus=shared if share_bus else None) for _ in range(2)
        ]
        one, other = [TableRegistry(Config(bot_pace=0.0, seed=SECRET), store) for store in stores]
        here = await one.make(three(), start=True)
        there = await other.open(here.table.id)
        assert there is not None
        try:
            await scene(here, there)
        finally:
            for registry in (one, other):
                registry.close()
            for store in stores:
                store.close()

    asyncio.run(run())


def choose(seat: int, number: int) -> Act:
    return Act(("ann", "bob", "cid")[seat], seat, number, "choose", "on")


def test_people_are_sent_what_another_server_wrote(tmp_path: Path) -> None:
    async def scene(here: LiveTable, there: LiveTable) -> None:
        ann = come(here, "ann")
        await there.submit_and_wait(choose(1, there.table.number))
        await ann.until(lambda: "chosen" in ann.kinds())
        assert here.table == there.table

    with_two_servers(tmp_path / "gemkeep.db", scene, share_bus=True)


def test_after_a_conflict_the_table_catches_up_and_the_move_is_made(tmp_path: Path) -> None:
    async def scene(here: LiveTable, there: LiveTable) -> None:
        ann = come(here, "ann")
        number = here.table.number
        assert (await there.submit_and_wait(choose(1, number))).refusal is None
        answers = await asyncio.gather(
            here.submit_and_wait(choose(0, number)),
            here.submit_and_wait(Say("ann", "ready", None)),
            here.submit_and_wait(choose(2, number)),
        )
        assert [answer.refusal for answer in answers] == [None, None, None]
        kinds = [kind for kind in ann.kinds() if kind not in {"presence", "mine"}]
        assert kinds == ["whole", "chosen", "chosen", "said", "update"]
        assert len(await here._services.store.read(log_of("table"))) == here.table.length

    with_two_servers(tmp_path / "gemkeep.db", scene, share_bus=False)


def test_a_move_that_the_other_server_made_impossible_is_refused(tmp_path: Path) -> None:
    async def scene(here: LiveTable, there: LiveTable) -> None:
        number = here.table.number
        for seat in range(3):
            answer = await there.submit_and_wait(choose(seat, number))
            assert answer.refusal is None
        answer = await here.submit_and_wait(choose(0, number))
        assert answer.refusal is not None
        assert answer.refusal[0] == "stale"
        assert here.table == there.table

    with_two_servers(tmp_path / "gemkeep.db", scene, share_bus=False)


def test_a_missed_entry_is_read_from_the_log(tmp_path: Path) -> None:
    async def scene(here: LiveTable, there: LiveTable) -> None:
        heard: Heard = come(here, "ann")
        first = here.table.length
        for seat in (0, 1):
            await there.submit_and_wait(choose(seat, there.table.number))
        rows: list[Row] = await here._services.store.read(entries_since("table", first))
        here._services.store.bus.publish(rows[1:])
        await heard.until(lambda: heard.kinds().count("chosen") == 2)
        assert here.table == there.table
        here._services.store.bus.publish(rows)  # delivered twice
        assert here.table == there.table

    with_two_servers(tmp_path / "gemkeep.db", scene, share_bus=False)
