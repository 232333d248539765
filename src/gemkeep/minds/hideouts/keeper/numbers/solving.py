"""Makes the table of numbers that are sought, from the last number to the first.

The gap gets back to its start cell after an even number of slides, so without tolls every second
token is worth nothing: of the supplies, the table has only those that are worth more than the one
before. A toll counts as two tokens, which is seldom too much, since there are good walks without.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import CELLS, Search
from gemkeep.minds.hideouts.keeper.compiled import (
    Bytes,
    Floats,
    Ints,
    Shorts,
    allocating,
    allocating_entry,
    compiled,
)
from gemkeep.minds.hideouts.keeper.numbers.positions import (
    DOWN,
    FIRST,
    IMPOSSIBLE,
    LATER,
    NAMED,
    PATTERNS,
    PLACES,
    row_of,
)
from gemkeep.minds.hideouts.keeper.numbers.walking import GONE, WAITING

STEPS: Final = 13
"""The supplies from 0 or 1 to 24 or 25, two tokens apart."""
KEPT: Final = 9
"""How many of them are in the table: with fewer, some cell can't be reached; with more, it is the
same."""
SURE: Final = 255
"""A chance of one, as the table has it."""
FINE: Final = 65535
"""The same while the table is made."""


class Table(NamedTuple):
    """The table that is being made for one start cell, and the position that is being solved."""

    chances: Shorts
    search: Search
    part: int
    beside: Ints
    odd: Ints
    """By gap, 1 if an odd number of slides leads to the start cell."""
    start: int
    price: Ints
    """What an empty cell and the start cell cost on top."""
    marks: Ints
    """By cell, what is on it."""
    digits: Ints
    """By cell, the value of its digit in a pattern."""


@allocating_entry
def solve_sought(
    search: Search,
    part: int,
    beside: Ints,
    start: int,
    others: Ints,
    solved: Ints,
    ways_of: Shorts,
    size: int,
    price: Ints,
) -> Bytes:
    """The table for one start cell, by row and supply."""
    table = Table(
        np.zeros((size, KEPT), np.uint16),
        search,
        part,
        beside,
        _parities(beside, start),
        start,
        price,
        np.zeros(CELLS, np.int64),
        np.zeros(CELLS, np.int64),
    )
    here, after, home = np.zeros((CELLS, STEPS)), np.zeros((CELLS, STEPS)), np.zeros(STEPS)
    for i in range(len(others)):
        table.digits[others[i]] = PATTERNS**i
    for pattern in solved:
        opened, down = 0, 0
        for cell in others:
            mark = pattern // table.digits[cell] % PATTERNS
            opened += mark == LATER
            down += mark == DOWN
        for packed in ways_of[opened, down]:
            if packed == IMPOSSIBLE:
                break
            _set_up(table, pattern, packed)
            _solve(table, here, after, home)
    return _rounded(table.chances)


@compiled
def _set_up(table: Table, pattern: int, packed: int) -> None:
    """Mark the cells of a position."""
    opened = 0
    for cell in range(CELLS):
        if table.digits[cell] == 0:
            continue
        table.marks[cell] = pattern // table.digits[cell] % PATTERNS
        if table.marks[cell] == LATER:
            opened += 1
            rest = packed
            for number in range(NAMED):
                if rest % PLACES == opened:
                    table.marks[cell] = FIRST + number
                rest //= PLACES


@compiled
def _solve(table: Table, here: Floats, after: Floats, home: Floats) -> None:
    """Fill in the rows of the position that is marked."""
    marks, cells = table.marks, 0
    for cell in range(CELLS):
        cells += marks[cell] != GONE
        for step in range(STEPS):
            here[cell, step], after[cell, step] = 0, 0
    if cells == 0:
        for step in range(STEPS):
            here[table.start, step] = 1
    for cell in range(CELLS):
        if marks[cell] == WAITING:
            marks[cell] = GONE
            _add(table, cell, 1.0, after[cell])
            marks[cell] = WAITING
        elif marks[cell] == DOWN:
            _turn_up(table, cell, home, after[cell])
        elif marks[cell] == FIRST:
            _leave(table, cell, home, after[cell])
    _walk(table, here, after)
    for gap in range(CELLS):
        if marks[gap] != DOWN and (gap == table.start or table.digits[gap]):
            row, first = _row(table, gap)
            for step in range(KEPT):
                table.chances[row, step] = round(FINE * here[gap, first + step])


@compiled
def _row(table: Table, gap: int) -> tuple[int, int]:
    """The row of the position that is marked, and the step of its first supply."""
    pattern, is_open, down, named, cells = 0, 0, 0, 0, 0
    for cell in range(CELLS):
        mark = table.marks[cell]
        if mark == GONE:
            continue
        cells += 1
        if mark >= FIRST:
            named |= (cell + 1) << 4 * (mark - FIRST)
            mark = LATER
        if mark == LATER:
            is_open |= 1 << cell
        elif mark == DOWN:
            down |= 1 << cell
        pattern += mark * table.digits[cell]
    row = row_of(table.search, table.part, pattern, is_open, down, named, gap)
    return row, cells + 1 - table.odd[gap] >> 1


@allocating
def _parities(beside: Ints, start: int) -> Ints:
    odd = np.full(CELLS, -1, np.int64)
    odd[start] = 0
    for _ in range(CELLS):
        for cell in range(CELLS):
            for way in range(4):
                if odd[cell] >= 0 and beside[cell, way] >= 0:
                    odd[beside[cell, way]] = 1 - odd[cell]
    return np.maximum(odd, 0)


@allocating
def _rounded(fine: Shorts) -> Bytes:
    rounded = np.zeros(fine.shape, np.uint8)
    for row in range(len(fine)):
        for step in range(KEPT):
            rounded[row, step] = round(fine[row, step] * (SURE / FINE))
    return rounded


@compiled
def _add(table: Table, gap: int, share: float, into: Floats) -> None:
    """Add the chances of the position that is marked now to these."""
    row, first = _row(table, gap)
    found = table.chances[row]
    for step in range(first, STEPS):
        into[step] += share * found[min(step - first, KEPT - 1)] / FINE


@compiled
def _walk(table: Table, here: Floats, after: Floats) -> None:
    """Fill in the chances from each gap: the best slide, and what follows.

    `after` has what follows where something comes up.
    """
    marks, odd = table.marks, table.odd
    for supply in range(1, 2 * STEPS):
        for gap in range(CELLS):
            if supply & 1 != odd[gap]:
                continue
            best = here[gap, supply >> 1]
            for way in range(4):
                to = table.beside[gap, way]
                if to < 0:
                    continue
                step = supply - 1 >> 1
                if to == table.start:
                    step -= table.price[1]
                elif marks[to] == GONE:
                    step -= table.price[0]
                if step < 0:
                    continue
                if marks[to] == WAITING:
                    chance = max(here[to, step], after[to, step])
                elif marks[to] == DOWN or marks[to] == FIRST:
                    chance = after[to, step]
                else:
                    chance = here[to, step]
                best = max(best, chance)
            here[gap, supply >> 1] = best


@compiled
def _turn_up(table: Table, cell: int, home: Floats, into: Floats) -> None:
    """Add up what follows when the hideout on this cell is turned up, by the chance of each."""
    marks = table.marks
    left, down, later, named = 0, 0, 0, 0
    for at in range(CELLS):
        mark = marks[at]
        left += mark not in (GONE, WAITING)
        down += mark == DOWN
        later += mark == LATER
        named |= 1 << mark
    for number in range(min(left, NAMED)):
        if named >> (FIRST + number) & 1:
            continue
        marks[cell] = FIRST + number
        if number == 0:
            _leave(table, cell, home, into)
        else:
            _add(table, cell, 1.0, into)
    beyond = max(0, left - NAMED) - later
    if beyond > 0:
        marks[cell] = LATER
        _add(table, cell, float(beyond), into)
    marks[cell] = DOWN
    for step in range(STEPS):
        into[step] /= down


@compiled
def _leave(table: Table, cell: int, home: Floats, into: Floats) -> None:
    """Add what follows when the next number, on this cell, leaves: the others move up by one.

    The guardian under it goes home, or waits if cells without one cost tokens and that is better.
    """
    marks = table.marks
    marks[cell] = GONE
    for other in range(CELLS):
        marks[other] -= marks[other] > FIRST
    for step in range(STEPS):
        home[step] = 0
    _moved_up(table, cell, 1.0, home)
    for step in range(STEPS):
        into[step] += home[step]
    if table.price[0]:
        marks[cell] = WAITING
        _moved_up(table, cell, -1.0, home)
        for step in range(STEPS):
            into[step] += max(0, -home[step])
    for other in range(CELLS):
        marks[other] += marks[other] >= FIRST
    marks[cell] = FIRST


@compiled
def _moved_up(table: Table, cell: int, share: float, into: Floats) -> None:
    """Add the mean over where the last number that is told apart now may be."""
    marks, left, later = table.marks, 0, 0
    for other in range(CELLS):
        left += marks[other] not in (GONE, WAITING)
        later += marks[other] == LATER
    beyond = left + 1 - NAMED
    if beyond <= 0:
        _add(table, cell, share, into)
        return
    if beyond > later:
        _add(table, cell, share * (beyond - later) / beyond, into)
    for other in range(CELLS):
        if marks[other] == LATER:
            marks[other] = FIRST + NAMED - 1
            _add(table, cell, share / beyond, into)
            marks[other] = LATER
