"""The geometry of the tray: neighbours, the walls at the gap, and what a corner sees."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit
from gemkeep.batch.hideouts.fields import field
from gemkeep.batch.hideouts.types import ALL_CELLS, BOXES
from gemkeep.games.hideouts.board.tray import (
    EAST,
    NEAR_WALLS,
    NORTH,
    ROW,
    SEATED,
    SOUTH,
    WALLS_OF_A_BOX,
    WEST,
)
from gemkeep.games.hideouts.types import CELLS, CORNERS

WEST_COLUMN: Final = sum(1 << cell for cell in CELLS if cell % ROW == 0)
EAST_COLUMN: Final = WEST_COLUMN << ROW - 1
EVERY_BOX: Final = sum(1 << WALLS_OF_A_BOX * box for box in range(BOXES))
NEAR: Final = sum(
    NEAR_WALLS[corner] << WALLS_OF_A_BOX * place for place, corner in enumerate(CORNERS)
)
"""By corner, the walls of a box whose outer face can be seen."""


def neighbours(cell: Array) -> Array:
    """The cells next to this one, as a set."""
    here = bit(cell)
    near: Array = (
        here >> ROW
        | (here << ROW) & ALL_CELLS
        | (here & ~WORD(WEST_COLUMN)) >> 1
        | (here & ~WORD(EAST_COLUMN)) << 1
    )
    return near


def walls_at_gap(gap: Array, standing: Array) -> Array:
    """The walls that border the gap, as a set: four bits for each box."""
    near = neighbours(gap)
    walls = jnp.zeros_like(gap)
    for cell, wall in ((gap - ROW, SOUTH), (gap - 1, EAST), (gap + 1, WEST), (gap + ROW, NORTH)):
        there = (near >> cell & 1) != 0  # a cell outside the tray is a large number, and not there
        side = bit(WALLS_OF_A_BOX * field(standing, cell) + wall)
        walls |= jnp.where(there, side, 0)
    return walls


def corner_of(seats: int, seat: int, rotations: Array) -> Array:
    """The number of the corner this seat looks from."""
    seated = CORNERS.index(SEATED[seats][seat])
    return (seated + len(CORNERS) - rotations) % len(CORNERS)


def near_walls(corner: Array) -> Array:
    """The walls of a box whose outer face this corner can see, as four bits."""
    near = jnp.right_shift(WORD(NEAR), WALLS_OF_A_BOX * corner)
    return near & (1 << WALLS_OF_A_BOX) - 1
