"""The adapter: everything the server needs to know about the game."""

from __future__ import annotations

from typing import ClassVar

from gemkeep.minds.registry import Registered
from gemkeep.server.games.interface.base import ServedGame
from gemkeep.table.state import Settings
from tests.third_game.bot import Gambler
from tests.third_game.game import Highest


class ServedHighest(ServedGame):
    name: ClassVar[str] = Highest.name

    def make(self, settings: Settings, seats: int) -> Highest:
        return Highest.from_rules(settings.rules, seats)

    def bots(self) -> tuple[Registered, ...]:
        return (
            Registered(
                "gambler",
                Gambler,
                "picks at random, high numbers more often",
                strength=1,
                stand_in=True,
                slow=True,
            ),
        )
