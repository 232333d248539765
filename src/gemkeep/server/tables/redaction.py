"""What is told again to who comes anew: without memory aids, only of what is in sight (H3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.hideouts.reports import NEAR_SIDE
from gemkeep.table.state import Line, Table

SLID: Final = b'"event":"slid"'
NOTHING_UNDER_BOXES: Final = (b'"event":"dealt"', SLID)
"""What may always be told: where each box has gone says nothing of what lies under one."""


class VisibleHistory:
    """The past of a table as it may be told again now."""

    def __init__(self, table: Table, told: Sequence[bytes]) -> None:
        """The table, and all events told there, each encoded with its number before it."""
        self._talk = table.talk
        self._told = told
        self._slide = _last_slide(told) if _forgets(table) else 0

    @property
    def since(self) -> int:
        """The number of the update from which on all may be told: what it uncovered is in sight."""
        return _number(self._told[self._slide]) if self._slide else 0

    def events(self) -> list[bytes]:
        """The events: of what the boxes have covered again, none."""
        before, after = self._told[: self._slide], self._told[self._slide :]
        kept = [one for one in before if any(kind in one for kind in NOTHING_UNDER_BOXES)]
        return [*kept, *after]

    def talk(self) -> list[Line]:
        """What was said: without memory aids nothing of seals and guardians from before."""
        since = self.since
        return [line for line in self._talk if not _names(line) or _seen_at(line) >= since]


def _forgets(table: Table) -> bool:
    game = table.game
    none = isinstance(game, Hideouts) and game.setup.memory == "none"
    return none and table.phase == "playing"


def _last_slide(told: Sequence[bytes]) -> int:
    """The place of the last slide: nothing was covered since; the first place if there is none."""
    return next((at for at in range(len(told) - 1, -1, -1) if SLID in told[at]), 0)


def _number(told: bytes) -> int:
    return int(told[1 : told.index(b",")])


def _names(line: Line) -> bool:
    """Whether a quick phrase says whose a box is, on which wall its seal is, or who lies open."""
    point = line.point
    return point is not None and (
        point.piece is not None or point.side is not None or point.phrase == NEAR_SIDE
    )


def _seen_at(line: Line) -> int:
    assert line.point is not None  # noqa: S101 - only quick phrases name anything
    return line.point.number
