"""The values of Hideouts: a level, a deal, the fixed setup of a game, and its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.core.moves import Seat

Cell: TypeAlias = int
"""A cell of the tray, 0 to 8 row by row; row 0 is north, cell 0 north-west."""

Box: TypeAlias = int
"""A box, numbered by its cell in the deal; this number is secret and never sent."""

Wall: TypeAlias = Literal["N", "E", "S", "W"]
WALLS: Final[tuple[Wall, ...]] = ("N", "E", "S", "W")

Corner: TypeAlias = Literal["NW", "NE", "SE", "SW"]
CORNERS: Final[tuple[Corner, ...]] = ("NW", "NE", "SE", "SW")
"""Clockwise, as the seats are numbered."""

CELLS: Final = range(9)
NO_CELLS: Final = 0
"""A set of cells is a number whose bit 0 is cell 0."""
START: Final = "start"

DEAL: Final = "deal"
SLIDE: Final = "slide"
PLACE: Final = "place"
BLESS: Final = "bless"
CORRECT: Final = "correct"
FINISH: Final = "finish"
PASS: Final = "pass"
VERBS: Final = (DEAL, SLIDE, PLACE, BLESS, CORRECT, FINISH, PASS)

Phase: TypeAlias = Literal["deal", "turn", "free", "bless", "place", "close", "over"]
DEALING: Final = "deal"
TURN: Final = "turn"
"""A main action, a correction, or a finish if it is offered."""
FREE: Final = "free"
"""A mechanism's move, which must be made."""
BLESSING: Final = "bless"
"""The action symbol is to be put into a box."""
PLACING: Final = "place"
"""The guardian in the gap may be put into a box."""
CLOSING: Final = "close"
"""After an action, the start token open and all guardians in boxes: finish or pass."""
OVER: Final = "over"

Reason: TypeAlias = Literal["finished", "misplaced", "out_of_tokens", "stalled"]

Memory: TypeAlias = Literal["none", "own", "team"]
MEMORIES: Final[tuple[Memory, ...]] = ("none", "own", "team")

Charge: TypeAlias = Literal["every", "once"]
CHARGES: Final[tuple[Charge, ...]] = ("every", "once")

FULL_SUPPLY: Final = 25
BITS_OF_A_COUNT: Final = 5
"""Counts of tokens are packed into one number; 25, the most, needs five bits."""
ONE_TOKEN: Final = tuple(1 << BITS_OF_A_COUNT * place for place in CELLS)
"""For each box or cell, one token as a packed count."""


@dataclass(frozen=True, slots=True)
class Level:
    """The hideouts under the boxes, the supply, and the options of advanced mode."""

    name: str
    hideouts: tuple[str, ...]
    supply: int = FULL_SUPPLY
    advanced: bool = False
    advanced_charge: Charge = "every"
    """Whether a cell without its guardian costs a token every time, or only once."""
    advanced_start: bool = False
    """Whether the start token's cell costs a token, too."""


class Setup(NamedTuple):
    """Everything fixed before the deal."""

    level: Level
    number: int | None
    """Which of the numbered levels it is; None for a custom level."""
    memory: Memory
    seats: int
    draws_runes: bool
    """Whether chance decides which runes are in the casket, and the level only how many."""


class DealtBox(NamedTuple):
    """A box: whose home it is, and which wall has the seal."""

    home: str
    seal: Wall


class Deal(NamedTuple):
    """A casket as it was set up, cell by cell."""

    cells: tuple[str, ...]
    """The guardian whose amulet is there, or the start token."""
    hideouts: tuple[str | None, ...]
    boxes: tuple[DealtBox | None, ...]
    first: Seat

    @property
    def start(self) -> Cell:
        """The cell with the start token."""
        return self.cells.index(START)


UNDEALT: Final = Deal((), (), (), 0)
"""Used before the deal."""


class State(NamedTuple):
    """The state of a game of Hideouts.

    Sets of cells are numbers whose bit 0 is cell 0; sets of walls have four bits for each box.
    """

    deal: Deal
    phase: Phase
    turn: Seat
    gap: Cell
    standing: tuple[Box, ...]
    """The box on each cell; at the gap, the number that belongs to no box."""
    supply: int
    supply_before: int
    """The supply when this turn began."""
    idle: int
    """How many turns in a row took no token from the supply."""
    paid: int
    """The action tokens in each box, packed."""
    discarded: int
    """The action tokens in the lid."""
    boxed: tuple[Box | None, ...]
    """The box that each guardian is in, in the order of the guardians; None while in its cell."""
    symbol: Box | None
    """The box with the action symbol."""
    sealed: int
    """The cells with a hideout, face down or face up."""
    shown: int
    """The cells with a hideout that was turned up and stayed."""
    resting: int
    """The cells with a guardian, face down or face up."""
    awake: int
    """The cells whose amulet was turned up, even if the guardian is gone."""
    lid: tuple[str, ...]
    """The hideouts that left the game, in the order they left."""
    laid: int
    """The action tokens in each cell, packed."""
    exposed: int
    """The walls that have bordered the gap since the last rotation."""
    rotations: int
    """The number of quarter turns the casket has made."""
    remembered: tuple[int, ...]
    """By seat, the outer walls it had seen before the last rotation."""
    ending: Reason | None


def count(packed: int, place: int) -> int:
    """The number of tokens in this box or cell."""
    return packed >> BITS_OF_A_COUNT * place & (1 << BITS_OF_A_COUNT) - 1
