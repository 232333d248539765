"""What a seat knows about the casket, in the form needed for planning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS
from gemkeep.games.hideouts.types import CELLS, WALLS, Cell, Wall
from gemkeep.games.hideouts.view import BoxView, CellView, View
from gemkeep.minds.hideouts.routes import Terms


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The casket as one seat knows it. Sets of cells are numbers whose bit 0 is cell 0."""

    gap: Cell
    terms: Terms
    """The prices and the order in which cells can be finished, as far as can be expected."""
    at_best: Terms
    """The same, as far as it is certain."""
    boxes: Mapping[Cell, BoxView]
    asleep: int
    """The cells whose guardian nobody has seen yet."""
    lying: Mapping[Cell, str]
    """The guardians that were seen and are still in their cells."""
    homes: Mapping[str, Cell]
    """By guardian, the cell of its own box, if known."""
    boxed: Mapping[str, Cell]
    """By guardian, the cell of the box it is in."""
    idle: int
    """How many turns in a row took no token; too many of them lose."""
    unread: Mapping[Cell, tuple[Wall, ...]]
    """The cells of boxes whose home is unknown, with the walls where the seal may still be read."""
    learns_all: bool
    """Whether every seal can be learnt, whatever wall it is on."""

    @property
    def needed(self) -> int:
        """The cells that still have a guardian."""
        return self.asleep | cells_of(self.lying)

    @property
    def misplaced(self) -> list[str]:
        """The guardians in a box that is known to be another guardian's home."""
        known = {cell: guardian for guardian, cell in self.homes.items()}
        return [
            guardian
            for guardian, cell in self.boxed.items()
            if known.get(cell, guardian) != guardian
        ]

    @property
    def unproven(self) -> list[str]:
        """The guardians in a box whose home nobody knows."""
        return [guardian for guardian, cell in self.boxed.items() if cell in self.unread]


def cells_of(cells: Iterable[Cell]) -> int:
    """The cells as a set."""
    return sum(1 << cell for cell in cells)


def know(view: View, seen: Mapping[Cell, CellView], legible: AbstractSet[Wall]) -> Knowledge:
    """All that the view says, together with what this seat has seen in the cells before.

    A seal can become known to this seat if it is on one of the legible walls.
    """
    gap = view.gap
    if gap is None:
        raise ValueError("nothing is known about a casket before it is dealt")
    start = _start(view, seen)
    boxes = {box.cell: box for box in view.boxes}
    boxed = {guardian: box.cell for box in view.boxes for guardian in box.guardians}
    lying = {
        cell: at.guardian
        for cell, at in seen.items()
        if at.guardian is not None and at.guardian not in boxed
    }
    taken = {cell for cell, at in seen.items() if at.guardian_lies == "gone"}
    known = {cell for cell, at in seen.items() if at.guardian is not None}
    asleep = cells_of(set(CELLS) - taken - known - {start})
    homes = {box.seal: box.cell for box in view.boxes if box.seal is not None}
    learns_all = len(legible) == len(WALLS)
    if not learns_all:
        _trust(homes, view.boxes)
    _add_last(homes, boxes)
    unread = {
        cell: tuple(wall for wall in WALLS if wall in legible and wall not in box.bare)
        for cell, box in boxes.items()
        if cell not in homes.values()
    }
    return Knowledge(
        gap=gap,
        terms=_terms(view, start, seen, cells_of(_unopened(seen))),
        at_best=_terms(view, start, seen, 0),
        boxes=boxes,
        asleep=asleep,
        lying=lying,
        homes=homes,
        boxed=boxed,
        idle=view.idle,
        unread=unread,
        learns_all=learns_all,
    )


def _start(view: View, seen: Mapping[Cell, CellView]) -> Cell:
    """The start token's cell; a guess for a seat that came later to a table without memory aids."""
    for at in (*view.cells, *seen.values()):
        if at.start:
            return at.cell
    return next(cell for cell in CELLS if cell not in seen)


def _add_last(homes: dict[str, Cell], boxes: Mapping[Cell, BoxView]) -> None:
    """Seven homes known give the eighth."""
    if len(homes) == len(GUARDIANS) - 1:
        guardian = next(name for name in GUARDIANS if name not in homes)
        homes[guardian] = next(cell for cell in boxes if cell not in homes.values())


def _trust(homes: dict[str, Cell], boxes: Iterable[BoxView]) -> None:
    """Assume that teammates knew what they did: a lone guardian is in its own box."""
    for box in boxes:
        if box.seal is None and len(box.guardians) == 1 and box.guardians[0] not in homes:
            homes[box.guardians[0]] = box.cell


def _unopened(seen: Mapping[Cell, CellView]) -> list[Cell]:
    """The cells whose hideout is not known."""
    opened = {cell for cell, at in seen.items() if at.hideout or at.hideout_lies == "gone"}
    return [cell for cell in CELLS if cell not in opened]


def _terms(view: View, start: Cell, seen: Mapping[Cell, CellView], unopened: int) -> Terms:
    """What must come before what: a lock after its runes, a number after the lower ones.

    A hideout that is needed first and not found yet is assumed to be in the unopened cells.
    """
    lid = view.lid.hideouts
    shut = {at.hideout: cell for cell, at in seen.items() if at.hideout and at.hideout not in lid}
    first = [0] * len(CELLS)
    for hideout, cell in shut.items():
        for needed in HIDEOUTS[hideout].needs:
            if needed not in lid:
                first[cell] |= 1 << shut[needed] if needed in shut else unopened
    level = view.level
    return Terms(start, tuple(first), level.advanced, level.advanced and level.advanced_start)
