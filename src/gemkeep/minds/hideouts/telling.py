"""What a player tells the others: that which their own corner newly sees.

It is told from two views of one seat, before and after a move, so nothing can be told that the
seat does not see itself.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.games.hideouts.tray import NEIGHBOURS
from gemkeep.games.hideouts.types import OVER, Cell, Wall
from gemkeep.games.hideouts.view import BoxView, View

Told: TypeAlias = Literal["seal_is", "seal_far_side"]

SEAL_IS: Final = "seal_is"
FAR_SIDE: Final = "seal_far_side"


class Telling(NamedTuple):
    """One thing to say of the box on a cell: whose home it is, or on which wall its seal is."""

    phrase: Told
    cell: Cell
    guardian: str | None = None
    wall: Wall | None = None


def newly_seen(before: View | None, after: View) -> tuple[Telling, ...]:
    """What is worth telling after a move: seals that came into sight, and sides at the gap.

    A side is told when its box comes to stand beside the gap, where it may be moved next.
    """
    if after.phase == OVER or after.gap is None:
        return ()
    old = {} if before is None else {_now(box.cell, before, after): box for box in before.boxes}
    tellings = []
    for box in after.boxes:
        was = old.get(box.cell)
        if (seal := _read(box)) is not None:
            if was is None or (was.seal is None and _read(was) is None):
                tellings.append(Telling(SEAL_IS, box.cell, guardian=seal))
        elif (
            after.memory != "team"  # else all sides are drawn for all, from the first moment
            and box.seal is None
            and box.cell in NEIGHBOURS[after.gap]
            and not _stood_beside_gap(before, was)
            and (side := _picture(box)) is not None
        ):
            tellings.append(Telling(FAR_SIDE, box.cell, wall=side))
    return tuple(tellings)


def _now(cell: Cell, before: View, after: View) -> Cell:
    """Where the box of this cell stands after a move: only the one on the new gap has slid."""
    return before.gap if cell == after.gap and before.gap is not None else cell


def _read(box: BoxView) -> str | None:
    """The seal in sight on it, if one is."""
    return next((outer.seal for outer in box.outside if outer.seal is not None), None)


def _picture(box: BoxView) -> Wall | None:
    """The far wall on which its inside picture is in sight."""
    return next((inner.wall for inner in box.inside if inner.picture), None)


def _stood_beside_gap(before: View | None, was: BoxView | None) -> bool:
    return (
        before is not None
        and before.gap is not None
        and was is not None
        and was.cell in NEIGHBOURS[before.gap]
    )
