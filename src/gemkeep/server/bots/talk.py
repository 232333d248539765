"""A live table as the bots' talk sees it."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from gemkeep.core.moves import Seat
from gemkeep.server.bots.port import TablePort, ignore
from gemkeep.server.bots.seats import SeatedBots
from gemkeep.table.commands import BotPoint
from gemkeep.table.state import Person, Table


class TalkingTable:
    """Implements `games.bot_talk.BotTable`."""

    def __init__(
        self, live: TablePort, pace: float, bots: SeatedBots, wake: Callable[[], None]
    ) -> None:
        """The bots of this table talk at this pace; `wake` resumes bots that were held back."""
        self._live = live
        self._bots = bots
        self.pace = pace
        self.wake = wake

    @property
    def table(self) -> Table:
        """The table as everyone was last sent it."""
        return self._live.table

    def present(self) -> AbstractSet[Person]:
        """The people who are connected."""
        return self._live.present()

    def say(self, line: BotPoint) -> None:
        """Let a bot say a quick phrase; it is not tried again if it can't be stored."""
        self._live.submit(line, ignore)

    def hear(self, speaker: Seat, said: object) -> None:
        """Let every other bot hear what was said."""
        self._bots.heard(speaker, said)

    # The type of advice depends on the game's bots.
    async def advice(self, table: Table, seats: AbstractSet[Seat]) -> tuple[Seat, Any] | None:
        """The first of the bots in these seats that has advice, and its advice."""
        return await self._bots.advice(table, seats)
