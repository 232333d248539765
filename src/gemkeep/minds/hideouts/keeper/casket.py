"""The casket as one array of numbers, and the tables that belong to a tray and a level.

Everything about a game, even what nobody can know, is in one array, so that a game is copied in a
few nanoseconds. A set of cells or boxes is a number whose bit 0 is cell or box 0. A box has the
number of the cell it was dealt to; the number of the start token's cell is no box.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gemkeep.minds.hideouts.keeper.compiled import Bytes, Floats, Ints, Rows, Shorts, Tokens

CELLS: Final = 9
HID: Final = 0
"""By cell, the hideout."""
GUARD: Final = 9
"""By cell, the guardian; `NOBODY` on the start token's."""
HOME: Final = 18
"""By box, whose home it is."""
WALL: Final = 27
"""By box, the wall with the seal: north, east, south, west."""
STAND: Final = 36
"""By cell, the box that stands on it."""
POS: Final = 45
"""By box, the cell it stands on."""
BOXED: Final = 54
"""By guardian, the box it is in, or -1."""
HOMEBOX: Final = 62
"""By guardian, the box that is its home."""
GAP: Final = 70
SUPPLY: Final = 71
BEFORE: Final = 72
"""The supply when this turn began."""
IDLE: Final = 73
SYMBOL: Final = 74
"""The box with the action symbol, or -1."""
SEALED: Final = 75
"""The cells with a hideout."""
SHOWN: Final = 76
"""The cells with a hideout that was turned up and stayed."""
RESTING: Final = 77
"""The cells with a guardian."""
AWAKE: Final = 78
"""The cells whose guardian has been seen."""
LID: Final = 79
"""The kinds of hideouts that have left the game."""
LAID: Final = 80
"""The cells with an action token."""
READ: Final = 81
"""The boxes whose home the team knows."""
PHASE: Final = 82
START: Final = 83
WON: Final = 84
TURNS: Final = 85
"""How many turns have been played."""
MAYBE: Final = 86
"""By box, the walls that may have the seal: several only if the team has not been told."""
SIZE: Final = 95

TURN: Final = 0
FREE: Final = 1
BLESSING: Final = 2
PLACING: Final = 3
CLOSING: Final = 4
OVER: Final = 5

NOBODY: Final = 8
RUNE: Final = 0
NUMBER: Final = 8
MECHANISM: Final = 16
LOCK_A: Final = 17
LOCK_B: Final = 18
ROTATION: Final = 19
ACTION: Final = 20
KINDS: Final = 21

CORRECTION: Final = 3
STALLED: Final = 20
ALL_WALLS: Final = 15

ADVANCED: Final = 0
ONCE: Final = 1
START_COSTS: Final = 2
LEGIBLE: Final = 3
"""The walls that the team can read, as four bits."""
BOXES: Final = 4
"""The boxes of the tray, so also its guardians and hideouts."""
ORDERED: Final = 5
"""Whether the level has hideouts that must leave in order."""
COUNTED: Final = 6
"""Whether all hideouts of the level are numbers."""
OPTIONS: Final = 7


class Search(NamedTuple):
    """The tables, and how a position is looked up in them."""

    digits: Ints
    """By start cell and cell, the value of the cell's digit in the number of a pattern."""
    places: Ints
    """By start cell and cell, the number of the cell's digit."""
    image: Ints
    """By start cell and cell, the cell in the tray as it is turned for the table."""
    turned: Ints
    """By start cell, which part of the table is used."""
    cells: int
    """How many cells the tray has."""
    tray: int
    """Its cells."""
    ways: Ints
    """By turn and cell of the tray, the cell it becomes."""
    sets: Ints
    """By turn and set of cells, the set it becomes."""
    first: Rows
    """By part and pattern, the first row of the table."""
    turns: Bytes
    """By part and pattern, how the tray is turned to the pattern that has the row."""
    ranks: Shorts
    """By numbers open, numbers face down and where the named ones are, the rank among such."""
    chances: Bytes
    """By row and supply, the chance to win; see `numbers.seeking` and `numbers.positions`."""
    known: Bytes
    """By part, row and gap, the tokens once it is known where each number is."""


class Rules(NamedTuple):
    """A tray and the options of a level, as tables."""

    options: Ints
    needs: Ints
    """By hideout, the set of hideouts that must have left before it."""
    beside: Ints
    """By cell and direction, the next cell, or -1."""
    steps: Ints
    """By two cells, the slides from one to the other."""
    ways: Ints
    """By two cells, up to six sets of the cells on a shortest way, the last cell included."""
    walk: Tokens
    """By last cell, set of cells and gap, the tokens of the cheapest walk past the set."""
    sight: Ints
    """By wall, a box's cell and the gap, the fewest slides until that wall borders the gap."""
    mean_steps: Floats
    """By cell and set of cells, the mean number of slides from the cell to one of the set."""
    spread: Floats
    """By set of cells, the mean number of slides from one of them to another."""
    weights: Floats
    """The weights of the estimate; see `estimate`."""
    search: Search
    """The tokens that numbers take; see `numbers`."""
