"""Every layout of a level's hideouts and its start token, one of each kind of equivalent ones.

Two layouts are equivalent if rotating or mirroring the tray turns one into the other, or swapping
hideouts that have the same effect for a player who knows everything: runes that no lock shows, and
rotations, have none; the three runes of a lock have the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod
from typing import Final, NamedTuple

from gemkeep.games.hideouts.board.tray import ROW
from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS, LOCKS
from gemkeep.games.hideouts.types import CELLS, START, Cell, Deal, DealtBox, Level

START_CELLS: Final = (0, 1, 4)
"""A corner, an edge and the middle: every other cell is equivalent to one of these."""

NOTHING: Final = ""
"""Stands for hideouts without an effect."""


class Layout(NamedTuple):
    """The cell of the start token, and the hideout in each cell."""

    start: Cell
    hideouts: tuple[str | None, ...]


class LayoutClass(NamedTuple):
    """One layout, and how many are equivalent to it, including itself."""

    layout: Layout
    ways: int


def _symmetries() -> tuple[tuple[Cell, ...], ...]:
    """The eight rotations and reflections of the tray: for each cell, the cell that moves there."""
    cells = [divmod(cell, ROW) for cell in CELLS]
    last = ROW - 1
    turned = [
        [(row, column) for row, column in cells],
        [(column, last - row) for row, column in cells],
        [(last - row, last - column) for row, column in cells],
        [(last - column, row) for row, column in cells],
    ]
    mirrored = [[(column, row) for row, column in cells] for cells in turned]
    return tuple(
        tuple(row * ROW + column for row, column in cells) for cells in (*turned, *mirrored)
    )


SYMMETRIES: Final = _symmetries()


def layouts(level: Level) -> Iterator[LayoutClass]:
    """Every layout of this level, one of each class of equivalent ones."""
    names = {name: _stands_for(level, name) for name in level.hideouts}
    spelled: dict[str, list[str]] = {}
    for name in level.hideouts:
        spelled.setdefault(names[name], []).append(name)
    kinds = Counter(names[name] for name in level.hideouts)
    for start in START_CELLS:
        keeping = [turn for turn in SYMMETRIES if turn[start] == start]
        starts = len(SYMMETRIES) // len(keeping)
        for order in _orders(kinds):
            laid = (*order[:start], NOTHING, *order[start:])
            alike = {tuple(laid[cell] for cell in turn) for turn in keeping}
            if laid == min(alike):
                yield LayoutClass(Layout(start, _spell(laid, start, spelled)), starts * len(alike))


def how_many(level: Level) -> int:
    """How many layouts there are, counting each rotation and reflection."""
    kinds = Counter(_stands_for(level, name) for name in level.hideouts)
    orders = factorial(len(level.hideouts)) // prod(map(factorial, kinds.values()))
    return len(CELLS) * orders


def deal_of(layout: Layout) -> Deal:
    """A deal with this layout; the guardians' cells and the boxes make no difference here."""
    start = layout.start
    boxes = [DealtBox(guardian, "N") for guardian in GUARDIANS]
    return Deal(
        (*GUARDIANS[:start], START, *GUARDIANS[start:]),
        layout.hideouts,
        (*boxes[:start], None, *boxes[start:]),
        0,
    )


def _stands_for(level: Level, name: str) -> str:
    """The same name for hideouts with the same effect for a player who knows everything."""
    kind = HIDEOUTS[name].kind
    if kind == "rune":
        locks = (lock for lock in LOCKS if lock in level.hideouts and name in HIDEOUTS[lock].needs)
        return next((f"rune of {lock}" for lock in locks), NOTHING)
    return NOTHING if kind == "rotation" else name


def _orders(kinds: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every distinct order of these, in lexicographic order."""
    order = sorted(kinds.elements())
    last = len(order) - 1
    while True:
        yield tuple(order)
        rise = next((at for at in range(last - 1, -1, -1) if order[at] < order[at + 1]), None)
        if rise is None:
            return
        higher = next(at for at in range(last, rise, -1) if order[at] > order[rise])
        order[rise], order[higher] = order[higher], order[rise]
        order[rise + 1 :] = reversed(order[rise + 1 :])


def _spell(
    laid: tuple[str, ...], start: Cell, spelled: dict[str, list[str]]
) -> tuple[str | None, ...]:
    """The hideouts by their own names again."""
    names = {kind: iter(names) for kind, names in spelled.items()}
    return tuple(None if cell == start else next(names[kind]) for cell, kind in enumerate(laid))
