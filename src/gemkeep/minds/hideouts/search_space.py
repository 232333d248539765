"""The search for the cheapest win when everything is known.

To a player who sees through the boxes most of the game falls away, and what is left is small enough
to be searched completely.

- Each guardian goes straight into its own box. So it does not matter whose box is where, and no
  correction ever helps.
- In advanced mode a guardian can be left face up in its cell at no cost, and put into its box when
  its cell is uncovered for the last time. So no cell but the start token's costs extra.
- Twenty idle turns in a row are never part of a cheapest win. A turn that takes no token slides the
  box with the action symbol, and one that changes nothing else can only be undone by the next such
  turn. So in a row of them all but the last open something, and there are at most eleven things to
  open (eight cells, or seven without the action symbol's, four of them twice).

What is left is the walk of the gap: where the gap is, where the blessed box is, which cells still
have a hideout and which still have a guardian. These are packed into one number, a `Position`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.games.hideouts.board.tray import NEIGHBOURS
from gemkeep.games.hideouts.catalogue import ACTION, HIDEOUTS, MECHANISM
from gemkeep.games.hideouts.types import CELLS, Cell, Level

Position: TypeAlias = int
"""From the lowest bits on: the gap; the cell of the blessed box; the cells with a hideout; the
cells with a guardian; whether a mechanism's free slide is due; and whether the start token's cell
has been charged its one token."""

ALL_CELLS: Final = (1 << len(CELLS)) - 1
CELL: Final = 0b1111
NOWHERE: Final = CELL
BLESSED_AT: Final = 4
HIDEOUTS_AT: Final = 8
GUARDIANS_AT: Final = 17
FREE: Final = 1 << 26
START_CHARGED: Final = 1 << 27

Kind: TypeAlias = Literal["stays", "plain", "mechanism", "action"]
StartCharge: TypeAlias = Literal["never", "every", "once"]


class Solution(NamedTuple):
    """The cheapest win."""

    tokens: int
    positions: tuple[Position, ...]
    """The position at the start, and after each slide."""


class SearchResult(NamedTuple):
    """What a search found, and how many positions it reached."""

    solution: Solution | None
    positions: int


class KnownSpace:
    """A casket whose hideouts are all known."""

    def __init__(
        self, start: Cell, hideouts: Sequence[str | None], start_charge: StartCharge
    ) -> None:
        """Take the hideouts cell by cell, and how often the start token's cell costs a token."""
        self.start = start
        self.start_charge = start_charge
        where = {name: cell for cell, name in enumerate(hideouts) if name is not None}
        self._effects: list[tuple[Position, Kind]] = []
        """By cell, the hideouts that must leave the game first, and the effect."""
        for name in hideouts:
            needs = () if name is None else HIDEOUTS[name].needs
            waits_for = sum(1 << where[needed] + HIDEOUTS_AT for needed in needs)
            self._effects.append((waits_for, kind_of(name)))

    def effect(self, cell: Cell, position: Position) -> Kind:
        """What the hideout in this cell does if it is uncovered now."""
        needs, kind = self._effects[cell]
        return "stays" if needs & position else kind


def kind_of(name: str | None) -> Kind:
    """What this hideout does, to a player who knows everything, when it leaves the game."""
    if name == MECHANISM:
        return "mechanism"
    return "action" if name == ACTION else "plain"


def start_charge_of(level: Level) -> StartCharge:
    """How often the start token's cell costs a token."""
    return level.advanced_charge if level.advanced and level.advanced_start else "never"


def gap_of(position: Position) -> Cell:
    """The cell of the gap."""
    return position & CELL


def blessed_of(position: Position) -> Cell:
    """The cell of the box with the action symbol."""
    return position >> BLESSED_AT & CELL


def first_position(space: KnownSpace) -> Position:
    """The position before the first turn."""
    covered = ALL_CELLS ^ 1 << space.start
    return space.start | NOWHERE << BLESSED_AT | covered << HIDEOUTS_AT | covered << GUARDIANS_AT


def is_won(space: KnownSpace, position: Position) -> bool:
    """Whether every guardian is in its box and the gap is on the start token."""
    return not position >> GUARDIANS_AT & ALL_CELLS and position & CELL == space.start


def slides(space: KnownSpace, position: Position) -> list[tuple[int, Position]]:
    """Every possible slide: its price and the position after it."""
    gap, blessed = position & CELL, position >> BLESSED_AT & CELL
    price = 0 if position & FREE else 1
    still = position & ~(CELL | CELL << BLESSED_AT | FREE)
    after = []
    for cell in NEIGHBOURS[gap]:
        if cell == blessed:
            after += _uncovered(space, 0, still | cell | gap << BLESSED_AT)
        else:
            after += _uncovered(space, price, still | cell | blessed << BLESSED_AT)
    return after


def _uncovered(space: KnownSpace, price: int, position: Position) -> list[tuple[int, Position]]:
    """The positions after the gap's cell is resolved: several for a blessing."""
    cell = position & CELL
    hideout, guardian = 1 << cell + HIDEOUTS_AT, 1 << cell + GUARDIANS_AT
    if position & hideout:
        kind = space.effect(cell, position)
        return [(price, after) for after in _opened(kind, cell, position)]
    if position & guardian:
        return [(price, position - guardian)]
    if cell == space.start and space.start_charge != "never" and not position & START_CHARGED:
        return [(price + 1, position | START_CHARGED if space.start_charge == "once" else position)]
    return [(price, position)]


def _opened(kind: Kind, cell: Cell, position: Position) -> list[Position]:
    """The positions after the hideout in this cell has had its effect."""
    hideout, guardian = 1 << cell + HIDEOUTS_AT, 1 << cell + GUARDIANS_AT
    if kind == "stays":
        return [position]
    if kind == "mechanism":
        return [position - hideout | FREE]
    opened = position - hideout - guardian
    if kind == "plain":
        return [opened]
    bare = opened & ~(CELL << BLESSED_AT)
    return [bare | box << BLESSED_AT for box in CELLS if box != cell]


def cheapest(space: KnownSpace, first: Position, supply: int) -> SearchResult:
    """The win from this position with the fewest tokens, if there is one with this supply.

    Positions are reached in the order of the tokens spent, so the first win is the cheapest. A turn
    must end with tokens left, unless it wins; and a win with the last token owes nothing more.
    """
    spent_at, reached_from = {first: 0}, {first: first}
    by_tokens: list[list[Position]] = [[] for _ in range(supply + 1)]
    by_tokens[0].append(first)
    for tokens, positions in enumerate(by_tokens):
        while positions:
            position = positions.pop()
            if spent_at[position] < tokens:
                continue
            if is_won(space, position):
                solution = Solution(tokens, _path_to(reached_from, position))
                return SearchResult(solution, len(spent_at))
            for price, after in slides(space, position):
                spent = tokens + price
                if is_won(space, after):
                    spent = min(spent, supply)
                elif spent > supply or (spent == supply and not after & FREE):
                    continue
                if spent < spent_at.get(after, supply + 1):
                    spent_at[after], reached_from[after] = spent, position
                    by_tokens[spent].append(after)
    return SearchResult(None, len(spent_at))


def _path_to(reached_from: dict[Position, Position], position: Position) -> tuple[Position, ...]:
    way = [position]
    while reached_from[position] != position:
        position = reached_from[position]
        way.append(position)
    return tuple(reversed(way))
