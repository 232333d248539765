"""The luckiest deal of a level: the one that is won with the fewest tokens.

Luck lays each hideout only when its cell is first uncovered, and lays what suits best. Only
mechanisms and the action symbol need choosing. All others, runes, rotations, locks and numbers
alike, leave the game at once if luck lays them in the right order: the numbers rising, the locks
last. And none of them could do better than leave at once. So one search finds the minimum over
all deals.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gemkeep.games.hideouts.catalogue import ACTION, HIDEOUTS, MECHANISM
from gemkeep.games.hideouts.types import Cell, Level
from gemkeep.minds.hideouts.casket import (
    LEFT,
    Lies,
    Place,
    Searched,
    Toll,
    Walk,
    cheapest,
    first_place,
    gap_of,
    kind_of,
    sealed_in,
    toll_of,
)
from gemkeep.minds.hideouts.layouts import START_CELLS, Layout

MECHANISMS_LEFT: Final = 0b111
ACTION_LEFT: Final = 0b1000
NEEDS_OTHERS_LAST: Final = {"rune": 0, "rotation": 0, "number": 1, "lock": 2}


class LuckyCasket(NamedTuple):
    """A casket of which only the start token is known, and what is left to lay."""

    start: Cell
    toll: Toll
    left: Place

    def lies(self, _cell: Cell, place: Place) -> tuple[Lies, ...]:
        """Any kind that is still left."""
        left = place >> LEFT
        mechanisms, actions = left & MECHANISMS_LEFT, left // ACTION_LEFT
        lies: tuple[Lies, ...] = ()
        if sealed_in(place).bit_count() > mechanisms + actions:
            lies += (("plain", 0),)
        if mechanisms:
            lies += (("mechanism", 1 << LEFT),)
        if actions:
            lies += (("action", ACTION_LEFT << LEFT),)
        return lies


class Luckiest(NamedTuple):
    """The luckiest deal: what it takes and how the hideouts lie."""

    tokens: int
    layout: Layout


def luckiest(level: Level, supply: int) -> Luckiest | None:
    """The luckiest deal with this supply; None if not even that can be won."""
    found = [(start, _search(level, start, supply).walk) for start in START_CELLS]
    won = [(walk.tokens, start, walk) for start, walk in found if walk is not None]
    if not won:
        return None
    tokens, start, walk = min(won)
    return Luckiest(tokens, Layout(start, _laid(level, walk)))


def least_supply(level: Level) -> int:
    """The supply that the luckiest deal takes, at once: with less, no deal can be won.

    What `luckiest` finds for each of the thirty ways there can be mechanisms, the action symbol and
    a toll on the start token's cell: a walk of ten slides, of which luck makes one free where the
    mechanisms are odd in number, or two with the action symbol.
    """
    if ACTION in level.hideouts:
        return 8
    return 10 - level.hideouts.count(MECHANISM) % 2


def _search(level: Level, start: Cell, supply: int) -> Searched:
    kinds = [kind_of(name) for name in level.hideouts]
    left = kinds.count("mechanism") + ACTION_LEFT * kinds.count("action")
    casket = LuckyCasket(start, toll_of(level), left)
    return cheapest(casket, first_place(casket), supply)


def _laid(level: Level, walk: Walk) -> tuple[str | None, ...]:
    """The hideouts, cell by cell, as luck laid them on this walk."""
    plain = iter(_in_lucky_order(level))
    laid: list[str | None] = [None] * 9
    for before, after in zip(walk.places, walk.places[1:], strict=False):
        if sealed_in(before) != sealed_in(after):
            taken = (before >> LEFT) - (after >> LEFT)
            named = {0: None, 1: "mechanism", ACTION_LEFT: "action"}[taken]
            laid[gap_of(after)] = named or next(plain)
    return tuple(laid)


def _in_lucky_order(level: Level) -> list[str]:
    plain = [name for name in level.hideouts if kind_of(name) == "plain"]
    return sorted(plain, key=lambda name: (NEEDS_OTHERS_LAST[HIDEOUTS[name].kind], name))
