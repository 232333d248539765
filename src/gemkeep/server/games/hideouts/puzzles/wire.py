"""The HTTP bodies of puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from gemkeep.minds.hideouts.puzzles.diary import By

MOST_MOVES: Final = 100


class HideoutsPuzzleMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player has done since the position, as [verb, argument]."""

    moves: Annotated[
        list[tuple[Annotated[str, Meta(max_length=20)], Any]], Meta(max_length=MOST_MOVES)
    ]


class HideoutsPuzzleStep(Struct, frozen=True):
    """The casket after these moves, as the team knows it."""

    view: Any
    legal: tuple[tuple[str, Any], ...]
    """What the player may do next, as [verb, argument]."""
    events: tuple[Any, ...]
    """What the last move brought about."""
    forced: bool
    """Whether every move so far kept the win forced."""


class HideoutsHomePuzzle(Struct, frozen=True, tag_field="kind", tag="home"):
    """A position from which the team can force a win with the tokens it has."""

    day: str
    wrong: float
    """The share of games that simple bots lose from here."""
    known: int
    """The boxes whose home the team knows."""
    tokens: int
    first: HideoutsPuzzleStep


class HideoutsPuzzleMoment(Struct, frozen=True):
    """A moment of the way: the boxes, and what was named."""

    view: Any
    """With no seal on any box."""
    events: tuple[Any, ...]
    """The slide that led here."""
    named: str | None
    """A guardian whose seal is in sight; None if no seal is."""


class HideoutsWhosePuzzle(Struct, frozen=True, tag_field="kind", tag="whose"):
    """A box whose home follows from the seals that were named on the way."""

    day: str
    wrong: float
    """The share of simple players that would name another guardian."""
    box: int
    """The box in question, by its cell at the first moment."""
    moments: tuple[HideoutsPuzzleMoment, ...]


class HideoutsDeduction(Struct, frozen=True):
    """One box settled, and why; boxes are named by their cells at the first moment."""

    box: int
    guardian: str
    by: By
    """Whether only this box is left for the guardian, or only this guardian for the box."""
    moments: tuple[int, ...]
    """The moments that matter, counted from 0."""
    settled: tuple[int, ...]
    """The boxes settled before that matter."""


class HideoutsWhoseSolution(Struct, frozen=True):
    """Whose box it is, and how that follows."""

    guardian: str
    steps: tuple[HideoutsDeduction, ...]
