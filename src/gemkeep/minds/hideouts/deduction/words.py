"""Reasons as English clauses, which go on after "because"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gemkeep.core.talking.english import listed
from gemkeep.games.hideouts.types import Wall
from gemkeep.minds.hideouts.deduction.evidence import Found, WallSeen
from gemkeep.minds.hideouts.deduction.reasons import (
    CellReason,
    HomeReason,
    OtherHomesKnown,
    PictureSeen,
    SealRead,
    SideReason,
    TurnedUp,
)

WALL_NAMES: Final[dict[Wall, str]] = {"N": "north", "E": "east", "S": "south", "W": "west"}
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def home_clause(why: HomeReason, names: Sequence[str]) -> str:
    """Why a box is known to be somebody's home."""
    match why:
        case SealRead(by):
            first = by[0]
            readers = listed([names[seen.seat] for seen in by if seen.move == first.move])
            wall = f"on its {WALL_NAMES[first.wall]} wall"
            return f"{readers} read the seal {wall} {_when(first)}, on cell {first.cell}"
        case OtherHomesKnown(others):
            last = others[-1]
            count = NUMBERS[len(others)]
            return (
                f"the {count} other homes were known, since {names[last.seat]} read the "
                f"{last.seal}'s seal {_when(last)}"
            )


def side_clause(why: SideReason, names: Sequence[str]) -> str:
    """Why the seal of a box is known to be on a certain wall."""
    match why:
        case PictureSeen(by):
            what = "read the seal" if by.face == "outer" else "sees the picture inside"
            return f"{names[by.seat]} {what} on its {WALL_NAMES[by.wall]} wall"
        case _:
            walls = listed([WALL_NAMES[seen.wall] for seen in why.bare])
            seats = sorted({seen.seat for seen in why.bare})
            return f"{listed([names[seat] for seat in seats])} saw the {walls} walls to be bare"


def cell_clause(why: CellReason) -> str:
    """Why it is known who or what was dealt to a cell."""
    if isinstance(why, TurnedUp):
        return f"it was turned up {_when(why.found)}"
    return "all that lie face down are the same" if not why.others else "the others were found"


def _when(seen: WallSeen | Found) -> str:
    return f"in turn {seen.turn}" if seen.turn else "before the first turn"
