"""How a game gives hints to a player who asks for one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from gemkeep.core.moves import Seat
from gemkeep.table.state import Table


class HintGiver(ABC):
    """The hints of one game. Each uses only what the asking seat has been shown."""

    clue_phrase: ClassVar[str]
    """The quick phrase by which the others see that a player takes a hint."""
    move_phrase: ClassVar[str]
    """The same, when the player asks again and gets a move."""

    @abstractmethod
    def clue(self, table: Table, seat: Seat) -> Callable[[], object]:
        """Computes in a worker process what follows from what this seat knows."""

    @abstractmethod
    def move(self, table: Table, seat: Seat) -> Callable[[], object]:
        """Computes in a worker process the same, with a move and its reason."""
