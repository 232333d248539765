"""The server's side of a WebSocket, on the Sans-I/O API of `websockets`.

uvicorn reads a request; if it asks for a WebSocket, uvicorn hands the connection to this protocol,
which runs the application with itself in the scope. There are three differences from uvicorn's own
protocols, because at a table one move is sent to everyone:

- a frame is encoded once for all clients, so this protocol sends finished frames;
- all frames sent in one turn of the event loop are written together;
- messages go to a callback instead of a queue and a waiting task.

Nobody can keep the server busy by sending a lot: a short message that arrives alone is handled at
once, everything else in small pieces that share a fixed part of the event loop's time. Control
frames and fragments are limited per second, messages by the application, and what all clients have
sent of messages that are not complete by the admission.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from gemkeep.server.frames import MEDIUM, SHORT, TEXT
from gemkeep.server.network.admission import Place
from gemkeep.server.network.slow_readers import SLOW, SlowReaders, slow_readers_of
from gemkeep.server.websocket.flush_queue import FlushQueue, flush_queue_of
from gemkeep.server.websocket.handshake import Scope, read_request, scope_of
from gemkeep.server.websocket.rate_limit import TokenBucket
from gemkeep.server.websocket.read_queue import ReadQueue, read_queue_of

Message: TypeAlias = str | bytes

LOG: Final = logging.getLogger("gemkeep.websocket")
EXTENSION: Final = "gemkeep.websocket"
"""The key of this protocol in the scope's extensions."""
SWITCHING_PROTOCOLS: Final = 101
MASKED: Final = 0x80
"""Set in the second byte of every frame a client sends."""
SHORT_HEADER: Final = 6
"""The size of a short frame's header from a client: two bytes and a mask of four."""
UPGRADED: Final = ConnectionAbortedError("the connection was upgraded to a WebSocket")
CLOSE_TIMEOUT: Final = 10.0
"""Seconds for a client to answer a close frame."""
FAREWELL: Final = 0.5
"""Seconds for a client that is cut off to read why."""
FLUSH_TIMEOUT: Final = 2.0
"""Seconds for a client to read the last that it is sent."""
SLICE: Final = 192
"""Bytes that are parsed at once: at most 32 frames, which have six bytes or more."""
BYTES_A_TURN: Final = 4096
FRAMES_A_TURN: Final = 32
"""What is parsed before others have their turn."""
FRAMES_A_SECOND: Final = 30.0
FRAME_BURST: Final = 120.0
"""Control frames, fragments and whatever comes after a close frame; browsers send next to none."""


