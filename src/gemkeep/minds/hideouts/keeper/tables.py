"""The tables of a tray and a level, which the compiled functions look everything up in."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from gemkeep.games.hideouts.catalogue import HIDEOUTS
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.keeper.casket import (
    ACTION,
    ADVANCED,
    ALL_WALLS,
    BOXES,
    CELLS,
    COUNTED,
    KINDS,
    LEGIBLE,
    LOCK_A,
    LOCK_B,
    MECHANISM,
    NUMBER,
    ONCE,
    OPTIONS,
    ORDERED,
    ROTATION,
    START_COSTS,
    Rules,
)
from gemkeep.minds.hideouts.keeper.compiled import Floats, Ints
from gemkeep.minds.hideouts.keeper.estimate import default_weights, weights_for_numbers
from gemkeep.minds.hideouts.keeper.numbers.seeking import no_search, search_of

KIND: Final = {
    **{f"rune:{number}": number - 1 for number in range(1, 9)},
    **{f"number:{number}": NUMBER + number - 1 for number in range(1, 9)},
    "mechanism": MECHANISM,
    "lock:A": LOCK_A,
    "lock:B": LOCK_B,
    "rotation": ROTATION,
    "action": ACTION,
}
SETS: Final = 1 << CELLS
UNREACHABLE: Final = 99
MOST_WAYS: Final = 6
NORTH_EAST_SOUTH_WEST: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


@lru_cache(maxsize=64)
def rules_of(level: Level, rows: int = 3, columns: int = 3, legible: int = ALL_WALLS) -> Rules:
    """The tables of a level, on the whole tray or on its north-western part."""
    options = np.zeros(OPTIONS, np.int64)
    options[ADVANCED] = level.advanced
    options[ONCE] = level.advanced_charge == "once"
    options[START_COSTS] = level.advanced and level.advanced_start
    options[LEGIBLE] = legible
    options[BOXES] = rows * columns - 1
    options[ORDERED] = any(HIDEOUTS[name].needs for name in level.hideouts)
    options[COUNTED] = all(name.startswith("number:") for name in level.hideouts)
    beside = beside_on(rows, columns)
    steps = _steps(beside)
    return Rules(
        options,
        _needs(),
        beside,
        steps,
        _ways(beside, steps),
        _walks(beside, options).astype(np.int8),
        _sight(beside),
        _mean_steps(steps),
        _spread(steps),
        weights_for_numbers() if options[COUNTED] else default_weights(),
        search_of(beside, options) if options[COUNTED] else no_search(),
    )


def kinds_of(level: Level) -> Ints:
    """The hideouts of a level as numbers."""
    return np.array([KIND[name] for name in level.hideouts], np.int64)


def _needs() -> Ints:
    needs = np.zeros(KINDS, np.int64)
    for name, kind in KIND.items():
        needs[kind] = sum(1 << KIND[needed] for needed in HIDEOUTS[name].needs)
    return needs


def beside_on(rows: int, columns: int) -> Ints:
    """By cell and direction the next cell of a tray with these rows and columns, or -1."""
    beside = np.full((CELLS, 4), -1, np.int64)
    for row in range(rows):
        for column in range(columns):
            for wall, (south, east) in enumerate(NORTH_EAST_SOUTH_WEST):
                if 0 <= row + south < rows and 0 <= column + east < columns:
                    beside[3 * row + column, wall] = 3 * (row + south) + column + east
    return beside


def _edges(beside: Ints) -> list[tuple[int, int]]:
    return [(int(a), int(b)) for a in range(CELLS) for b in beside[a] if b >= 0]


def _steps(beside: Ints) -> Ints:
    steps = np.where(np.eye(CELLS, dtype=bool), 0, UNREACHABLE)
    for _ in range(CELLS):
        for a, b in _edges(beside):
            steps[:, b] = np.minimum(steps[:, b], steps[:, a] + 1)
    return steps.astype(np.int64)


def _ways(beside: Ints, steps: Ints) -> Ints:
    ways = np.zeros((CELLS, CELLS, MOST_WAYS), np.int64)
    for a in range(CELLS):
        sets: dict[int, list[int]] = {a: [0]}
        for b in sorted(range(CELLS), key=steps[a].__getitem__):
            if 0 < steps[a, b] < UNREACHABLE:
                before = [int(c) for c in beside[b] if c >= 0 and steps[a, c] < steps[a, b]]
                sets[b] = [way | 1 << b for c in before for way in sets[c]]
                ways[a, b, : len(sets[b])] = sets[b]
    return ways


def _walks(beside: Ints, options: Ints) -> Ints:
    """A price for each slide, paid down until no walk gets cheaper.

    What is on a cell of the set is taken or, where empty cells cost tokens, left for later.
    """
    walk = np.full((CELLS, SETS, CELLS), UNREACHABLE, np.int64)
    walk[range(CELLS), 0, range(CELLS)] = 0
    sets, lasts = np.arange(SETS), np.arange(CELLS)
    before = None
    while before is None or not np.array_equal(walk, before):
        before = walk.copy()
        for gap, to in _edges(beside):
            price = np.ones((CELLS, SETS), np.int64)
            if options[ADVANCED]:
                empty = (sets >> to & 1) == 0
                owes = (lasts != to) | bool(options[START_COSTS])
                price += owes[:, None] & empty[None, :]
            tokens = price + np.minimum(walk[:, sets & ~(1 << to), to], walk[:, :, to])
            walk[:, :, gap] = np.minimum(walk[:, :, gap], tokens)
    return walk


def _sight(beside: Ints) -> Ints:
    sight = np.full((4, CELLS, CELLS), UNREACHABLE, np.int64)
    for wall in range(4):
        for cell in range(CELLS):
            if beside[cell, wall] >= 0:
                sight[wall, cell, beside[cell, wall]] = 0
    before = None
    while before is None or not np.array_equal(sight, before):
        before = sight.copy()
        for gap, to in _edges(beside):
            moved = np.arange(CELLS)
            moved[to] = gap  # the box on the cell that the gap goes to
            closer = 1 + sight[:, moved, to]
            closer[:, gap] = UNREACHABLE  # no box is in the gap
            sight[:, :, gap] = np.minimum(sight[:, :, gap], closer)
    return sight


def _members() -> Floats:
    return (np.arange(SETS)[:, None] >> np.arange(CELLS) & 1).astype(np.float64)


def _mean_steps(steps: Ints) -> Floats:
    """A cell in the set itself counts two slides, away and back."""
    away = np.where(np.eye(CELLS, dtype=bool), 2, steps)
    members = _members()
    means: Floats = (away @ members.T) / np.maximum(1, members.sum(axis=1))
    return means


def _spread(steps: Ints) -> Floats:
    members = _members()
    sizes = members.sum(axis=1)
    totals = np.einsum("si,ij,sj->s", members, steps.astype(np.float64), members)
    means: Floats = totals / np.maximum(1, sizes * (sizes - 1))
    return means
