"""What one seat has seen itself and heard from its teammates, kept from turn to turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from gemkeep.core.moves import Seat
from gemkeep.games.hideouts.board.tray import NEAR_WALLS, NEIGHBOURS, next_wall
from gemkeep.games.hideouts.types import WALLS, Cell, Corner, Wall
from gemkeep.games.hideouts.view import BoxView, CellView, View
from gemkeep.minds.hideouts.reports import SEAL_IS, SEAL_ON, Report


@dataclass(slots=True)
class BoxMemory:
    """What is known about one box."""

    seal: str | None = None
    seen: bool = False
    """Whether this seat has seen the seal, and not only heard about it."""
    bare: frozenset[Wall] = frozenset()
    """The walls that the seal is not on."""
    age: int = 0
    """How many slides ago the seal was last in sight or mentioned."""
    faded: bool = False
    """Whether this seat knew whose home it is, and has forgotten it."""

    def refresh(self) -> None:
        """Note that the seal is in sight or mentioned, and so remembered again."""
        self.age, self.faded = 0, False


class SeatMemory:
    """A memory of the casket, for a seat whose table keeps none."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.cells: dict[Cell, CellView] = {}
        """What was last seen in each cell."""
        self.talkers: set[Seat] = set()
        """The teammates who say what they see."""
        self._boxes: dict[Cell, BoxMemory] = {}
        """By the cell the box is on now."""
        self.came_from: Cell | None = None
        """The cell that the gap left with the last slide; None if that was not seen."""
        self.turned_back = False
        """Whether the last slide undid the one before."""
        self._gap: Cell | None = None
        self._tokens: dict[Cell, int] = {}
        self._corners: tuple[Corner, ...] = ()

    def observe(self, view: View) -> None:
        """Note what is in sight, and what the table remembers."""
        if view.gap is None:
            return
        self._follow(view, view.gap)
        self._corners = view.corners
        self.cells |= {at.cell: at for at in view.cells if at.guardian_lies != "unknown"}
        for box in view.boxes:
            note = self._boxes.setdefault(box.cell, BoxMemory())
            note.bare |= frozenset(box.bare)
            if box.side is not None:
                note.bare |= frozenset(WALLS) - {box.side}
            if box.seal is not None:
                self._forget_elsewhere(box.seal, box.cell)
                note.seal, note.seen = box.seal, True
            if any(outer.seal is not None for outer in box.outside):
                note.refresh()

    def hear(self, seat: Seat, report: Report) -> None:
        """Note what a teammate says about a box; what this seat saw itself takes precedence."""
        note = self._boxes.get(report.cell)
        if note is None or seat >= len(self._corners):
            return
        self.talkers.add(seat)
        if report.phrase == SEAL_IS:
            if not note.seen and not self._is_seen(report.guardian):
                self._forget_elsewhere(report.guardian, report.cell)
                note.seal = report.guardian
            note.refresh()
        elif report.phrase == SEAL_ON and report.wall is not None:
            note.bare |= frozenset(WALLS) - {report.wall}
        elif report.wall is not None:
            note.bare |= frozenset(WALLS) - {report.wall, next_wall(report.wall)}

    def forget_a_box(self, random: Random) -> None:
        """Lose what was known about one box, as a person may."""
        if self._boxes:
            self._boxes[random.choice(sorted(self._boxes))] = BoxMemory()

    def remembered(self) -> dict[Cell, int]:
        """The cells of boxes whose home is still in mind, and how old that memory is."""
        return {
            cell: note.age
            for cell, note in self._boxes.items()
            if note.seal is not None and not note.faded
        }

    def faded(self) -> frozenset[Cell]:
        """The cells of boxes whose home was known once."""
        return frozenset(cell for cell, note in self._boxes.items() if note.faded)

    def fade(self, cell: Cell) -> None:
        """Forget whose home the box there is; a sign that the table shows can still be read."""
        note = self._boxes[cell]
        note.seal, note.seen, note.faded = None, False, True

    def remind(self, view: View) -> None:
        """Bring back to mind what the table shows."""
        for box in view.boxes:
            if box.seal is not None and self._boxes[box.cell].faded:
                self._boxes[box.cell].refresh()

    def recall(self, view: View) -> View:
        """The view as if the table remembered all this."""
        return replace(view, boxes=tuple(map(self._recalled, view.boxes)))

    def legible(self, view: View) -> frozenset[Wall]:
        """The walls that can be read: my near walls, and those of teammates who talk to me."""
        if view.memory == "team" or view.me is None:
            return frozenset(WALLS)
        seats = self.talkers | {view.me}
        return frozenset().union(*(_near(view.corners[seat]) for seat in seats))

    def _recalled(self, box: BoxView) -> BoxView:
        note = self._boxes.get(box.cell, BoxMemory())
        may_be = [wall for wall in WALLS if wall not in note.bare]
        side = may_be[0] if len(may_be) == 1 else box.side
        bare = tuple(wall for wall in WALLS if wall in note.bare)
        return replace(box, seal=note.seal, side=side, bare=bare)

    def _follow(self, view: View, gap: Cell) -> None:
        """Move the memory along with the box that slid; drop it if more happened unseen."""
        tokens = {box.cell: box.tokens for box in view.boxes}
        if gap != self._gap:
            self.turned_back = gap == self.came_from
            self.came_from = self._gap
            for note in self._boxes.values():
                note.age += 1
        if self._gap is not None and gap in NEIGHBOURS[self._gap]:
            self._boxes[self._gap] = self._boxes.pop(gap, BoxMemory())
            self._tokens[self._gap] = self._tokens.pop(gap, 0)
        paid = [tokens.get(cell, 0) - before for cell, before in self._tokens.items()]
        if self._gap not in {None, gap, *NEIGHBOURS[gap]} or not {0, 1}.issuperset(paid):
            self._boxes.clear()
        self._gap, self._tokens = gap, tokens

    def _is_seen(self, guardian: str | None) -> bool:
        return any(note.seen and note.seal == guardian for note in self._boxes.values())

    def _forget_elsewhere(self, guardian: str | None, cell: Cell) -> None:
        for other, note in self._boxes.items():
            if other != cell and note.seal == guardian:
                note.seal = None


def _near(corner: Corner) -> frozenset[Wall]:
    """The walls whose outer face this corner can see."""
    return frozenset(wall for place, wall in enumerate(WALLS) if NEAR_WALLS[corner] >> place & 1)
