"""The geometry of the tray: which cells are neighbours, and which corner sees which wall."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Final

from gemkeep.core.moves import Seat
from gemkeep.games.hideouts.types import CELLS, CORNERS, WALLS, Box, Cell, Corner, Wall

ROW: Final = 3
WALLS_OF_A_BOX: Final = len(WALLS)
NORTH, EAST, SOUTH, WEST = range(WALLS_OF_A_BOX)

SEATED: Final[dict[int, tuple[Corner, ...]]] = {
    2: ("NW", "SE"),
    3: ("NW", "NE", "SE"),
    4: ("NW", "NE", "SE", "SW"),
}
"""The corner of each seat, by the number of players."""

NEAR_WALLS: Final[dict[Corner, int]] = {
    "NW": 1 << NORTH | 1 << WEST,
    "NE": 1 << NORTH | 1 << EAST,
    "SE": 1 << SOUTH | 1 << EAST,
    "SW": 1 << SOUTH | 1 << WEST,
}
"""The walls of a box whose outer face this corner can see."""

ALL_WALLS: Final = 0b1111
FAR_WALLS: Final = {corner: ALL_WALLS ^ near for corner, near in NEAR_WALLS.items()}
"""The walls of a box whose inner face this corner can see."""


def _beside(cell: Cell) -> tuple[tuple[Cell, int], ...]:
    """The cells next to this one, each with the wall of a box there that faces it."""
    row, column = divmod(cell, ROW)
    beside = (
        (row - 1, column, SOUTH),
        (row, column - 1, EAST),
        (row, column + 1, WEST),
        (row + 1, column, NORTH),
    )
    return tuple(
        (other_row * ROW + other_column, wall)
        for other_row, other_column, wall in beside
        if other_row in range(ROW) and other_column in range(ROW)
    )


BESIDE: Final = tuple(_beside(cell) for cell in CELLS)
NEIGHBOURS: Final = tuple(tuple(cell for cell, _ in beside) for beside in BESIDE)
STEPS: Final = tuple(
    tuple(abs(here // ROW - there // ROW) + abs(here % ROW - there % ROW) for there in CELLS)
    for here in CELLS
)
"""How many slides it takes to bring the gap from one cell to another."""
AS_DEALT: Final[tuple[Box, ...]] = tuple(CELLS)


def _swap(one: Cell, other: Cell) -> Callable[[tuple[Box, ...]], tuple[Box, ...]]:
    order = list(CELLS)
    order[one], order[other] = other, one
    return itemgetter(*order)


SWAPS: Final = tuple(tuple(_swap(one, other) for other in CELLS) for one in CELLS)
"""For two cells, a function that swaps the boxes on them."""

WALL_BITS: Final = tuple(
    tuple(1 << WALLS_OF_A_BOX * box + wall for wall in range(WALLS_OF_A_BOX)) for box in CELLS
)


def walls_at_gap(gap: Cell, standing: tuple[Box, ...]) -> int:
    """The set of walls that border the gap."""
    walls = 0
    for cell, wall in BESIDE[gap]:
        walls |= WALL_BITS[standing[cell]][wall]
    return walls


def every_box(walls: int) -> int:
    """These walls of every box."""
    return sum(walls << WALLS_OF_A_BOX * box for box in CELLS)


NEAR: Final = {corner: every_box(walls) for corner, walls in NEAR_WALLS.items()}


def next_wall(wall: Wall) -> Wall:
    """The next wall clockwise."""
    return WALLS[(WALLS.index(wall) + 1) % WALLS_OF_A_BOX]


def corner_of(seats: int, seat: Seat, rotations: int) -> Corner:
    """The corner this seat looks from; each clockwise turn gives it the previous one."""
    seated = CORNERS.index(SEATED[seats][seat])
    return CORNERS[(seated - rotations) % len(CORNERS)]
