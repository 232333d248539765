"""A live table: decides commands, writes entries, and applies what is committed.

A command is decided against the *tentative* table: the table as it will be once every entry that is
being written is committed. Entries come back over the entry bus when they are committed, whichever
server wrote them; only then is the table changed, everyone sent the update, and the sender
answered. If another writer was first (a conflict), the table catches up and decides again. If a
write fails, nobody has been sent anything: the table is reread from its log and goes on from there.
If it is unknown whether it was stored, the sender gets that answer; the log shows it to everyone
once it can be read.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move
from gemkeep.server.bots.hints import TableHints
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.port import Answer, OnAnswer, Refused, ignore
from gemkeep.server.bots.scheduler import TurnScheduler
from gemkeep.server.config import Config
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.store.database import Store
from gemkeep.server.store.log.rows import Row, write_entry
from gemkeep.server.store.log.writer import BuiltOnLost, Conflict, InDoubt, Statement, Unwritten
from gemkeep.server.store.queries.tables import entries_since
from gemkeep.server.tables.broadcast.broadcaster import Broadcaster
from gemkeep.server.tables.broadcast.listener import Listener
from gemkeep.server.tables.dealing.chance import Luck, with_secrets_opened
from gemkeep.server.tables.dealing.exchange import STARTING, Exchange, Starting
from gemkeep.server.tables.dealing.watching import note_watching
from gemkeep.server.tables.host_watch import HostWatch
from gemkeep.server.tables.logs.projections import statements_for
from gemkeep.server.tables.logs.restore import restored
from gemkeep.server.tables.spectators.live_analysis import LiveAnalysis
from gemkeep.table.commands import Command, StartFull
from gemkeep.table.decide import decide
from gemkeep.table.entries import ChoiceMade, RematchAccepted
from gemkeep.table.evolve import Step, step
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Person, Table

LOG: Final = logging.getLogger("gemkeep.tables")

UNAVAILABLE: Final[Refused] = (
    "unavailable",
    "the move can't be saved right now; nothing was changed",
)
IN_DOUBT: Final[Refused] = (
    "in_doubt",
    "the server can't say whether this was kept; the table shows it as soon as its log can be read",
)
RETRY_AFTER: Final = 1.0
MOST_TRIES: Final = 5
"""How often a command is decided again because another writer was first."""


@dataclass(frozen=True, slots=True)
class Services:
    """Shared by all live tables of a server."""

    config: Config
    store: Store
    bot_pool: BotPool
    analysis_thread: Executor
    on_finished: Callable[[], None]
    """Called whenever a game ends."""


class ExtraWrites(NamedTuple):
    """The rows and statements of a new table, written together with a command's entry."""

    rows: Sequence[Row] = ()
    statements: Sequence[Statement] = ()


NO_EXTRA: Final = ExtraWrites()


class _Asked(Struct, frozen=True):
    """A command to decide, and how often that was tried before."""

    command: Command
    on_answer: OnAnswer
    extra: ExtraWrites = NO_EXTRA
    tries: int = 0


