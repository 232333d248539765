"""HTTP handlers for puzzles."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from gemkeep.minds.hideouts.puzzles.puzzle import HomePuzzle, WhosePuzzle, all_puzzles
from gemkeep.server.errors import ApiError
from gemkeep.server.games.hideouts.puzzles import home, whose
from gemkeep.server.games.hideouts.puzzles.wire import (
    HideoutsHomePuzzle,
    HideoutsPuzzleMoves,
    HideoutsPuzzleStep,
    HideoutsWhosePuzzle,
    HideoutsWhoseSolution,
)
from gemkeep.server.games.puzzle_days import Day, find_puzzle
from gemkeep.server.openapi import BODY_REFUSALS, refusals


@get("/api/puzzles/hideouts/{day:str}", responses=refusals("not_found"), sync_to_thread=True)
def puzzle(day: Day) -> HideoutsHomePuzzle | HideoutsWhosePuzzle:
    """The puzzle of this day, such as 2026-11-16: a position, or a box and what was named."""
    found = find_puzzle(all_puzzles(), day)
    return home.task(found, day) if isinstance(found, HomePuzzle) else whose.task(found, day)


@post(
    "/api/puzzles/hideouts/{day:str}/moves",
    status_code=200,
    responses=refusals("not_found", "illegal", *BODY_REFUSALS),
    sync_to_thread=True,  # a proof takes a moment
)
def moves(day: Day, data: JSONBody[HideoutsPuzzleMoves]) -> HideoutsPuzzleStep:
    """The casket after these moves from the day's position, and whether a win is still forced."""
    found = find_puzzle(all_puzzles(), day)
    if not isinstance(found, HomePuzzle):
        raise ApiError("not_found", "this day's puzzle takes no moves")
    return home.after(found, data.moves)


@get(
    "/api/puzzles/hideouts/{day:str}/solution",
    responses=refusals("not_found"),
    sync_to_thread=False,
)
def solution(day: Day) -> HideoutsWhoseSolution:
    """Whose box the day's puzzle asks for, and how that follows."""
    found = find_puzzle(all_puzzles(), day)
    if not isinstance(found, WhosePuzzle):
        raise ApiError("not_found", "this day's puzzle is solved by moves")
    return whose.solution(found)


HANDLERS = (puzzle, moves, solution)
