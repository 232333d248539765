"""What a hint says first: one thing that follows from what was seen."""

from __future__ import annotations

from gemkeep.minds.hideouts.deduction import deduce, evidence_after
from gemkeep.minds.hideouts.teammates.clues import Clue, clue
from tests.games.hideouts.caskets import ROUND, Play, brought_home


def clue_in(play: Play, *seats: int) -> Clue:
    """For the first seat, from what these seats have seen; without any, the team."""
    known = deduce(evidence_after(play.game, play.moves), seats or None)
    return clue(play.view(), known)


def test_before_the_first_slide_it_names_the_nearest_seal_that_can_be_read() -> None:
    assert clue_in(Play()) == Clue("side", 4, wall="N")


def test_of_a_guardian_in_the_gap_it_says_how_many_boxes_may_be_its_home() -> None:
    play = Play().slide(1)
    assert clue_in(play) == Clue("home-open", guardian="fish", count=6)


def test_of_a_guardian_whose_seal_was_read_it_says_where_it_lives() -> None:
    play = Play().slide(3)
    assert clue_in(play) == Clue("home-read", 0, "owl")
    assert clue_in(play, 1) == Clue("home-open", guardian="owl", count=8), "north faces only seat 0"


def test_a_guardian_left_behind_whose_home_is_known_is_worth_fetching() -> None:
    play = Play().slide(3).place(None).walk(4)
    assert clue_in(play) == Clue("fetch", 3, "owl")


def test_a_guardian_in_another_ones_home_comes_first() -> None:
    play = Play().slide(1).place(3)
    assert clue_in(play) == Clue("misplaced", 3, "fish")


def test_the_last_home_follows_from_the_others() -> None:
    play = Play().slide(1).place(None).walk(*ROUND[1:], 5, 4)
    assert clue_in(play) == Clue("home-open", guardian="fish", count=2)
    assert clue_in(play.slide(1)) == Clue("home-left", 0, "fish")


def test_with_everyone_in_a_box_it_counts_those_nobody_can_be_sure_of() -> None:
    assert clue_in(brought_home()) == Clue("unproven", count=2)
