"""What follows from what a team, or some of its seats, have seen: box by box, cell by cell.

Nothing else can be known. Homes, guardians and hideouts are each dealt in any order with the same
probability, and which wall a seal is on says nothing about whose it is. So each is known if it was
seen, or if all others were; any that is not known may be any of those left over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from gemkeep.core.moves import Seat
from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS, RUNE_SET, draws_runes
from gemkeep.games.hideouts.types import CELLS, WALLS, Box, Cell, Wall
from gemkeep.minds.hideouts.deduction.evidence import Evidence, Found, WallSeen
from gemkeep.minds.hideouts.deduction.reasons import (
    CellReason,
    HomeReason,
    OtherHomesKnown,
    OthersFound,
    OtherWallsBare,
    PictureSeen,
    SealRead,
    Side,
    TurnedUp,
)

RUNE = "rune"
"""A rune that is not known by its number: nobody can tell which ones were dealt."""


@dataclass(frozen=True, slots=True)
class BoxDeduction:
    """What is known about one box."""

    box: Box
    cell: Cell
    """The cell it is on now."""
    may_be: tuple[str, ...]
    """The guardians whose home it may be, all equally likely."""
    why: HomeReason | None
    """How its home is known; None if it isn't."""
    walls: tuple[Wall, ...]
    """The walls that may have the seal."""
    side: Side | None
    """The wall with the seal, if it is known."""
    knows: tuple[Seat, ...]
    """The seats that know its home from what they saw themselves."""

    @property
    def home(self) -> str | None:
        """Whose home it is, if that is known."""
        return self.may_be[0] if self.why is not None else None


@dataclass(frozen=True, slots=True)
class CellDeduction:
    """What is known about what was dealt to one cell, whether it is still there or not."""

    cell: Cell
    guardians: tuple[str, ...]
    """The guardians who may have been dealt here, all equally likely."""
    why_guardian: CellReason | None
    """How the guardian is known; None if it isn't."""
    hideouts: tuple[str, ...]
    """The hideouts that may have been dealt here, each as often as it may be."""
    why_hideout: CellReason | None
    """How the hideout is known; None if it isn't."""

    @property
    def guardian(self) -> str | None:
        """Who was dealt here, if that is known."""
        return self.guardians[0] if self.why_guardian is not None else None

    @property
    def hideout(self) -> str | None:
        """What was dealt here, if that is known."""
        return self.hideouts[0] if self.why_hideout is not None else None


@dataclass(frozen=True)
class Deduction:
    """Everything known at one moment, with the reasons."""

    move: int
    """How many moves had been made, the deal included."""
    turn: int
    boxes: tuple[BoxDeduction, ...]
    """In the order of the cells they were dealt to."""
    cells: tuple[CellDeduction, ...]
    """Every cell but the start token's."""

    @cached_property
    def homes(self) -> dict[str, BoxDeduction]:
        """By guardian, its own box, if that is known."""
        return {box.home: box for box in self.boxes if box.home is not None}

    def box_on(self, cell: Cell) -> BoxDeduction:
        """The box that is on this cell now."""
        for box in self.boxes:
            if box.cell == cell:
                return box
        raise KeyError(f"no box is on cell {cell}: it is the gap")

    def where_home_may_be(self, guardian: str) -> tuple[BoxDeduction, ...]:
        """The boxes that may be this guardian's home, all equally likely."""
        return tuple(box for box in self.boxes if guardian in box.may_be)


def deduce(evidence: Evidence, seats: Iterable[Seat] | None = None) -> Deduction:
    """What these seats know if they tell each other everything; without any given, the team."""
    everyone = range(evidence.seats)
    listening = frozenset(everyone if seats is None else seats)
    homes = _homes(evidence, listening)
    alone = {seat: _homes(evidence, {seat}) for seat in sorted(listening)}
    left = tuple(guardian for guardian in GUARDIANS if guardian not in dict(homes.values()))
    boxes = []
    for box in sorted(evidence.cell_of):
        home, why = homes.get(box, (None, None))
        walls = [wall for wall in evidence.walls if wall.box == box and wall.seat in listening]
        side = _side(walls)
        boxes.append(
            BoxDeduction(
                box=box,
                cell=evidence.cell_of[box],
                may_be=left if home is None else (home,),
                why=why,
                walls=_open_walls(walls) if side is None else (side.wall,),
                side=side,
                knows=tuple(seat for seat, known in alone.items() if box in known),
            )
        )
    return Deduction(evidence.move, evidence.turn, tuple(boxes), _cells(evidence))


