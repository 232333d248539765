"""A game in numbers: what any spec does, shown on a game of two coins."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from gemkeep.core.errors import Unknown
from gemkeep.core.game import Outcome
from gemkeep.core.moves import Action
from gemkeep.core.spec import Feature, GameSpec, one_hot

HEADS, TAILS, BOTH = Action("toss", "heads"), Action("toss", "tails"), Action("toss", ("a", 1))


def rewards(outcome: Outcome) -> tuple[float, ...]:
    return tuple(float(score) for score in outcome.scores)


SPEC = GameSpec[list[int]](
    actions=(HEADS, TAILS, BOTH),
    features=(
        Feature("coins", 2, 1, lambda view: view[:2], "each coin"),
        Feature("tosses", 1, 9, lambda view: [view[2]], "how many tosses"),
    ),
    max_moves=9,
    rewards=rewards,
    reward_range=(0, 2),
    zero_sum=False,
)


def test_actions_are_numbered_both_ways() -> None:
    assert SPEC.num_actions == 3
    assert [SPEC.encode_action(action) for action in (HEADS, TAILS, BOTH)] == [0, 1, 2]
    assert [SPEC.decode_action(number) for number in range(3)] == [HEADS, TAILS, BOTH]


@pytest.mark.parametrize("argument", ["edge", None, ["heads"]])
def test_an_action_without_a_number_is_named(argument: object) -> None:
    with pytest.raises(Unknown, match=r"no number stands for the action \('toss', "):
        SPEC.encode_action(Action("toss", argument))


@pytest.mark.parametrize("number", [-1, 3])
def test_a_number_without_an_action_is_named(number: int) -> None:
    with pytest.raises(Unknown, match=f"no action has the number {number}; they go from 0 to 2"):
        SPEC.decode_action(number)


def test_the_mask_shows_what_is_legal() -> None:
    assert SPEC.legal_mask((BOTH, HEADS)) == (True, False, True)
    assert SPEC.legal_mask(()) == (False, False, False)


def test_an_observation_is_all_features_one_after_another() -> None:
    assert SPEC.observation_shape == (3,)
    assert SPEC.observe([1, 0, 7]) == (1, 0, 7)
    assert SPEC.highest() == (1, 1, 9)
    assert SPEC.layout() == {"coins": slice(0, 2), "tosses": slice(2, 3)}


def test_a_spec_cant_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        SPEC.max_moves = 10  # type: ignore[misc]


def test_one_hot_marks_the_chosen_one() -> None:
    assert one_hot("b", ("a", "b", "c")) == [0, 1, 0]
    assert one_hot(None, ("a", "b")) == [0, 0]
