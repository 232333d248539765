"""uvicorn's HTTP protocol with limits on what a client may send.

uvicorn itself limits neither the size of a request's head nor the time it takes. Here the address,
the number of headers, the size of the head and the time for the head and for the body are limited,
and so is the number of connections. A refused client gets a status and a reason, and a moment to
read them before the connection is closed.
"""

from __future__ import annotations

import asyncio
import http
from collections.abc import Callable
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from gemkeep.server.network.admission import Place
from gemkeep.server.network.settings import NetworkSettings
from gemkeep.server.network.slow_readers import SLOW, slow_readers_of
from gemkeep.wire.http import Problem

SLICE: Final = 4096
"""Bytes that are parsed before the limits are checked again."""
FRAMING: Final = 4
"""A body may take this many times its allowed size, because chunks add to it."""
HEADER_COST: Final = 160
"""Bytes that a header takes besides its name and value: two byte strings, a tuple, rounding."""
MOST_CHUNKS: Final = 500
MOST_PIPELINED: Final = 2
"""Requests that may wait for the answer to an earlier one of the same connection."""
LINGER: Final = 1.0
"""Seconds in which a client that is still sending can read why it was refused."""
MOST_DISCARDED: Final = 256_000
"""Bytes that are thrown away meanwhile; the rest is not even read."""
STALLED_AFTER: Final = 30.0
"""Seconds without progress after which a client that does not read its answer is disconnected."""
REFUSALS: Final = {
    400: Problem("malformed", "this is not HTTP/1.1"),
    408: Problem("malformed", "the request took too long to arrive"),
    413: Problem("too_large", "the body is too long"),
    414: Problem("too_large", "the address is too long"),
    431: Problem("too_large", "the headers are too many or too long"),
    503: Problem("unavailable", "too many connections from your address; come back later"),
}


class _TooMuch(Exception):
    """Stops the parser."""


