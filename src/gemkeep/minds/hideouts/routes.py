"""The cheapest walks of the gap past every cell that is still needed, and home."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from gemkeep.games.hideouts.board.tray import NEIGHBOURS
from gemkeep.games.hideouts.types import CELLS, Cell

SETS: Final = 1 << len(CELLS)
NOTHING_FIRST: Final = (0,) * len(CELLS)
UNREACHABLE: Final = 10_000


class Terms(NamedTuple):
    """What walks cost, and in which order cells can be finished.

    A set of cells is a number whose bit 0 is cell 0.
    """

    start: Cell
    first: tuple[int, ...] = NOTHING_FIRST
    """By cell, the cells that must be finished before it."""
    empty_costs: bool = False
    """Whether a cell whose guardian is gone costs a second token, as in advanced mode."""
    start_costs: bool = False
    """Whether the start token's cell does as well."""

    def price(self, cell: Cell, needed: int) -> int:
        """The tokens for moving the gap to this cell while these cells are still needed."""
        if not self.empty_costs or needed >> cell & 1:
            return 1
        return 2 if cell != self.start or self.start_costs else 1

    def done(self, cell: Cell, needed: int) -> int:
        """The cells still needed after the gap has come to this cell."""
        return needed if self.first[cell] & needed else needed & ~(1 << cell)


@lru_cache(maxsize=64)
def routes(terms: Terms) -> tuple[tuple[int, ...], ...]:
    """By set of needed cells and by gap, the tokens of the cheapest walk."""
    cost = [[UNREACHABLE] * len(CELLS) for _ in range(SETS)]
    cost[0][terms.start] = 0
    queue = [(0, 0, terms.start)]
    while queue:
        so_far, needed, gap = heappop(queue)
        if so_far > cost[needed][gap]:
            continue
        for before, from_gap in _came_from(terms, needed, gap):
            longer = so_far + terms.price(gap, before)
            if longer < cost[before][from_gap]:
                cost[before][from_gap] = longer
                heappush(queue, (longer, before, from_gap))
    return tuple(map(tuple, cost))


def _came_from(terms: Terms, needed: int, gap: Cell) -> list[tuple[int, Cell]]:
    """The sets and gaps from which one slide leads here."""
    sets = {needed, needed | 1 << gap}
    return [
        (before, from_gap)
        for before in sets
        if terms.done(gap, before) == needed
        for from_gap in NEIGHBOURS[gap]
    ]
