"""The cheapest walk to the next cell where something comes up."""

from __future__ import annotations

from typing import Final

from gemkeep.minds.hideouts.keeper.casket import CELLS
from gemkeep.minds.hideouts.keeper.compiled import Ints, allocating

GONE: Final = 0
"""Nothing is left on the cell; other marks mean that something is."""
WAITING: Final = 3
"""The number has left, and the guardian under it has not."""
FAR: Final = 255


@allocating
def walk(here: Ints, after: Ints, beside: Ints, marks: Ints, start: int, price: Ints) -> None:
    """Fill in the fewest tokens from each gap.

    `after` has what follows where something comes up, and `price` what an empty cell and the start
    token's cost on top.
    """
    changed = True
    while changed:
        changed = False
        for gap in range(CELLS):
            for way in range(4):
                to = beside[gap, way]
                if to < 0:
                    continue
                then = after[to] if after[to] < FAR else here[to]
                if marks[to] == WAITING:
                    then = min(then, here[to])
                paid = 1 + (price[1] if to == start else price[0] * (marks[to] == GONE))
                if paid + then < here[gap]:
                    here[gap] = paid + then
                    changed = True
