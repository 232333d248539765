"""All the tables: those in memory, and those that come back from the log when someone does."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from typing import Any, Final

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move
from gemkeep.server import metrics
from gemkeep.server.accounts import keys
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.scheduler import TurnScheduler
from gemkeep.server.config import Config
from gemkeep.server.daily.seeds import draw_of, seed_of
from gemkeep.server.games.making import game_of
from gemkeep.server.store.database import Store
from gemkeep.server.store.log import write_entry
from gemkeep.server.store.projections import statements_for_new
from gemkeep.server.store.queries import log_of
from gemkeep.server.store.writer import Unwritten
from gemkeep.server.tables import encoding
from gemkeep.server.tables.live_table import Answer, LiveTable
from gemkeep.table.commands import Rematch
from gemkeep.table.decide import decide, play_again
from gemkeep.table.entries import Entry, TableMade
from gemkeep.table.evolve import Step, evolve, open_table
from gemkeep.table.moves import begin
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Person, Table
from gemkeep.wire.table import TableInfo

LOG: Final = logging.getLogger("gemkeep.registry")
DICE: Final = random.SystemRandom()
SWEEP_EVERY: Final = 30.0
RETRY_AFTER: Final = 1.0
MOST_LEFT: Final = 500


def draw(chance: Chance, moves: tuple[Move, ...]) -> Action:
    """What chance brings: drawn when it is due, from the system's own source."""
    del moves
    return chance.draw(DICE)