class HttpProtocol(HttpToolsProtocol):
    """One client's connection, until it becomes a WebSocket."""

    def __init__(
        self,
        config: NetworkSettings,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._admission = config.admission
        self._memory = config.memory
        self._slow_readers = slow_readers_of(server_state, self.loop)
        self._was_slow = False
        """Whether much has waited for the client to read it."""
        self.place: Place | None = None
        self._in_head = True
        """Whether a request's head is expected or incomplete."""
        self._is_unfinished = False
        """Whether a request has begun and not arrived in full."""
        self._received = 0
        """Bytes of the head or, after it, of the body."""
        self._chunks = 0
        """Parts of the body."""
        self._fault = 400
        """The status for what the parser refuses."""
        self._is_over = False
        """Whether anything that still arrives is discarded."""
        self._upgraded = False
        self._unanswered: list[RequestResponseCycle] = []
        self._timer: asyncio.TimerHandle | None = None

    # --- Called by the event loop ----------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=SLOW)
        self.place = self._admission.enter(self, self.client[0] if self.client else "")
        if self.place is None:
            self._refuse(503)
        else:
            self._within(self._limits.head_within, self._head_is_late)

    def data_received(self, data: bytes) -> None:
        """Parse a request piece by piece, for as long as it keeps to the limits."""
        if self._is_over:
            self._received += len(data)
            if self._received > MOST_DISCARDED:
                self.flow.pause_reading()
            return
        self._unset_keepalive_if_required()
        if self._in_head and self._timer is None:
            self._within(self._limits.head_within, self._head_is_late)
        if len(data) <= SLICE:
            self._feed(data)
            return
        for start in range(0, len(data), SLICE):
            self._feed(data[start : start + SLICE])
            if self._is_over or self._upgraded or self.transport.is_closing():
                return

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything; a WebSocket keeps its place."""
        self._stop_timer()
        self._forget_request()
        if self.place is not None and not self._upgraded:
            self.place.leave()
        for cycle in self._unanswered:  # uvicorn knows of the last one only
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered.clear()
        if self._was_slow:
            self._memory.soon()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait for a client that reads slowly, but not forever."""
        super().pause_writing()
        self._was_slow = True
        self._slow_readers.add(self.transport)
        if not self._is_over:
            self._within(STALLED_AFTER, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if not self._is_over:
            self._stop_timer()

    # --- Called by the admission and by uvicorn --------------------------------------------------

    def drop(self) -> None:
        """Make room for another connection."""
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket."""
        self._upgraded = True
        self._stop_timer()
        if self.place is not None:
            self.place.keep()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection without requests, even if its last answer is never read."""
        super().timeout_keep_alive_handler()
        self._within(STALLED_AFTER, self.transport.abort)

    def on_response_complete(self) -> None:
        """Wait for the next request, unless this one was answered before its body was read."""
        super().on_response_complete()
        self._unanswered = [it for it in self._unanswered if not it.response_complete]
        if self.transport.is_closing():
            self._within(STALLED_AFTER, self.transport.abort)
        elif not self.cycle.response_complete:  # the next one is already here
            pass
        elif not self._in_head:
            self._linger()
        elif self.place is not None:
            self.place.wait()

    # --- Called by the parser --------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """A request's first byte."""
        super().on_message_begin()
        self._is_unfinished = True

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        if len(self.url) + len(url) > self._limits.url_bytes:
            self._fault = 414
            raise _TooMuch
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer after the body."""
        super().on_header(name, value)
        if len(self.headers) > self._limits.headers:
            self._fault = 431
            raise _TooMuch

    def on_headers_complete(self) -> None:
        """The request can be answered; its body may follow."""
        self._in_head = False
        self._received = self._chunks = 0
        self._stop_timer()
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _TooMuch
        if self.place is not None:
            self.place.work()
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A part of the body; many tiny ones would keep us busy."""
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            self._fault = 413
            raise _TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The next head may follow."""
        self._in_head = True
        self._is_unfinished = False
        self._received = 0
        self._stop_timer()
        super().on_message_complete()

    # --- Limits ----------------------------------------------------------------------------------

    def _feed(self, data: bytes) -> None:
        if self._in_head and self._received >= self._limits.head_bytes:
            self._refuse(431)
            return
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self._refuse(self._fault)
            return
        self._received += len(data)
        self._count_held()
        if self._in_head:
            return
        if self._received > FRAMING * self._limits.body_bytes:
            self._refuse(413)
        elif self._timer is None:
            self._within(self._limits.body_within, self._body_is_late)

    def _count_held(self) -> None:
        """Count what this connection holds of an unfinished request; it may be dropped for it."""
        if self.place is not None:
            held = self._received + HEADER_COST * len(self.headers) if self._is_unfinished else 0
            self.place.hold(held)

    def _head_is_late(self) -> None:
        self._refuse(408)

    def _body_is_late(self) -> None:
        self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Answer with an error, if no answer has begun, and close the connection."""
        self._is_over = True
        self._forget_request()
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            if cycle.response_started or self.pipeline:
                self._received = 0
                self._within(LINGER, self.transport.abort)
                return
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(_answer(status))
        self._linger()

    def _forget_request(self) -> None:
        """Free what has arrived of a request, now that nobody will answer it."""
        if self._is_unfinished:
            self._is_unfinished = False
            if self._in_head:  # else the application may still look at them
                self.headers.clear()
            self._memory.soon()
        self._count_held()

    def _linger(self) -> None:
        """Close the connection once the client has had time to read the answer."""
        self._is_over = True
        self._received = 0
        self._unset_keepalive_if_required()
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._within(LINGER, self.transport.abort)

    def _within(self, seconds: float, otherwise: Callable[[], None]) -> None:
        """Do something after these seconds, unless there is something else to wait for by then."""
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, otherwise)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _answer(status: int) -> bytes:
    body = msgspec.json.encode(REFUSALS[status])
    lines = (
        f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + body
