"""The chance to win while numbers are sought, by the tokens left, as a table.

Numbers leave in order, and where most of them are is found out on the way. If every home were
known, a position would be the gap, the next number, which numbers are open where, which hideouts
are face down, and which guardians were left on their cells. The table has the best chance to win
for all of these and every supply, but of the open numbers only the next `NAMED` are told apart: of
the others it knows only on which cells they are. In advanced mode a guardian that stays where it is
saves tokens while its cell is passed again, and the table knows when to take it home.

`solving` makes the table, and `positions` says where a position is in it.
"""

from __future__ import annotations

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
from gemkeep.minds.hideouts.keeper.compiled import Bytes, Ints, compiled
from gemkeep.minds.hideouts.keeper.numbers.kept import folder, keep
from gemkeep.minds.hideouts.keeper.numbers.known import solve_known
from gemkeep.minds.hideouts.keeper.numbers.positions import (
    DOWN,
    LATER,
    NAMED,
    PATTERNS,
    namings,
    patterns_of,
    row_of,
    sets_of,
    turns_of,
)
from gemkeep.minds.hideouts.keeper.numbers.solving import solve_sought
from gemkeep.minds.hideouts.keeper.numbers.walking import WAITING


def no_search() -> Search:
    """The table of a level without it."""
    none, rows, sets = np.zeros((1, 1), np.int64), np.zeros((1, 1), np.int32), np.zeros((1, 1))
    chances, known = sets.astype(np.uint8), np.zeros((1, 1, 1), np.uint8)
    ranks = np.zeros((1, 1, 1), np.uint16)
    return Search(none, none, none, none[0], 0, 0, none, none, rows, chances, ranks, chances, known)


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
    pattern, is_open, down, named, count = 0, 0, 0, 0, 0
    for cell in range(CELLS):
        if not g[RESTING] >> cell & 1:
            continue
        mark, at = DOWN, search.image[start, cell]
        if not g[SEALED] >> cell & 1:
            mark = WAITING
        elif g[SHOWN] >> cell & 1:
            mark = LATER
            is_open |= 1 << at
            number = g[HID + cell] - following
            if number < NAMED:
                named |= (at + 1) << 4 * number
        else:
            down |= 1 << at
        pattern += mark * search.digits[start, cell]
        count += 1
    gap = search.image[start, g[GAP]]
    fewest = count + (count + rules.steps[g[GAP], start] & 1)
    row = row_of(search, search.turned[start], pattern, is_open, down, named, gap)
    return search.chances[row], fewest


def search_of(beside: Ints, options: Ints) -> Search:
    """The table of a tray, read from disk or made, which takes seconds."""
    boxes = int(options[BOXES])
    cells = [cell for cell in range(CELLS) if (beside[cell] >= 0).any()]
    turns = turns_of(boxes)
    places, digits, image = (np.zeros((CELLS, CELLS), np.int64) for _ in range(3))
    turned, starts = np.zeros(CELLS, np.int64), list[int]()
    for start in cells:
        turn = min(turns, key=lambda way: way[start])
        if turn[start] not in starts:
            starts.append(int(turn[start]))
        turned[start], image[start] = starts.index(turn[start]), turn
        others = [cell for cell in cells if cell != turn[start]]
        for cell in cells:
            if cell != start:
                places[start, cell] = others.index(turn[cell])
                digits[start, cell] = PATTERNS ** places[start, cell]
    ranks, ways_of = namings(boxes)
    patterns = [patterns_of(start, cells, turns, ways_of) for start in starts]
    ends = np.cumsum([of.size for of in patterns])
    search = Search(
        digits,
        places,
        image,
        turned,
        len(cells),
        sum(1 << cell for cell in cells),
        turns,
        sets_of(turns),
        np.stack(
            [of.first + end - of.size for of, end in zip(patterns, ends, strict=True)],
            dtype=np.int32,  # as in `no_search`: for another type, all would be compiled again
        ),
        np.stack([of.turns for of in patterns]),
        ranks,
        *no_search()[-2:],
    )
    tray = "".join(map(str, cells))
    name = f"{tray}-{options[ADVANCED]}{options[START_COSTS]}.npy"
    sought, known = folder() / f"sought-{name}", folder() / f"known-{name}"
    if not known.exists():
        price = np.array([int(options[ADVANCED]), int(options[START_COSTS])])
        tables = []
        for part, (start, of) in enumerate(zip(starts, patterns, strict=True)):
            alone = search._replace(first=search.first - np.int32(ends[part] - of.size))
            covered = np.array([cell for cell in cells if cell != start])
            size = of.size
            tables.append(
                solve_sought(alone, part, beside, start, covered, of.solved, ways_of, size, price)
            )
        keep(sought, np.concatenate(tables))
        every = [np.array([cell for cell in cells if cell != start]) for start in starts]
        parts = zip(starts, every, strict=True)
        keep(known, np.stack([solve_known(beside, at, others, price) for at, others in parts]))
    chances = np.asarray(np.load(sought, mmap_mode="c"))  # only what is looked up is read
    return search._replace(chances=chances, known=np.load(known))
