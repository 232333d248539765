"""The smallest supply of every deal of a level, for a player who sees everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from typing import Final, TypeAlias

from gemkeep.games.hideouts.catalogue import ACTION, HIDEOUTS, MECHANISM
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.layouts import Layout, LayoutClass, layouts
from gemkeep.minds.hideouts.search_space import kind_of, start_charge_of

Advance: TypeAlias = Callable[[int], None]
"""Called with the amount of work done so far."""

NAMES: Final = tuple(HIDEOUTS)
CHARGES: Final = ("never", "every", "once")
A_BATCH: Final = 1000
"""Layouts searched between two reports of progress: a fraction of a second."""


@dataclass(frozen=True, slots=True)
class Survey:
    """The smallest supplies over all deals of a level."""

    deals: tuple[tuple[int, int], ...]
    """For each supply, lowest first, how many layouts need exactly that."""
    luckiest: Layout
    hardest: Layout

    @property
    def total(self) -> int:
        """How many layouts there are."""
        return sum(ways for _, ways in self.deals)

    @property
    def fewest(self) -> int:
        """The supply that the luckiest deal needs."""
        return self.deals[0][0]

    @property
    def most(self) -> int:
        """The supply that the hardest deal needs."""
        return self.deals[-1][0]

    @property
    def mean(self) -> Fraction:
        """The supply that a deal needs on average."""
        return Fraction(sum(supply * ways for supply, ways in self.deals), self.total)

    def share(self, supply: int) -> Fraction:
        """The share of deals that can be won with this supply."""
        return Fraction(sum(ways for needed, ways in self.deals if needed <= supply), self.total)


def survey(level: Level, advance: Advance | None = None) -> Survey:
    """The smallest supply of every deal of this level, whatever the level's own supply is.

    `advance` is called repeatedly with the number of deals done, out of `how_many`.
    """
    counts: Counter[int] = Counter()
    luckiest = hardest = None
    for found, needed in _solved(level):
        counts[needed] += found.ways
        if luckiest is None or needed == min(counts) < luckiest[0]:
            luckiest = (needed, found.layout)
        if hardest is None or needed > hardest[0]:
            hardest = (needed, found.layout)
        if advance is not None and counts.total() % A_BATCH < found.ways:
            advance(counts.total())
    assert luckiest is not None  # noqa: S101 - every level has layouts
    assert hardest is not None  # noqa: S101 - as above
    if advance is not None:
        advance(counts.total())
    return Survey(tuple(sorted(counts.items())), luckiest[1], hardest[1])


def smallest_supplies(level: Level, dealt: Sequence[Layout]) -> list[int]:
    """The smallest supply with which each of these layouts can be won."""
    import numpy as np  # noqa: PLC0415 - commands that prove nothing start faster without it

    from gemkeep.minds.hideouts.levels import kernel  # noqa: PLC0415 - as above

    effects = {"plain": kernel.PLAIN, "mechanism": kernel.MECHANISM, "action": kernel.ACTION}
    numbers = {name: number for number, name in enumerate(NAMES)}
    found = kernel.smallest_supplies(
        np.array([layout.start for layout in dealt], np.int8),
        np.array(
            [[numbers[name] if name else -1 for name in layout.hideouts] for layout in dealt],
            np.int8,
        ),
        np.array([effects[kind_of(name)] for name in NAMES], np.int8),
        np.array([[other in HIDEOUTS[name].needs for other in NAMES] for name in NAMES]),
        CHARGES.index(start_charge_of(level)),
        level.hideouts.count(MECHANISM),
        level.hideouts.count(ACTION),
    )
    return [int(needed) for needed in found]


def _solved(level: Level) -> Iterator[tuple[LayoutClass, int]]:
    all_layouts = layouts(level)
    while some := list(islice(all_layouts, A_BATCH)):
        needed = smallest_supplies(level, [found.layout for found in some])
        yield from zip(some, needed, strict=True)
