"""Puzzles: those that come with Gemkeep, and how they are found."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from gemkeep.minds.diamant.analysis.best_evaluator import best_evaluator
from gemkeep.minds.diamant.analysis.evaluator import solve
from gemkeep.minds.diamant.puzzles import finder
from gemkeep.minds.diamant.puzzles.finder import MARGIN, ROLLED_MARGIN, find
from gemkeep.minds.diamant.puzzles.puzzle import (
    Puzzle,
    all_puzzles,
    position_of,
    read_puzzle,
    write_puzzle,
)
from gemkeep.minds.diamant.puzzles.reasons import why
from gemkeep.minds.diamant.puzzles.simple_players import wrong_share
from gemkeep.minds.puzzle_days import puzzle_of_day
from tests.minds.analysis.purses import Purses


def test_every_puzzle_has_a_clear_answer_by_both_opinions() -> None:
    for puzzle in all_puzzles():
        rolled = "on" if puzzle.rolled_on > puzzle.rolled_back else "back"
        assert puzzle.best == rolled
        assert abs(puzzle.on - puzzle.back) >= MARGIN - 0.001
        assert abs(puzzle.rolled_on - puzzle.rolled_back) >= ROLLED_MARGIN - 0.001


def test_puzzles_have_the_worth_that_the_shipped_evaluator_gives() -> None:
    """Run `make puzzles` when it has changed."""
    for puzzle in all_puzzles()[::40]:
        worth = solve(puzzle.game(), position_of(puzzle), best_evaluator()).worth[puzzle.seat]
        assert tuple(worth) == pytest.approx((puzzle.on, puzzle.back), abs=0.005)


def test_there_are_many_of_each_answer_and_every_edition_and_grade() -> None:
    puzzles = all_puzzles()
    assert len(set(puzzles)) == len(puzzles) >= 500
    answers = Counter(puzzle.best for puzzle in puzzles)
    assert min(answers.values()) >= 0.45 * len(puzzles)
    assert {puzzle.edition for puzzle in puzzles} == {"uk", "cs", "sr", "ru"}
    assert {puzzle.mode for puzzle in puzzles} == {"none", "ascending", "escalating"}
    grades = [puzzle.wrong for puzzle in puzzles]
    assert min(grades) < 0.3
    assert max(grades) > 0.6


def test_every_puzzle_is_a_position_its_player_can_choose_in() -> None:
    for puzzle in all_puzzles():
        game, state = puzzle.game(), position_of(puzzle)
        assert min(state.deck) >= 0
        assert len(game.legal(state, puzzle.seat)) == 2
        view = game.view(state, puzzle.seat)
        assert puzzle.wrong == pytest.approx(wrong_share(view, puzzle.best), abs=0.001)
        assert (
            why(puzzle).reason
            in {
                "on": {"behind", "harmless", "worthwhile"},
                "back": {"ahead", "relic", "risky"},
            }[puzzle.best]
        )


def test_a_day_has_one_puzzle_and_the_next_day_another() -> None:
    today = date(2026, 11, 16)
    puzzles = all_puzzles()
    days = [puzzle_of_day(puzzles, today + timedelta(days=ahead)) for ahead in range(len(puzzles))]
    assert set(days) == set(all_puzzles())


def test_puzzles_are_found_by_seed_in_positions_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finder, "ROLLED_GAMES", 100)
    monkeypatch.setattr(finder, "MARGIN", 0.01)
    positions = []

    def noted(game, state, evaluator):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        positions.append(state)
        return solve(game, state, evaluator)

    monkeypatch.setattr(finder, "solve", noted)
    found = list(find(Purses(), 2, "test"))
    assert found == list(find(Purses(), 2, "test"))
    assert Counter(puzzle.best for puzzle in found) == {"on": 1, "back": 1}
    for puzzle in found:
        assert position_of(puzzle) in positions, "nothing of the position is lost"
        assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_a_reason_rests_on_the_position() -> None:
    base = all_puzzles()[0]
    lost = base._replace(
        edition="uk",
        mode="none",
        seat=0,
        closed=4,
        path=("treasure:17",),
        left=(2,),
        inside=(0, 1, 2),
        carried=(5, 5, 5),
        chests=(0, 0, 40),
        relics=((), (), ()),
        removed=(),
        on=0.2,
        back=0.1,
    )
    assert reason(lost) == "behind"
    assert reason(lost._replace(closed=3)) == "harmless"
    threatened = lost._replace(closed=3, path=("treasure:17", "hazard:snake"), left=(2, 0))
    assert reason(threatened) == "worthwhile"
    assert why(threatened).risk == pytest.approx(2 / 28)
    back = threatened._replace(on=0.1, back=0.2)
    assert reason(back) == "risky"
    assert reason(back._replace(closed=4, chests=(40, 0, 0))) == "ahead"


def reason(puzzle: Puzzle) -> str:
    return why(puzzle).reason
