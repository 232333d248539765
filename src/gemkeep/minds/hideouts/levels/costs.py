"""What each hideout of a level costs: the tokens a deal takes with it, less those with a rune."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from gemkeep.games.hideouts.catalogue import HIDEOUTS, RUNES, Kind
from gemkeep.games.hideouts.types import CELLS, Level
from gemkeep.minds.hideouts.layouts import Layout
from gemkeep.minds.hideouts.levels.survey import smallest_supplies

DEALS: Final = 2000
"""The same deals are searched with the hideout and with a rune in its place."""
FREE_RUNE: Final = "rune:8"
"""No lock shows it, so it may lie in several cells."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What the hideouts of one kind cost, for a player who sees everything."""

    kind: Kind
    count: int
    tokens: float
    """What all of them cost a deal on average; negative if they save tokens."""
    each: tuple[tuple[str, float], ...]
    """What each of them costs alone."""


def mean_supply(level: Level, deals: int, seed: str) -> float:
    """The supply that a deal needs on average, estimated from this many."""
    return sum(smallest_supplies(level, _dealt(level, deals, Random(seed)))) / deals


def costs(level: Level, seed: str) -> tuple[Cost, ...]:
    """What the hideouts of each kind but runes cost in this level."""
    dealt = _dealt(level, DEALS, Random(seed))
    with_all = sum(smallest_supplies(level, dealt))

    def cost(names: Sequence[str]) -> float:
        without = without_hideouts(level, names)
        runes = [_swapped(layout, names) for layout in dealt]
        return (with_all - sum(smallest_supplies(without, runes))) / len(dealt)

    return tuple(
        Cost(
            kind, len(names), cost(names), tuple((one, cost([one])) for one in dict.fromkeys(names))
        )
        for kind, names in kinds_of(level)
    )


def kinds_of(level: Level) -> Iterator[tuple[Kind, list[str]]]:
    """The kinds in a level that do something, each with its hideouts."""
    kinds = dict.fromkeys(HIDEOUTS[name].kind for name in level.hideouts)
    for kind in kinds:
        if kind != "rune":
            yield kind, [name for name in level.hideouts if HIDEOUTS[name].kind == kind]


def without_hideouts(level: Level, names: Sequence[str]) -> Level:
    """The level with runes in place of these hideouts, which are listed as often as they go."""
    going = list(names)
    unused = iter([rune for rune in RUNES if rune not in level.hideouts])
    hideouts = []
    for name in level.hideouts:
        if name in going:
            going.remove(name)
            hideouts.append(next(unused))
        else:
            hideouts.append(name)
    return replace(level, hideouts=tuple(hideouts))


def _swapped(layout: Layout, names: Sequence[str]) -> Layout:
    going = list(names)
    hideouts: list[str | None] = []
    for name in layout.hideouts:
        if name in going:
            going.remove(name)
            hideouts.append(FREE_RUNE)
        else:
            hideouts.append(name)
    return Layout(layout.start, tuple(hideouts))


def _dealt(level: Level, deals: int, random: Random) -> list[Layout]:
    """Deals of this level."""
    dealt = []
    for _ in range(deals):
        start = random.choice(CELLS)
        order = random.sample(level.hideouts, len(level.hideouts))
        dealt.append(Layout(start, (*order[:start], None, *order[start:])))
    return dealt
