"""What one seat has seen for itself and heard from its team mates, kept from turn to turn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gemkeep.core.moves import Seat
from gemkeep.games.hideouts.tray import NEAR_WALLS, NEIGHBOURS
from gemkeep.games.hideouts.types import WALLS, Cell, Corner, Wall
from gemkeep.games.hideouts.view import BoxView, CellView, View
from gemkeep.minds.hideouts.telling import FAR_SIDE, SEAL_IS, Telling


@dataclass(slots=True)
class Note:
    """What is known of one box."""

    seal: str | None = None
    seen: bool = False
    """Whether the seal was seen, and not only heard of."""
    bare: frozenset[Wall] = frozenset()
    """The walls that the seal is not on."""


class Notes:
    """A memory of the casket, for a seat whose table keeps none for it."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.cells: dict[Cell, CellView] = {}
        """What was last seen in each cell."""
        self.talkers: set[Seat] = set()
        """The team mates that say what they see."""
        self._boxes: dict[Cell, Note] = {}
        """By the cell it stands on now."""
        self._gap: Cell | None = None
        self._tokens: dict[Cell, int] = {}
        self._corners: tuple[Corner, ...] = ()

    def look(self, view: View) -> None:
        """Take in what is in sight, and what the table remembers."""
        if view.gap is None:
            return
        self._follow(view, view.gap)
        self._corners = view.corners
        self.cells |= {at.cell: at for at in view.cells if at.guardian_lies != "unknown"}
        for box in view.boxes:
            note = self._boxes.setdefault(box.cell, Note())
            note.bare |= frozenset(box.bare)
            if box.side is not None:
                note.bare |= frozenset(WALLS) - {box.side}
            if box.seal is not None:
                self._forget_elsewhere(box.seal, box.cell)
                note.seal, note.seen = box.seal, True

    def hear(self, seat: Seat, told: Telling) -> None:
        """Note what a teammate says about a box; what this seat saw itself takes precedence."""
        note = self._boxes.get(told.cell)
        if note is None or seat >= len(self._corners):
            return
        self.talkers.add(seat)
        near = _near(self._corners[seat])
        if told.phrase == SEAL_IS:
            if not note.seen and not self._is_seen(told.guardian):
                self._forget_elsewhere(told.guardian, told.cell)
                note.seal = told.guardian
        elif told.phrase == FAR_SIDE and told.wall is not None:
            note.bare |= frozenset(WALLS) - {told.wall}
        else:
            note.bare |= frozenset(WALLS) - near

    def recall(self, view: View) -> View:
        """The view as it would be if the table remembered all this."""
        return replace(view, boxes=tuple(map(self._recalled, view.boxes)))

    def legible(self, view: View) -> frozenset[Wall]:
        """The walls on which a seal can come to be known: mine, and those of who talks to me."""
        if view.memory == "team" or view.me is None:
            return frozenset(WALLS)
        seats = self.talkers | {view.me}
        return frozenset().union(*(_near(view.corners[seat]) for seat in seats))

    def _recalled(self, box: BoxView) -> BoxView:
        note = self._boxes.get(box.cell, Note())
        may_be = [wall for wall in WALLS if wall not in note.bare]
        side = may_be[0] if len(may_be) == 1 else box.side
        bare = tuple(wall for wall in WALLS if wall in note.bare)
        return replace(box, seal=note.seal, side=side, bare=bare)

    def _follow(self, view: View, gap: Cell) -> None:
        """Let the notes go with the box that slid; if more has happened unseen, they are void."""
        tokens = {box.cell: box.tokens for box in view.boxes}
        if self._gap is not None and gap in NEIGHBOURS[self._gap]:
            self._boxes[self._gap] = self._boxes.pop(gap, Note())
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
    """The walls whose outer face this corner looks at."""
    return frozenset(wall for place, wall in enumerate(WALLS) if NEAR_WALLS[corner] >> place & 1)
