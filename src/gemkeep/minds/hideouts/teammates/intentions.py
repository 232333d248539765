"""What a bot is about to do and why, from what it knows, as a quick phrase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.board.tray import BESIDE
from gemkeep.games.hideouts.types import WALLS, Cell
from gemkeep.games.hideouts.view import CellView, View
from gemkeep.minds.hideouts.knowledge import Knowledge

UNDO: Final = "undo"
ON_THE_WAY: Final = "plan"
FETCH: Final = "plan_fetch"
OPEN: Final = "plan_open"
LOOK_UNDER: Final = "plan_look"
READ: Final = "plan_read"
GO_HOME: Final = "plan_home"
GUESS: Final = "guess"
ONLY_LEFT: Final = "only_left"
LEAVE: Final = "leave"
LEAVE_FOR_NOW: Final = "leave_for_now"
BLESS_THIS: Final = "bless"
PUT_RIGHT: Final = "put_right"


class Intention(NamedTuple):
    """What a bot says before its action."""

    phrase: str
    cell: Cell | None = None
    guardian: str | None = None


class Notes(NamedTuple):
    """What a bot knows."""

    view: View
    """What it sees and remembers."""
    known: Knowledge
    seen: Mapping[Cell, CellView]
    """What was last seen in each cell."""
    came_from: Cell | None
    """The cell that the gap left with the last slide."""


def intention(notes: Notes, action: Action) -> Intention | None:
    """What there is to say about this action; None if it goes without saying."""
    known = notes.known
    match action.verb, action.argument:
        case "slide", int(cell):
            return Intention(UNDO, cell) if cell == notes.came_from else _slide(notes, cell)
        case "place", None:
            return _leave(known)
        case "place", int(cell):
            return _place(notes.view, known, cell)
        case "bless", int(cell):
            return Intention(BLESS_THIS, cell)
        case "correct", (str(guardian), int(cell)):
            sure = known.homes.get(guardian) == cell
            return Intention(PUT_RIGHT if sure else GUESS, cell, guardian)
        case _:
            return None


def _slide(notes: Notes, cell: Cell) -> Intention:
    known = notes.known
    guardian = known.lying.get(cell)
    if guardian in known.homes:
        return Intention(FETCH, cell, guardian)
    if known.asleep >> cell & 1:
        under = notes.seen.get(cell)
        if under is None or under.hideout_lies != "up":
            return Intention(LOOK_UNDER, cell)
        if not known.terms.first[cell] & known.needed:
            return Intention(OPEN, cell)
    if _shows_a_seal(known, cell):
        return Intention(READ, cell)
    return Intention(ON_THE_WAY if known.needed else GO_HOME, cell)


def _shows_a_seal(known: Knowledge, cell: Cell) -> bool:
    """Whether a seal that nobody has read is sure to be in sight once the box there slides."""
    for beside, wall in BESIDE[cell]:
        box = cell if beside == known.gap else beside  # the box that slid is in the old gap
        if known.unread.get(box) == (WALLS[wall],):
            return True
    return False


def _leave(known: Knowledge) -> Intention | None:
    guardian = known.lying.get(known.gap)
    if guardian is None:
        return None
    return Intention(LEAVE_FOR_NOW if guardian in known.homes else LEAVE, guardian=guardian)


def _place(view: View, known: Knowledge, cell: Cell) -> Intention | None:
    """A guess, or a home that follows from the others; a home that was read needs no words."""
    guardian = known.lying.get(known.gap)
    if guardian is None:
        return None
    if known.homes.get(guardian) != cell:
        return Intention(GUESS, cell, guardian)
    shown = any(box.cell == cell and box.seal == guardian for box in view.boxes)
    return None if shown else Intention(ONLY_LEFT, cell, guardian)
