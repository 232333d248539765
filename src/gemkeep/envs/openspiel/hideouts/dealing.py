"""A casket of Hideouts dealt piece by piece: a small chance event for each.

There are more than 10^17 caskets, far too many for one chance event. Drawn one after another, the
pieces make every casket as likely as the readable engine's deal does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from gemkeep.games.hideouts.catalogue import (
    ACTION,
    GUARDIANS,
    HIDEOUTS,
    MOST_SEATS,
    RUNE_SET,
    RUNES,
)
from gemkeep.games.hideouts.types import CELLS, START, WALLS, Cell, Deal, DealtBox, Setup

Kind: TypeAlias = Literal["start", "first", "guardian", "hideout", "box"]


class Draw(NamedTuple):
    """One piece of a deal."""

    kind: Kind
    piece: Any
    """The start token's cell, the seat that begins, a guardian's or hideout's name, or a box."""

    def __str__(self) -> str:
        if isinstance(self.piece, DealtBox):
            return f"{self.kind} {self.piece.home} {self.piece.seal}"
        return f"{self.kind} {self.piece}"


DRAWS: Final = (
    *(Draw("start", cell) for cell in CELLS),
    *(Draw("first", seat) for seat in range(MOST_SEATS)),
    *(Draw("guardian", guardian) for guardian in GUARDIANS),
    *(Draw("hideout", name) for name in HIDEOUTS),
    *(Draw("box", DealtBox(home, seal)) for home, seal in product(GUARDIANS, WALLS)),
)
"""Every piece, in the order of their numbers."""
NUMBER_OF: Final = {draw: number for number, draw in enumerate(DRAWS)}

OF_A_CELL: Final[tuple[Kind, ...]] = ("guardian", "hideout", "box")
MIDDLE: Final[Cell] = 4
NEAR_THE_MIDDLE: Final = (1, 3, 5, 7, 0, 2, 6, 8)
"""The other cells, those next to the middle first."""


class Dealing:
    """How the caskets of one game are dealt.

    If only some guardians are `left`, the others are at home already: their pieces have fixed
    places, the start token is in the middle, seat 0 begins, and only cells near the middle are
    dealt.
    """

    def __init__(self, setup: Setup, left: int) -> None:
        self._setup = setup
        self.whole = left == len(GUARDIANS)
        self.left = left
        beginning: tuple[Kind, ...] = ("start", "first") if self.whole else ()
        self.kinds: tuple[Kind, ...] = beginning + OF_A_CELL * left
        """What is drawn, in this order."""
        self._hideouts = _leaving_order(setup.level.hideouts)

    @property
    def gone(self) -> tuple[str, ...]:
        """The hideouts that have left the casket before the game begins."""
        return self._hideouts[: len(GUARDIANS) - self.left]

    @property
    def draws_runes(self) -> bool:
        """Whether chance decides which runes are in the casket."""
        return self.whole and self._setup.draws_runes

    def outcomes(self, drawn: Sequence[int]) -> Iterator[tuple[int, Fraction]]:
        """What may be drawn next, after what is drawn already, with the probabilities."""
        kind = self.kinds[len(drawn)]
        pieces = [DRAWS[number].piece for number in drawn if DRAWS[number].kind == kind]
        for piece, weight in self._weights(kind, pieces):
            yield NUMBER_OF[Draw(kind, piece)], weight

    def _weights(self, kind: Kind, drawn: list[Any]) -> Iterator[tuple[Any, Fraction]]:
        """The pieces of this kind that are not drawn yet, sorted as in `DRAWS`."""
        if kind == "hideout":
            yield from self._hideouts_left(drawn)
            return
        if kind == "start":
            pieces: list[Any] = list(CELLS)
        elif kind == "first":
            pieces = list(range(self._setup.seats))
        elif kind == "guardian":
            pieces = [name for name in GUARDIANS[: self.left] if name not in drawn]
        else:
            homes = [box.home for box in drawn]
            pieces = [
                DealtBox(home, seal)
                for home, seal in product(GUARDIANS[: self.left], WALLS)
                if home not in homes
            ]
        for piece in pieces:
            yield piece, Fraction(1, len(pieces))

    def _hideouts_left(self, drawn: list[str]) -> Iterator[tuple[str, Fraction]]:
        """The hideouts not yet dealt; if runes are drawn, any other rune may be the next."""
        left = Counter(self._hideouts[len(self.gone) :])
        cells = left.total() - len(drawn)
        if not self.draws_runes:
            left -= Counter(drawn)
            for name in HIDEOUTS:
                if left[name]:
                    yield name, Fraction(left[name], cells)
            return
        runes = sum(left[rune] for rune in RUNES) - sum(name in RUNE_SET for name in drawn)
        unused = [rune for rune in RUNES if rune not in drawn]
        for name in HIDEOUTS:
            if name in RUNE_SET:
                if runes and name in unused:
                    yield name, Fraction(runes, cells * len(unused))
            elif left[name] > drawn.count(name):
                yield name, Fraction(left[name] - drawn.count(name), cells)

    def deal(self, drawn: Sequence[int]) -> Deal:
        """The casket with everything that was drawn."""
        pieces: dict[Kind, list[Any]] = {kind: [] for kind in ("start", "first", *OF_A_CELL)}
        for number in drawn:
            pieces[DRAWS[number].kind].append(DRAWS[number].piece)
        start = pieces["start"][0] if self.whole else MIDDLE
        first = pieces["first"][0] if self.whole else 0
        home = GUARDIANS[self.left :]
        order = _without(start) if self.whole else NEAR_THE_MIDDLE
        guardians = dict(zip(order, (*pieces["guardian"], *home), strict=True))
        hideouts = dict(zip(order, (*pieces["hideout"], *self.gone), strict=True))
        boxes = (*pieces["box"], *(DealtBox(guardian, "N") for guardian in home))
        by_cell = dict(zip(order, boxes, strict=True))
        return Deal(
            tuple(guardians.get(cell, START) for cell in CELLS),
            tuple(hideouts.get(cell) for cell in CELLS),
            tuple(by_cell.get(cell) for cell in CELLS),
            first,
        )

    def cells(self, deal: Deal) -> tuple[Cell, ...]:
        """The cells whose pieces were drawn, in the order they were."""
        return _without(deal.start) if self.whole else NEAR_THE_MIDDLE[: self.left]

    def numbers(self, deal: Deal) -> list[int]:
        """The draws that make this deal."""
        drawn = [Draw("start", deal.start), Draw("first", deal.first)] if self.whole else []
        for cell in self.cells(deal):
            drawn += [
                Draw("guardian", deal.cells[cell]),
                Draw("hideout", deal.hideouts[cell]),
                Draw("box", deal.boxes[cell]),
            ]
        return [NUMBER_OF[draw] for draw in drawn]


def _without(start: Cell) -> tuple[Cell, ...]:
    """All cells but the start token's."""
    return tuple(cell for cell in CELLS if cell != start)


def _leaving_order(hideouts: Sequence[str]) -> tuple[str, ...]:
    """The hideouts in an order in which they can leave: each after all that it needs.

    The action symbol comes last, as it would have to be in some box.
    """
    return tuple(sorted(hideouts, key=lambda name: (len(HIDEOUTS[name].needs), name == ACTION)))
