"""The deal: where everything in the casket is, and who begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from random import Random
from typing import Final, TypeVar

from gemkeep.core.chance import Chance
from gemkeep.core.deals.fair import Below, shuffled
from gemkeep.core.encoding.notation import whole_number
from gemkeep.core.errors import quote
from gemkeep.core.moves import Action, Seat
from gemkeep.games.hideouts.catalogue import GUARDIANS, RUNE_SET, RUNES, runes_of
from gemkeep.games.hideouts.types import (
    CELLS,
    DEAL,
    START,
    WALLS,
    Cell,
    Deal,
    DealtBox,
    Level,
    Setup,
)

Piece = TypeVar("Piece")

LAID_OUT: Final = (*GUARDIANS, START)
LAID_OUT_SET: Final = frozenset(LAID_OUT)
GUARDIAN_SET: Final = frozenset(GUARDIANS)
WALL_SET: Final = frozenset(WALLS)
BOXES: Final = len(GUARDIANS)
SEALS: Final[int] = len(WALLS) ** BOXES
"""The number of ways to turn eight boxes."""

ORDERS: Final = tuple(permutations(range(BOXES)))
"""Every order of eight things; shuffling looks one up."""

DEALT_BOXES: Final = tuple(tuple(DealtBox(home, seal) for seal in WALLS) for home in GUARDIANS)


class TheDeal(Chance):
    """Every casket that the level can be dealt as, with equal probabilities."""

    __slots__ = ("_firsts", "_setup")

    def __init__(self, setup: Setup, first: Seat | None = None) -> None:
        """Take the seat that begins, or None for any."""
        self._setup = setup
        self._firsts = range(setup.seats) if first is None else range(first, first + 1)

    def draw(self, random: Random) -> Action:
        """A shuffled casket."""
        guardians = _shuffled(GUARDIANS, random)
        hideouts = _shuffled(_hideouts_drawn(self._setup, random), random)
        seals = _below(SEALS, random)
        boxes = [
            home[seals >> 2 * place & 3]
            for place, home in enumerate(_shuffled(DEALT_BOXES, random))
        ]
        start = _below(len(CELLS), random)
        first = self._firsts[_below(len(self._firsts), random)]
        return Action(DEAL, _deal(start, guardians, hideouts, boxes, first))

    def pick(self, below: Below) -> Action:
        """A casket that anyone can check."""
        guardians = shuffled(GUARDIANS, below)
        hideouts = shuffled(sorted(self._hideouts_picked(below)), below)
        boxes = [DealtBox(home, WALLS[below(len(WALLS))]) for home in shuffled(GUARDIANS, below)]
        start = below(len(CELLS))
        first = self._firsts[below(len(self._firsts))]
        return Action(DEAL, _deal(start, guardians, hideouts, boxes, first))

    def _hideouts_picked(self, below: Below) -> tuple[str, ...]:
        if not self._setup.draws_runes:
            return self._setup.level.hideouts
        return _with_runes(self._setup.level, shuffled(RUNES, below))

    def probability(self, action: Action) -> Fraction:
        """The same for every casket that the level can be dealt as, and 0 for all others."""
        verb, deal = action
        possible = (
            verb == DEAL
            and isinstance(deal, Deal)
            and why_impossible(self._setup, deal) is None
            and deal.first in self._firsts
        )
        return Fraction(possible, self.count() if possible else 1)

    def count(self) -> int:
        """The number of different caskets."""
        level = self._setup.level
        choices = comb(len(RUNES), len(runes_of(level))) if self._setup.draws_runes else 1
        alike = prod(map(factorial, Counter(level.hideouts).values()))
        hideouts = choices * factorial(BOXES) // alike
        boxes = factorial(BOXES) * SEALS
        return factorial(len(CELLS)) * hideouts * boxes * len(self._firsts)

    def outcomes(self) -> Iterator[tuple[Action, Fraction]]:
        """Every casket in turn; there are far too many to wait for the last."""
        setup, share = self._setup, Fraction(1, self.count())
        for start, guardians in product(CELLS, permutations(GUARDIANS)):
            for hideouts in _every_order_of_hideouts(setup):
                for homes in permutations(DEALT_BOXES):
                    for boxes, first in product(product(*homes), self._firsts):
                        yield Action(DEAL, _deal(start, guardians, hideouts, boxes, first)), share


def why_impossible(setup: Setup, deal: Deal) -> str | None:
    """Why this level can't be dealt like this; None if it can."""
    return next(_wrongs(setup, deal), None)