def _homes(evidence: Evidence, seats: Iterable[Seat]) -> dict[Box, tuple[str, HomeReason]]:
    """By box, whose home it is and why, as far as these seats can know."""
    listening = frozenset(seats)
    read: dict[Box, list[WallSeen]] = {}
    for wall in evidence.walls:
        if wall.seal is not None and wall.seat in listening:
            read.setdefault(wall.box, []).append(wall)
    homes: dict[Box, tuple[str, HomeReason]] = {
        box: (str(walls[0].seal), SealRead(tuple(walls))) for box, walls in read.items()
    }
    if len(homes) == len(GUARDIANS) - 1:
        last = next(box for box in evidence.cell_of if box not in homes)
        found = {guardian for guardian, _ in homes.values()}
        owner = next(guardian for guardian in GUARDIANS if guardian not in found)
        homes[last] = owner, OtherHomesKnown(tuple(walls[0] for walls in read.values()))
    return homes


def _side(walls: Sequence[WallSeen]) -> Side | None:
    """The wall with the seal, from the walls of one box that were seen."""
    for seen in walls:
        if seen.marked:
            return Side(seen.wall, PictureSeen(seen))
    bare = {seen.wall: seen for seen in reversed(walls)}
    if len(bare) == len(WALLS) - 1:
        last = next(wall for wall in WALLS if wall not in bare)
        return Side(last, OtherWallsBare(tuple(sorted(bare.values(), key=_when))))
    return None


def _open_walls(walls: Sequence[WallSeen]) -> tuple[Wall, ...]:
    bare = {seen.wall for seen in walls}
    return tuple(wall for wall in WALLS if wall not in bare)


def _when(seen: WallSeen) -> tuple[int, int]:
    return seen.move, WALLS.index(seen.wall)


def _cells(evidence: Evidence) -> tuple[CellDeduction, ...]:
    """What was dealt to each cell: everyone sees what is turned up."""
    guardians = {found.cell: found for found in evidence.guardians}
    hideouts = {found.cell: found for found in evidence.hideouts}
    asleep = tuple(name for name in GUARDIANS if name not in _names(evidence.guardians))
    face_down = _face_down(evidence)
    return tuple(
        CellDeduction(
            cell,
            *_dealt(guardians, cell, asleep),
            *_dealt(hideouts, cell, face_down),
        )
        for cell in CELLS
        if cell != evidence.start
    )


def _dealt(
    found: dict[Cell, Found], cell: Cell, left: tuple[str, ...]
) -> tuple[tuple[str, ...], CellReason | None]:
    """What may have been dealt to a cell, and the reason if only one thing may."""
    if cell in found:
        return (found[cell].name,), TurnedUp(found[cell])
    if len(set(left)) == 1:
        return left[:1], OthersFound(tuple(found.values()))
    return left, None


def _face_down(evidence: Evidence) -> tuple[str, ...]:
    """The hideouts that nobody has seen; runes without a number if they were drawn at random."""
    left = Counter(evidence.level.hideouts)
    names: Iterable[str] = [found.name for found in evidence.hideouts]
    if draws_runes(evidence.level):
        left = Counter(RUNE if name in RUNE_SET else name for name in left.elements())
        names = [RUNE if name in RUNE_SET else name for name in names]
    left.subtract(Counter(names))
    order = [RUNE, *HIDEOUTS]
    return tuple(sorted(left.elements(), key=order.index))


def _names(found: Iterable[Found]) -> set[str]:
    return {one.name for one in found}
