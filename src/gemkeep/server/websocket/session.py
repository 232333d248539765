"""One client's session: a handshake that says who it is, then messages and their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from gemkeep.core.errors import GemkeepError
from gemkeep.server import metrics
from gemkeep.server.accounts import people
from gemkeep.server.bots import roster
from gemkeep.server.bots.hints import HintRequest
from gemkeep.server.bots.port import Answer, OnAnswer
from gemkeep.server.config import Config
from gemkeep.server.tables.broadcast.encoding import encode
from gemkeep.server.tables.create import changed_settings
from gemkeep.server.tables.dealing.watching import note_watching
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.commands import ForTable, translate
from gemkeep.server.websocket.connection import Connection, Socket
from gemkeep.server.websocket.protocol import Message
from gemkeep.server.websocket.rate_limit import TokenBucket
from gemkeep.table.commands import ChangeSettings, Command
from gemkeep.wire import incoming as inc
from gemkeep.wire.incoming import BadMessage, decode
from gemkeep.wire.outgoing import RefusalCode

POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013
REMARKS_A_SECOND: Final = 1.0
REMARK_BURST: Final = 5.0
"""Spectators need no invite, so they may write and guess less often than players."""

HINTS_A_SECOND: Final = 0.25
HINT_BURST: Final = 6.0
"""A hint takes a worker's time, which bots wait for."""


class SessionSocket(Socket, Protocol):
    """What a session needs of a WebSocket."""

    async def receive(self) -> Message | None:
        """The next message; None once it is closed."""

    def listen(self, on_message: Callable[[Message], None]) -> None:
        """Call this with every message from here on."""

    def cut_off(self, code: int, reason: str) -> None:
        """Close it without reading another byte."""


