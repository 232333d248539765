"""Reasons as English clauses, which go on after "because"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gemkeep.core.talking.english import listed
from gemkeep.games.hideouts.types import Wall
from gemkeep.minds.hideouts.deduction.evidence import WallSeen
from gemkeep.minds.hideouts.deduction.reasons import HomeReason, OtherHomesKnown, SealRead

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


def _when(seen: WallSeen) -> str:
    return f"in turn {seen.turn}" if seen.turn else "before the first turn"
