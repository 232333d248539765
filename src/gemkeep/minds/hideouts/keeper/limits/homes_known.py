"""The best chance to win a level of numbers for a team that knows every home, exactly.

Such a team knows more than any real one, so nobody's chance is higher: a bound, and tighter than
all-knowing play, since the numbers still have to be found. When a number leaves, the guardian under
it goes home at once; in advanced mode it may be left for later, since an empty cell costs tokens.
So a position is the gap, the supply, and for each cell whether its number is face down, open or
gone, and whether the guardian is still there.

All positions are solved, from few numbers to many. Those with the same numbers left are ranked, and
turning one up leads to a higher rank, so the highest rank is solved first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import CELLS
from gemkeep.minds.hideouts.keeper.compiled import (
    Floats,
    Ints,
    Singles,
    allocating,
    allocating_entry,
)
from gemkeep.minds.hideouts.keeper.rules import bits
from gemkeep.minds.hideouts.keeper.tables import beside_on

DOWN: Final = -1
STARTS: Final = ((0, 4), (1, 4), (4, 1))
"""A corner, an edge and the middle, and how many cells are like it."""


def chances_on_level_5(supply: int, *, advanced: bool) -> Floats:
    """By supply up to this one, the best chance to win level 5 for those who know all homes."""
    chances = np.zeros(supply + 1)
    for start, alike in STARTS:
        chances += alike / CELLS * chances_from(start, 3, 3, supply, advanced=advanced)
    return chances


def chances_from(start: int, rows: int, columns: int, supply: int, *, advanced: bool) -> Floats:
    """By supply, the same for a tray with a number on each cell but the start token's."""
    beside = beside_on(rows, columns)
    cells = [cell for cell in range(CELLS) if (beside[cell] >= 0).any() and cell != start]
    ranks, places = _ranks(len(cells)), np.array(cells, np.int64)
    blocks, size = _blocks(len(cells), 0, 0, advanced=advanced)
    solved = np.zeros((size, CELLS, supply + 1), np.float32)
    for left in range(len(cells) + 1):
        before, blocks_before = solved, blocks
        blocks, size = _blocks(len(cells), left, int(ranks[left, left]), advanced=advanced)
        solved = np.zeros((size, CELLS, supply + 1), np.float32)
        _solve(
            Stage(
                solved,
                before,
                blocks,
                blocks_before,
                ranks,
                beside,
                places,
                start,
                left,
                int(advanced),
            )
        )
    return solved[0, start].astype(np.float64)


class Stage(NamedTuple):
    """The positions with the same number of numbers left, and those with one less."""

    solved: Singles
    """By position, gap and supply, the chance to win."""
    before: Singles
    """The same with one number less."""
    blocks: Ints
    """By cells with a number and cells with a guardian left behind, the first position."""
    blocks_before: Ints
    ranks: Ints
    """By cells and numbers, in how many ways some of the numbers are open, each on one cell."""
    beside: Ints
    places: Ints
    """The cells of the tray but for the start token's."""
    start: int
    left: int
    """How many numbers are left."""
    toll: int
    """What a cell costs whose guardian is gone."""


def _ranks(most: int) -> Ints:
    ranks = np.ones((most + 1, most + 1), np.int64)
    for cells in range(1, most + 1):
        for numbers in range(1, most + 1):
            shut = ranks[cells - 1, numbers]
            ranks[cells, numbers] = shut + numbers * ranks[cells - 1, numbers - 1]
    return ranks


def _blocks(cells: int, left: int, size: int, *, advanced: bool) -> tuple[Ints, int]:
    """The blocks of a stage, and how many positions they have together."""
    blocks, positions = np.full((1 << cells, 1 << cells), -1, np.int64), 0
    for sealed in range(1 << cells):
        if sealed.bit_count() != left:
            continue
        for behind in range(1 << cells if advanced else 1):
            if not sealed & behind:
                blocks[sealed, behind] = positions
                positions += size
    return blocks, positions


@allocating_entry
def _solve(stage: Stage) -> None:
    """Fill in the chances of all positions of a stage."""
    after = np.zeros((CELLS, stage.solved.shape[2]), np.float32)
    numbers = np.zeros(len(stage.places), np.int64)
    for sealed in range(len(stage.blocks)):
        for behind in range(len(stage.blocks)):
            first = stage.blocks[sealed, behind]
            if first >= 0:
                for rank in range(stage.ranks[stage.left, stage.left] - 1, -1, -1):
                    down = _unranked(stage, rank, sealed, numbers)
                    changes = _changes(stage, sealed, behind, rank, numbers, down, after)
                    _walk(stage, stage.solved[first + rank], after, changes, sealed, behind)