class _Pending(Struct, frozen=True):
    """A command whose entry is being written."""

    asked: _Asked
    step: Step
    followers: list[_Asked]
    """Commands that change nothing more if this one is kept; they are answered with it."""


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        services: Services,
        table: Table,
        history: list[PastEvent],
        changed_at: float,
        luck: Luck,
    ) -> None:
        """Start with the table restored from its log, the events sent so far and its luck."""
        config = services.config
        self.table = table
        self.changed_at = changed_at
        """When something last happened here, in seconds since 1970."""
        self.broadcaster = Broadcaster(config, table, history)
        self.scheduler = TurnScheduler(self, config.bot_pace, services.bot_pool, luck.seed)
        self.analysis = LiveAnalysis(services.analysis_thread, self.broadcaster.spectators)
        self.hints = TableHints(self, services.bot_pool)
        self.host_watch = HostWatch(self, config.away_after)
        self._services = services
        self.exchange = Exchange(self)
        self._luck = luck
        self._tentative = table
        self._pending: deque[_Pending] = deque()
        self._retries: list[_Asked] = []
        self._lost: Unwritten | None = None
        """Why the first of the writes that are failing failed."""
        self._recovery: asyncio.Task[None] | None = None
        self._unsubscribe = services.store.bus.subscribe(table.id, self._on_committed)

    def now(self) -> float:
        """The server's time, in seconds since 1970."""
        return self._services.config.clock()

    @property
    def busy(self) -> bool:
        """Whether something is being written, or read again after a failure."""
        return bool(self._pending) or self._recovery is not None

    # --- Commands --------------------------------------------------------------------------------

    def submit(self, command: Command, on_answer: OnAnswer, extra: ExtraWrites = NO_EXTRA) -> None:
        """Decide a command; the answer comes once its entry is committed, or refused.

        Extra writes are committed with it or not at all.
        """
        if isinstance(command, STARTING) and self.table.deal and command.shares is None:
            self.exchange.begin(command, on_answer)
            return
        self._decide(_Asked(command, on_answer, extra))

    def begin(self, command: Starting, on_answer: OnAnswer) -> None:
        """Decide a start, now that the players' shares of the deal are known."""
        self._decide(_Asked(command, on_answer))

    async def submit_and_wait(self, command: Command) -> Answer:
        """The answer to a command."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def answered(given: Answer) -> None:
            if not answer.done():  # the caller may have been cancelled meanwhile
                answer.set_result(given)

        self.submit(command, answered)
        return await answer

    def _decide(self, asked: _Asked) -> None:
        if isinstance(self._lost, Conflict):
            self._retries.append(asked)
            return
        if self._lost is not None:
            asked.on_answer(Answer(UNAVAILABLE, self.table.number))
            return
        now = self.now()
        decided = decide(self._tentative, asked.command, now, partial(self._draw, asked.command))
        if decided is None and self._pending:
            self._pending[-1].followers.append(asked)
        elif decided is None or isinstance(decided, Refusal):
            asked.on_answer(Answer(decided, self.table.number))
        else:
            decided = with_secrets_opened(decided, self._luck.secrets)
            self._write(_Pending(asked, decided, []), now)

    def _draw(self, command: Command, chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
        """What chance brings while this command is decided."""
        deal = self._tentative.deal
        shares = () if deal is None else deal.shares
        if isinstance(command, STARTING):
            shares = command.shares or ()
        return self._luck.draw_with(self._tentative, shares)(chance, moves, part)

    def _write(self, pending: _Pending, now: float) -> None:
        entry, before, after = pending.step[:3]
        self._tentative = after
        self._pending.append(pending)
        row = write_entry(before.id, before.length, now, entry)
        # Most entries are choices within a phase; nothing is looked up by those.
        changed = not isinstance(entry, ChoiceMade) or after.phase != before.phase
        statements = statements_for(before, entry, after, now) if changed else []
        rows, more = pending.asked.extra
        self._services.store.writer.submit((row, *rows), [*statements, *more], self._landed)

    def _landed(self, error: Unwritten | None) -> None:
        """Writes of one table land in the order they were submitted."""
        landed = self._pending.popleft()
        if error is None:
            answer = Answer(None, self.table.number)
            for asked in (landed.asked, *landed.followers):
                asked.on_answer(answer)
            return
        if self._lost is None or not isinstance(error, BuiltOnLost):
            self._lost = error
        refused = IN_DOUBT if isinstance(error, InDoubt) else UNAVAILABLE
        for asked in (landed.asked, *landed.followers):
            if isinstance(self._lost, Conflict) and asked.tries < MOST_TRIES:
                self._retries.append(replace(asked, tries=asked.tries + 1))
            else:
                asked.on_answer(Answer(refused, self.table.number))
        self._recover(self._catch_up if isinstance(self._lost, Conflict) else self._reload)

    # --- Committed entries -----------------------------------------------------------------------

    def _on_committed(self, row: Row) -> None:
        """Apply an entry of this table's log, whichever server wrote it."""
        if row.place == self.table.length:
            self._apply(self._step(row), row.at)
        elif row.place > self.table.length:  # some were missed
            self._recover(self._catch_up)

    def _step(self, row: Row) -> Step:
        """The step that a committed entry takes; known already if the entry is ours."""
        if self._pending:
            ours = self._pending[0].step
            is_ours = ours.entry is row.entry or ours.entry == row.entry
            if is_ours and ours.before.length == row.place:
                return ours
        return step(self.table, row.entry, row.at)

    def _apply(self, taken: Step, at: float) -> None:
        self.changed_at = at
        self.table = taken.after
        if not self._pending:
            self._tentative = taken.after
        self.broadcaster.send(taken, at)
        if taken.moved_on:
            self.analysis.follow(taken.after)
        self.scheduler.on_step(taken)
        if taken.after.phase == "over" != taken.before.phase:
            self._services.on_finished()
            for listener in self.broadcaster.listeners:
                note_watching(self._services.store, self.table, listener.person, at)
        if isinstance(taken.entry, RematchAccepted) and taken.after.begins_when_full:
            self.submit(StartFull(), ignore)

    # --- Recovery --------------------------------------------------------------------------------

    def _recover(self, how: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        if self._recovery is None:
            self._recovery = asyncio.get_running_loop().create_task(self._recovering(how))
        return self._recovery

    async def _recovering(self, how: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            while not await self._recovered(how):
                pass
        finally:
            self._recovery = None
        self._tentative = self.table
        self._lost = None
        self.scheduler.wake()
        retries, self._retries = self._retries, []
        for each in retries:
            self._decide(each)

    async def reread(self) -> None:
        """Read the log again, in which something was changed; commands wait meanwhile."""
        while self._recovery is not None:
            await asyncio.wait((self._recovery,))
        self._lost = Conflict()
        await asyncio.wait((self._recover(self._reload),))

    async def _recovered(self, how: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Whether the table matches its log again; if not, the next try waits a moment."""
        try:
            await how()
        except Exception as error:  # noqa: BLE001 - whatever it is, the next try may succeed
            fault = {"table": self.table.id, "error": type(error).__name__}
            LOG.warning("a table can't be read again yet", extra=fault)
            await asyncio.sleep(RETRY_AFTER)
            return False
        return True

    async def _catch_up(self) -> None:
        """Apply the entries that others wrote."""
        await self._settled()
        rows = await self._services.store.read(entries_since(self.table.id, self.table.length))
        for row in rows:
            self._on_committed(row)

    async def _reload(self) -> None:
        """Read the whole table again and send it to everyone."""
        await self._settled()
        read = await self._services.store.read(restored(self.table.id))
        assert read is not None  # noqa: S101 - no log is ever deleted
        self.table = read.table
        self.broadcaster.start_over(read.table, read.history)
        self.analysis.start_over(read.table)

    async def _settled(self) -> None:
        """Wait until every write that is on its way has landed or failed."""
        while self._pending:
            await self._services.store.writer.finish()

    # --- People ----------------------------------------------------------------------------------

    def present(self) -> set[Person]:
        """The people who are connected."""
        return self.broadcaster.present()

    def arrive(self, listener: Listener) -> None:
        """Add a client and send it the whole table."""
        self.broadcaster.arrive(listener)
        self.analysis.arrive(self.table, listener)
        self.exchange.arrive(listener)
        self.host_watch.check()
        if self.table.begins_by_itself:
            self.submit(StartFull(), ignore)

    def send_all(self, frame: bytes) -> None:
        """Send a frame to everyone who is connected."""
        self.broadcaster.send_all(frame)

    def leave(self, listener: Listener) -> None:
        """Remove a client whose connection is gone."""
        self.broadcaster.leave(listener)
        self.exchange.leave(listener)
        self.host_watch.check()

    def close(self) -> None:
        """Cancel everything that would wake this table."""
        self._unsubscribe()
        self.broadcaster.close()
        self.scheduler.close()
        self.analysis.close()
        self.host_watch.close()
        self.exchange.close()
        if self._recovery is not None:
            self._recovery.cancel()
