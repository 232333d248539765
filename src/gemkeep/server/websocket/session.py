"""Play over a WebSocket: who it is, then message by message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from gemkeep.server import metrics
from gemkeep.server.accounts import people
from gemkeep.server.bots import roster
from gemkeep.server.bots.port import Answer
from gemkeep.server.config import Config
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.commands import translate
from gemkeep.server.websocket.connection import POLICY, TRY_LATER, Connection
from gemkeep.table import commands
from gemkeep.wire import incoming as inc
from gemkeep.wire.decode import Malformed, decode
from gemkeep.wire.outgoing import RefusalCode

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Session:
    """What one client says, and the answers."""

    def __init__(
        self,
        config: Config,
        registry: TableRegistry,
        connection: Connection,
        receive: Receive,
        table_id: str,
    ) -> None:
        """With a client that was just let in."""
        self._limits = config.limits
        self._registry = registry
        self._connection = connection
        self._receive = receive
        self._table_id = table_id
        self._allowance = self._limits.message_burst
        self._counted_at = time.monotonic()
        self._patience = self._limits.patience
        self._tasks: set[asyncio.Task[None]] = set()

    async def go_on(self) -> None:
        """Until one side closes."""
        try:
            async with asyncio.timeout(self._limits.hello_within):
                live = await self._introduced()
        except TimeoutError:
            self._connection.close(POLICY, "no hello")
            return
        if live is None:
            return
        try:
            self._connection.socket.listen(lambda heard: self._hear(live, heard))
            await self._receive()  # the end: all else goes to the listener
        finally:
            self._connection.socket.listener = None
            live.leave(self._connection)
            for task in self._tasks:
                task.cancel()

    async def _introduced(self) -> LiveTable | None:
        """The live table, once the client has said hello; None if it is turned away."""
        while self._connection.closing is None:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return None
            message = self._read(event.get("text") or event.get("bytes") or "")
            if isinstance(message, inc.Hello):
                return await self._hello(message)
            if message is not None:
                self._connection.refuse(message.ref, "hello_first", "say hello first")
                self._lose_patience()
        return None

    async def _hello(self, hello: inc.Hello) -> LiveTable | None:
        connection = self._connection
        try:
            live = await self._registry.open(self._table_id)
            person = (
                None if hello.key is None else await people.known(self._registry.store, hello.key)
            )
        except Exception:  # noqa: BLE001 - whatever the database says, the client can only wait
            self._turn_away(hello.ref, "unavailable", "the table can't be read right now")
            return None
        if live is None:
            self._turn_away(hello.ref, "unknown_table", "no such table is here")
            return None
        if hello.key is not None and person is None:
            self._turn_away(hello.ref, "wrong_key", "this key is nobody's")
            return None
        connection.person = person
        seated = bool(live.table.seats_of(connection.person))
        if live.table.settings.daily is not None and not seated:
            self._turn_away(hello.ref, "unknown_table", "a daily challenge has no watchers")
            return None
        if hello.invite is not None and hello.invite != live.table.invite and not seated:
            self._turn_away(hello.ref, "wrong_invite", "this invite is not this table's")
            return None
        connection.invited = hello.invite == live.table.invite
        live.arrive(connection)
        connection.done(hello.ref, live.table.number)
        return live

    def _turn_away(self, ref: int, code: RefusalCode, reason: str) -> None:
        self._connection.refuse(ref, code, reason)
        self._connection.close(TRY_LATER if code == "unavailable" else POLICY, code)

    # --- Message by message ----------------------------------------------------------------------

    def _hear(self, live: LiveTable, heard: str | bytes) -> None:
        if self._connection.closing is not None:
            return
        message = self._read(heard)
        if message is None:
            return
        if isinstance(message, inc.Act):
            verb, argument = message.action
            person = self._connection.person
            command = commands.Act(person, message.seat, message.number, verb, argument)
            self._ask(live, message.ref, command)
        else:
            self._hear_other(live, message)

    def _hear_other(self, live: LiveTable, message: inc.Incoming) -> None:
        ref, connection = message.ref, self._connection
        if isinstance(message, inc.Hello):
            connection.refuse(ref, "malformed", "hello is said once, and first")
        elif isinstance(message, inc.Missed):
            live.broadcaster.send_missed(connection, message.since)
            connection.done(ref, live.table.number)
        elif isinstance(message, inc.Look):
            self._look(live, message)
        elif isinstance(message, inc.Again):
            task = asyncio.get_running_loop().create_task(self._again(live, ref))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif isinstance(message, inc.SitIn) and not roster.is_bot(
            live.table.settings.game, message.bot
        ):
            known = ", ".join(bot.name for bot in roster.bots_for(live.table.settings.game))
            connection.refuse(ref, "unknown_bot", f"no such bot is here; there are {known}")
        else:
            command = translate(message, connection.person, live, invited=self._may_sit(live))
            self._ask(live, ref, command)

    def _look(self, live: LiveTable, message: inc.Look) -> None:
        if live.broadcaster.look_through(self._connection, message.seat):
            self._connection.done(message.ref, live.table.number)
        else:
            reason = f"you may not look through the eyes of seat {message.seat}"
            self._connection.refuse(message.ref, "not_your_seat", reason)

    def _may_sit(self, live: LiveTable) -> bool:
        table = live.table
        person = self._connection.person
        known = person is not None and (person == table.host or bool(table.seats_of(person)))
        open_to_all = table.settings.listed and table.phase == "gathering"
        return self._connection.invited or known or open_to_all

    def _ask(self, live: LiveTable, ref: int, command: commands.Command) -> None:
        connection = self._connection

        def answered(answer: Answer) -> None:
            if answer.refusal is None:
                connection.done(ref, answer.number)
            else:
                metrics.REFUSALS.labels(answer.refusal[0]).inc()
                connection.refuse(ref, *answer.refusal)

        live.submit(command, answered)

    async def _again(self, live: LiveTable, ref: int) -> None:
        try:
            answer = await self._registry.rematch(live, self._connection.person)
        except Exception:  # noqa: BLE001 - whatever the database says, nothing was changed
            self._connection.refuse(ref, "unavailable", "a new table can't be made right now")
            return
        if answer.refusal is None:
            self._connection.done(ref, answer.number)
        else:
            self._connection.refuse(ref, *answer.refusal)

    # --- Limits ----------------------------------------------------------------------------------

    def _read(self, text: str | bytes) -> inc.Incoming | None:
        """The message, if it may be heard; else it is refused, and patience with it wanes."""
        if isinstance(text, bytes):
            self._refuse_shape("malformed", "messages are text, not bytes")
        elif len(text) > self._limits.message_bytes:
            self._refuse_shape("too_large", f"over {self._limits.message_bytes} letters")
        elif self._too_fast():
            self._refuse_shape("too_fast", "slow down")
        else:
            try:
                message = decode(text)
            except Malformed as error:
                self._refuse_shape("malformed", str(error))
            else:
                return message
        return None

    def _refuse_shape(self, code: RefusalCode, reason: str) -> None:
        metrics.REFUSALS.labels(code).inc()
        self._connection.refuse(None, code, reason)
        self._lose_patience()

    def _lose_patience(self) -> None:
        self._patience -= 1
        if self._patience <= 0:
            self._connection.close(POLICY, "enough")

    def _too_fast(self) -> bool:
        """A bucket that fills with time and empties with messages."""
        limits, now = self._limits, time.monotonic()
        filled = self._allowance + (now - self._counted_at) * limits.messages_a_second
        self._counted_at = now
        self._allowance = min(filled, limits.message_burst) - 1
        if self._allowance < 0:
            self._allowance = 0.0
            return True
        return False
