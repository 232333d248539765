"""The tables under load, and what is measured at them.

As soon as a seat may choose it does, so every table plays as fast as the server lets it, game after
game at new tables. There are more groups of people than tables that play at once:
while one goes to its next table, another that is ready plays. A move's time runs from its sending
to the moment the last seat of its table has been told of it.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from typing import NamedTuple

from bench.load.seat import SeatSocket

SEATS = 4
OPENING_AT_ONCE = 100
"""Tables at the start; more would overrun the queue of a listening socket."""
GROUPS_A_TABLE = 4 / 3
"""As many that one is ready whenever a game ends."""
BACK = 0.12
"""How often someone goes back."""


class Figures(NamedTuple):
    """What a run measured."""

    tables: int
    moves: int
    seconds: float
    p50: float
    p99: float
    games: int
    """That ended while it was measured."""
    busy: float
    """How much of one core the generator took."""
    served: float
    """The seconds of a core that the server took."""
    live: float
    """The tables that were in a game, on average."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


class Load:
    """All the tables, and what is measured."""

    def __init__(self, tables: int) -> None:
        self.groups = round(tables * GROUPS_A_TABLE)
        self.places = asyncio.Semaphore(tables)
        """Where a group may play that is ready."""
        self.times: list[float] = []
        self.counting = False
        self.games = 0
        self.live = 0
        """The tables that are in a game."""
        self.opening = asyncio.Semaphore(OPENING_AT_ONCE)
        self.missing = self.groups
        self.everyone = asyncio.Event()
        """Set once every first table is open."""


class LoadTable:
    """One table: how many of its seats have heard of each number, and when its move was sent."""

    def __init__(self, load: Load, back: float = BACK) -> None:
        self.load = load
        self.back = back
        """How often someone here goes back."""
        self.heard: dict[int, int] = {}
        self.sent: dict[int, float] = {}  # by seat
        self.by: dict[int, float] = {}  # by number, when the move that led to it was sent

    def told(self, number: int, seat: int | None) -> None:
        """One more seat knows of the move with this number, which that seat made."""
        if seat in self.sent and number not in self.by:
            self.by[number] = self.sent.pop(seat)
        heard = self.heard.get(number, 0) + 1
        if heard < SEATS:
            self.heard[number] = heard
            return
        self.heard.pop(number, None)
        began = self.by.pop(number, None)
        if self.load.counting and began is not None:
            self.load.times.append(time.perf_counter() - began)


class Side(ABC):
    """A server under load: how tables are opened there."""

    @abstractmethod
    async def prepare(self) -> None:
        """Whatever is needed before the first table."""

    @abstractmethod
    async def open(self, table: LoadTable, group: int) -> list[SeatSocket]:
        """The seats of a first table."""

    @abstractmethod
    async def open_next(
        self, table: LoadTable, group: int, before: list[SeatSocket]
    ) -> list[SeatSocket]:
        """The seats of the table where the same people play again."""


async def play_tables(side: Side, load: Load, group: int) -> None:
    """Game after game of the same people, each time at a new table; the first all together.

    How soon people go back in their first game differs, so that games end at all times.
    """
    async with load.opening:
        sockets = await side.open(LoadTable(load, random.uniform(BACK, 1.0)), group)
    load.missing -= 1
    if not load.missing:
        load.everyone.set()
    await load.everyone.wait()
    while True:
        async with load.places:
            load.live += 1
            for socket in sockets:
                socket.begin()
            await asyncio.gather(*(socket.over for socket in sockets))
            load.live -= 1
        load.games += 1
        sockets = await side.open_next(LoadTable(load), group, sockets)
