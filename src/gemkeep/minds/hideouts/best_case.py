"""The best case of a level: the deal that can be won with the fewest tokens.

The search lays each hideout only when its cell is first uncovered, and lays what suits best. Only
mechanisms and the action symbol have to be tried. All others (runes, rotations, locks and numbers)
leave the game at once if they are laid in the right order: numbers rising, locks last. None of them
could do better than to leave at once. So one search finds the minimum over all deals.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gemkeep.games.hideouts.catalogue import ACTION, HIDEOUTS, MECHANISM
from gemkeep.games.hideouts.types import Cell, Level
from gemkeep.minds.hideouts.layouts import START_CELLS, Layout
from gemkeep.minds.hideouts.search_space import (
    LEFT_AT,
    Effect,
    Position,
    SearchResult,
    Solution,
    StartCharge,
    cheapest,
    first_position,
    gap_of,
    hideouts_in,
    kind_of,
    start_charge_of,
)

MECHANISMS_LEFT: Final = 0b111
ACTION_LEFT: Final = 0b1000
NEEDS_OTHERS_LAST: Final = {"rune": 0, "rotation": 0, "number": 1, "lock": 2}


class BestCaseSpace(NamedTuple):
    """A casket of which only the start token's cell and the hideouts left to lay are known."""

    start: Cell
    start_charge: StartCharge
    left: Position

    def effects(self, _cell: Cell, position: Position) -> tuple[Effect, ...]:
        """Every kind that is still left."""
        left = position >> LEFT_AT
        mechanisms, actions = left & MECHANISMS_LEFT, left // ACTION_LEFT
        effects: tuple[Effect, ...] = ()
        if hideouts_in(position).bit_count() > mechanisms + actions:
            effects += (("plain", 0),)
        if mechanisms:
            effects += (("mechanism", 1 << LEFT_AT),)
        if actions:
            effects += (("action", ACTION_LEFT << LEFT_AT),)
        return effects


class BestCase(NamedTuple):
    """The luckiest deal: the tokens it takes and where the hideouts are."""

    tokens: int
    layout: Layout


def best_case(level: Level, supply: int) -> BestCase | None:
    """The luckiest deal with this supply; None if not even that can be won."""
    found = [(start, _search(level, start, supply).solution) for start in START_CELLS]
    won = [(solution.tokens, start, solution) for start, solution in found if solution is not None]
    if not won:
        return None
    tokens, start, solution = min(won)
    return BestCase(tokens, Layout(start, _laid(level, solution)))


def least_supply(level: Level) -> int:
    """The supply that the luckiest deal needs, without a search: with less, no deal can be won.

    It is what `best_case` finds for each of the thirty combinations of mechanisms, action symbol
    and charge for the start token's cell: a walk of ten slides, of which one is free if the number
    of mechanisms is odd, or two with the action symbol.
    """
    if ACTION in level.hideouts:
        return 8
    return 10 - level.hideouts.count(MECHANISM) % 2


def _search(level: Level, start: Cell, supply: int) -> SearchResult:
    kinds = [kind_of(name) for name in level.hideouts]
    left = kinds.count("mechanism") + ACTION_LEFT * kinds.count("action")
    space = BestCaseSpace(start, start_charge_of(level), left)
    return cheapest(space, first_position(space), supply)


def _laid(level: Level, solution: Solution) -> tuple[str | None, ...]:
    """The hideouts, cell by cell, as the search laid them."""
    plain = iter(_in_best_order(level))
    laid: list[str | None] = [None] * 9
    for before, after in zip(solution.positions, solution.positions[1:], strict=False):
        if hideouts_in(before) != hideouts_in(after):
            taken = (before >> LEFT_AT) - (after >> LEFT_AT)
            named = {0: None, 1: "mechanism", ACTION_LEFT: "action"}[taken]
            laid[gap_of(after)] = named or next(plain)
    return tuple(laid)


def _in_best_order(level: Level) -> list[str]:
    plain = [name for name in level.hideouts if kind_of(name) == "plain"]
    return sorted(plain, key=lambda name: (NEEDS_OTHERS_LAST[HIDEOUTS[name].kind], name))
