"""The casket to one who sees through the boxes: the cheapest way to win it, proven.

To who knows all, much of the game falls away, and what is left is small enough to search whole.

- Each guardian goes straight into its own box, so it does not matter whose box stands where, nor
  does a correction ever help.
- In advanced mode a guardian can wait face up in its cell for nothing, and be put into its box
  when its cell is uncovered for the last time; so no cell but the start token's ever costs more.
- Twenty idle turns in a row are never part of a cheapest win. A turn that takes no token slides
  the box with the action symbol, and one that changes nothing else can only be undone by the
  next such turn: so in a row all but the last open something, and there are at most eleven
  things to open (eight cells, seven without the action symbol's, four of them twice).

What is left is the gap's walk: where the gap is, where the blessed box stands, which cells still
have a hideout and which still a guardian. These are packed into one number, a `Place`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from gemkeep.games.hideouts.catalogue import ACTION, HIDEOUTS, MECHANISM
from gemkeep.games.hideouts.tray import NEIGHBOURS, ROW
from gemkeep.games.hideouts.types import CELLS, Cell, Level

Place: TypeAlias = int
"""From the lowest bits on: the gap; the cell of the blessed box; the cells with a hideout; the
cells with a guardian; whether a mechanism's free slide is due; whether the start token's cell has
had its one token; and what a `Luck` has left to lay."""

ALL_CELLS: Final = (1 << len(CELLS)) - 1
CELL: Final = 0b1111
NOWHERE: Final = CELL
BLESSED: Final = 4
SEALED: Final = 8
RESTING: Final = 17
FREE: Final = 1 << 26
TOLLED: Final = 1 << 27
LEFT: Final = 28

STEPS: Final = tuple(
    tuple(abs(here // ROW - there // ROW) + abs(here % ROW - there % ROW) for there in CELLS)
    for here in CELLS
)
"""How many slides bring the gap from one cell to another."""

Kind: TypeAlias = Literal["stays", "plain", "mechanism", "action"]
Lies: TypeAlias = tuple[Kind, Place]
"""What a hideout does when it is uncovered, and what is taken from the place for it."""

STAYS: Final[tuple[Lies, ...]] = (("stays", 0),)

Toll: TypeAlias = Literal["never", "every", "once"]


class Casket(Protocol):
    """What a search has to know of a casket."""

    @property
    def start(self) -> Cell:
        """The start token's cell."""

    @property
    def toll(self) -> Toll:
        """How often the start token's cell costs a token."""

    @property
    def left(self) -> Place:
        """What is left to lay, before anything is uncovered."""

    def lies(self, cell: Cell, place: Place) -> tuple[Lies, ...]:
        """What the hideout in this cell may turn out to do."""


class Walk(NamedTuple):
    """The cheapest way to win a casket."""

    tokens: int
    places: tuple[Place, ...]
    """Where things stand at first, and after each slide."""


class Searched(NamedTuple):
    """What a search found, and how many places it reached on the way."""

    walk: Walk | None
    places: int


class OpenCasket:
    """A casket of which all hideouts are known."""

    left: Place = 0

    def __init__(self, start: Cell, hideouts: Sequence[str | None], toll: Toll) -> None:
        """The casket with these hideouts, cell by cell."""
        self.start = start
        self.toll = toll
        where = {name: cell for cell, name in enumerate(hideouts) if name is not None}
        self._lies: list[tuple[Place, tuple[Lies, ...]]] = []
        """By cell, the hideouts that have to leave first, and what lies there."""
        for name in hideouts:
            needs = () if name is None else HIDEOUTS[name].needs
            self._lies.append(
                (sum(1 << where[needed] + SEALED for needed in needs), ((kind_of(name), 0),))
            )

    def lies(self, cell: Cell, place: Place) -> tuple[Lies, ...]:
        """The one thing it does."""
        needs, lies = self._lies[cell]
        return STAYS if needs & place else lies


def kind_of(name: str | None) -> Kind:
    """What this hideout does to one who sees it all when it leaves the game."""
    if name == MECHANISM:
        return "mechanism"
    return "action" if name == ACTION else "plain"


def toll_of(level: Level) -> Toll:
    """How often the start token's cell costs a token."""
    return level.advanced_charge if level.advanced and level.advanced_start else "never"


def gap_of(place: Place) -> Cell:
    """Where the gap is."""
    return place & CELL


def blessed_of(place: Place) -> Cell:
    """Where the box with the action symbol stands."""
    return place >> BLESSED & CELL


def sealed_in(place: Place) -> int:
    """The cells that still have a hideout."""
    return place >> SEALED & ALL_CELLS


