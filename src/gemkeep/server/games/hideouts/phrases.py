"""Hideouts' quick phrases: the vocabulary, and what each phrase points at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from gemkeep.core.errors import quote
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import CELLS, WALLS
from gemkeep.server.games.base import PhraseRefusal
from gemkeep.table.match import Pointed

Phrase: TypeAlias = Literal[
    "seal_is",  # with a guardian: whose home this box is
    "seal_far_side",  # with a wall: where its seal is
    "seal_near_side",  # its seal is on one of the two walls that face me
    "move_this",
    "keep_this",
    "look_here",
    "whose",
    "put_here",  # with a guardian, or whichever is meant
    "wait",
    "agreed",
    "not_sure",
    "finish",
]
Guardian: TypeAlias = Literal["fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat"]

Takes: TypeAlias = Literal["must", "may", "not"]


class Parts(NamedTuple):
    """Whether a phrase must, may or may not have each part."""

    cell: Takes
    guardian: Takes
    wall: Takes


PARTS: Final[Mapping[str, Parts]] = {
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


def refusal(point: Pointed) -> PhraseRefusal | None:
    """Why this phrase can't be said; None if it can."""
    if (unknown := _unknown(point)) is not None:
        return PhraseRefusal("malformed", unknown)
    given = (point.cell, point.guardian, point.wall)
    for part, takes, said in zip(Parts._fields, PARTS[point.phrase], given, strict=True):
        if takes == "must" and said is None:
            return PhraseRefusal("bad_text", f"{point.phrase} is said with a {part}")
        if takes == "not" and said is not None:
            return PhraseRefusal("bad_text", f"{point.phrase} is said without a {part}")
    return None


def _unknown(point: Pointed) -> str | None:
    """The word or cell that Hideouts does not have."""
    if point.phrase not in get_args(Phrase):
        return f"no phrase is called {quote(point.phrase)}"
    if point.cell is not None and point.cell not in CELLS:
        return f"cells are 0 to {CELLS[-1]}, not {quote(point.cell)}"
    if point.guardian is not None and point.guardian not in GUARDIANS:
        return f"no guardian is called {quote(point.guardian)}"
    if point.wall is not None and point.wall not in WALLS:
        return f"walls are {', '.join(WALLS)}, not {quote(point.wall)}"
    return None
