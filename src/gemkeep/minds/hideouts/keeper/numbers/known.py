"""The fewest tokens that the numbers take once it is known where each is, as a table.

A position is the gap, the cells of the numbers left in their order, and the cells where a guardian
waits whose number has left. Nothing is left to chance, so this is exact where the homes are known.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import (
    BOXES,
    CELLS,
    GAP,
    HID,
    NUMBER,
    RESTING,
    SEALED,
    START,
    Rules,
)
from gemkeep.minds.hideouts.keeper.compiled import (
    Bytes,
    Ints,
    allocating,
    allocating_entry,
    compiled,
    entry,
)
from gemkeep.minds.hideouts.keeper.numbers.walking import FAR, WAITING, walk

OPEN: Final = 1
"""A number that can't leave yet: its cell is passed like any other."""


@entry
def tokens_when_known(g: Ints, rules: Rules) -> int:
    """The fewest tokens that the numbers left, the guardians who wait and the way home take."""
    search, start = rules.search, g[START]
    places, order = search.places[start], 0
    for cell in range(CELLS):
        if g[SEALED] >> cell & 1:
            order |= (places[cell] + 1) << 4 * (g[HID + cell] - NUMBER)
    waiting = 0
    for cell in range(CELLS):
        if g[RESTING] & ~g[SEALED] & 1 << cell:
            waiting |= 1 << places[cell]
    row = row_of(order, waiting, rules.options[BOXES])
    return search.known[search.turned[start], row, search.image[start, g[GAP]]]


@compiled
def row_of(order: int, waiting: int, boxes: int) -> int:
    """The row of a position: by how many numbers are left, then their order, then who waits.

    `order` has the place of each number plus one, four bits each, the next number lowest.
    """
    free, rank, left = (1 << boxes) - 1, 0, 0
    while order:
        place = (order & 15) - 1
        order >>= 4
        if place < 0:
            continue
        before = free & (1 << place) - 1
        rank *= boxes - left
        while before:
            before &= before - 1
            rank += 1
        free &= ~(1 << place)
        left += 1
    first, orders = 0, 1
    for fewer in range(left):
        first += orders << boxes - fewer
        orders *= boxes - fewer
    rank = first + (rank << boxes - left)
    bit = 0
    for place in range(boxes):
        if free >> place & 1:
            rank += (waiting >> place & 1) << bit
            bit += 1
    return rank


@allocating_entry
def solve_known(beside: Ints, start: int, others: Ints, price: Ints) -> Bytes:
    """The table for one start cell, from no number left to all of them."""
    boxes, size, orders = len(others), 0, 1
    for left in range(boxes + 1):
        size += orders << boxes - left
        orders *= boxes - left
    tokens = np.zeros((size, CELLS), np.uint8)
    for left in range(boxes + 1):
        _solve_orders(tokens, beside, start, others, price, left)
    return tokens


@allocating
def _solve_orders(
    tokens: Bytes, beside: Ints, start: int, others: Ints, price: Ints, left: int
) -> None:
    """Fill in all positions with this many numbers left."""
    boxes, orders = len(others), 1
    for taken in range(left):
        orders *= boxes - taken
    for rank in range(orders):
        free, order, rest = (1 << boxes) - 1, 0, rank
        unit = orders
        for number in range(left):
            unit //= boxes - number
            place = _nth_place(free, rest // unit)
            rest %= unit
            order |= (place + 1) << 4 * number
            free &= ~(1 << place)
        for waiting in range(1 << boxes):
            if not waiting & ~free:
                _solve_position(tokens, beside, start, others, price, order, waiting)


@allocating
def _nth_place(places: int, number: int) -> int:
    for _ in range(number):
        places &= places - 1
    place = 0
    while not places >> place & 1:
        place += 1
    return place


@allocating
def _solve_position(
    tokens: Bytes,
    beside: Ints,
    start: int,
    others: Ints,
    price: Ints,
    order: int,
    waiting: int,
) -> None:
    boxes = len(others)
    here, after = np.full(CELLS, FAR), np.full(CELLS, FAR)
    marks = np.zeros(CELLS, np.int64)
    for place in range(boxes):
        if waiting >> place & 1:
            cell = others[place]
            marks[cell] = WAITING
            after[cell] = tokens[row_of(order, waiting & ~(1 << place), boxes), cell]
    left = order
    while left:
        marks[others[(left & 15) - 1]] = OPEN
        left >>= 4
    if order:
        place = (order & 15) - 1
        cell = others[place]
        home = tokens[row_of(order >> 4, waiting, boxes), cell]
        stays = tokens[row_of(order >> 4, waiting | 1 << place, boxes), cell]
        after[cell] = min(home, stays)
    elif not waiting:
        here[start] = 0
    walk(here, after, beside, marks, start, price)
    row = row_of(order, waiting, boxes)
    for gap in range(CELLS):
        tokens[row, gap] = min(FAR, here[gap])
