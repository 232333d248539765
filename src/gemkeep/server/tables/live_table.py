"""A live table: the authority, and those who are at it, told of what is on disk.

A command is decided against the table as it will be once all that is being written has landed;
people are told of each entry only when it has. If a write fails, nobody has heard of it: the
table is read again from its log, and goes on from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from gemkeep.server.store.log import write_entry
from gemkeep.server.store.projections import statements_for
from gemkeep.server.tables.broadcast import Broadcaster
from gemkeep.server.websocket.connection import Connection
from gemkeep.table.commands import Command, ReplaceHost
from gemkeep.table.decide import decide
from gemkeep.table.entries import ChoiceMade
from gemkeep.table.evolve import Step
from gemkeep.table.moves import Draw
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Table
from gemkeep.wire import outgoing as out

if TYPE_CHECKING:
    from gemkeep.server.tables.registry import TableRegistry


class Answer(NamedTuple):
    """How a command went: refused, or done at this number."""

    refusal: tuple[out.RefusalCode, str] | None
    number: int


UNAVAILABLE: Final = ("unavailable", "the move can't be kept right now; nothing was changed")


class LiveTable(Broadcaster):
    """One table in memory."""

    def __init__(
        self, registry: TableRegistry, table: Table, told: list[bytes], draw: Draw, seen: float
    ) -> None:
        """The table as its log has it, and the events told so far, each encoded."""
        super().__init__(registry.config, table, told)
        self.registry = registry
        self.seen = seen
        """When something last happened here, in seconds since 1970."""
        self._ahead = table
        self._flying = 0
        self._doubtful = False
        self._draw = draw
        self._host_away: asyncio.TimerHandle | None = None

    # --- Asking ----------------------------------------------------------------------------------

    def ask(self, command: Command, answer: Callable[[Answer], None]) -> None:
        """Decide a command; the answer comes when what it led to is on disk."""
        if self._doubtful:
            self.registry.reread(self)
            answer(Answer(UNAVAILABLE, self.table.number))
            return
        now = self.registry.config.clock()
        step = decide(self._ahead, command, now, self._draw)
        if step is None:
            answer(Answer(None, self.table.number))
        elif isinstance(step, Refusal):
            answer(Answer(step, self.table.number))
        else:
            self._enter(step, now, answer)

    async def asked(self, command: Command) -> Answer:
        """The answer to a command, once there is one."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def answered(given: Answer) -> None:
            if not answer.done():  # who asked may have gone away meanwhile
                answer.set_result(given)

        self.ask(command, answered)
        return await answer

    def _enter(self, step: Step, now: float, answer: Callable[[Answer], None]) -> None:
        """Write what was decided, and tell of it once it is on disk."""
        entry, before, after = step.entry, step.before, step.after
        self._ahead = after
        self._flying += 1
        row = write_entry(before.id, before.length, now, entry)
        changed = not isinstance(entry, ChoiceMade) or after.phase != before.phase
        statements = statements_for(before, entry, after, now) if changed else ()

        def landed(error: Exception | None) -> None:
            self._landed(step, now, error, answer)

        self.registry.store.writer.submit((row,), statements, landed)

    def _landed(
        self, step: Step, now: float, error: Exception | None, answer: Callable[[Answer], None]
    ) -> None:
        self._flying -= 1
        if error is not None:
            self._doubtful = True
            answer(Answer(UNAVAILABLE, self.table.number))
            self.registry.reread(self)
            return
        self.seen = now
        self.table = step.after
        self.tell(step, now)
        answer(Answer(None, self.table.number))
        self.registry.went_on(self, step)

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._flying > 0

    def taken_up(self, table: Table, told: list[bytes]) -> None:
        """The table as its log has it after a write failed."""
        self._ahead = table
        self._doubtful = False
        self.start_over(table, told)

    # --- The host --------------------------------------------------------------------------------

    def arrive(self, connection: Connection) -> None:
        """Someone is here; they get the table whole."""
        super().arrive(connection)
        self._watch_host()

    def leave(self, connection: Connection) -> None:
        """Someone's connection is gone."""
        super().leave(connection)
        self._watch_host()

    def _watch_host(self) -> None:
        """A host who is away has a while to come back to those who are here."""
        if not self.connections or self.table.host is None or self.table.host in self.present():
            self._stop_watching()
        elif self._host_away is None:
            after = self.registry.config.away_after
            self._host_away = asyncio.get_running_loop().call_later(after, self._pass_on)

    def _stop_watching(self) -> None:
        if self._host_away is not None:
            self._host_away.cancel()
            self._host_away = None

    def _pass_on(self) -> None:
        """The host has not come back: someone who is here leads the table."""
        self._host_away = None
        host, present = self.table.host, self.present()
        here = [person for person in self.table.people() if person in present]
        if host is not None and here:
            self.ask(ReplaceHost(host, here[0]), _heard)
        else:
            self._watch_host()

    def close(self) -> None:
        """Let go of everything that would wake this table."""
        super().close()
        self._stop_watching()


def _heard(answer: Answer) -> None:
    del answer
