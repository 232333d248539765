"""The chance to win while numbers are sought, by the tokens left, as a table.

Numbers leave in order, and where most of them are is found out on the way. If every home were
known, a position would be the gap, the next number, which numbers are open where, which hideouts
are face down, and which guardians were left on their cells. The table has the best chance to win
for all of these and every supply, but of the open numbers only the next `NAMED` are told apart: of
the others it knows only on which cells they are. In advanced mode a guardian that stays where it is
saves tokens while its cell is passed again, and the table knows when to take it home.

The gap gets back to its start cell after an even number of slides, so without tolls every second
token is worth nothing: of the supplies, the table has only those that are worth more than the one
before. A toll counts as two tokens, which is seldom too much, since there are good walks without.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import (
    ADVANCED,
    BOXES,
    CELLS,
    GAP,
    HID,
    LID,
    NUMBER,
    RESTING,
    SEALED,
    SHOWN,
    START,
    START_COSTS,
    Rules,
    Search,
)
from gemkeep.minds.hideouts.keeper.compiled import (
    Bytes,
    Floats,
    Ints,
    Rows,
    Shorts,
    allocating,
    allocating_entry,
    compiled,
)
from gemkeep.minds.hideouts.keeper.numbers.kept import folder, keep
from gemkeep.minds.hideouts.keeper.numbers.known import solve_known
from gemkeep.minds.hideouts.keeper.numbers.walking import GONE, WAITING

NAMED: Final = 3
"""How many of the numbers that leave next are told apart."""
DOWN: Final = 1
LATER: Final = 2
FIRST: Final = 3
"""The number that leaves next; the ones after it follow."""
MARKS: Final = WAITING + 1
SLOTS: Final = CELLS - 1
STEPS: Final = 13
"""The supplies from 0 or 1 to 24 or 25, two tokens apart."""
KEPT: Final = 9
"""How many of them are in the table: with fewer, some cell can't be reached; with more, it is the
same."""
SURE: Final = 255
"""A chance of one, as the table has it."""
FINE: Final = 65535
"""The same while the table is made."""


def no_search() -> Search:
    """The table of a level without it."""
    none = np.zeros((1, 1), np.int64)
    rows, chances = np.zeros(1, np.int32), np.zeros((1, 1, 1, 1), np.uint8)
    return Search(none, none, none, none[0], rows, chances, np.zeros((1, 1, 1), np.uint8))


@compiled
def next_number(g: Ints) -> int:
    """The hideout with the number that leaves next."""
    following = NUMBER
    while g[LID] >> following & 1:
        following += 1
    return following


@compiled
def chances_to_find(g: Ints, rules: Rules) -> tuple[Bytes, int]:
    """The chances to win if every home were known, and the fewest tokens, which the first is for.

    The other chances are for two, four and more tokens more.
    """
    search, start, following = rules.search, g[START], next_number(g)
    code, cells = 0, 0
    for cell in range(CELLS):
        if not g[RESTING] >> cell & 1:
            continue
        mark = DOWN
        if not g[SEALED] >> cell & 1:
            mark = WAITING
        elif g[SHOWN] >> cell & 1:
            number = g[HID + cell] - following
            mark = FIRST + number if number < NAMED else LATER
        code += mark * search.digits[start, cell]
        cells += 1
    gap = search.image[start, g[GAP]]
    fewest = cells + (cells + rules.steps[g[GAP], start] & 1)
    return search.chances[search.turned[start], search.rows[code], gap], fewest


def search_of(beside: Ints, options: Ints) -> Search:
    """The table of a tray, read from disk or made, which takes seconds."""
    boxes = int(options[BOXES])
    cells = [cell for cell in range(CELLS) if (beside[cell] >= 0).any()]
    turns = _turns() if boxes == SLOTS else [list(range(CELLS))]
    places, digits, image = (np.zeros((CELLS, CELLS), np.int64) for _ in range(3))
    turned, starts = np.zeros(CELLS, np.int64), []
    for start in cells:
        turn = min(turns, key=lambda way: way[start])
        if turn[start] not in starts:
            starts.append(turn[start])
        turned[start], image[start] = starts.index(turn[start]), turn
        others = [cell for cell in cells if cell != turn[start]]
        for cell in cells:
            if cell != start:
                places[start, cell] = others.index(turn[cell])
                digits[start, cell] = MARKS ** places[start, cell]
    rows, codes = _rows(boxes)
    tray = "".join(map(str, cells))
    name = f"{tray}-{options[ADVANCED]}{options[START_COSTS]}.npy"
    sought, known = folder() / f"sought-{name}", folder() / f"known-{name}"
    if not known.exists():
        covered = np.array([[cell for cell in cells if cell != start] for start in starts])
        price = np.array([int(options[ADVANCED]), int(options[START_COSTS])])
        parts = list(zip(starts, covered, strict=True))
        tables = [solve_sought(beside, at, others, rows, codes, price) for at, others in parts]
        keep(sought, np.stack(tables))
        keep(known, np.stack([solve_known(beside, at, others, price) for at, others in parts]))
    chances = np.asarray(np.load(sought, mmap_mode="c"))  # only what is looked up is read
    return Search(digits, places, image, turned, rows, chances, np.load(known))


def _turns() -> list[list[int]]:
    """The eight ways to turn or mirror the tray, as the cell that each cell becomes."""
    square = np.arange(CELLS).reshape(3, 3)
    ways = [np.rot90(flat, times) for flat in (square, square.T) for times in range(4)]
    return [[int(cell) for cell in way.flat] for way in ways]


@allocating_entry
def _rows(boxes: int) -> tuple[Rows, Ints]:
    """By code its row, and the codes in the order in which they can be solved."""
    rows, order = np.full(MARKS**boxes, -1, np.int32), np.full(MARKS**boxes, -1, np.int32)
    sizes = np.zeros((boxes + 1) ** 3 + 1, np.int64)
    for code in range(MARKS**boxes):
        order[code] = _stage(code, boxes)
        if order[code] >= 0:
            sizes[order[code] + 1] += 1
    sizes = np.cumsum(sizes)
    codes = np.zeros(sizes[-1], np.int64)
    for code in range(MARKS**boxes):
        stage = order[code]
        if stage >= 0:
            rows[code] = sizes[stage]
            codes[sizes[stage]] = code
            sizes[stage] += 1
    return rows, codes


@allocating
def _stage(code: int, boxes: int) -> int:
    """A position leads only to positions of a lower stage; -1 if there is no such position."""
    left, down, later, named, waiting = 0, 0, 0, 0, 0
    for _ in range(boxes):
        mark = code % MARKS
        code //= MARKS
        if mark == WAITING:
            waiting += 1
            continue
        left += mark != GONE
        down += mark == DOWN
        later += mark == LATER
        if mark >= FIRST:
            if named >> (mark - FIRST) & 1:
                return -1
            named |= 1 << (mark - FIRST)
    if named >> min(left, NAMED) or later > max(0, left - NAMED):
        return -1
    return (left * (boxes + 1) + down) * (boxes + 1) + waiting


@allocating_entry
def solve_sought(
    beside: Ints, start: int, others: Ints, rows: Rows, codes: Ints, price: Ints
) -> Bytes:
    """The table for one start cell, by row, gap and supply."""
    table = Table(
        np.zeros((len(codes), CELLS, KEPT), np.uint16),
        rows,
        beside,
        _parities(beside, start),
        start,
        price,
        np.zeros(CELLS, np.int64),
        np.zeros(CELLS, np.int64),
    )
    here, after, home = np.zeros((CELLS, STEPS)), np.zeros((CELLS, STEPS)), np.zeros(STEPS)
    for i in range(len(others)):
        table.digits[others[i]] = MARKS**i
    for row in range(len(codes)):
        code, cells = codes[row], 0
        for cell in others:
            table.marks[cell] = code // table.digits[cell] % MARKS
            cells += table.marks[cell] != GONE
        here[:], after[:] = 0, 0
        if code == 0:
            here[start] = 1
        for cell in others:
            if table.marks[cell] == WAITING:
                _add(table, code - WAITING * table.digits[cell], cell, cells - 1, 1.0, after[cell])
            elif table.marks[cell] == DOWN:
                _turn_up(table, code, cell, cells, home, after[cell])
            elif table.marks[cell] == FIRST:
                _leave(table, code, cell, cells, home, after[cell])
        _walk(table, here, after)
        for gap in range(CELLS):
            first = cells + 1 - table.odd[gap] >> 1
            for step in range(KEPT):
                table.chances[row, gap, step] = round(FINE * here[gap, first + step])
    return _rounded(table.chances)


class Table(NamedTuple):
    """The table that is being made for one start cell, and the position that is being solved."""

    chances: Shorts
    rows: Rows
    beside: Ints
    odd: Ints
    """By gap, 1 if an odd number of slides leads to the start cell."""
    start: int
    price: Ints
    """What an empty cell and the start cell cost on top."""
    marks: Ints
    """By cell, what is on it."""
    digits: Ints
    """By cell, the value of its digit in the code of a position."""


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
        for gap in range(CELLS):
            for step in range(KEPT):
                rounded[row, gap, step] = round(fine[row, gap, step] * (SURE / FINE))
    return rounded


@compiled
def _add(table: Table, code: int, gap: int, cells: int, share: float, into: Floats) -> None:
    """Add the chances of another position, with something on this many cells, to these."""
    found = table.chances[table.rows[code], gap]
    first = cells + 1 - table.odd[gap] >> 1
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
def _turn_up(table: Table, code: int, cell: int, cells: int, home: Floats, into: Floats) -> None:
    """Add up what follows when the hideout on this cell is turned up, by the chance of each."""
    marks, digit = table.marks, table.digits[cell]
    left, down, later, named = 0, 0, 0, 0
    for at in range(CELLS):
        mark = marks[at]
        left += GONE < mark < WAITING
        down += mark == DOWN
        later += mark == LATER
        named |= 1 << mark
    for number in range(min(left, NAMED)):
        mark = FIRST + number
        if named >> mark & 1:
            continue
        turned = code + (mark - DOWN) * digit
        if number == 0:
            marks[cell] = FIRST
            _leave(table, turned, cell, cells, home, into)
            marks[cell] = DOWN
        else:
            _add(table, turned, cell, cells, 1.0, into)
    beyond = max(0, left - NAMED) - later
    if beyond > 0:
        _add(table, code + (LATER - DOWN) * digit, cell, cells, beyond, into)
    for step in range(STEPS):
        into[step] /= down


@compiled
def _leave(table: Table, code: int, cell: int, cells: int, home: Floats, into: Floats) -> None:
    """Add what follows when the next number, on this cell, leaves: the others move up by one.

    The guardian under it goes home, or waits if cells without one cost tokens and that is better.
    """
    code -= FIRST * table.digits[cell]
    for other in range(CELLS):
        if FIRST < table.marks[other] < WAITING:
            code -= table.digits[other]
    for step in range(STEPS):
        home[step] = 0
    _moved_up(table, code, cell, cells - 1, 1.0, home)
    for step in range(STEPS):
        into[step] += home[step]
    if table.price[0]:
        _moved_up(table, code + WAITING * table.digits[cell], cell, cells, -1.0, home)
        for step in range(STEPS):
            into[step] += max(0, -home[step])


@compiled
def _moved_up(table: Table, code: int, cell: int, cells: int, share: float, into: Floats) -> None:
    """Add the mean over where the last number that is told apart now may be."""
    left, later = 0, 0
    for other in range(CELLS):
        left += GONE < table.marks[other] < WAITING
        later += table.marks[other] == LATER
    beyond = left - NAMED
    if beyond <= 0:
        _add(table, code, cell, cells, share, into)
        return
    if beyond > later:
        _add(table, code, cell, cells, share * (beyond - later) / beyond, into)
    for other in range(CELLS):
        if table.marks[other] == LATER:
            named = code + (FIRST + NAMED - 1 - LATER) * table.digits[other]
            _add(table, named, cell, cells, share / beyond, into)
