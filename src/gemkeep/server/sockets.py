"""Play over a WebSocket: who it is, then message by message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from gemkeep.games.hideouts import Hideouts
from gemkeep.server import bots, metrics, people
from gemkeep.server.config import Config
from gemkeep.server.connection import POLICY, TRY_LATER, Connection
from gemkeep.server.hall import Hall
from gemkeep.server.room import Answer, Room
from gemkeep.server.translate import translate
from gemkeep.table import commands
from gemkeep.wire import incoming as inc
from gemkeep.wire.decode import Malformed, decode
from gemkeep.wire.outgoing import Refusal

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Talk:
    """What one client says, and the answers."""

    def __init__(
        self,
        config: Config,
        hall: Hall,
        connection: Connection,
        receive: Receive,
        table_id: str,
    ) -> None:
        """With a client that was just let in."""
        self._limits = config.limits
        self._hall = hall
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
                room = await self._introduced()
        except TimeoutError:
            self._connection.close(POLICY, "no hello")
            return
        if room is None:
            return
        try:
            self._connection.socket.listen(lambda heard: self._hear(room, heard))
            await self._receive()  # the end: all else goes to the listener
        finally:
            self._connection.socket.listener = None
            room.leave(self._connection)
            for task in self._tasks:
                task.cancel()

    async def _introduced(self) -> Room | None:
        """The room, once the client has said who they are; None if they are shown the door."""
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

    async def _hello(self, hello: inc.Hello) -> Room | None:
        connection = self._connection
        try:
            room = await self._hall.room(self._table_id)
            person = None if hello.key is None else await people.known(self._hall.store, hello.key)
        except Exception:  # noqa: BLE001 - whatever the database says, the client can only wait
            self._turn_away(hello.ref, "unavailable", "the table can't be read right now")
            return None
        if room is None:
            self._turn_away(hello.ref, "unknown_table", "no such table is here")
            return None
        if hello.key is not None and person is None:
            self._turn_away(hello.ref, "wrong_key", "this key is nobody's")
            return None
        connection.person = person
        seated = bool(room.table.seats_of(connection.person))
        if room.table.settings.daily is not None and not seated:
            self._turn_away(hello.ref, "unknown_table", "a daily challenge has no watchers")
            return None
        if hello.invite is not None and hello.invite != room.table.invite and not seated:
            self._turn_away(hello.ref, "wrong_invite", "this invite is not this table's")
            return None
        connection.invited = hello.invite == room.table.invite
        room.arrive(connection)
        connection.done(hello.ref, room.table.number)
        return room

    def _turn_away(self, ref: int, code: Refusal, reason: str) -> None:
        self._connection.refuse(ref, code, reason)
        self._connection.close(TRY_LATER if code == "unavailable" else POLICY, code)

    # --- Message by message ----------------------------------------------------------------------

    def _hear(self, room: Room, heard: str | bytes) -> None:
        if self._connection.closing is not None:
            return
        message = self._read(heard)
        if message is None:
            return
        if isinstance(message, inc.Act):
            verb, argument = message.action
            person = self._connection.person
            command = commands.Act(person, message.seat, message.number, verb, argument)
            self._ask(room, message.ref, command)
        else:
            self._hear_other(room, message)

    def _hear_other(self, room: Room, message: inc.Incoming) -> None:
        ref, connection = message.ref, self._connection
        if isinstance(message, inc.Hello):
            connection.refuse(ref, "malformed", "hello is said once, and first")
        elif isinstance(message, inc.Missed):
            room.send_missed(connection, message.since)
            connection.done(ref, room.table.number)
        elif isinstance(message, inc.Look):
            self._look(room, message)
        elif isinstance(message, inc.Again):
            task = asyncio.get_running_loop().create_task(self._again(room, ref))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif isinstance(message, inc.SitIn) and not bots.is_bot(
            room.table.settings.game, message.bot
        ):
            known = ", ".join(bot.name for bot in bots.bots_for(room.table.settings.game))
            connection.refuse(ref, "unknown_bot", f"no such bot is here; there are {known}")
        elif isinstance(message, inc.Point) and room.table.settings.game != Hideouts.name:
            connection.refuse(ref, "illegal", "there is nothing to point at in this game")
        else:
            command = translate(message, connection.person, room, invited=self._may_sit(room))
            self._ask(room, ref, command)

    def _look(self, room: Room, message: inc.Look) -> None:
        if room.look(self._connection, message.seat):
            self._connection.done(message.ref, room.table.number)
        else:
            reason = f"you may not look through the eyes of seat {message.seat}"
            self._connection.refuse(message.ref, "not_your_seat", reason)

    def _may_sit(self, room: Room) -> bool:
        table = room.table
        person = self._connection.person
        known = person is not None and (person == table.host or bool(table.seats_of(person)))
        open_to_all = table.settings.listed and table.phase == "gathering"
        return self._connection.invited or known or open_to_all

    def _ask(self, room: Room, ref: int, command: commands.Command) -> None:
        connection = self._connection

        def answered(answer: Answer) -> None:
            if answer.refusal is None:
                connection.done(ref, answer.number)
            else:
                metrics.REFUSALS.labels(answer.refusal[0]).inc()
                connection.refuse(ref, *answer.refusal)

        room.ask(command, answered)

    async def _again(self, room: Room, ref: int) -> None:
        try:
            answer = await self._hall.again(room, self._connection.person)
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

    def _refuse_shape(self, code: Refusal, reason: str) -> None:
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
