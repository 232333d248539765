"""What a game analyses for the spectators of a running game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from gemkeep.table.state import Table


class LiveAnalyst(ABC):
    """Follows one running game; called in another thread than everything else."""

    @abstractmethod
    def follow(self, table: Table, advance: Callable[[int], None]) -> object:
        """The analysis of what has been revealed; it reports how many moves are done.

        A player may open the spectators' link in another browser. So it uses only what is public,
        and nothing that belongs to the open decision, not even what was revealed for it.
        """
