"""Puzzles of Hideouts: those that come with Gemkeep, the prover behind them, and the finder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from gemkeep.core.moves import Action, Move
from gemkeep.games.hideouts import State
from gemkeep.games.hideouts.types import FINISH, PLACE, DealtBox, Wall
from gemkeep.minds.hideouts.puzzles import puzzle as book
from gemkeep.minds.hideouts.puzzles.check import why_wrong
from gemkeep.minds.hideouts.puzzles.diary import Entry, Step, deduce, explain, in_sight
from gemkeep.minds.hideouts.puzzles.finder import find_homes, find_whose
from gemkeep.minds.hideouts.puzzles.forced import ForcedWin, Known, know
from gemkeep.minds.hideouts.puzzles.puzzle import (
    HomePuzzle,
    WhosePuzzle,
    all_puzzles,
    position_of,
    read_puzzle,
    write_puzzle,
)

HOMES = [one for one in all_puzzles() if isinstance(one, HomePuzzle)]
WHOSE = [one for one in all_puzzles() if isinstance(one, WhosePuzzle)]
MOST_BYTES = 300_000


def test_there_are_many_of_both_kinds_and_of_every_grade() -> None:
    puzzles = all_puzzles()
    assert len(set(puzzles)) == len(puzzles) >= 300
    for day in range(len(puzzles) - 7):
        assert len({type(one) for one in puzzles[day : day + 7]}) == 2, "each week has both kinds"
    assert {one.level for one in HOMES} == {1, 2, 3, 4, 5}
    assert {one.advanced for one in HOMES} == {False, True}
    for kind in (HOMES, WHOSE):
        grades = [one.wrong for one in kind]
        assert min(grades) < 0.5
        assert max(grades) > 0.65
    size = files(book.__package__).joinpath(book.FILE).stat().st_size  # type: ignore[attr-defined]
    assert size < MOST_BYTES


@pytest.mark.parametrize("puzzle", all_puzzles()[::23])
def test_a_puzzle_is_right(puzzle: HomePuzzle | WhosePuzzle) -> None:
    """All of them are checked by `python -m tools.hideouts_puzzles --check`."""
    assert why_wrong(puzzle) is None
    assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_few_first_actions_keep_the_win() -> None:
    assert all(1 <= one.keeping <= 2 for one in HOMES)
    assert all(one.tokens >= 4 for one in HOMES)


def test_no_box_in_question_was_ever_in_sight_alone_when_its_guardian_was_named() -> None:
    for puzzle in WHOSE:
        alone = Entry(frozenset({puzzle.box}), puzzle.answer())
        assert alone not in puzzle.entries()


class EveryAction(ForcedWin):
    """The prover without its shortcuts: it tries whatever is legal."""

    def _sensible(self, state: State, known: Known) -> Iterator[Action]:
        del known
        yield from self._game.legal(state, state.turn)


def short(level: int, count: int) -> list[HomePuzzle]:
    """Puzzles of this level that take few tokens."""
    ours = [one for one in HOMES if one.level == level]
    return sorted(ours, key=lambda one: one.tokens)[:count]


@pytest.mark.parametrize("puzzle", [*short(1, 3), *short(2, 3), *short(4, 2), *short(5, 2)])
def test_no_action_that_the_prover_leaves_out_would_win(puzzle: HomePuzzle) -> None:
    game, state = puzzle.game(), position_of(puzzle)
    every = EveryAction(game)
    assert set(ForcedWin(game).keeping(state)) == set(every.keeping(state))
    fewer = puzzle.tokens - 1
    assert not every.wins(state._replace(supply=fewer, supply_before=fewer))


def test_the_moves_that_the_prover_keeps_win_the_real_game() -> None:
    puzzle = HOMES[0]
    game, state, search = puzzle.game(), position_of(puzzle), ForcedWin(puzzle.game())
    while game.outcome(state) is None:
        state = game.apply(state, Move(state.turn, *search.keeping(state)[0])).state
    assert state.ending == "finished"


def test_a_finish_is_forced_only_if_it_is_certain() -> None:
    """A guardian in a box whose seal nobody has read may be right, but nobody can know."""
    for puzzle in HOMES:
        state = position_of(puzzle)
        unread = know(state).unread
        if len(unread) > 1:
            boxed = list(state.boxed)
            boxed[0] = next(iter(unread))
            assert not ForcedWin(puzzle.game()).keeps(
                state._replace(boxed=tuple(boxed)), Action(FINISH, None)
            )
            return
    pytest.fail("some puzzle has unread boxes")


def test_a_guardian_named_twice_is_at_home_where_both_times_agree() -> None:
    entries = [
        Entry(frozenset({0, 1}), "moth"),
        Entry(frozenset({1, 2}), "moth"),
        Entry(frozenset({0, 1}), "fox"),
    ]
    steps = deduce(entries, [0, 1, 2])
    assert steps[:2] == (
        Step(1, "moth", "guardian", (0, 1), ()),
        Step(0, "fox", "guardian", (2,), (1,)),
    )
    assert [step.box for step in explain(steps, 0)] == [1, 0]


def test_a_seal_is_in_sight_while_its_wall_borders_the_gap() -> None:
    """The gap goes from the middle of the north row to the east: box 2 slides west."""
    walls: dict[int, Wall] = {0: "E", 2: "W", 4: "S", 5: "N"}
    boxes = [None if box == 1 else DealtBox("fox", walls.get(box, "S")) for box in range(9)]
    assert in_sight(boxes, (1, 2, 5)) == (frozenset({0, 2}), frozenset({5}), frozenset())


def test_puzzles_are_found_by_seed() -> None:
    [home], [whose] = find_homes(1, "a test"), find_whose(1, "a test")
    assert (why_wrong(home), why_wrong(whose)) == (None, None)
    assert [home] == list(find_homes(1, "a test"))


def test_an_action_is_written_as_it_is_read() -> None:
    for action in (Action(PLACE, None), Action(PLACE, 4), Action("correct", ("fox", 3))):
        assert book.read_action(book.write_action(action)) == action


def test_the_grades_are_spread() -> None:
    assert len(Counter(one.wrong for one in HOMES)) >= 5
