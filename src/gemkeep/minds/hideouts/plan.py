"""A look some moves ahead for the walk of the gap with the lowest expected cost in tokens.

Where each box will be and which seals will be read on the way follows from what is known. Which
guardian is in a cell does not. There the plan uses the probability that the guardian's home is
known when it is uncovered, and the cost of a second visit if it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from gemkeep.games.hideouts.board.tray import BESIDE, NEIGHBOURS
from gemkeep.games.hideouts.types import WALLS, Cell
from gemkeep.minds.hideouts.knowledge import Knowledge, cells_of
from gemkeep.minds.hideouts.routes import routes

PRICE_OF_A_REVISIT: Final = 2.5
"""The tokens that a guardian left in its cell costs beyond the walk, on average."""
PRICE_OF_A_FREE_SLIDE: Final = 0.2
"""The assumed cost of a slide that takes no token; it rises with the number of idle turns."""
PRICE_OF_TURNING_BACK: Final = 1.5
"""The tokens a plan must save to take back the slide a teammate just made."""
PRICE_OF_AN_UNREAD_SEAL: Final = 0.7
"""The tokens that an unread seal costs beyond the walk, on average."""


class Walk(NamedTuple):
    """The position after a walk of the gap."""

    gap: Cell
    standing: tuple[int, ...]
    """By cell, the number of the box there."""
    needed: int
    """The cells whose guardian is still to be fetched."""
    unread: frozenset[int]
    """The boxes whose home is not known."""
    revisits: float
    """How many guardians were left in their cells on the way, on average."""
    cost: float
    """The tokens spent, plus a little for each turn that takes none."""


class Plan:
    """The possible walks, and the expected cost of each."""

    def __init__(
        self, known: Knowledge, moves_ahead: int, turning_back: Mapping[Cell, float] | None = None
    ) -> None:
        """Plan from what is known, this many moves ahead.

        `turning_back` is the extra price of a first slide that takes back the last one.
        """
        self._known = known
        self._turning_back = turning_back or {}
        self._moves_ahead = moves_ahead
        self._routes = routes(known.terms)
        self._waiting = cells_of(
            cell for cell, guardian in known.lying.items() if guardian not in known.homes
        )
        self._legible = frozenset(box for box, walls in known.unread.items() if walls)
        self._free = next((cell for cell, box in known.boxes.items() if box.symbol), None)
        self._free_slide = PRICE_OF_A_FREE_SLIDE * (1 + known.idle)
        self._sides = {
            box: tuple(WALLS.index(wall) for wall in walls) for box, walls in known.unread.items()
        }

    def best_slide(self) -> Cell:
        """The cell whose box should slide now."""
        known = self._known
        here = Walk(
            gap=known.gap,
            standing=tuple(range(len(NEIGHBOURS))),
            needed=known.needed,
            unread=self._legible,
            revisits=0.0,
            cost=0,
        )
        return min(
            NEIGHBOURS[known.gap],
            key=lambda cell: (
                self._turning_back.get(cell, 0.0)
                + self._cost(self._slid(here, cell), known.gap, self._moves_ahead - 1)
            ),
        )

    def _cost(self, walk: Walk, came_from: Cell, moves: int) -> float:
        """The expected cost of the whole game after this walk, with the best continuation."""
        if not moves or not walk.needed:
            return self._estimate(walk)
        return min(
            self._cost(self._slid(walk, cell), walk.gap, moves - 1)
            for cell in NEIGHBOURS[walk.gap]
            if cell != came_from
        )

    def _estimate(self, walk: Walk) -> float:
        return (
            walk.cost
            + self._routes[walk.needed][walk.gap]
            + PRICE_OF_A_REVISIT * walk.revisits
            + PRICE_OF_AN_UNREAD_SEAL * len(walk.unread)
        )

    def _slid(self, walk: Walk, cell: Cell) -> Walk:
        """The walk after one more slide."""
        terms = self._known.terms
        standing = list(walk.standing)
        moved = standing[cell]
        standing[walk.gap], standing[cell] = moved, standing[walk.gap]
        unread = walk.unread.difference(self._read(cell, standing)) if walk.unread else walk.unread
        if len(unread) == 1 and len(self._legible) == len(self._sides):
            unread = frozenset()  # the last follows from the others
        needed = terms.done(cell, walk.needed)
        left = self._chance_of_leaving(cell, walk, len(unread)) if needed != walk.needed else 0.0
        if left == 1 and not self._known.asleep >> cell & 1:
            needed, left = walk.needed, 0.0  # nothing is learnt there
        price = terms.price(cell, walk.needed) + (moved == self._free) * (self._free_slide - 1)
        return Walk(cell, tuple(standing), needed, unread, walk.revisits + left, walk.cost + price)

    def _read(self, gap: Cell, standing: list[int]) -> Iterator[int]:
        """The boxes whose seal can be read with the gap on this cell."""
        for cell, wall in BESIDE[gap]:
            box = standing[cell]
            if wall in self._sides.get(box, ()):
                yield box

    def _chance_of_leaving(self, cell: Cell, walk: Walk, unread: int) -> float:
        """The probability that the guardian here has no known home when it is uncovered."""
        known = self._known
        if known.asleep >> cell & 1:
            waiting = self._waiting.bit_count() + walk.revisits
            unseen = (walk.needed & known.asleep).bit_count()
            return min(1.0, max(0.0, unread - waiting) / unseen)
        if self._waiting >> cell & 1:
            return 1 - (len(self._legible) - unread) / len(known.unread)
        return 0.0
