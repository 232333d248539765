"""The WebSocket of uvicorn, with a shorter way in and out for play.

A table tells everyone the same bytes, often several messages in one go. So a frame is made once
for all, what is told within one turn of the event loop is written at once, and what comes in is
heard without a detour through a queue. Everything else is uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "gemkeep.play"
"""Where the application finds this socket in its scope."""
TEXT: Final = 0x81
SHORT, LONG = 126, 65_536


def frame(text: bytes) -> bytes:
    """The text as a whole frame from a server."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2) + text
    return bytes((TEXT, 127)) + size.to_bytes(8) + text


class PlaySocket(WebSocketsSansIOProtocol):
    """One client's socket."""

    most_waiting: int = 1_000_000
    """The bytes that may wait for a slow client before it is cut off."""

    def __init__(self, *args: Any, **settings: Any) -> None:  # noqa: ANN401
        """As uvicorn makes it."""
        super().__init__(*args, **settings)
        self._gathered: list[bytes] = []
        self.listener: Callable[[str | bytes], None] | None = None
        """Who hears what comes in; without one it waits for the application to ask."""

    async def run_asgi(self) -> None:
        """Run the application, which finds us in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

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
            self.loop.call_soon(self.flush)
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
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Say what is left to say, then goodbye."""
        self.flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Let the listener hear a message at once."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        is_text = self.curr_msg_data_type == "text"
        self.frames = []
        if self.close_sent:
            return
        try:
            self.listener(data.decode() if is_text else data)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
