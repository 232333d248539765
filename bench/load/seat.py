"""A seat's WebSocket, with a minimal and fast implementation of the protocol."""

from __future__ import annotations

import asyncio
import base64
import os
import random
from typing import Any

from bench.load.tables import LoadTable

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
LONG, LONGER = 126, 127
UNMASKED = b"\0\0\0\0"  # a mask of zeros leaves the payload unchanged


class SeatSocket(asyncio.Protocol):
    """The part that both servers' clients share."""

    path: str
    """The path of the WebSocket."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.seat = seat
        self._buffer = b""
        self._shaken = False
        self.sit_at(table)

    def sit_at(self, table: LoadTable) -> None:
        """Use this table, with new futures for being ready and for the end of the game."""
        self.table = table
        loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = loop.create_future()
        self.over: asyncio.Future[None] = loop.create_future()

    def on_open(self) -> None:
        """Called when the socket is open, to introduce this seat."""
        raise NotImplementedError

    def start(self) -> None:
        """Called when everyone has joined."""
        raise NotImplementedError

    def on_message(self, message: bytes) -> None:
        """Called for each message."""
        raise NotImplementedError

    def choice(self) -> bytes:
        """A random choice, `on` or `back`."""
        return b"back" if random.random() < self.table.back else b"on"

    def send(self, message: bytes) -> None:
        """Send a text frame."""
        size = len(message)
        head = (
            bytes((TEXT, MASKED | size))
            if size < LONG
            else bytes((TEXT, MASKED | LONG)) + size.to_bytes(2)
        )
        self.transport.write(head + UNMASKED + message)

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401
        """Request a WebSocket."""
        self.transport = transport
        host, port = transport.get_extra_info("peername")
        nonce = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {nonce}",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the futures that are still pending."""
        for awaited in (self.ready, self.over):
            if not awaited.done():
                awaited.set_exception(exc or ConnectionError("closed by the server"))

    def data_received(self, data: bytes) -> None:
        """Handle every message that is complete."""
        buffer = self._buffer + data if self._buffer else data
        if not self._shaken:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = buffer
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._shaken, buffer = True, rest
            self.on_open()
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == LONG:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == LONGER:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if end < start + size:
                break
            message = buffer[start : start + size]
            if buffer[at] == TEXT:
                self.on_message(message)
            elif buffer[at] == PING:
                self.transport.write(bytes((PONG, MASKED | size)) + UNMASKED + message)
            at = start + size
        self._buffer = buffer[at:] if at < end else b""
