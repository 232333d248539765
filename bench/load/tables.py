"""The tables under load and their measurements.

A move's latency is the time from sending it until the last seat at its table has received it.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

SEATS = 4
OPENING_AT_ONCE = 100
"""More would overflow the accept queue of a listening socket."""
GROUPS_A_TABLE = 4 / 3
"""Enough that one is ready whenever a game ends."""
BACK = 0.12
"""The probability of choosing `back`."""


class Figures(NamedTuple):
    """The measurements of a run."""

    tables: int
    moves: int
    seconds: float
    p50: float
    p99: float
    games: int
    """Games that ended during the measurement."""
    busy: float
    """The share of one core that the generator used."""
    served: float
    """CPU seconds used by the server."""
    live: float
    """The average number of tables in a game."""

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds


class Load:
    """All tables and their measurements."""

    def __init__(self, tables: int) -> None:
        self.groups = round(tables * GROUPS_A_TABLE)
        self.places = asyncio.Semaphore(tables)
        """Limits how many groups play at the same time."""
        self.times: list[float] = []
        self.counting = False
        self.games = 0
        self.live = 0
        """The number of tables in a game."""
        self.opening = asyncio.Semaphore(OPENING_AT_ONCE)
        self.missing = self.groups
        self.everyone = asyncio.Event()
        """Set when every group's first table is open."""


class LoadTable:
    """One table: when each move was sent, and how many seats have received each update."""

    def __init__(self, load: Load, back: float = BACK) -> None:
        self.load = load
        self.back = back
        """The probability of choosing `back` at this table."""
        self.receipts: dict[int, int] = {}
        self.sent: dict[int, float] = {}  # by seat
        self.by: dict[int, float] = {}  # by update number: when the move that caused it was sent

    def received(self, number: int, seat: int | None) -> None:
        """Count one more seat that has received the update that this seat's move caused."""
        if seat in self.sent and number not in self.by:
            self.by[number] = self.sent.pop(seat)
        receipts = self.receipts.get(number, 0) + 1
        if receipts < SEATS:
            self.receipts[number] = receipts
            return
        self.receipts.pop(number, None)
        began = self.by.pop(number, None)
        if self.load.counting and began is not None:
            self.load.times.append(time.perf_counter() - began)
