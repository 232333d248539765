"""All the tables of a server: those in memory, and those that are rebuilt from their logs."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, NamedTuple

from gemkeep.core.deals.fair import hashed, secrets_of
from gemkeep.server import metrics
from gemkeep.server.accounts import keys
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.port import Answer, Refused
from gemkeep.server.config import Config
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.making import game_for
from gemkeep.server.games.seeds import derive, seed_of
from gemkeep.server.store.database import Store
from gemkeep.server.store.log.rows import write_entry
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.dealing.chance import Luck, draw, luck_of
from gemkeep.server.tables.live_table import ExtraWrites, LiveTable, Services
from gemkeep.server.tables.logs.damage import DamagedLog, noticing_damage
from gemkeep.server.tables.logs.projections import statements_for_new
from gemkeep.server.tables.logs.restore import Restored, restored
from gemkeep.server.tables.moments import moment
from gemkeep.table.commands import AcceptRematch, DeclineRematch, Rematch
from gemkeep.table.decide import decide
from gemkeep.table.entries import Entry, TableMade
from gemkeep.table.evolve import Step, open_table
from gemkeep.table.moves import begin
from gemkeep.table.people.rematch import next_table
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Person, Settings, Table
from gemkeep.wire.table import TableInfo

SWEEP_EVERY: Final = 30.0
MOST_RECENT: Final = 500
LISTED_OF_ONE_HOST: Final = 3
"""So that nobody fills the list of open tables."""


class _Draft(NamedTuple):
    """A new table before it is written, and what is to be written."""

    table: Table
    started: Step | None
    at: float
    written: ExtraWrites


class TableRegistry:
    """The tables of one server."""

    def __init__(self, config: Config, store: Store) -> None:
        """Tables are kept in this store."""
        self.config = config
        self.store = store
        self.live_tables: dict[str, LiveTable] = {}
        self.finished = asyncio.Event()
        """Set whenever a game ends; the statistics wait for it."""
        self._began = moment(config.clock)
        self._recent: dict[str, tuple[Table, float]] = {}
        """Tables read lately that are not live, and when something last happened there."""
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._rematches: dict[str, asyncio.Task[Answer]] = {}
        self._bot_pool = BotPool()
        self.analysis_thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        """Where games are analysed: one thread for all, as the tables come first."""
        self.replay_thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        """Where replays and reviews are made, which takes milliseconds each."""
        self.replay_turn = asyncio.Lock()
        """Held while one is made."""
        self._services = Services(
            config, store, self._bot_pool, self.analysis_thread, self.finished.set
        )

    def now_unless_set_forward(self) -> float:
        """The time, ignoring changes of the wall clock since this server started."""
        return min(self.config.clock(), self._began.wall + self._began.ago())

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
            read = await self._read(table_id)
            found = self._in_memory(table_id)  # it may have been opened meanwhile
            if found is None and read is not None:
                found = read.table, read.changed_at
                self._remember(*found)
        return found

    async def readable(self, table_id: str) -> tuple[Table, float] | None:
        """Like `table_and_time`, for lists: a table whose log is damaged is skipped."""
        try:
            return await self.table_and_time(table_id)
        except DamagedLog:
            return None

    async def table_and_history(self, table_id: str) -> tuple[Table, list[PastEvent]] | None:
        """The table with this id, and every event that was sent there."""
        live = self.live_tables.get(table_id)
        if live is not None:
            return live.table, live.broadcaster.history
        read = await self._read(table_id)
        return None if read is None else (read.table, read.history)

    def shown_in_memory(self, table_id: str) -> str | None:
        """What a table shows, `lobby` or its game, if it is known without reading the database."""
        found = self._in_memory(table_id)
        if found is None:
            return None
        return "lobby" if found[0].phase == "gathering" else found[0].game.name

    async def info(self, table_id: str) -> TableInfo | None:
        """What everyone may know of the table with this id."""
        table = await self.table(table_id)
        return None if table is None else self.info_of(table)

    def info_of(self, table: Table) -> TableInfo:
        """What everyone may know of this table."""
        live = self.live_tables.get(table.id)
        return encoding.info(table) if live is None else live.broadcaster.current_info()

    def open_tables(self, most: int) -> list[TableInfo]:
        """The listed tables that somebody is at, the newest first, and few of any one host.

        A table that somebody is at stays in memory.
        """
        found: list[TableInfo] = []
        hosted: Counter[Person | None] = Counter()
        for live in reversed(self.live_tables.values()):
            table = live.table
            if not table.settings.listed or table.phase == "over" or not self._is_attended(live):
                continue
            hosted[table.host] += 1
            if hosted[table.host] <= LISTED_OF_ONE_HOST:
                found.append(live.broadcaster.current_info())
            if len(found) == most:
                break
        return found

    def _is_attended(self, live: LiveTable) -> bool:
        """Whether a player or the host is there, or was until a moment ago."""
        table, present = live.table, live.present()
        if table.host in present or any(person in present for person in table.people()):
            return True
        return any(map(live.broadcaster.was_here_lately, table.people()))

    def _in_memory(self, table_id: str) -> tuple[Table, float] | None:
        live = self.live_tables.get(table_id)
        return self._recent.get(table_id) if live is None else (live.table, live.changed_at)

    def _remember(self, table: Table, changed_at: float) -> None:
        """Keep a table that is not live: with one server per database, nothing happens there."""
        self._recent[table.id] = table, changed_at
        if len(self._recent) > MOST_RECENT:
            del self._recent[next(iter(self._recent))]

    async def _open(self, table_id: str) -> LiveTable | None:
        read = await self._read(table_id)
        return None if read is None else self._make_live(*read)

    async def _read(self, table_id: str) -> Restored | None:
        with noticing_damage(table_id):
            return await self.store.read(restored(table_id))

    def _make_live(self, table: Table, history: list[PastEvent], changed_at: float) -> LiveTable:
        live = LiveTable(self._services, table, history, changed_at, self._luck_of(table))
        self.live_tables[table.id] = live
        self._recent.pop(table.id, None)
        metrics.LIVE_TABLES.set(len(self.live_tables))
        live.scheduler.wake()
        return live

    def _luck_of(self, table: Table) -> Luck:
        if table.deal is not None:
            return luck_of(table, None, self._secrets_of(table.id))
        return luck_of(table, self._seed_of(table))

    def _secrets_of(self, table_id: str) -> tuple[bytes, ...]:
        """What a deal that can be checked is drawn from; no client is sent it before its time."""
        return secrets_of(derive(self.store.daily_secret, f"deal {table_id}"), table_id)

    def _commitment(self, table_id: str, settings: Settings) -> str | None:
        """The hash of a new table's secrets; None where the deal is known, scripted or seeded."""
        if settings.solo or settings.repeats is not None or self.config.seed is not None:
            return None
        return hashed(table_id, self._secrets_of(table_id)[0]).hex()

    def _seed_of(self, table: Table) -> bytes | None:
        """The seed of a daily challenge's deal; None for a table whose chance is random."""
        day, game = table.settings.daily, table.settings.game
        if day is not None:
            return seed_of(self.store.daily_secret, day, game)
        return None if self.config.seed is None else seed_of(self.config.seed, "", game)

    async def reread(self, tables: Iterable[str]) -> None:
        """Read the logs of these tables again, in which something was changed."""
        for table_id in tables:
            if table_id in self._opening:
                await asyncio.wait((self._opening[table_id],))
            self._recent.pop(table_id, None)
            live = self.live_tables.get(table_id)
            if live is not None:
                await live.reread()

    # --- Making ----------------------------------------------------------------------------------

    async def make(self, made: TableMade, *, start: bool, shares: bool = False) -> LiveTable:
        """A new table, written to its log; started at once if asked and if no seat is open.

        With `shares`, it starts when its maker comes there and adds a share to the deal.
        """
        draft = self._draft(made, start=start, shares=shares)
        await self.store.writer.write(*draft.written)
        return self._open_draft(draft)

    def _draft(self, made: TableMade, *, start: bool, shares: bool) -> _Draft:
        now = self.config.clock()
        made = replace(made, commitment=self._commitment(made.table, made.settings))
        if start and shares and made.commitment is not None:
            made = replace(made, begins_when_full=True, awaits_shares=True)
            start = False
        table = open_table(made, game_for)
        entries: list[Entry] = [made]
        started: Step | None = None
        if start and not any(chair.is_open for chair in made.chairs):
            started = begin(table, now, self._luck_of(table).draw_with(table, ()))
            table = started.after
            entries.append(started.entry)
        rows = [write_entry(made.table, place, now, entry) for place, entry in enumerate(entries)]
        statements = statements_for_new(made, table.phase, now)
        return _Draft(table, started, now, ExtraWrites(rows, statements))

    def _open_draft(self, draft: _Draft) -> LiveTable:
        """The new table, once it is written."""
        started = draft.started
        events = () if started is None else started.events
        history = encoding.past_events(draft.table.number, events)
        live = self._make_live(draft.table, history, draft.at)
        if started is not None:
            live.scheduler.on_step(started)
        return live

    # --- Playing again ---------------------------------------------------------------------------

    async def play_again(
        self, live: LiveTable, person: Person, *, change: bool, shares: bool = False
    ) -> LiveTable | Refused:
        """The table where this person plays again; the first to ask makes it, once for all.

        With `change`, the one who makes it wants to change it before the game begins; with
        `shares`, it waits a moment for those who come there to add shares to the deal.
        """
        table_id = live.table.id
        asked = decide(live.table, Rematch(person, ""), self.config.clock(), draw)
        if isinstance(asked, Refusal):
            return asked
        if asked and table_id not in self._rematches:
            coroutine = self._make_rematch(live, person, change=change, shares=shares)
            making = asyncio.get_running_loop().create_task(coroutine)
            self._rematches[table_id] = making
            making.add_done_callback(lambda _: self._rematches.pop(table_id, None))
        if table_id in self._rematches:
            answer = await asyncio.shield(self._rematches[table_id])
            if answer.refusal is not None:
                return answer.refusal
        following = await self._following(live)
        # Refused if the others have begun: then there is no seat, but a table to watch.
        await following.submit_and_wait(AcceptRematch(person))
        return following

    async def decline_rematch(self, live: LiveTable, person: Person) -> LiveTable | None:
        """The table where this person does not want to play again; None if nobody has asked."""
        if live.table.rematch is None:
            return None
        following = await self._following(live)
        await following.submit_and_wait(DeclineRematch(person))
        return following

    async def _following(self, live: LiveTable) -> LiveTable:
        following = None if live.table.rematch is None else await self.open(live.table.rematch)
        assert following is not None  # noqa: S101 - written together with the entry that names it
        return following

    async def _make_rematch(
        self, live: LiveTable, person: Person, *, change: bool, shares: bool
    ) -> Answer:
        """Write the new table and the entry that leads there, both or neither."""
        made = next_table(live.table, keys.new_id(), keys.new_invite(), person, live.present())
        made = replace(made, begins_when_full=not change)
        draft = self._draft(made, start=not change, shares=shares)
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def on_answer(answer: Answer) -> None:
            # At once, before anyone who was just sent the new table's id can come there.
            if live.table.rematch == made.table:
                self._open_draft(draft)
            if not answered.done():
                answered.set_result(answer)

        live.submit(Rematch(person, made.table), on_answer, draft.written)
        return await answered

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
        for thread in (self.analysis_thread, self.replay_thread):
            thread.shutdown(wait=False, cancel_futures=True)
