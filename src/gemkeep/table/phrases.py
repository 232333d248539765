"""The quick phrases: what each takes with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.table.match import Phrase, Pointed

Takes: TypeAlias = Literal["must", "may", "not"]


class Parts(NamedTuple):
    """Whether a phrase must, may or may not have each."""

    cell: Takes
    guardian: Takes
    wall: Takes


PHRASES: Final[Mapping[Phrase, Parts]] = {
    "seal_is": Parts("must", "must", "not"),
    "seal_far_side": Parts("must", "not", "must"),
    "seal_near_side": Parts("must", "not", "not"),
    "move_this": Parts("must", "not", "not"),
    "keep_this": Parts("must", "not", "not"),
    "look_here": Parts("must", "not", "not"),
    "whose": Parts("must", "not", "not"),
    "put_here": Parts("must", "may", "not"),
    "wait": Parts("may", "not", "not"),
    "agreed": Parts("may", "not", "not"),
    "not_sure": Parts("may", "not", "not"),
    "finish": Parts("not", "not", "not"),
}


def what_is_wrong(point: Pointed) -> str | None:
    """Why this phrase can't be said so; None if it can."""
    for part, takes in PHRASES[point.phrase]._asdict().items():
        has = getattr(point, part) is not None
        if (has and takes == "not") or (not has and takes == "must"):
            return f"{point.phrase} is said {'without' if has else 'with'} a {part}"
    return None
