"""Whether a puzzle is what it claims to be, by the prover and by counting every possibility."""

from __future__ import annotations

from gemkeep.minds.hideouts.puzzles.diary import possible_homes
from gemkeep.minds.hideouts.puzzles.forced import ForcedWin
from gemkeep.minds.hideouts.puzzles.puzzle import HomePuzzle, Puzzle, WhosePuzzle, position_of


def why_wrong(puzzle: Puzzle) -> str | None:
    """What is wrong with this puzzle; None if nothing is."""
    return _why_no_win(puzzle) if isinstance(puzzle, HomePuzzle) else _why_no_answer(puzzle)


def _why_no_win(puzzle: HomePuzzle) -> str | None:
    state, search = position_of(puzzle), ForcedWin(puzzle.game())
    if state.supply != puzzle.tokens:
        return f"{state.supply} tokens are left, not {puzzle.tokens}"
    keeping = len(search.keeping(state))
    if not keeping or keeping != puzzle.keeping:
        return f"{keeping} actions keep a forced win, not {puzzle.keeping}"
    fewer = puzzle.tokens - 1
    if search.wins(state._replace(supply=fewer, supply_before=fewer)):
        return f"{fewer} tokens are enough"
    return None


def _why_no_answer(puzzle: WhosePuzzle) -> str | None:
    homes = possible_homes(puzzle.entries(), puzzle.numbers(), puzzle.box)
    if homes != {puzzle.answer()}:
        return f"box {puzzle.box} can be the home of {', '.join(sorted(homes))}"
    steps = puzzle.explanation()
    if not steps or (steps[-1].box, steps[-1].guardian) != (puzzle.box, puzzle.answer()):
        return f"the steps don't lead to box {puzzle.box}"
    return None
