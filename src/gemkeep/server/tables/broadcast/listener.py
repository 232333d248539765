"""A connected client as a live table sees it."""

from __future__ import annotations

from typing import Protocol

from gemkeep.core.moves import Viewer
from gemkeep.table.state import Person


class Listener(Protocol):
    """Receives frames on behalf of a person or a spectator."""

    person: Person | None
    """None for a spectator without a key."""
    through: Viewer
    """The seat whose view a spectator wants; None for the public view."""

    def push(self, frame: bytes, /) -> None:
        """Send a frame, together with whatever else is sent in this turn of the loop."""

    def close(self, code: int, reason: str, /) -> None:
        """Close the connection, after everything sent so far."""