@allocating
def _changes(
    stage: Stage, sealed: int, behind: int, rank: int, numbers: Ints, down: int, after: Singles
) -> int:
    """Fill in what follows where something comes up; returns the cells where it does."""
    changes = 0
    for slot in range(len(stage.places)):
        cell, here = stage.places[slot], 1 << slot
        after[cell] = 0
        if behind & here:
            changes |= 1 << cell
            after[cell] = stage.solved[stage.blocks[sealed, behind & ~here] + rank, cell]
        elif sealed & here and numbers[slot] == 0:
            changes |= 1 << cell
            _leave(stage, sealed, behind, numbers, slot, after[cell])
        elif sealed & here and numbers[slot] == DOWN:
            changes |= 1 << cell
            for number in range(stage.left):
                if not down >> number & 1:
                    continue
                numbers[slot] = number
                if number == 0:
                    _leave(stage, sealed, behind, numbers, slot, after[cell])
                else:
                    turned = stage.blocks[sealed, behind] + _rank(stage, sealed, numbers, 0)
                    after[cell] += stage.solved[turned, cell]
            numbers[slot] = DOWN
            after[cell] /= bits(down)
    return changes


@allocating
def _leave(stage: Stage, sealed: int, behind: int, numbers: Ints, slot: int, into: Singles) -> None:
    """Add what follows when the next number leaves: its guardian goes home or, rarely, is left."""
    here = 1 << slot
    rank = _rank(stage, sealed & ~here, numbers, 1)
    home = stage.before[stage.blocks_before[sealed & ~here, behind] + rank, stage.places[slot]]
    if stage.toll:
        there = stage.blocks_before[sealed & ~here, behind | here] + rank
        into += np.maximum(home, stage.before[there, stage.places[slot]])
    else:
        into += home


@allocating
def _walk(
    stage: Stage, chances: Singles, after: Singles, changes: int, sealed: int, behind: int
) -> None:
    """Fill in the chances of a position by gap and supply: the best slide, and what follows."""
    gone = 0
    for slot in range(len(stage.places)):
        if not (sealed | behind) >> slot & 1:
            gone |= 1 << stage.places[slot]
    waiting = 0
    for slot in range(len(stage.places)):
        if behind >> slot & 1:
            waiting |= 1 << stage.places[slot]
    if sealed == 0 and behind == 0:
        chances[stage.start] = 1
    for supply in range(1, chances.shape[1]):
        for gap in range(CELLS):
            for way in range(4):
                to = stage.beside[gap, way]
                if to < 0:
                    continue
                paid = supply - 1
                if stage.toll and gone >> to & 1:
                    paid = max(0, supply - 2)
                chance = after[to, paid] if changes >> to & 1 else chances[to, paid]
                if waiting >> to & 1:
                    chance = max(chance, chances[to, paid])
                chances[gap, supply] = max(chances[gap, supply], chance)


@allocating
def _rank(stage: Stage, sealed: int, numbers: Ints, gone: int) -> int:
    """The rank of the open numbers on these cells, after this many more have left."""
    free = (1 << stage.left) - 1 >> gone
    cells, rank = bits(sealed), 0
    for slot in range(len(numbers)):
        if not sealed >> slot & 1:
            continue
        cells -= 1
        if numbers[slot] != DOWN:
            number, count = numbers[slot] - gone, bits(free)
            rank += stage.ranks[cells, count]
            rank += bits(free & (1 << number) - 1) * stage.ranks[cells, count - 1]
            free &= ~(1 << number)
    return rank


@allocating
def _unranked(stage: Stage, rank: int, sealed: int, numbers: Ints) -> int:
    """Fill in the open numbers of this rank; returns the set of those face down."""
    free, cells = (1 << stage.left) - 1, stage.left
    for slot in range(len(numbers)):
        numbers[slot] = DOWN
        if not sealed >> slot & 1:
            continue
        cells, count = cells - 1, bits(free)
        rank -= stage.ranks[cells, count]
        if rank < 0:
            rank += stage.ranks[cells, count]
            continue
        number, others = 0, free
        for _ in range(rank // stage.ranks[cells, count - 1]):
            others &= others - 1
        while not others >> number & 1:
            number += 1
        rank %= stage.ranks[cells, count - 1]
        numbers[slot] = number
        free &= ~(1 << number)
    return free
