"""A connected client as a live table sees it."""

from __future__ import annotations

from typing import Protocol

from gemkeep.core.moves import Viewer
from gemkeep.table.state import Person


class Listener(Protocol):
    """Receives frames, and says whose they are."""

    person: Person | None
    """None for somebody without a key, who only watches."""
    through: Viewer
    """The seat through whose eyes a spectator wants to look; None for the public view."""

    def push(self, frame: bytes, /) -> None:
        """Send a frame, together with whatever else is sent in this turn of the loop."""
