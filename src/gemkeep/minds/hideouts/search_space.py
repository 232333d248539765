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
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from gemkeep.games.hideouts.board.tray import NEIGHBOURS, STEPS
from gemkeep.games.hideouts.catalogue import ACTION, HIDEOUTS, MECHANISM
from gemkeep.games.hideouts.types import CELLS, Cell, Level

Position: TypeAlias = int
"""From the lowest bits on: the gap; the cell of the blessed box; the cells with a hideout; the
cells with a guardian; whether a mechanism's free slide is due; whether the start token's cell has
been charged its one token; and which hideouts are left to lay (see `best_case`)."""

ALL_CELLS: Final = (1 << len(CELLS)) - 1
CELL: Final = 0b1111
NOWHERE: Final = CELL
BLESSED_AT: Final = 4
HIDEOUTS_AT: Final = 8
GUARDIANS_AT: Final = 17
FREE: Final = 1 << 26
START_CHARGED: Final = 1 << 27
LEFT_AT: Final = 28

Kind: TypeAlias = Literal["stays", "plain", "mechanism", "action"]
Effect: TypeAlias = tuple[Kind, Position]
"""What a hideout does when it is uncovered, and what that subtracts from the position."""

STAYS: Final[tuple[Effect, ...]] = (("stays", 0),)

StartCharge: TypeAlias = Literal["never", "every", "once"]


class SearchSpace(Protocol):
    """What a search needs to know about a casket."""

    @property
    def start(self) -> Cell:
        """The start token's cell."""

    @property
    def start_charge(self) -> StartCharge:
        """How often the start token's cell costs a token."""

    @property
    def left(self) -> Position:
        """Which hideouts are left to lay before anything is uncovered."""

    def effects(self, cell: Cell, position: Position) -> tuple[Effect, ...]:
        """The possible effects of the hideout in this cell."""


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

    left: Position = 0

    def __init__(
        self, start: Cell, hideouts: Sequence[str | None], start_charge: StartCharge
    ) -> None:
        """Take the hideouts cell by cell."""
        self.start = start
        self.start_charge = start_charge
        where = {name: cell for cell, name in enumerate(hideouts) if name is not None}
        self._effects: list[tuple[Position, tuple[Effect, ...]]] = []
        """By cell, the hideouts that must leave the game first, and the effects."""
        for name in hideouts:
            needs = () if name is None else HIDEOUTS[name].needs
            self._effects.append(
                (sum(1 << where[needed] + HIDEOUTS_AT for needed in needs), ((kind_of(name), 0),))
            )

    def effects(self, cell: Cell, position: Position) -> tuple[Effect, ...]:
        """Its one effect."""
        needs, effects = self._effects[cell]
        return STAYS if needs & position else effects


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


def hideouts_in(position: Position) -> int:
    """The cells that still have a hideout."""
    return position >> HIDEOUTS_AT & ALL_CELLS


def guardians_in(position: Position) -> int:
    """The cells that still have a guardian."""
    return position >> GUARDIANS_AT & ALL_CELLS


def first_position(space: SearchSpace) -> Position:
    """The position before the first turn."""
    covered = ALL_CELLS ^ 1 << space.start
    return (
        space.start
        | NOWHERE << BLESSED_AT
        | covered << HIDEOUTS_AT
        | covered << GUARDIANS_AT
        | space.left << LEFT_AT
    )


def is_won(space: SearchSpace, position: Position) -> bool:
    """Whether every guardian is in its box and the gap is on the start token."""
    return not position >> GUARDIANS_AT & ALL_CELLS and position & CELL == space.start


def slides(space: SearchSpace, position: Position) -> list[tuple[int, Position]]:
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


def _uncovered(space: SearchSpace, price: int, position: Position) -> list[tuple[int, Position]]:
    """The positions after the gap's cell is resolved: several for a blessing or a best case."""
    cell = position & CELL
    hideout, guardian = 1 << cell + HIDEOUTS_AT, 1 << cell + GUARDIANS_AT
    if position & hideout:
        after = []
        for kind, taken in space.effects(cell, position):
            opened = position - hideout - taken
            if kind == "plain":
                after.append((price, opened - guardian))
            elif kind == "mechanism":
                after.append((price, opened | FREE))
            elif kind == "stays":
                after.append((price, position))
            else:
                bare = opened - guardian & ~(CELL << BLESSED_AT)
                after += [(price, bare | box << BLESSED_AT) for box in CELLS if box != cell]
        return after
    if position & guardian:
        return [(price, position - guardian)]
    if cell == space.start and space.start_charge != "never" and not position & START_CHARGED:
        return [(price + 1, position | START_CHARGED if space.start_charge == "once" else position)]
    return [(price, position)]


def cheapest(space: SearchSpace, first: Position, supply: int) -> SearchResult:
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


def enough(space: SearchSpace) -> int:
    """A supply that certainly wins, found quickly; a smaller one may be enough.

    The gap goes to the nearest cell that can be opened, again and again, and then home.
    """
    position, spent, price = first_position(space), 0, 0
    while not is_won(space, position):
        steps = STEPS[_nearest_to_do(space, position)]
        price, position = min(slides(space, position), key=lambda slide: steps[slide[1] & CELL])
        spent += price
    return spent if price else spent + 1  # a last turn that is free must begin with a token left


def _nearest_to_do(space: SearchSpace, position: Position) -> Cell:
    """The nearest cell whose guardian can be taken; the start token's if all are in boxes."""
    steps, resting, sealed = STEPS[position & CELL], guardians_in(position), hideouts_in(position)
    ready = [
        cell
        for cell in CELLS
        if resting >> cell & 1
        and not (sealed >> cell & 1 and space.effects(cell, position) is STAYS)
    ]
    return min(ready, key=steps.__getitem__, default=space.start)


def _path_to(reached_from: dict[Position, Position], position: Position) -> tuple[Position, ...]:
    way = [position]
    while reached_from[position] != position:
        position = reached_from[position]
        way.append(position)
    return tuple(reversed(way))
