"""What one seat can tell its team mates, from its own view of the casket and nothing else."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.tray import NEIGHBOURS
from gemkeep.games.hideouts.types import OVER, Cell, Wall
from gemkeep.games.hideouts.view import BoxView, View

Told: TypeAlias = Literal["seal_is", "seal_far_side", "seal_near_side"]
Word: TypeAlias = Literal["agreed", "not_sure", "wait"]

SEAL_IS: Final = "seal_is"
FAR_SIDE: Final = "seal_far_side"
NEAR_SIDE: Final = "seal_near_side"


class Telling(NamedTuple):
    """One thing to say of the box on a cell: whose home it is, or on which wall its seal is."""

    phrase: Told
    cell: Cell
    guardian: str | None = None
    wall: Wall | None = None


def in_sight(view: View) -> tuple[Telling, ...]:
    """Everything that this corner sees of the seals now."""
    if view.phase == OVER:
        return ()
    tellings = []
    for box in view.boxes:
        if (side := _side(box)) is not None:
            tellings.append(side)
        if (seal := _read(box)) is not None:
            tellings.append(Telling(SEAL_IS, box.cell, guardian=seal))
    return tuple(tellings)


def worth_telling(view: View) -> tuple[Telling, ...]:
    """What is worth saying unasked, the most useful first.

    That is a seal this seat can read or remembers reading, first of who is being looked for; and
    where the seal of a box beside the gap is, which may be moved next. Where the team's memory is
    drawn for all, only what comes into sight is news.
    """
    if view.phase == OVER or view.gap is None:
        return ()
    drawn = view.memory == "team"
    sought = _sought(view)
    seals, sides = [], []
    for box in view.boxes:
        seal = _read(box) or (None if drawn else box.seal)
        if seal is not None:
            seals.append(Telling(SEAL_IS, box.cell, guardian=seal))
        elif not drawn and box.cell in NEIGHBOURS[view.gap] and (side := _side(box)) is not None:
            sides.append(side)
    seals.sort(key=lambda told: sought.index(told.guardian) if told.guardian in sought else 8)
    return (*seals, *(side for side in sides if side.phrase == FAR_SIDE))


def answer(view: View, cell: Cell) -> Telling | None:
    """The best this seat can say of the box there when it is asked whose it is."""
    box = next((one for one in view.boxes if one.cell == cell), None)
    if box is None or view.phase == OVER:
        return None
    if box.seal is not None:
        return Telling(SEAL_IS, cell, guardian=box.seal)
    return _side(box)


def word_on_lifting(view: View) -> Word:
    """What this seat says when it is asked whether to lift the boxes now."""
    housed = [(guardian, box.seal) for box in view.boxes for guardian in box.guardians]
    strangers = any(home not in {guardian, None} for guardian, home in housed)
    if strangers or len(housed) < len(GUARDIANS):
        return "wait"
    unproven = sum(home is None for _, home in housed)
    return "agreed" if unproven <= 1 else "not_sure"  # seven at home leave the eighth no choice


def _sought(view: View) -> list[str]:
    """The guardians whose home is asked for now: who lies in the gap, then who was left lying."""
    lying = [at for at in view.cells if at.guardian is not None and at.guardian_lies == "up"]
    lying.sort(key=lambda at: at.cell != view.gap)
    return [at.guardian for at in lying if at.guardian is not None]


def _read(box: BoxView) -> str | None:
    """The seal in sight on it, if one is."""
    return next((outer.seal for outer in box.outside if outer.seal is not None), None)


def _side(box: BoxView) -> Telling | None:
    """On which far wall the seal is seen to be, or that it is on a near one."""
    if not box.inside:
        return None
    for inner in box.inside:
        if inner.picture:
            return Telling(FAR_SIDE, box.cell, wall=inner.wall)
    return Telling(NEAR_SIDE, box.cell)
