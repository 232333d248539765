"""What a seat can report to its teammates, from its own view of the casket alone."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.games.hideouts.board.tray import NEIGHBOURS, next_wall
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import OVER, WALLS, Cell, Wall
from gemkeep.games.hideouts.view import BoxView, View
from gemkeep.minds.hideouts.knowledge import know
from gemkeep.minds.hideouts.routes import routes

ReportKind: TypeAlias = Literal["seal_is", "seal_on", "seal_on_either"]
Opinion: TypeAlias = Literal["agreed", "not_sure", "wait"]

SEAL_IS: Final = "seal_is"
SEAL_ON: Final = "seal_on"
SEAL_ON_EITHER: Final = "seal_on_either"


class Report(NamedTuple):
    """A statement about the box on a cell: whose home it is, or on which wall its seal is."""

    phrase: ReportKind
    cell: Cell
    guardian: str | None = None
    wall: Wall | None = None
    """The wall with the seal; of two that it may be on, the first one clockwise."""


def visible_reports(view: View) -> tuple[Report, ...]:
    """Everything this corner sees of the seals now."""
    if view.phase == OVER:
        return ()
    reports = []
    for box in view.boxes:
        if (side := _side(box)) is not None:
            reports.append(side)
        if (seal := _read(box)) is not None:
            reports.append(Report(SEAL_IS, box.cell, guardian=seal))
    return tuple(reports)


def worth_reporting(view: View) -> tuple[Report, ...]:
    """What is worth saying without being asked, the most useful first.

    That is every seal this seat can read or remembers, those of guardians whose home is needed
    first; and on which wall the seal of a box next to the gap is, as such a box may be moved next.
    If the table shows everyone what the team has seen, only what comes into sight is news.
    """
    if view.phase == OVER or view.gap is None:
        return ()
    shared = view.memory == "team"
    sought = _sought(view)
    seals, sides = [], []
    for box in view.boxes:
        seal = _read(box) or (None if shared else box.seal)
        if seal is not None:
            seals.append(Report(SEAL_IS, box.cell, guardian=seal))
        elif not shared and box.cell in NEIGHBOURS[view.gap] and (side := _side(box)) is not None:
            sides.append(side)
    seals.sort(key=lambda seal: sought.index(seal.guardian) if seal.guardian in sought else 8)
    return (*seals, *(side for side in sides if side.phrase == SEAL_ON))


def report_on(view: View, cell: Cell) -> Report | None:
    """The best this seat can say when asked whose home the box on this cell is."""
    box = next((one for one in view.boxes if one.cell == cell), None)
    if box is None or view.phase == OVER:
        return None
    if box.seal is not None:
        return Report(SEAL_IS, cell, guardian=box.seal)
    return _side(box)


def opinion_on_finishing(view: View) -> Opinion:
    """What this seat says when asked whether to lift the boxes now."""
    housed = [(guardian, box.seal) for box in view.boxes for guardian in box.guardians]
    strangers = any(home not in {guardian, None} for guardian, home in housed)
    if strangers or len(housed) < len(GUARDIANS):
        return "wait"
    unproven = sum(home is None for _, home in housed)
    return "agreed" if unproven <= 1 else "not_sure"  # seven at home imply the eighth


def tokens_to_spare(view: View) -> int | None:
    """The tokens beyond those that the way home takes at best; None if that can't be known."""
    if view.gap is None or view.phase == OVER or not any(at.start for at in view.cells):
        return None
    seen = {at.cell: at for at in view.cells if at.guardian_lies != "unknown"}
    known = know(view, seen, frozenset(WALLS))
    return view.supply - routes(known.at_best)[known.needed][known.gap]


def _sought(view: View) -> list[str]:
    """The guardians whose home is needed: the one in the gap, then those left face up."""
    lying = [at for at in view.cells if at.guardian is not None and at.guardian_lies == "up"]
    lying.sort(key=lambda at: at.cell != view.gap)
    return [at.guardian for at in lying if at.guardian is not None]


def _read(box: BoxView) -> str | None:
    """The seal that can be read on it now, if any."""
    return next((outer.seal for outer in box.outside if outer.seal is not None), None)


def _side(box: BoxView) -> Report | None:
    """On which far wall the seal is, or on which two near ones it may be."""
    if not box.inside:
        return None
    for inner in box.inside:
        if inner.picture:
            return Report(SEAL_ON, box.cell, wall=inner.wall)
    far = {inner.wall for inner in box.inside}
    first = next(wall for wall in WALLS if not far & {wall, next_wall(wall)})
    return Report(SEAL_ON_EITHER, box.cell, wall=first)
