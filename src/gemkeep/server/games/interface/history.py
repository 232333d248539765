"""The history of a table: the events that were sent, and those that may be sent again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from gemkeep.core.game import Event
from gemkeep.table.state import Line


class PastEvent(Struct, frozen=True):
    """An event that everyone at the table was sent."""

    number: int
    """The number of the update that carried it."""
    event: Event
    encoded: bytes
    """The event as JSON."""


class VisibleHistory(NamedTuple):
    """The part of the history that a client may be sent when it (re)connects."""

    events: Sequence[PastEvent]
    talk: Sequence[Line]
    complete_from: int = 0
    """The first update from which on no event is withheld."""
