"""Whose box is this? How the boxes moved, without their seals, and what was named on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from gemkeep.core.encoding.jsonable import jsonable
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.board.tray import SWAPS
from gemkeep.games.hideouts.events import slid
from gemkeep.games.hideouts.types import DEAL, NO_CELLS, Cell
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.layouts import Layout, deal_of
from gemkeep.minds.hideouts.puzzles.puzzle import SEATS, WhosePuzzle
from gemkeep.server.games.hideouts.puzzles.wire import (
    HideoutsDeduction,
    HideoutsPuzzleMoment,
    HideoutsWhosePuzzle,
    HideoutsWhoseSolution,
)

VIEWER = 0
GAME = Hideouts(1, SEATS)
"""Only the boxes are shown, so any level will do."""


def task(puzzle: WhosePuzzle, day: str) -> HideoutsWhosePuzzle:
    """The moments, with what was named at each."""
    walk = puzzle.walk()
    slides = [(), *((jsonable(slid(VIEWER, to, gap, False)),) for gap, to in pairwise(walk))]  # noqa: FBT003
    moments = tuple(
        HideoutsPuzzleMoment(_bare(GAME.view(state, VIEWER)), events, entry.named)
        for state, events, entry in zip(
            _states(puzzle, walk), slides, puzzle.entries(), strict=True
        )
    )
    return HideoutsWhosePuzzle(day, puzzle.wrong, puzzle.box, moments)


def solution(puzzle: WhosePuzzle) -> HideoutsWhoseSolution:
    """The answer, step by step."""
    steps = tuple(HideoutsDeduction(*step) for step in puzzle.explanation())
    return HideoutsWhoseSolution(puzzle.answer(), steps)


def _states(puzzle: WhosePuzzle, walk: Sequence[Cell]) -> list[State]:
    """The boxes at each moment, with nothing under them."""
    runes = iter(GAME.setup.level.hideouts)
    hideouts = tuple(next(runes) if dealt else None for dealt in puzzle.dealt())
    deal = deal_of(Layout(walk[0], hideouts))._replace(boxes=puzzle.dealt())
    dealt = GAME.apply(GAME.start(), Move(CHANCE, DEAL, deal)).state
    states = [dealt._replace(sealed=NO_CELLS, resting=NO_CELLS)]
    for gap, to in pairwise(walk):
        standing = SWAPS[gap][to](states[-1].standing)
        states.append(states[-1]._replace(gap=to, standing=standing))
    return states


def _bare(view: View) -> View:
    """The view with no seal on any box; the walls they are on stay."""
    boxes = tuple(replace(box, seal=None, read=False, outside=(), bare=()) for box in view.boxes)
    return replace(view, boxes=boxes)
