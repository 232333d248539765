"""The search of `search_space` in machine code, for all deals of a level at once.

It finds the smallest supply with which a deal can be won by a player who sees everything. Positions
are visited in the order of the tokens spent. A turn must begin with a token left, even if it takes
none (H5.3), and the last turn owes nothing for the start token's cell if the supply is empty then
(H7.2). So the smallest supply is one more than what was spent before the last turn.

Import this module only where it is needed: it loads Numba.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from gemkeep.games.hideouts.board.tray import NEIGHBOURS

MOST: Final = 63
"""More than any deal takes."""
UNREACHED: Final = 255

PLAIN: Final = 0
MECHANISM: Final = 1
ACTION: Final = 2

EVERY_TIME: Final = 1
ONCE: Final = 2
"""How often the start token's cell is charged."""

NO_TURN: Final = 0
PAID_TURN: Final = 1
FREE_TURN: Final = 2
"""Whether a mechanism's slide is due, in a turn that was paid for or in one that was free."""

GAP_BITS: Final = 4
SEALED_BITS: Final = 8
SYMBOL_PLACES: Final = 10
"""Nowhere, or in the box on one of nine cells."""

BESIDE: Final = np.array(
    [[*beside, *[-1] * (4 - len(beside))] for beside in NEIGHBOURS], dtype=np.int8
)


@njit(cache=True)
def smallest_supplies(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - one loop, for speed
    starts: NDArray[np.int8],
    hideouts: NDArray[np.int8],
    kinds: NDArray[np.int8],
    needs: NDArray[np.bool_],
    charge: int,
    mechanisms: int,
    symbols: int,
) -> Any:  # noqa: ANN401 - Numba's decorator hides the type anyway
    """By layout, the smallest supply with which it can be won.

    `hideouts` has a kind for each cell, `kinds` what each of them does, and `needs` which others
    each of them waits for. The start token's cell is charged every time, once, or (0) never.
    """
    places = SYMBOL_PLACES if symbols else 1
    turns = (3 if symbols else 2) if mechanisms else 1
    resting_sets = 1 << mechanisms
    block = 1 << (GAP_BITS + SEALED_BITS)
    once = block * resting_sets * places * turns
    size = once * (2 if charge == ONCE else 1)
    spent_at = np.empty(size, np.uint8)
    stacks = np.empty((3, size), np.int32)
    heights = np.zeros(3, np.int64)
    bit = np.zeros(9, np.int64)
    resting_bit = np.zeros(9, np.int64)
    first = np.zeros(9, np.int64)
    after = np.zeros(8, np.int64)
    found = np.empty(len(starts), np.uint8)
    for at in range(len(starts)):
        start = starts[at]
        mechanism = 0
        for cell in range(9):
            bit[cell] = 0 if cell == start else 1 << (cell if cell < start else cell - 1)
            resting_bit[cell] = 0
            if cell != start and kinds[hideouts[at, cell]] == MECHANISM:
                resting_bit[cell] = 1 << mechanism
                mechanism += 1
        for cell in range(9):
            first[cell] = 0
            if cell != start:
                for other in range(9):
                    if other != start and needs[hideouts[at, cell], hideouts[at, other]]:
                        first[cell] |= bit[other]
        spent_at[:] = UNREACHED
        origin = start | 255 << GAP_BITS | (resting_sets - 1) * block
        spent_at[origin] = 0
        heights[:] = 0
        stacks[0, 0] = origin
        heights[0] = 1
        best = MOST
        for spent in range(MOST):
            if best <= spent:
                break
            level = spent % 3
            while heights[level]:
                heights[level] -= 1
                position = stacks[level, heights[level]]
                if spent_at[position] != spent:
                    continue
                gap = position & 15
                sealed = position >> GAP_BITS & 255
                rest = position // block
                resting = rest % resting_sets
                rest //= resting_sets
                symbol = rest % places
                rest //= places
                turn = rest % turns
                charged = rest // turns
                for beside in BESIDE[gap]:
                    if beside < 0:
                        break
                    price = 0 if turn else 1
                    carried = symbol
                    if symbol == beside + 1:
                        price = 0
                        carried = gap + 1
                    paid = price == 1 if turn == NO_TURN else turn == PAID_TURN
                    left = sealed
                    lying = resting
                    due = NO_TURN
                    now_charged = charged
                    count = 1
                    if beside == start:
                        if sealed == 0 and resting == 0:
                            best = min(best, spent if turn == PAID_TURN else spent + 1)
                            continue
                        if charge == EVERY_TIME or (charge == ONCE and not charged):
                            price += 1
                            now_charged = 1 if charge == ONCE else 0
                    elif sealed & bit[beside]:
                        if not first[beside] & sealed:
                            left = sealed ^ bit[beside]
                            kind = kinds[hideouts[at, beside]]
                            if kind == MECHANISM:
                                due = PAID_TURN if paid else FREE_TURN
                            elif kind == ACTION:
                                count = 8
                    elif resting & resting_bit[beside]:
                        lying = resting ^ resting_bit[beside]
                    if count == 1:
                        after[0] = carried
                    else:
                        box = 0
                        for cell in range(9):
                            if cell != beside:
                                after[box] = cell + 1
                                box += 1
                    total = spent + price
                    for which in range(count):
                        reached = beside | left << GAP_BITS
                        reached += block * (
                            lying
                            + resting_sets * (after[which] + places * (due + turns * now_charged))
                        )
                        if total < spent_at[reached]:
                            spent_at[reached] = total
                            there = total % 3
                            stacks[there, heights[there]] = reached
                            heights[there] += 1
        found[at] = best
    return found
