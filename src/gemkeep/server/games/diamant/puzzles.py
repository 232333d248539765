"""The puzzle of a day: a position, and after the guess what both choices are worth, and why."""

from __future__ import annotations

from litestar import get

from gemkeep.minds.diamant.puzzles.puzzle import all_puzzles, position_of
from gemkeep.minds.diamant.puzzles.reasons import why
from gemkeep.server.games.diamant.wire import DiamantPuzzle, DiamantSolution
from gemkeep.server.games.puzzle_days import Day, find_puzzle
from gemkeep.server.openapi import refusals


@get("/api/puzzles/{day:str}", responses=refusals("not_found"))
async def puzzle(day: Day) -> DiamantPuzzle:
    """The puzzle of this day, such as 2026-11-16, without its solution."""
    found = find_puzzle(all_puzzles(), day)
    view = found.game().view(position_of(found), found.seat)
    return DiamantPuzzle(day, view, found.wrong)


@get("/api/puzzles/{day:str}/solution", responses=refusals("not_found"))
async def solution(day: Day) -> DiamantSolution:
    """The better choice in the puzzle of this day, what both are worth, and why."""
    found = find_puzzle(all_puzzles(), day)
    because = why(found)
    return DiamantSolution(
        best=found.best,
        on=found.on,
        back=found.back,
        reason=because.reason,
        risk=because.risk,
        carried=because.carried,
        lying=because.lying,
        gain=round(because.gain, 1),
    )


HANDLERS = (puzzle, solution)
