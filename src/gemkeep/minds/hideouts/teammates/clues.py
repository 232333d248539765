"""One thing that follows from what has been seen: the one that helps most in this decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from gemkeep.games.hideouts.board.tray import BESIDE, STEPS
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import WALLS, Cell, Wall
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.deduction import BoxDeduction, Deduction
from gemkeep.minds.hideouts.deduction.reasons import OtherHomesKnown, OthersFound

ClueKind: TypeAlias = Literal[
    "home-left",  # the other seven homes are known
    "home-read",  # its seal was read
    "home-open",  # of the guardian in the gap; `count` boxes may be its home
    "misplaced",  # a guardian is in a box that is known to be another's home
    "fetch",  # a guardian whose home is known is under a box
    "guardian-left",  # the other seven guardians have been seen
    "side",  # the wall with a seal that nobody has read
    "unproven",  # `count` guardians are in boxes that nobody has read
    "all-home",
    "unseen",  # nobody has looked under `count` boxes
]


@dataclass(frozen=True, slots=True)
class Clue:
    """What follows, about a box or a guardian."""

    kind: ClueKind
    cell: Cell | None = None
    guardian: str | None = None
    wall: Wall | None = None
    count: int | None = None


def clue(view: View, known: Deduction) -> Clue:
    """What helps most now, from what was seen alone."""
    return next(_clues(view, known))


def _clues(view: View, known: Deduction) -> Iterator[Clue]:
    yield from _about_gap(view, known)
    yield from _about_boxed(view, known)
    yield from _about_covered(view, known)
    yield from _about_sides(view, known)
    unseen = sum(at.guardian is None for at in known.cells)
    if unseen:
        yield Clue("unseen", count=unseen)
    yield from _about_homeless(view, known)


def _about_gap(view: View, known: Deduction) -> Iterator[Clue]:
    """The home of the guardian that may be placed now."""
    lying = [at for at in view.cells if at.cell == view.gap and at.guardian_lies == "up"]
    for guardian in (at.guardian for at in lying if at.guardian is not None):
        if guardian in known.homes:
            yield _home(known.homes[guardian], guardian)
        else:
            yield _open_home(known, guardian)


def _home(box: BoxDeduction, guardian: str) -> Clue:
    left_over = isinstance(box.why, OtherHomesKnown)
    return Clue("home-left" if left_over else "home-read", box.cell, guardian)


def _open_home(known: Deduction, guardian: str) -> Clue:
    may_be = len(known.where_home_may_be(guardian))
    return Clue("home-open", guardian=guardian, count=may_be)


def _about_boxed(view: View, known: Deduction) -> Iterator[Clue]:
    """Whether those who are in boxes are at home."""
    boxed = {guardian: box.cell for box in view.boxes for guardian in box.guardians}
    unproven = 0
    for guardian, cell in boxed.items():
        home = known.box_on(cell).home
        if home is None:
            unproven += 1
        elif home != guardian:
            yield Clue("misplaced", cell, guardian)
    if len(boxed) == len(GUARDIANS):
        yield Clue("unproven", count=unproven) if unproven else Clue("all-home")


def _about_covered(view: View, known: Deduction) -> Iterator[Clue]:
    """Who is under a box, and where a home is that follows from the others."""
    boxed = {guardian for box in view.boxes for guardian in box.guardians}
    for guardian, box in known.homes.items():
        if guardian not in boxed and isinstance(box.why, OtherHomesKnown):
            yield Clue("home-left", box.cell, guardian)
    for at in known.cells:
        if at.guardian is None or at.guardian in boxed or at.cell == view.gap:
            continue
        if isinstance(at.why_guardian, OthersFound):
            yield Clue("guardian-left", at.cell, at.guardian)
        elif at.guardian in known.homes:
            yield Clue("fetch", at.cell, at.guardian)


def _about_homeless(view: View, known: Deduction) -> Iterator[Clue]:
    """Who is in no box, all guardians having been seen: there is one, or all are in boxes."""
    boxed = {guardian for box in view.boxes for guardian in box.guardians}
    for guardian in GUARDIANS:
        if guardian not in boxed:
            yield _open_home(known, guardian)


def _about_sides(view: View, known: Deduction) -> Iterator[Clue]:
    """The wall of the seal, not read yet, that the gap can be brought to soonest."""
    gap = view.gap or 0
    found = [
        (STEPS[gap][place], box.cell, box.side.wall)
        for box in known.boxes
        if box.home is None and box.side is not None
        for place in _beside(box.cell, box.side.wall)
    ]
    for _, cell, wall in sorted(found):
        yield Clue("side", cell, wall=wall)


def _beside(cell: Cell, wall: Wall) -> Iterator[Cell]:
    """The cell on that side of a box, if the tray goes on there."""
    for gap, beside in enumerate(BESIDE):
        if (cell, WALLS.index(wall)) in beside:
            yield gap
