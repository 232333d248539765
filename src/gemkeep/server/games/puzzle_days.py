"""The puzzle of a day, for the games that have puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Final, TypeVar

from litestar.params import PathParameter

from gemkeep.minds.puzzle_days import puzzle_of_day
from gemkeep.server.errors import ApiError

LONGEST_DAY: Final = 10

Day = Annotated[str, PathParameter(max_length=LONGEST_DAY)]
Puzzle = TypeVar("Puzzle")


def find_puzzle(puzzles: Sequence[Puzzle], day: str) -> Puzzle:
    """The puzzle of this day, such as 2026-11-16; anything else is refused."""
    try:
        return puzzle_of_day(puzzles, date.fromisoformat(day))
    except ValueError:
        raise ApiError("not_found", "a puzzle is named by its day, such as 2026-11-16") from None