def _wrongs(setup: Setup, deal: Deal) -> Iterator[str]:
    """All that is wrong; after the first, the others may make no sense."""
    cells, hideouts, boxes, first = deal
    if not len(cells) == len(hideouts) == len(boxes) == len(CELLS):
        yield f"a casket has {len(CELLS)} cells, not {quote((cells, hideouts, boxes))}"
    if set(cells) != LAID_OUT_SET:
        yield f"each of {', '.join(LAID_OUT)} must be in one cell, unlike in {quote(cells)}"
    start = deal.start
    if hideouts[start] is not None or boxes[start] is not None:
        yield f"no hideout and no box is on the start token's cell {start}"
    if not _are_of(setup, [name for name in hideouts if name is not None]):
        yield f"level {quote(setup.level.name)} is not dealt with the hideouts {quote(hideouts)}"
    homes = [box.home for box in boxes if box is not None]
    if len(homes) != BOXES or set(homes) != GUARDIAN_SET:
        yield f"every guardian has one box; the boxes are {quote(boxes)}"
    if not WALL_SET.issuperset([box.seal for box in boxes if box is not None]):
        yield f"a seal is on wall {', '.join(WALLS)}; the boxes are {quote(boxes)}"
    if not whole_number(first) or not 0 <= first < setup.seats:
        yield f"seats 0 to {setup.seats - 1} may be first, not {quote(first)}"


def _are_of(setup: Setup, hideouts: list[str]) -> bool:
    """Whether these are the level's hideouts; if runes are drawn, only their number counts."""
    level = setup.level
    if not setup.draws_runes:
        return sorted(hideouts) == sorted(level.hideouts)
    drawn = [name for name in hideouts if name in RUNE_SET]
    others = sorted(name for name in hideouts if name not in RUNE_SET)
    listed = sorted(name for name in level.hideouts if name not in RUNE_SET)
    return others == listed and len(set(drawn)) == len(drawn) == len(runes_of(level))


def _hideouts_drawn(setup: Setup, random: Random) -> tuple[str, ...]:
    level = setup.level
    if not setup.draws_runes:
        return level.hideouts
    return _with_runes(level, random.sample(RUNES, len(runes_of(level))))


def _with_runes(level: Level, drawn: Sequence[str]) -> tuple[str, ...]:
    """The level's hideouts, with the runes that were drawn first in the places of its own."""
    runes = iter(drawn)
    return tuple(next(runes) if name in RUNE_SET else name for name in level.hideouts)


def _every_order_of_hideouts(setup: Setup) -> Iterator[tuple[str, ...]]:
    runes = runes_of(setup.level)
    others = tuple(name for name in setup.level.hideouts if name not in RUNE_SET)
    for drawn in combinations(RUNES, len(runes)) if setup.draws_runes else (runes,):
        yield from _orders(Counter((*drawn, *others)))


def _orders(pieces: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every distinct order of these pieces."""
    if not pieces:
        yield ()
    for piece in list(pieces):
        rest = pieces - Counter((piece,))
        for order in _orders(rest):
            yield (piece, *order)


def _below(bound: int, random: Random) -> int:
    """A random number from 0 to below the bound."""
    return int(random.random() * bound)


def _shuffled(pieces: Sequence[Piece], random: Random) -> list[Piece]:
    """Eight pieces in random order."""
    return [pieces[place] for place in ORDERS[_below(len(ORDERS), random)]]


def _deal(
    start: Cell,
    guardians: Sequence[str],
    hideouts: Sequence[str],
    boxes: Sequence[DealtBox],
    first: Seat,
) -> Deal:
    """The deal with the start token on this cell, and all else in the order of the other cells."""
    return Deal(
        (*guardians[:start], START, *guardians[start:]),
        (*hideouts[:start], None, *hideouts[start:]),
        (*boxes[:start], None, *boxes[start:]),
        first,
    )