class WebSocketProtocol(asyncio.Protocol):
    """One client's WebSocket. uvicorn makes it, feeds it the request and shuts it down."""

    max_write_buffer: int = 1_000_000
    """Bytes that may wait for a slow client before it is disconnected."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._app = config.loaded_app
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        del app_state  # of the lifespan; the endpoint has its own
        self._loop = asyncio.get_running_loop()
        self._ws = ServerProtocol(state=State.OPEN, max_size=config.ws_max_size)
        """Parses and makes frames; it checks the request, but has no part in sending the answer."""
        self._has_request = False
        self._response: Response | None = None
        """The answer to the request, until it is sent."""
        self._is_open = False
        """Whether messages go both ways."""
        self._unparsed = 0
        """Bytes received of which no frame was made yet."""
        self._backlog = bytearray()
        """Those of them that the parser was not given yet."""
        self._frames = 0
        """Frames received through the parser."""
        self._frame_limit = TokenBucket(FRAMES_A_SECOND, FRAME_BURST)
        self._fragments: list[bytes] = []
        self._fragmented = 0
        """The size of the fragments."""
        self._fragments_are_text = True
        self._inbox: asyncio.Queue[Message | None] = asyncio.Queue()
        """Messages received before `listen`; None at the end."""
        self._held = False
        """Whether messages wait for the application, which must take them first."""
        self._is_cut_off = False
        self._reading = True
        self._on_message: Callable[[Message], None] | None = None
        self._outgoing: list[bytes] = []
        self._flush_queue: FlushQueue = flush_queue_of(server_state, self._loop)
        self._read_queue: ReadQueue = read_queue_of(server_state, self._loop)
        self._slow_readers: SlowReaders = slow_readers_of(server_state, self._loop)
        self._place: Place | None = None
        self._ping: bytes | None = None
        """The payload of a ping the client has not answered yet."""
        self._ping_interval = config.ws_ping_interval
        self._ping_timer: asyncio.TimerHandle | None = None
        self._close_timer: asyncio.TimerHandle | None = None

    # --- Called by uvicorn and the event loop ----------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection; its request follows as the first data."""
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)
        self._place = getattr(self._transport.get_protocol(), "place", None)
        if self._place is not None:
            self._place.hand_to(self)
        # uvicorn forgets its HTTP protocol without an end. That one holds a reference cycle, which
        # holds the transport and so all of this: the connection is over, as far as it can tell.
        self._loop.call_soon(self._transport.get_protocol().connection_lost, UPGRADED)

    def data_received(self, data: bytes) -> None:
        """Process what the client sent. Every byte from a client passes through here."""
        # Nearly every message is one short text frame that arrives alone: no parser is needed.
        if (
            self._on_message is not None
            and len(data) > SHORT_HEADER
            and data[0] == TEXT
            and len(data) == SHORT_HEADER + data[1] - MASKED < SHORT_HEADER + SHORT
            and not (self._unparsed or self._fragments)
            and self._is_open
        ):
            self._receive(unmask(data[SHORT_HEADER:], data[2:SHORT_HEADER]), is_text=True)
        elif self._has_request:
            self._take(data)
        else:
            self._has_request = True
            self._on_request(read_request(data))

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything, so that no reference cycle waits for the garbage collector."""
        del exc
        self._connections.discard(self)
        for timer in (self._ping_timer, self._close_timer):
            if timer is not None:
                timer.cancel()
        if self._place is not None:
            self._place.leave()
        self._forget_backlog()
        self._ws.parser.close()  # in the middle of a frame, it holds what has arrived and itself
        self._end()

    def drop(self) -> None:
        """Disconnect: all clients hold too many unfinished messages, and this one the longest."""
        self._transport.abort()

    def shutdown(self) -> None:
        """Ask the client to come back, because the server is about to stop."""
        if self._response is not None:
            self._respond(self._ws.reject(503, "The server is restarting.\n"))
        else:
            self.close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # --- Called by the application ---------------------------------------------------------------

    def accept(self) -> None:
        """Open the WebSocket."""
        if self._response is not None and not self._transport.is_closing():
            self._respond(self._response)

    def reject(self, status: int, json: str) -> None:
        """Answer the request with an error instead of opening the WebSocket."""
        response = self._ws.reject(status, json)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        self._respond(response)

    async def receive(self) -> Message | None:
        """The next message; None once the WebSocket is closed. After `listen`, only None."""
        message = await self._inbox.get()
        if self._inbox.empty():
            self._go_on()
        return message

    def listen(self, on_message: Callable[[Message], None]) -> None:
        """Call `on_message` with every message from here on, those already received first."""
        received = [self._inbox.get_nowait() for _ in range(self._inbox.qsize())]
        if self._is_open:
            self._on_message = on_message
        for message in received:
            if message is None:
                self._inbox.put_nowait(None)
            else:
                on_message(message)
        self._go_on()

    def send(self, frame: bytes) -> None:
        """Send a frame together with the others of this turn of the event loop."""
        if not self._outgoing:
            self._flush_queue.add(self)
        self._outgoing.append(frame)

    def flush(self) -> None:
        """Write the frames sent since the last flush."""
        data = b"".join(self._outgoing)
        self._outgoing.clear()
        if data and self._is_open:
            self._write(data)

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame after everything sent so far; further messages are discarded."""
        if not self._is_open:
            return
        self.flush()
        self._ws.send_close(code, reason)
        self._close_timer = self._loop.call_later(CLOSE_TIMEOUT, self._transport.abort)
        self._write_answers()
        self._go_on()
        self._end()

    def cut_off(self, code: int, reason: str) -> None:
        """Close without reading another byte; the client has a moment to see why."""
        if self._is_cut_off:
            return
        self._is_cut_off = True
        self._pause_reading()
        self._forget_backlog()
        self.close(code, reason)
        if self._close_timer is not None:
            self._close_timer.cancel()
        self._close_timer = self._loop.call_later(FAREWELL, self._transport.abort)

    # --- The request -----------------------------------------------------------------------------

    def _on_request(self, request: Request) -> None:
        response = self._ws.accept(request)
        if response.status_code != SWITCHING_PROTOCOLS:
            self._respond(response)
            return
        self._response = response
        scope = scope_of(request, self._transport)
        scope["extensions"][EXTENSION] = self
        task = self._loop.create_task(self._run_application(scope))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_application(self, scope: Scope) -> None:
        try:
            await self._app(scope, _use_extension, _use_extension)
        except Exception:
            LOG.exception("a WebSocket's application failed")
        if self._response is not None:
            self._respond(self._ws.reject(500, "The server failed.\n"))
        self.close(CloseCode.INTERNAL_ERROR)

    def _respond(self, response: Response) -> None:
        """Answer the request: open the WebSocket, or close the connection."""
        self._response = None
        self._write(response.serialize())
        if response.status_code == SWITCHING_PROTOCOLS:
            self._is_open = True
            self._schedule_ping()
        else:
            self._finish()

    # --- Frames ----------------------------------------------------------------------------------

    def _take(self, data: bytes) -> None:
        """Keep data until it is this socket's turn to be read from."""
        if self._is_cut_off or self._transport.is_closing():
            return
        self._unparsed += len(data)
        self._backlog += data
        self._read_queue.unread += len(data)
        if self._read_queue.is_full:
            self.cut_off(CloseCode.TRY_AGAIN_LATER, "the server is busy")
        elif not self._held:
            self._read_queue.read(self)
        if self._backlog:
            self._pause_reading()
        self._count_held()

    def read_on(self) -> bool:
        """Parse what one turn allows; returns whether there is more."""
        if self._transport.is_closing():
            self._forget_backlog()
            return False
        bytes_end = max(len(self._backlog) - BYTES_A_TURN, 0)
        frames_end = self._frames + FRAMES_A_TURN
        while len(self._backlog) > bytes_end and self._frames < frames_end and not self._held:
            data = bytes(self._backlog[:SLICE])
            del self._backlog[:SLICE]
            self._read_queue.unread -= len(data)
            self._parse(data)
        if not self._backlog and not self._held:
            self._resume_reading()
        self._count_held()
        return bool(self._backlog) and not self._held

    def _go_on(self) -> None:
        """Read on, because the application has taken every message."""
        self._held = False
        if self._backlog:
            self._read_queue.read_later(self)
        else:
            self._resume_reading()

    def _count_held(self) -> None:
        """Count what has arrived of a message that is not complete; I may be dropped for it."""
        if self._place is not None:
            self._place.hold(self._unparsed + self._fragmented)

    def _forget_backlog(self) -> None:
        self._read_queue.unread -= len(self._backlog)
        self._backlog.clear()

    def _parse(self, data: bytes) -> None:
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Frame):
                self._on_frame(event)
        if self._ws.close_expected():
            self._end()
        self._write_answers()

    def _on_frame(self, frame: Frame) -> None:
        payload = bytes(frame.data)
        self._unparsed -= size_of_frame(len(payload))
        self._frames += 1
        is_message = frame.fin and frame.opcode in {Opcode.TEXT, Opcode.BINARY}
        if not (is_message and self._is_open) and not self._frame_limit.take():
            self.cut_off(CloseCode.POLICY_VIOLATION, "too many frames")
            return
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                if frame.opcode is not Opcode.CONT:
                    self._fragments_are_text = frame.opcode is Opcode.TEXT
                self._fragments.append(payload)
                self._fragmented += len(payload)
                if frame.fin:
                    message = b"".join(self._fragments)
                    self._fragments.clear()
                    self._fragmented = 0
                    self._receive(message, is_text=self._fragments_are_text)
            case Opcode.PONG if payload == self._ping:
                self._ping = None
            case Opcode.CLOSE:
                self._end()
            case _:  # a ping is answered by `websockets`
                pass

    def _receive(self, data: bytes, *, is_text: bool) -> None:
        if not self._is_open:
            return
        try:
            message = data.decode() if is_text else data
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "a text message is not in UTF-8")
            return
        if self._on_message is not None:
            self._on_message(message)
        else:
            self._inbox.put_nowait(message)
            self._held = True
            self._pause_reading()

    def _schedule_ping(self) -> None:
        if self._ping_interval is not None:
            self._ping_timer = self._loop.call_later(self._ping_interval, self._keep_alive)

    def _keep_alive(self) -> None:
        """Send a ping, or disconnect a client that did not answer the last one."""
        if self._ping is not None:
            self._fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            return
        # A random payload: its pong shows that the client has read this far.
        self._ping = random.randbytes(4)
        self._ws.send_ping(self._ping)
        self._write_answers()
        self._schedule_ping()

    # --- The end ---------------------------------------------------------------------------------

    def _fail(self, code: int, reason: str) -> None:
        self._ws.fail(code, reason)
        self._end()
        self._write_answers()

    def _end(self) -> None:
        """Stop exchanging messages, and wake the application if it waits for one."""
        self._is_open = False
        self._on_message = None
        self._inbox.put_nowait(None)
        if self._ping_timer is not None:
            self._ping_timer.cancel()

    # --- The transport ---------------------------------------------------------------------------

    def _write_answers(self) -> None:
        """Write what `websockets` has to send: responses, pongs, close frames, the end."""
        for data in self._ws.data_to_send():
            if data:
                self._write(data)
            else:
                self._finish()

    def _finish(self) -> None:
        """Close the connection once the last data is read, or after a time limit."""
        self._transport.close()
        if self._transport.get_write_buffer_size() and self._close_timer is None:
            self._close_timer = self._loop.call_later(FLUSH_TIMEOUT, self._transport.abort)

    def _write(self, data: bytes) -> None:
        """Write, and disconnect a client that does not read."""
        if self._transport.is_closing():
            return
        self._transport.write(data)
        unsent = self._transport.get_write_buffer_size()
        if unsent > self.max_write_buffer:
            self._transport.abort()
        elif unsent > SLOW:
            self._slow_readers.add(self._transport)

    def _pause_reading(self) -> None:
        if self._reading and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    def _resume_reading(self) -> None:
        if not (self._reading or self._is_cut_off or self._transport.is_closing()):
            self._reading = True
            self._transport.resume_reading()


async def _use_extension(*_: object) -> Any:  # noqa: ANN401
    raise RuntimeError(f"this WebSocket is used through scope['extensions'][{EXTENSION!r}]")


def size_of_frame(payload: int) -> int:
    """The size of a client's frame with a payload of this size."""
    return SHORT_HEADER + payload + (0 if payload < SHORT else 2 if payload < MEDIUM else 8)


def unmask(payload: bytes, mask: bytes) -> bytes:
    """The payload of a client's frame without its mask of four bytes."""
    size = len(payload)
    repeated = (mask * (size // 4 + 1))[:size]
    plain = int.from_bytes(payload, sys.byteorder) ^ int.from_bytes(repeated, sys.byteorder)
    return plain.to_bytes(size, sys.byteorder)
