"""Which puzzle belongs to which day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TypeVar

Puzzle = TypeVar("Puzzle")


def puzzle_of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of this day; after the last one they start over."""
    return puzzles[day.toordinal() % len(puzzles)]
