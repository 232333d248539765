"""All the tables of a server: those in memory, and those that are rebuilt from their logs."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from gemkeep.server import metrics
from gemkeep.server.accounts import keys
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.port import Answer
from gemkeep.server.config import Config
from gemkeep.server.games.history import PastEvent
from gemkeep.server.games.making import game_of
from gemkeep.server.games.seeds import seed_of
from gemkeep.server.store.database import Store
from gemkeep.server.store.log import write_entry
from gemkeep.server.store.queries import log_of
from gemkeep.server.store.writer import Unwritten
from gemkeep.server.tables import encoding
from gemkeep.server.tables.chance import Luck, draw, luck_of
from gemkeep.server.tables.live_table import LiveTable, Services
from gemkeep.server.tables.projections import statements_for_new
from gemkeep.server.tables.restore import restore
from gemkeep.table.commands import Rematch
from gemkeep.table.decide import decide, play_again
from gemkeep.table.entries import Entry, TableMade
from gemkeep.table.evolve import Step, open_table
from gemkeep.table.moves import begin
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Person, Table
from gemkeep.wire.table import TableInfo

SWEEP_EVERY: Final = 30.0
MOST_RECENT: Final = 500


class TableRegistry:
    """The tables of one server."""

    def __init__(self, config: Config, store: Store) -> None:
        """Tables are kept in this store."""
        self.config = config
        self.store = store
        self.live_tables: dict[str, LiveTable] = {}
        self.finished = asyncio.Event()
        """Set whenever a game ends; the statistics wait for it."""
        self._recent: dict[str, tuple[Table, float]] = {}
        """Tables read lately that are not live, and when something last happened there."""
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._rematches: dict[str, asyncio.Task[None]] = {}
        self._bot_pool = BotPool()
        self._services = Services(config, store, self._bot_pool, self.finished.set)

    # --- Finding ---------------------------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable | None:
        """The live table with this id, rebuilt from its log if necessary; None if there is none."""
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
        """The table with this id, without making it live."""
        found = await self.table_and_time(table_id)
        return None if found is None else found[0]

    async def table_and_time(self, table_id: str) -> tuple[Table, float] | None:
        """The table with this id, and when something last happened there."""
        found = self._in_memory(table_id)
        if found is None:
            log = await self.store.read(log_of(table_id))
            found = self._in_memory(table_id)  # it may have been opened meanwhile
            if found is None and log:
                found = restore(log)[0], log[-1][1]
                self._remember(*found)
        return found

    async def table_and_history(self, table_id: str) -> tuple[Table, list[PastEvent]] | None:
        """The table with this id, and every event that was sent there."""
        live = self.live_tables.get(table_id)
        if live is not None:
            return live.table, live.broadcaster.history
        log = await self.store.read(log_of(table_id))
        return restore(log) if log else None

    def game_in_memory(self, table_id: str) -> str | None:
        """The game of a table, if that is known without reading the database."""
        found = self._in_memory(table_id)
        return None if found is None else found[0].game.name

    async def info(self, table_id: str) -> TableInfo | None:
        """What everyone may know of the table with this id."""
        table = await self.table(table_id)
        return None if table is None else self.info_of(table)

    def info_of(self, table: Table) -> TableInfo:
        """What everyone may know of this table."""
        live = self.live_tables.get(table.id)
        return encoding.info(table) if live is None else live.broadcaster.current_info()

    def _in_memory(self, table_id: str) -> tuple[Table, float] | None:
        live = self.live_tables.get(table_id)
        return self._recent.get(table_id) if live is None else (live.table, live.changed_at)

    def _remember(self, table: Table, changed_at: float) -> None:
        """Keep a table that is not live: with one server per database, nothing happens there."""
        self._recent[table.id] = table, changed_at
        if len(self._recent) > MOST_RECENT:
            del self._recent[next(iter(self._recent))]

    async def _open(self, table_id: str) -> LiveTable | None:
        log = await self.store.read(log_of(table_id))
        return self._make_live(*restore(log), log[-1][1]) if log else None

    def _make_live(self, table: Table, history: list[PastEvent], changed_at: float) -> LiveTable:
        live = LiveTable(self._services, table, history, changed_at, self._luck_of(table))
        self.live_tables[table.id] = live
        self._recent.pop(table.id, None)
        metrics.LIVE_TABLES.set(len(self.live_tables))
        live.scheduler.wake()
        return live

    def _luck_of(self, table: Table) -> Luck:
        return luck_of(table, self._seed_of(table))

    def _seed_of(self, table: Table) -> bytes | None:
        """The seed of a daily challenge's deal; None for a table whose chance is random."""
        day, game = table.settings.daily, table.settings.game
        if day is not None:
            return seed_of(self.store.daily_secret, day, game)
        return None if self.config.seed is None else seed_of(self.config.seed, "", game)

    # --- Making ----------------------------------------------------------------------------------

    async def make(self, made: TableMade, *, start: bool) -> LiveTable:
        """A new table, written to its log; started at once if asked and if no seat is open."""
        now = self.config.clock()
        table = open_table(made, game_of(made))
        entries: list[Entry] = [made]
        history: list[PastEvent] = []
        started: Step | None = None
        if start and not any(chair.is_open for chair in made.chairs):
            started = begin(table, now, self._luck_of(table).draw)
            table = started.after
            entries.append(started.entry)
            history = encoding.past_events(table.number, started.events)
        rows = tuple(
            write_entry(made.table, place, now, entry) for place, entry in enumerate(entries)
        )
        await self.store.writer.write(rows, statements_for_new(made, table.phase, now))
        live = self._make_live(table, history, now)
        if started is not None:
            live.scheduler.on_step(started)
        return live

    async def rematch(self, live: LiveTable, person: Person | None) -> Answer:
        """The same people play again at a new table, which is made once however many ask."""
        table_id = live.table.id
        asked = decide(live.table, Rematch(person, ""), self.config.clock(), draw)
        if isinstance(asked, Refusal):
            return Answer(asked, live.table.number)
        if asked and table_id not in self._rematches:
            making = asyncio.get_running_loop().create_task(self._make_rematch(live, person))
            self._rematches[table_id] = making
        if table_id in self._rematches:
            await asyncio.shield(self._rematches[table_id])
        return Answer(None, live.table.number)

    async def _make_rematch(self, live: LiveTable, person: Person | None) -> None:
        try:
            made = play_again(live.table, keys.new_id(), keys.new_invite())
            await self.make(made, start=True)
            answer = await live.submit_and_wait(Rematch(person, made.table))
            if answer.refusal is not None:
                raise Unwritten
        finally:
            self._rematches.pop(live.table.id, None)

    # --- Leaving memory --------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Drop idle tables from memory, for as long as the server runs."""
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.config.idle_after))
            self.drop_idle()

    def drop_idle(self) -> int:
        """Drop the tables without connections for a while; returns how many."""
        long_ago = time.monotonic() - self.config.idle_after
        idle = [
            live
            for live in self.live_tables.values()
            if not live.broadcaster.listeners
            and not live.busy
            and live.broadcaster.empty_since <= long_ago
        ]
        for live in idle:
            live.close()
            del self.live_tables[live.table.id]
            self._remember(live.table, live.changed_at)
        metrics.LIVE_TABLES.set(len(self.live_tables))
        return len(idle)

    def close(self) -> None:
        """Stop every table."""
        for live in self.live_tables.values():
            live.close()
        for making in self._rematches.values():
            making.cancel()
        self._bot_pool.close()
