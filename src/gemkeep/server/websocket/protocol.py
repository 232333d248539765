"""The WebSocket of uvicorn, with a shorter way in and out for play.

A table tells everyone the same bytes, often several messages in one go. So a frame is made once
for all, what is told within one turn of the event loop is written at once, and what comes in is
heard without a detour through a queue. Everything else is uvicorn's.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import accept_key

from gemkeep.server.frames import SHORT, TEXT

EXTENSION: Final = "gemkeep.play"
"""Where the application finds this socket in its scope."""
WELCOME: Final = (
    b"HTTP/1.1 101 Switching Protocols\r\n"
    b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: %b\r\n%b\r\n"
)
HEAD: Final = 6
"""The bytes before a short text from a client: two of a head, four of a mask."""
MASKED: Final = 0x80


class FlushQueue:
    """The sockets that were told something in this turn of the loop, to be written to next."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        """For the sockets of this loop."""
        self._loop = loop
        self._sockets: list[PlaySocket] = []

    def wait(self, socket: PlaySocket) -> None:
        """This socket has something to write."""
        if not self._sockets:
            self._loop.call_soon(self._deliver)
        self._sockets.append(socket)

    def _deliver(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.flush()
            except Exception as error:  # noqa: BLE001 - the others are written to all the same
                told = {"message": "a socket could not be written to", "exception": error}
                self._loop.call_exception_handler(told)


_FLUSH_QUEUES: Final[WeakKeyDictionary[ServerState, FlushQueue]] = WeakKeyDictionary()
"""Each server's own, for as long as it is there."""


class PlaySocket(WebSocketsSansIOProtocol):
    """One client's socket."""

    most_waiting: int = 1_000_000
    """The bytes that may wait for a slow client before it is cut off."""

    def __init__(self, *, server_state: ServerState, **settings: Any) -> None:  # noqa: ANN401
        """As uvicorn makes it."""
        super().__init__(server_state=server_state, **settings)
        self._gathered: list[bytes] = []
        self._flush_queue = _FLUSH_QUEUES.get(server_state) or _FLUSH_QUEUES.setdefault(
            server_state, FlushQueue(self.loop)
        )
        self.listener: Callable[[str | bytes], None] | None = None
        """Who hears what comes in; without one it waits for the application to ask."""
        self._key: bytes | None = None
        """What the client is to be answered by, if that is for us to do."""

    def take_over(self, transport: Transport, scope: Any, key: bytes) -> None:  # noqa: ANN401
        """Go on from a request that was read already, and ask the application about it."""
        self.connections.add(self)
        self.transport, self.scope, self._key = transport, scope, key
        self.server, self.client, self.scheme = scope["server"], scope["client"], scope["scheme"]
        self.handshake_initiated = True
        # From here on frames come: the other parser has no part in the request.
        self.conn = ServerProtocol(
            state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger
        )
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def run_asgi(self) -> None:
        """Run the application, which finds us in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]  # else we would know ourselves, and wait for the collector

    def listen(self, listener: Callable[[str | bytes], None]) -> None:
        """From now on this hears what comes in, what waits already first."""
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self.listener = listener
        for event in waiting:
            if event["type"] == "websocket.receive":
                listener(event.get("text") or event.get("bytes") or "")
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def tell(self, whole_frame: bytes) -> None:
        """Send a frame with the others of this turn of the loop."""
        if not self._gathered:
            self._flush_queue.wait(self)
        self._gathered.append(whole_frame)

    def flush(self) -> None:
        """Write what was gathered; whoever does not take it is cut off."""
        if not self._gathered:
            return
        data = b"".join(self._gathered)
        self._gathered.clear()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > self.most_waiting:
            self.transport.abort()

    async def send(self, message: Any) -> None:  # noqa: ANN401
        """Send what the application sends by the usual way, after what was told before."""
        if self._key is not None and message["type"] == "websocket.accept":
            self._welcome(self._key)
            return
        self.flush()
        await super().send(message)

    def _welcome(self, key: bytes) -> None:
        """Let the client in."""
        if self.disconnected:
            raise ClientDisconnected
        headers = [b"%b: %b\r\n" % header for header in self.default_headers]
        self.transport.write(WELCOME % (accept_key(key.decode()).encode(), b"".join(headers)))
        self.handshake_complete = True
        self.start_keepalive()

    def shutdown(self) -> None:
        """Say what is left to say, then goodbye."""
        self.flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Hear a short text that came whole, as nearly all do, without going through a parser."""
        if (
            self.listener is not None
            and len(data) > HEAD
            and data[0] == TEXT
            and len(data) == HEAD + data[1] - MASKED < HEAD + SHORT
            and not (self.frames or self.conn.reader.buffer or self.close_sent)
        ):
            self._hear(apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]), is_text=True)
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Let the listener hear a message at once."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hear(data, is_text=self.curr_msg_data_type == "text")

    def _hear(self, data: bytes, *, is_text: bool) -> None:
        assert self.listener is not None  # noqa: S101 - only called with one
        try:
            heard = data.decode() if is_text else data
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self.listener(heard)
