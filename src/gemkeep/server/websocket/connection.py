"""One client as a table sees it: a person, what they may see, and a way to send to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gemkeep.core.moves import Viewer
from gemkeep.server.frames import frame
from gemkeep.server.tables.broadcast.encoding import encode
from gemkeep.table.state import Person
from gemkeep.wire import outgoing as out


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    def send(self, frame: bytes) -> None:
        """Send a frame."""

    def close(self, code: int, reason: str = "") -> None:
        """Close it after everything sent so far."""


class Connection:
    """A WebSocket and the person behind it."""

    __slots__ = ("close", "invite", "person", "push", "through")

    def __init__(self, socket: Socket) -> None:
        self.push: Callable[[bytes], None] = socket.send
        """Send a frame."""
        self.close: Callable[[int, str], None] = socket.close
        """Close the WebSocket with a code and a reason, after everything sent so far."""
        self.person: Person | None = None
        self.invite: str | None = None
        """The invite it came with or was sent, which may have been replaced since."""
        self.through: Viewer = None
        """The seat whose view a spectator has asked for."""

    def done(self, ref: int, number: int) -> None:
        """Acknowledge a message: its effect is on disk."""
        self.push(frame(b'{"type":"done","ref":%d,"number":%d}' % (ref, number)))

    def refuse(self, ref: int | None, code: out.RefusalCode, reason: str) -> None:
        """Refuse a message; it had no effect."""
        self.push(encode(out.Refused(ref, code, reason)))
