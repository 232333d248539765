"""How many tokens the numbers still to come take on average, as a table.

Numbers leave in order, and where most of them are is found out on the way. If every home were
known, a position would be the gap, the next number, which numbers are open where, which hideouts
are face down, and which guardians were left on their cells. The table has the fewest tokens on
average for all of these, but of the open numbers only the next `NAMED` are told apart: of the
others it knows only on which cells they are. In advanced mode a guardian that stays where it is
saves tokens while its cell is passed again, and the table knows when to take it home.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

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
    Floats,
    Ints,
    Rows,
    Shorts,
    Singles,
    allocating,
    allocating_entry,
    compiled,
)
from gemkeep.minds.hideouts.keeper.numbers.kept import folder, keep
from gemkeep.minds.hideouts.keeper.numbers.known import solve_known
from gemkeep.minds.hideouts.keeper.numbers.walking import FAR, GONE, WAITING, walk

NAMED: Final = 3
"""How many of the numbers that leave next are told apart."""
DOWN: Final = 1
LATER: Final = 2
FIRST: Final = 3
"""The number that leaves next; the ones after it follow."""
MARKS: Final = WAITING + 1
SLOTS: Final = CELLS - 1
FRACTIONS: Final = 1000
"""In how many parts of a token the table counts."""
MOST: Final = 65535


def no_search() -> Search:
    """The table of a level without it."""
    none = np.zeros((1, 1), np.int64)
    rows, tokens = np.zeros(1, np.int32), np.zeros((1, 1, 1, 2), np.uint16)
    return Search(none, none, none, none[0], rows, tokens, np.zeros((1, 1, 1), np.uint8))


@compiled
def next_number(g: Ints) -> int:
    """The hideout with the number that leaves next."""
    following = NUMBER
    while g[LID] >> following & 1:
        following += 1
    return following


@compiled
def tokens_to_find(g: Ints, rules: Rules) -> tuple[float, float]:
    """The tokens that the numbers still to come and the way home take: mean and deviation."""
    search, start, following = rules.search, g[START], next_number(g)
    code = 0
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
    row, gap = search.rows[code], search.image[start, g[GAP]]
    found = search.tokens[search.turned[start], row, gap]
    return found[0] / FRACTIONS, found[1] / FRACTIONS


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
    tokens = np.asarray(np.load(sought, mmap_mode="c"))  # only what is looked up is read
    return Search(digits, places, image, turned, rows, tokens, np.load(known))


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
) -> Shorts:
    """The table for one start cell: means and mean squares at first, then deviations."""
    tokens = np.zeros((len(codes), CELLS, 2), np.float32)
    here, after = np.zeros((CELLS, 2)), np.zeros((CELLS, 2))
    marks, slots = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    for i in range(len(others)):
        slots[others[i]] = MARKS**i
    for row in range(len(codes)):
        code = codes[row]
        for cell in others:
            marks[cell] = code // slots[cell] % MARKS
        here[:], after[:] = FAR, FAR
        if code == 0:
            here[start] = 0.0
        for cell in others:
            if marks[cell] == WAITING:
                after[cell] = tokens[rows[code - WAITING * slots[cell]], cell]
            elif marks[cell] == DOWN:
                after[cell] = 0.0
                _turn_up(tokens, rows, marks, slots, code, cell, price[0], after[cell])
            elif marks[cell] == FIRST:
                after[cell] = 0.0
                _leave(tokens, rows, marks, slots, code, cell, price[0], after[cell])
        walk(here, after, beside, marks, start, price)
        tokens[row] = here
    return _rounded(tokens)


@allocating
def _rounded(tokens: Singles) -> Shorts:
    """The means and deviations in small fractions of a token."""
    rounded = np.zeros(tokens.shape, np.uint16)
    for row in range(len(tokens)):
        for gap in range(CELLS):
            mean, square = tokens[row, gap]
            spread = sqrt(max(0.0, square - mean * mean))
            rounded[row, gap, 0] = min(MOST, round(mean * FRACTIONS))
            rounded[row, gap, 1] = min(MOST, round(spread * FRACTIONS))
    return rounded


@allocating
def _turn_up(
    tokens: Singles,
    rows: Rows,
    marks: Ints,
    slots: Ints,
    code: int,
    cell: int,
    toll: int,
    into: Floats,
) -> None:
    """Add up what follows when the hideout on this cell is turned up, by the chance of each."""
    left, down, later, named = 0, 0, 0, 0
    for mark in marks:
        left += GONE < mark < WAITING
        down += mark == DOWN
        later += mark == LATER
        named |= 1 << mark
    for number in range(min(left, NAMED)):
        mark = FIRST + number
        if named >> mark & 1:
            continue
        turned = code + (mark - DOWN) * slots[cell]
        if number == 0:
            marks[cell] = FIRST
            _leave(tokens, rows, marks, slots, turned, cell, toll, into)
            marks[cell] = DOWN
        else:
            into += tokens[rows[turned], cell]
    beyond = max(0, left - NAMED) - later
    if beyond > 0:
        into += beyond * tokens[rows[code + (LATER - DOWN) * slots[cell]], cell]
    into /= down


@allocating
def _leave(
    tokens: Singles,
    rows: Rows,
    marks: Ints,
    slots: Ints,
    code: int,
    cell: int,
    toll: int,
    into: Floats,
) -> None:
    """Add what follows when the next number, on this cell, leaves: the others move up by one.

    The guardian under it goes home, or waits if cells without one cost tokens and that is better.
    """
    code -= FIRST * slots[cell]
    for other in range(CELLS):
        if FIRST < marks[other] < WAITING:
            code -= slots[other]
    mean, square = _moved_up(tokens, rows, marks, slots, code, cell)
    if toll:
        waits = code + WAITING * slots[cell]
        later, later_square = _moved_up(tokens, rows, marks, slots, waits, cell)
        if later < mean:
            mean, square = later, later_square
    into[0] += mean
    into[1] += square


@allocating
def _moved_up(
    tokens: Singles, rows: Rows, marks: Ints, slots: Ints, code: int, cell: int
) -> tuple[float, float]:
    """The mean over where the last number that is told apart now may be."""
    left, later = 0, 0
    for other in range(CELLS):
        left += GONE < marks[other] < WAITING
        later += marks[other] == LATER
    beyond = left - NAMED
    if beyond <= 0:
        return tokens[rows[code], cell, 0], tokens[rows[code], cell, 1]
    shut = (beyond - later) / beyond
    mean, square = 0.0, 0.0
    if beyond > later:
        mean += shut * tokens[rows[code], cell, 0]
        square += shut * tokens[rows[code], cell, 1]
    for other in range(CELLS):
        if marks[other] == LATER:
            named = rows[code + (FIRST + NAMED - 1 - LATER) * slots[other]]
            mean += tokens[named, cell, 0] / beyond
            square += tokens[named, cell, 1] / beyond
    return mean, square