def resting_in(place: Place) -> int:
    """The cells that still have a guardian."""
    return place >> RESTING & ALL_CELLS


def first_place(casket: Casket) -> Place:
    """Where things stand before the first turn."""
    covered = ALL_CELLS ^ 1 << casket.start
    return (
        casket.start
        | NOWHERE << BLESSED
        | covered << SEALED
        | covered << RESTING
        | casket.left << LEFT
    )


def is_won(casket: Casket, place: Place) -> bool:
    """Whether every guardian is in its box and the gap on the start token."""
    return not place >> RESTING & ALL_CELLS and place & CELL == casket.start


def slides(casket: Casket, place: Place) -> list[tuple[int, Place]]:
    """Every slide there is, each with its price and where things stand after it."""
    gap, blessed = place & CELL, place >> BLESSED & CELL
    price = 0 if place & FREE else 1
    still = place & ~(CELL | CELL << BLESSED | FREE)
    after = []
    for cell in NEIGHBOURS[gap]:
        if cell == blessed:
            after += _uncovered(casket, 0, still | cell | gap << BLESSED)
        else:
            after += _uncovered(casket, price, still | cell | blessed << BLESSED)
    return after


def _uncovered(casket: Casket, price: int, place: Place) -> list[tuple[int, Place]]:
    """What may come of the cell that is the gap now: several for a blessing, or by luck."""
    cell = place & CELL
    hideout, guardian = 1 << cell + SEALED, 1 << cell + RESTING
    if place & hideout:
        after = []
        for kind, taken in casket.lies(cell, place):
            opened = place - hideout - taken
            if kind == "plain":
                after.append((price, opened - guardian))
            elif kind == "mechanism":
                after.append((price, opened | FREE))
            elif kind == "stays":
                after.append((price, place))
            else:
                bare = opened - guardian & ~(CELL << BLESSED)
                after += [(price, bare | box << BLESSED) for box in CELLS if box != cell]
        return after
    if place & guardian:
        return [(price, place - guardian)]
    if cell == casket.start and casket.toll != "never" and not place & TOLLED:
        return [(price + 1, place | TOLLED if casket.toll == "once" else place)]
    return [(price, place)]


def cheapest(casket: Casket, first: Place, supply: int) -> Searched:
    """The way to win from this place with this supply that takes the fewest tokens, if any does.

    Places are reached in the order of the tokens spent, so the first win is the cheapest. A turn
    may only end with tokens left, unless it wins; and who wins with the last token owes no more.
    """
    spent_at, reached_from = {first: 0}, {first: first}
    by_tokens: list[list[Place]] = [[] for _ in range(supply + 1)]
    by_tokens[0].append(first)
    for tokens, places in enumerate(by_tokens):
        while places:
            place = places.pop()
            if spent_at[place] < tokens:
                continue
            if is_won(casket, place):
                walk = Walk(tokens, _way(reached_from, place))
                return Searched(walk, len(spent_at))
            for price, after in slides(casket, place):
                spent = tokens + price
                if is_won(casket, after):
                    spent = min(spent, supply)
                elif spent > supply or (spent == supply and not after & FREE):
                    continue
                if spent < spent_at.get(after, supply + 1):
                    spent_at[after], reached_from[after] = spent, place
                    by_tokens[spent].append(after)
    return Searched(None, len(spent_at))


def enough(casket: Casket) -> int:
    """A supply that wins this casket for sure, found quickly: the least may be lower.

    The gap goes to the nearest cell that can be opened, again and again, and home.
    """
    place, spent, price = first_place(casket), 0, 0
    while not is_won(casket, place):
        steps = STEPS[_nearest_to_do(casket, place)]
        price, place = min(slides(casket, place), key=lambda slide: steps[slide[1] & CELL])
        spent += price
    return spent if price else spent + 1  # a last turn that is free begins with a token left


def _nearest_to_do(casket: Casket, place: Place) -> Cell:
    """The nearest cell whose guardian can be had now; the start token's if all are in boxes."""
    steps, resting, sealed = STEPS[place & CELL], resting_in(place), sealed_in(place)
    ready = [
        cell
        for cell in CELLS
        if resting >> cell & 1 and not (sealed >> cell & 1 and casket.lies(cell, place) is STAYS)
    ]
    return min(ready, key=steps.__getitem__, default=casket.start)


def _way(reached_from: dict[Place, Place], place: Place) -> tuple[Place, ...]:
    way = [place]
    while reached_from[place] != place:
        place = reached_from[place]
        way.append(place)
    return tuple(reversed(way))
