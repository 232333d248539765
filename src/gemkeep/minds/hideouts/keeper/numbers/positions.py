"""Where the table of numbers that are sought has each position.

A position is what is on each cell and where the gap is. Each of its numbers that leave next is told
apart; the other open numbers are only known to be open. First comes a pattern: which cells have
something face down, an open number, or a guardian who waits. Patterns that are the same but for
turning or mirroring the tray share one block of the table. In the block come, one after the other,
the ways to name open numbers, and for each of them the cells where the gap can be: no hideout stays
face down in it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import CELLS, Search
from gemkeep.minds.hideouts.keeper.compiled import Bytes, Ints, Rows, Shorts, compiled
from gemkeep.minds.hideouts.keeper.numbers.walking import WAITING
from gemkeep.minds.hideouts.keeper.rules import bits

NAMED: Final = 3
"""How many of the numbers that leave next are told apart."""
DOWN: Final = 1
LATER: Final = 2
"""A number that is open and not told apart; in a pattern, any number that is open."""
FIRST: Final = 4
"""The number that leaves next; the ones after it follow."""
PATTERNS: Final = 4
"""What may be on a cell in a pattern: nothing, `DOWN`, `LATER` or `WAITING`."""
PLACES: Final = CELLS
"""Where a named number may be: nowhere in the open, or on one of at most eight open cells."""
IMPOSSIBLE: Final = 65535


class Patterns(NamedTuple):
    """The patterns of one start cell."""

    first: Rows
    """By pattern, the first row of its block, counted from the first pattern's."""
    turns: Bytes
    """By pattern, the turn that makes it the one whose block it shares."""
    solved: Ints
    """The patterns that have a block, in an order in which they can be solved."""
    size: int
    """How many rows they take."""


@compiled
def row_of(
    search: Search, part: int, pattern: int, is_open: int, down: int, named: int, gap: int
) -> int:
    """The row of a position, all in the cells of the table's own tray.

    `is_open` and `down` are sets of cells, and `named` has the cell of each named number plus one,
    four bits each, the next number lowest.
    """
    turn = search.turns[part, pattern]
    is_open, down = search.sets[turn, is_open], search.sets[turn, down]
    packed, digit = 0, 1
    while named:
        if named & 15:
            cell = search.ways[turn, (named & 15) - 1]
            packed += digit * (bits(is_open & (1 << cell) - 1) + 1)
        named >>= 4
        digit *= PLACES
    opened, covered = bits(is_open), bits(down)
    cell = search.ways[turn, gap]
    named_so = search.ranks[opened, covered, packed]
    gaps = search.cells - covered
    before = bits(search.tray & ~down & (1 << cell) - 1)
    return search.first[part, pattern] + named_so * gaps + before


def namings(boxes: int) -> tuple[Shorts, Shorts]:
    """The ways to name the open numbers, by how many numbers are open and how many face down.

    First the rank of each way, by where each named number is; then the ways in this order, which
    end with `IMPOSSIBLE`.
    """
    packed = np.arange(PLACES**NAMED)
    places = np.stack([packed // PLACES**number % PLACES for number in range(NAMED)])
    ranks = np.full((boxes + 1, boxes + 1, len(packed)), IMPOSSIBLE, np.uint16)
    listed = []
    for opened in range(boxes + 1):
        for down in range(boxes + 1 - opened):
            left = opened + down
            shown = (places > 0).sum(axis=0)
            possible = (places <= opened).all(axis=0) & (places[min(left, NAMED) :] == 0).all(
                axis=0
            )
            possible &= opened - shown <= max(0, left - NAMED)
            possible &= min(left, NAMED) - shown <= down
            for one in range(NAMED):
                for other in range(one):
                    possible &= (places[one] == 0) | (places[one] != places[other])
            ranks[opened, down, possible] = np.arange(possible.sum())
            listed.append((opened, down, packed[possible]))
    longest = max(len(ways) for _, _, ways in listed)
    ways_of = np.full((boxes + 1, boxes + 1, longest + 1), IMPOSSIBLE, np.uint16)
    for opened, down, ways in listed:
        ways_of[opened, down, : len(ways)] = ways
    return ranks, ways_of


def patterns_of(start: int, cells: list[int], turns: Ints, ways_of: Shorts) -> Patterns:
    """The patterns of a start cell, and where each has its rows."""
    others = [cell for cell in cells if cell != start]
    every = np.arange(PATTERNS ** len(others))
    marks = np.zeros((len(every), CELLS), np.int64)
    for place, cell in enumerate(others):
        marks[:, cell] = every // PATTERNS**place % PATTERNS
    best, turned = every.copy(), np.zeros(len(every), np.uint8)
    for turn, way in enumerate(turns):
        if way[start] == start:
            same = sum(marks[:, cell] * PATTERNS ** others.index(int(way[cell])) for cell in others)
            turned[same < best] = turn
            best = np.minimum(best, same)
    down, opened = (marks == DOWN).sum(axis=1), (marks == LATER).sum(axis=1)
    waiting = (marks == WAITING).sum(axis=1)
    own = np.flatnonzero(best == every)
    own = own[np.lexsort((waiting[own], down[own], (down + opened)[own]))]
    sizes = (ways_of != IMPOSSIBLE).sum(axis=2)[opened[own], down[own]] * (len(cells) - down[own])
    first = np.zeros(len(every), np.int32)
    first[own] = np.cumsum(sizes) - sizes
    return Patterns(first[best], turned, own, int(sizes.sum()))


def turns_of(boxes: int) -> Ints:
    """The ways to turn or mirror the tray, as the cell that each cell becomes; first as it is."""
    if boxes < CELLS - 1:
        return np.arange(CELLS)[None, :]
    square = np.arange(CELLS).reshape(3, 3)
    ways = [np.rot90(flat, times) for flat in (square, square.T) for times in range(4)]
    return np.array([way.ravel() for way in ways], np.int64)


def sets_of(turns: Ints) -> Ints:
    """By turn and set of cells, the set that it becomes."""
    members = np.arange(1 << CELLS)[:, None] >> np.arange(CELLS) & 1
    sets: Ints = (members[None, :, :] << turns[:, None, :]).sum(axis=2)
    return sets
