"""One client's connection, as a table sees it: something to push messages to."""

from __future__ import annotations

from gemkeep.core.moves import Viewer
from gemkeep.server.frames import frame
from gemkeep.server.tables.encoding import encode
from gemkeep.server.websocket.protocol import PlaySocket
from gemkeep.table.state import Person
from gemkeep.wire import outgoing as out

POLICY = 1008
TRY_LATER = 1013


class Connection:
    """A socket, and who is behind it."""

    __slots__ = ("closing", "invited", "person", "push", "socket", "through")

    def __init__(self, socket: PlaySocket) -> None:
        """A socket that was accepted."""
        self.socket = socket
        self.push = socket.tell
        """Send a frame, with whatever else is sent just now."""
        self.person: Person | None = None
        self.invited = False
        self.through: Viewer = None
        """Whose eyes someone who only watches wishes to look through."""
        self.closing: tuple[int, str] | None = None
        """The code and the reason to close with, once that is decided."""

    def done(self, ref: int, number: int) -> None:
        """Say that what was asked is done and on disk."""
        self.push(frame(b'{"type":"done","ref":%d,"number":%d}' % (ref, number)))

    def refuse(self, ref: int | None, code: out.RefusalCode, reason: str) -> None:
        """Say that what was asked is not done."""
        self.push(encode(out.Refused(ref, code, reason)))

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye, after all that was said before."""
        if self.closing is None:
            self.closing = (code, reason)
            self.socket.queue.put_nowait({"type": "websocket.disconnect", "code": code})