class Session:
    """The messages of one client, and the answers to them."""

    def __init__(
        self, config: Config, registry: TableRegistry, socket: SessionSocket, table_id: str
    ) -> None:
        limits = config.limits
        self._limits = limits
        self._registry = registry
        self._socket = socket
        self._connection = Connection(socket)
        self._table_id = table_id
        self._messages = TokenBucket(limits.messages_a_second, limits.message_burst)
        self._strikes = TokenBucket(limits.strikes_forgiven_a_second, limits.strikes)
        self._remarks = TokenBucket(REMARKS_A_SECOND, REMARK_BURST)
        self._hints = TokenBucket(HINTS_A_SECOND, HINT_BURST)
        self._is_over = False

    async def run(self) -> None:
        """Serve the client until one side closes the WebSocket."""
        try:
            async with asyncio.timeout(self._limits.hello_within):
                hello = await self._first_message()
        except TimeoutError:
            self._cut_off("no hello")
            return
        # A long log takes its time to read, for which the client is not to blame.
        live = None if hello is None else await self._hello(hello)
        if live is None:
            return
        try:
            self._socket.listen(lambda message: self._on_message(live, message))
            await self._socket.receive()  # the end, because all messages go to the listener
        finally:
            live.leave(self._connection)

    def _close(self, code: int, reason: str) -> None:
        self._is_over = True
        self._connection.close(code, reason)

    def _cut_off(self, reason: str) -> None:
        self._is_over = True
        self._socket.cut_off(POLICY_VIOLATION, reason)

    # --- The handshake ---------------------------------------------------------------------------

    async def _first_message(self) -> inc.Hello | None:
        """The client's hello; None if the WebSocket is closed first."""
        while not self._is_over:
            received = await self._socket.receive()
            if received is None:
                return None
            message = self._decode(received)
            if isinstance(message, inc.Hello):
                return message
            if message is not None:
                self._connection.refuse(message.ref, "hello_first", "say hello first")
                self._strike()
        return None

    async def _hello(self, hello: inc.Hello) -> LiveTable | None:
        connection = self._connection
        try:
            # The key comes last: between its check and `arrive` nobody can change it.
            live = await self._registry.open(self._table_id)
            person = (
                None if hello.key is None else await people.known(self._registry.store, hello.key)
            )
        except Exception:  # noqa: BLE001 - whatever the database's error, the client can only wait
            self._turn_away(hello.ref, "unavailable", "the table can't be read right now")
            return None
        if live is None:
            self._turn_away(hello.ref, "unknown_table", "there is no such table")
            return None
        if hello.key is not None and person is None:
            self._turn_away(hello.ref, "wrong_key", "this key is not valid")
            return None
        seated = bool(live.table.seats_of(person))
        if live.table.settings.solo and not seated:
            self._turn_away(hello.ref, "unknown_table", "this table has no spectators")
            return None
        if hello.invite is not None and hello.invite != live.table.invite and not seated:
            self._turn_away(hello.ref, "wrong_invite", "this invite is for another table")
            return None
        connection.person = person
        # Whoever has a seat is sent the invite, so they may stand up and sit down again.
        connection.invite = live.table.invite if seated else hello.invite
        live.arrive(connection)
        note_watching(self._registry.store, live.table, person, live.now())
        connection.done(hello.ref, live.table.number)
        return live

    def _turn_away(self, ref: int, code: RefusalCode, reason: str) -> None:
        self._connection.refuse(ref, code, reason)
        self._close(TRY_AGAIN_LATER if code == "unavailable" else POLICY_VIOLATION, code)

    # --- Messages --------------------------------------------------------------------------------

    def _on_message(  # noqa: C901 - one case for each kind of message
        self, live: LiveTable, received: Message
    ) -> None:
        message = None if self._is_over else self._decode(received)
        match message:
            case None:
                pass
            case inc.Act():  # by far the most frequent
                self._submit(live, message)
            case inc.Hello():
                reason = "hello comes first, and only once"
                self._connection.refuse(message.ref, "malformed", reason)
            case inc.Missed():
                live.broadcaster.send_missed(self._connection, message.since)
                self._connection.done(message.ref, live.table.number)
            case inc.Look():
                self._look(live, message)
            case inc.Hint():
                self._hint(live, message)
            case inc.Read() | inc.Hurry():
                self._pace_bots(live, message)
            case inc.Promise() | inc.Share():
                self._take_share(live, message)
            case inc.Remark() | inc.Guess():
                self._answer_spectator(live, message)
            case inc.SitIn(bot=bot) | inc.Start(bot=bot) if not _is_bot(live, bot):
                known = ", ".join(bot.name for bot in roster.bots_for(live.table.settings.game))
                reason = f"there is no such bot; there are {known}"
                self._connection.refuse(message.ref, "unknown_bot", reason)
            case inc.Change():
                self._change(live, message)
            case _:
                self._submit(live, message)

    def _submit(self, live: LiveTable, message: ForTable) -> None:
        may_sit = isinstance(message, inc.Sit) and self._may_sit(live)
        command = translate(message, self._connection.person, live, may_sit=may_sit)
        self._submit_command(live, command, message.ref)

    def _change(self, live: LiveTable, message: inc.Change) -> None:
        try:
            settings = changed_settings(message, live.table.settings, self._registry.config)
        except GemkeepError as error:
            self._connection.refuse(message.ref, "illegal", str(error))
            return
        command = ChangeSettings(self._connection.person, settings)
        self._submit_command(live, command, message.ref)

    def _submit_command(self, live: LiveTable, command: Command, ref: int) -> None:
        live.submit(command, self._answering(ref))

    def _answering(self, ref: int) -> OnAnswer:
        """Tell the client how its message went."""
        connection = self._connection

        def on_answer(answer: Answer) -> None:
            if answer.refusal is None:
                connection.done(ref, answer.number)
            else:
                metrics.REFUSALS.labels(answer.refusal[0]).inc()
                connection.refuse(ref, *answer.refusal)

        return on_answer

    def _may_sit(self, live: LiveTable) -> bool:
        table = live.table
        person = self._connection.person
        kept = any(chair.kept_for == person for chair in table.chairs)
        known = person is not None and (person == table.host or table.seats_of(person) or kept)
        open_to_all = table.settings.listed and table.phase == "gathering"
        return self._connection.invite == table.invite or bool(known) or open_to_all

    def _look(self, live: LiveTable, message: inc.Look) -> None:
        if live.broadcaster.look_through(self._connection, message.seat):
            self._connection.done(message.ref, live.table.number)
        else:
            reason = f"you may not watch from seat {message.seat}"
            self._connection.refuse(message.ref, "not_your_seat", reason)

    def _hint(self, live: LiveTable, message: inc.Hint) -> None:
        connection = self._connection
        if not self._hints.take():
            connection.refuse(message.ref, "too_fast", "wait a little before the next hint")
            return
        request = HintRequest(connection.person, message.seat, message.number)
        send = lambda hinted: connection.push(encode(hinted))  # noqa: E731 - one expression
        live.hints.ask(request, send, self._answering(message.ref))

    def _pace_bots(self, live: LiveTable, message: inc.Read | inc.Hurry) -> None:
        """A player lets the bots go on, or hurries them."""
        if not live.table.seats_of(self._connection.person):
            self._connection.refuse(message.ref, "not_seated", "only players may do that")
            return
        if isinstance(message, inc.Read):
            live.scheduler.read_up_to(message.number)
        else:
            live.scheduler.hurry()
        self._connection.done(message.ref, live.table.number)

    def _take_share(self, live: LiveTable, message: inc.Promise | inc.Share) -> None:
        """A player adds to the deal; the share is stored with the start of the game."""
        connection, exchange = self._connection, live.exchange
        if isinstance(message, inc.Promise):
            refusal = exchange.promise(connection, message.promise, message.share)
        else:
            refusal = exchange.open(connection, message.share)
        if refusal is None:
            connection.done(message.ref, live.table.number)
        else:
            connection.refuse(message.ref, *refusal)

    def _answer_spectator(self, live: LiveTable, message: inc.Remark | inc.Guess) -> None:
        connection, refusal = self._connection, None
        if not self._remarks.take():
            connection.refuse(message.ref, "too_fast", "one line a second is enough")
            return
        if isinstance(message, inc.Remark):
            refusal = live.broadcaster.remark(connection, message.name, message.text)
        else:
            refusal = live.broadcaster.guess(connection, message.answer)
        if refusal is None:
            connection.done(message.ref, live.table.number)
        else:
            connection.refuse(message.ref, *refusal)

    # --- Limits ----------------------------------------------------------------------------------

    def _decode(self, received: Message) -> inc.Incoming | None:
        """The message; None if it is refused for its form, its size or the client's speed."""
        if isinstance(received, bytes):
            self._refuse_form("malformed", "messages are text, not bytes")
        elif len(received) > self._limits.message_bytes:
            self._refuse_form("too_large", f"longer than {self._limits.message_bytes} characters")
        elif not self._messages.take():
            self._refuse_form("too_fast", "slow down")
        else:
            try:
                return decode(received)
            except BadMessage as error:
                self._refuse_form("malformed", str(error))
        return None

    def _refuse_form(self, code: RefusalCode, reason: str) -> None:
        metrics.REFUSALS.labels(code).inc()
        self._connection.refuse(None, code, reason)
        self._strike()

    def _strike(self) -> None:
        """Count a refusal for form or speed; cut the client off after too many."""
        if not self._strikes.take():
            self._cut_off("enough")


def _is_bot(live: LiveTable, name: str | None) -> bool:
    """Whether a message names no bot, or one of the game's."""
    return name is None or roster.is_bot(live.table.settings.game, name)
