"""Every way to lay a level's hideouts and its start token, no two of them alike.

Two ways are alike if turning or mirroring the tray makes one of the other, or changing what does
the same to one who sees it all: runes that no lock shows, and rotations, do nothing; the three
runes of a lock do the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod
from typing import Final, NamedTuple

from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS, LOCKS
from gemkeep.games.hideouts.tray import ROW
from gemkeep.games.hideouts.types import CELLS, START, Cell, Deal, DealtBox, Level

START_CELLS: Final = (0, 1, 4)
"""A corner, an edge and the middle: the other cells are like one of these."""

NOTHING: Final = ""
"""What a hideout is called that does nothing."""


class Layout(NamedTuple):
    """Where the start token is, and which hideout is in each cell."""

    start: Cell
    hideouts: tuple[str | None, ...]


class Likes(NamedTuple):
    """One way to lay the hideouts, and how many ways are like it, itself among them."""

    layout: Layout
    ways: int


def _symmetries() -> tuple[tuple[Cell, ...], ...]:
    """The eight ways to turn and mirror the tray: the cell that comes to lie on each cell."""
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


def layouts(level: Level) -> Iterator[Likes]:
    """Every way to lay this level, each for all that are like it."""
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
                yield Likes(Layout(start, _spell(laid, start, spelled)), starts * len(alike))


def how_many(level: Level) -> int:
    """How many ways there are to lay it, counting each of those that are alike by a turn."""
    kinds = Counter(_stands_for(level, name) for name in level.hideouts)
    orders = factorial(len(level.hideouts)) // prod(map(factorial, kinds.values()))
    return len(CELLS) * orders


def deal_of(layout: Layout) -> Deal:
    """A deal with this layout; where the guardians are and how boxes stand makes no difference."""
    start = layout.start
    boxes = [DealtBox(guardian, "N") for guardian in GUARDIANS]
    return Deal(
        (*GUARDIANS[:start], START, *GUARDIANS[start:]),
        layout.hideouts,
        (*boxes[:start], None, *boxes[start:]),
        0,
    )


def _stands_for(level: Level, name: str) -> str:
    """The same word for hideouts that do the same to one who sees it all."""
    kind = HIDEOUTS[name].kind
    if kind == "rune":
        locks = (lock for lock in LOCKS if lock in level.hideouts and name in HIDEOUTS[lock].needs)
        return next((f"rune of {lock}" for lock in locks), NOTHING)
    return NOTHING if kind == "rotation" else name


def _orders(kinds: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every order of these, once though some are the same, as a dictionary would list them."""
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
