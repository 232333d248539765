"""Hand-made caskets, and a way to play them."""

from __future__ import annotations

from typing import Self, cast

from gemkeep.core.game import Event
from gemkeep.core.moves import CHANCE, Move, Viewer
from gemkeep.games.hideouts import Deal, DealtBox, Hideouts, Level, State, View
from gemkeep.games.hideouts.types import Memory, Wall
from gemkeep.games.hideouts.view import BoxView, CellView

CELLS = """
    start   fish    lizard
    owl     fox     moth
    hare    snail   bat
"""
HOMES = """
    .       fish:N  lizard:N
    owl:N   fox:N   moth:N
    hare:N  snail:N bat:N
"""


def casket(
    cells: str = CELLS, hideouts: str | None = None, boxes: str = HOMES, first: int = 0
) -> Deal:
    """A deal as it is drawn; without hideouts, the eight runes in order.

    As drawn above, every box stands over the guardian whose home it is.
    """
    amulets = tuple(cells.split())
    if hideouts is None:
        runes = iter(range(1, 9))
        names = ["." if name == "start" else f"rune:{next(runes)}" for name in amulets]
    else:
        names = hideouts.split()
    return Deal(
        amulets,
        tuple(None if name == "." else name for name in names),
        tuple(_box(name) for name in boxes.split()),
        first,
    )


def _box(drawn: str) -> DealtBox | None:
    if drawn == ".":
        return None
    home, _, seal = drawn.partition(":")
    return DealtBox(home, cast("Wall", seal))


def own_level(hideouts: str, supply: int = 25, **options: object) -> Level:
    """A custom level with these eight hideouts."""
    return Level("Own", tuple(hideouts.split()), supply, **options)  # type: ignore[arg-type]


class Play:
    """A game in progress: each action is by the seat whose turn it is."""

    def __init__(  # noqa: PLR0913
        self,
        level: int | Level = 1,
        deal: Deal | None = None,
        *,
        seats: int = 2,
        memory: Memory = "team",
        advanced: bool = False,
        supply: int | None = None,
    ) -> None:
        self.game = Hideouts(level, seats, memory=memory, advanced=advanced, supply=supply)
        self.state: State = self.game.start()
        self.moves: list[Move] = []
        self.events: tuple[Event, ...] = ()
        self.apply(Move(CHANCE, "deal", deal or casket()))

    def apply(self, move: Move) -> Self:
        self.state, self.events = self.game.apply(self.state, move)
        self.moves.append(move)
        return self

    def do(self, verb: str, argument: object = None) -> Self:
        return self.apply(Move(self.state.turn, verb, argument))

    def slide(self, *cells: int) -> Self:
        for cell in cells:
            self.do("slide", cell)
        return self

    def place(self, cell: int | None) -> Self:
        return self.do("place", cell)

    def bless(self, cell: int) -> Self:
        return self.do("bless", cell)

    def correct(self, guardian: str, cell: int) -> Self:
        return self.do("correct", (guardian, cell))

    def walk(self, *cells: int) -> Self:
        """Slide along these cells; put each guardian met into the box just moved."""
        for cell in cells:
            gap = self.state.gap
            self.slide(cell)
            if self.state.phase == "place":
                self.place(gap)
        return self

    def view(self, viewer: Viewer = 0) -> View:
        return self.game.view(self.state, viewer)

    def box(self, cell: int, viewer: Viewer = 0) -> BoxView:
        """The box on this cell, as the viewer sees it."""
        return next(box for box in self.view(viewer).boxes if box.cell == cell)

    def cell(self, cell: int, viewer: Viewer = 0) -> CellView:
        return self.view(viewer).cells[cell]

    def legal(self) -> set[tuple[str, object]]:
        """What may be done now, by whose turn it is."""
        legal = self.game.legal(self.state, self.state.turn)
        return {(action.verb, action.argument) for action in legal}

    def verbs(self) -> set[str]:
        return {verb for verb, _ in self.legal()}

    def happened(self) -> list[str]:
        """The names of the last move's events."""
        return [type(event).__name__ for event in self.events]


ROUND = (1, 2, 5, 4, 3, 6, 7, 8)
"""From a start token at cell 0, a way over all other cells."""


def brought_home(**options: object) -> Play:
    """A game of level 1 where every guardian was put into the box that stood over it.

    The box moved off a cell stands, after the slide, where the gap was.
    """
    return Play(**options).walk(*ROUND)  # type: ignore[arg-type]
