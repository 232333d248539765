"""How groups of people play under load.

Every seat chooses as soon as it may, so a table plays as fast as the server allows. There are more
groups than tables that play at the same time: while one moves to its next table, another plays.
"""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod

from bench.load.seat import SeatSocket
from bench.load.tables import BACK, Load, LoadTable


class Side(ABC):
    """A server under load, and how to open tables there."""

    @abstractmethod
    async def prepare(self) -> None:
        """Set up what is needed before the first table."""

    @abstractmethod
    async def open(self, table: LoadTable, group: int) -> list[SeatSocket]:
        """The seats of a group's first table."""

    @abstractmethod
    async def open_next(
        self, table: LoadTable, group: int, before: list[SeatSocket]
    ) -> list[SeatSocket]:
        """The seats of the same people's next table."""


async def play_tables(side: Side, load: Load, group: int) -> None:
    """Play game after game with the same people, each at a new table; all groups start together.

    Groups differ in how soon they go back in their first game, so that games end at all times.
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
                socket.start()
            await asyncio.gather(*(socket.over for socket in sockets))
            load.live -= 1
        load.games += 1
        sockets = await side.open_next(LoadTable(load), group, sockets)