class TableRegistry:
    """The tables of one server."""

    def __init__(self, config: Config, store: Store) -> None:
        """A registry whose tables are kept in this store."""
        self.config = config
        self.store = store
        self.live_tables: dict[str, LiveTable] = {}
        self.finished = asyncio.Event()
        """Set whenever a game ends, for whoever keeps the statistics."""
        self._left: dict[str, tuple[Table, float]] = {}
        """Tables looked at lately that are not in memory, and when something last happened."""
        self._schedulers: dict[str, TurnScheduler] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._rereading: set[str] = set()
        self._again: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_pool = BotPool()

    # --- Finding ---------------------------------------------------------------------------------

    async def live(self, table_id: str) -> LiveTable | None:
        """The table with this id, from memory or from its log; None if there is none."""
        live = self.live_tables.get(table_id)
        if live is not None:
            return live
        opening = self._opening.get(table_id)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._open(table_id))
            self._opening[table_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def table(self, table_id: str) -> Table | None:
        """The table with this id as it stands, without bringing it into memory for long."""
        found = await self.table_and_time(table_id)
        return None if found is None else found[0]

    async def table_and_time(self, table_id: str) -> tuple[Table, float] | None:
        """The table with this id, and when something last happened there."""
        found = self._at_hand(table_id)
        if found is None:
            log = await self.store.read(log_of(table_id))
            found = self._at_hand(table_id)  # someone may have come to it meanwhile
            if found is None and log:
                found = _replayed(log)[0], log[-1][1]
                self._remember(*found)
        return found

    def game_at_hand(self, table_id: str) -> str | None:
        """The game of a table, if it need not be read from disk to be known."""
        found = self._at_hand(table_id)
        return None if found is None else found[0].game.name

    def _at_hand(self, table_id: str) -> tuple[Table, float] | None:
        live = self.live_tables.get(table_id)
        return self._left.get(table_id) if live is None else (live.table, live.seen)

    def _remember(self, table: Table, seen: float) -> None:
        """Nothing happens at a table that is not in memory, so it stays as it was left."""
        self._left[table.id] = table, seen
        if len(self._left) > MOST_LEFT:
            del self._left[next(iter(self._left))]

    async def table_and_told(self, table_id: str) -> tuple[Table, list[bytes]] | None:
        """The table with this id, and every event that was told there, encoded."""
        live = self.live_tables.get(table_id)
        if live is not None:
            return live.table, live.told
        log = await self.store.read(log_of(table_id))
        return _replayed(log) if log else None

    async def info(self, table_id: str) -> TableInfo | None:
        """What everyone may know of the table with this id."""
        table = await self.table(table_id)
        return None if table is None else self.info_of(table)

    def info_of(self, table: Table) -> TableInfo:
        """What everyone may know of this table."""
        live = self.live_tables.get(table.id)
        return encoding.info(table) if live is None else live.info_now()

    async def _open(self, table_id: str) -> LiveTable | None:
        log = await self.store.read(log_of(table_id))
        if not log:
            return None
        table, told = _replayed(log)
        return self._take_in(table, told, log[-1][1])

    def _take_in(self, table: Table, told: list[bytes], seen: float) -> LiveTable:
        seed = self._seed_of(table)
        live = LiveTable(
            self, table, told, draw if seed is None else draw_of(seed, table.game), seen
        )
        self.live_tables[table.id] = live
        self._left.pop(table.id, None)
        metrics.LIVE_TABLES.set(len(self.live_tables))
        pace = TurnScheduler(live, self.config.bot_pace, self._bot_pool, seed)
        self._schedulers[table.id] = pace
        pace.went_on()
        return live

    def _seed_of(self, table: Table) -> bytes | None:
        """What the deal of a daily challenge comes from; None for a table of chance."""
        day, game = table.settings.daily, table.settings.game
        return None if day is None else seed_of(self.store.daily_secret, day, game)

    # --- Making ----------------------------------------------------------------------------------

    async def make(self, made: TableMade, *, start: bool) -> LiveTable:
        """A new table, on disk; begun at once if asked and if nobody is missing."""
        now = self.config.clock()
        table = open_table(made, game_of(made))
        entries: list[Entry] = [made]
        told: list[bytes] = []
        if start and not any(chair.is_open for chair in made.chairs):
            seed = self._seed_of(table)
            its_draw = draw if seed is None else draw_of(seed, table.game)
            started = begin(table, now, its_draw)
            table, events = started.after, started.events
            entries.append(started.entry)
            told = encoding.told(table.number, map(encoding.event, events))
        rows = tuple(
            write_entry(made.table, place, now, entry) for place, entry in enumerate(entries)
        )
        await self.store.writer.write(rows, statements_for_new(made, table.phase, now))
        live = self._take_in(table, told, now)
        self._schedulers[made.table].saw(open_table(made, game_of(made)), table)
        return live

    async def again(self, live: LiveTable, person: Person | None) -> Answer:
        """The same people play again at a new table; who asks while it is made waits for it."""
        table_id = live.table.id
        asked = decide(live.table, Rematch(person, ""), self.config.clock(), draw)
        if isinstance(asked, Refusal):
            return Answer(asked, live.table.number)
        if asked and table_id not in self._again:
            self._again[table_id] = self._spawn(self._go_again(live, person))
        if table_id in self._again:
            await asyncio.shield(self._again[table_id])
        return Answer(None, live.table.number)

    async def _go_again(self, live: LiveTable, person: Person | None) -> None:
        try:
            made = play_again(live.table, keys.new_id(), keys.new_invite())
            await self.make(made, start=True)
            answer = await live.asked(Rematch(person, made.table))
            if answer.refusal is not None:
                raise Unwritten
        finally:
            self._again.pop(live.table.id, None)

    # --- Going on --------------------------------------------------------------------------------

    def went_on(self, live: LiveTable, step: Step) -> None:
        """Something landed at a table: bots and clocks look, and a finished game is counted."""
        pace = self._schedulers.get(live.table.id)
        if pace is not None:
            pace.went_on()
            pace.saw(step.before, step.after)
        if step.after.phase == "over" != step.before.phase:
            self.finished.set()

    def reread(self, live: LiveTable) -> None:
        """A write failed: read the table again from its log as soon as that is possible."""
        table_id = live.table.id
        if table_id in self._rereading:
            return
        self._rereading.add(table_id)
        self._spawn(self._reread(live))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _reread(self, live: LiveTable) -> None:
        table_id = live.table.id
        try:
            while True:
                try:
                    log = await self.store.read(log_of(table_id))
                except Exception:  # noqa: BLE001 - the database is away; it may come back
                    await asyncio.sleep(RETRY_AFTER)
                    continue
                if not live.busy:
                    break
                await asyncio.sleep(0)
            table, told = _replayed(log)
            live.taken_up(table, told)
            self._schedulers[table_id].went_on()
        finally:
            self._rereading.discard(table_id)

    # --- Leaving memory --------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Let tables that nobody is at leave memory, for as long as the server runs."""
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.config.idle_after))
            self.let_go()

    def let_go(self) -> int:
        """How many tables left memory now."""
        long_ago = time.monotonic() - self.config.idle_after
        idle = [
            live
            for live in self.live_tables.values()
            if not live.connections and not live.busy and live.empty_since <= long_ago
        ]
        for live in idle:
            live.close()
            del self.live_tables[live.table.id]
            self._remember(live.table, live.seen)
            self._schedulers.pop(live.table.id).close()
        metrics.LIVE_TABLES.set(len(self.live_tables))
        return len(idle)

    def close(self) -> None:
        """Stop waking tables."""
        for live in self.live_tables.values():
            live.close()
        for pace in self._schedulers.values():
            pace.close()
        for task in self._tasks:
            task.cancel()
        self._bot_pool.close()


def _replayed(log: list[tuple[Entry, float]]) -> tuple[Table, list[bytes]]:
    """The table that a log stands for, and every event that was told."""
    made = log[0][0]
    assert isinstance(made, TableMade)  # noqa: S101 - a log begins so
    table, told = open_table(made, game_of(made)), []
    for entry, at in log[1:]:
        table, events, *_ = evolve(table, entry, at)
        told += encoding.told(table.number, map(encoding.event, events))
    return table, told
