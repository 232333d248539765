"""The kit passes bots that keep the laws, and catches one that breaks each."""

from __future__ import annotations

import random as everyones
import time
from random import Random
from typing import Any

import pytest

from gemkeep.core.analysis import Analysis
from gemkeep.core.bot import Limit
from gemkeep.core.moves import Action
from gemkeep.games.diamant import Diamant, State, View
from gemkeep.testing import Law, LawBroken, check_bot

Legal = tuple[Action, ...]
ON = Action("choose", "on")
BACK = Action("choose", "back")


class Whimsical:
    """Chooses at random, with the generator it was given."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def act(self, view: View, legal: Legal) -> Action:
        return self.random.choice(legal)

    def policy(self, view: View, legal: Legal) -> dict[Action, float]:
        return dict.fromkeys(legal, 1 / len(legal))


class Counting:
    """Turns back at its third decision; it is made without a generator and keeps a memory."""

    def __init__(self) -> None:
        self.decisions = 0

    def __call__(self, view: View, legal: Legal) -> Action:
        self.decisions += 1
        return legal[1] if self.decisions % 3 == 0 else legal[0]


def bold(view: View, legal: Legal) -> Action:
    return legal[0]


@pytest.mark.parametrize("bot", [Whimsical, Counting, bold, lambda view, legal: ("choose", "back")])
def test_a_function_and_a_class_can_be_bots(bot: Any) -> None:  # noqa: ANN401
    check_bot(bot, Diamant("cs", 4), games=10)


def broken(bot: Any, law: Law, why: str, **how: Any) -> LawBroken:  # noqa: ANN401
    with pytest.raises(LawBroken) as caught:
        check_bot(bot, Diamant("uk", 3), **{"games": 20, "seed": 4} | how)
    assert caught.value.law is law
    assert why in caught.value.why
    return caught.value


def stubborn(view: View, legal: Legal) -> Action:
    return Action("choose", "sideways")


def test_an_illegal_answer() -> None:
    error = broken(stubborn, Law.ANSWER, "may choose from (Action(verb='choose', argument='on')")
    assert error.move == Action("choose", "sideways")
    assert error.number == 0


def silent(view: View, legal: Legal) -> None:
    pass


def test_no_answer() -> None:
    broken(silent, Law.ANSWER, "may choose from")


def deep_down_broken(view: View, legal: Legal) -> Action:
    if len(view.path) > 2:
        raise ZeroDivisionError
    return legal[0]


def test_a_bot_that_breaks() -> None:
    error = broken(deep_down_broken, Law.ANSWER, "broke: ZeroDivisionError()")
    assert len(error.moves) >= 9  # three cards, and between them three choices each


def nosy(view: View, legal: Legal, state: State) -> Action:
    return legal[0]


class Demanding:
    def __init__(self, game: Diamant) -> None:
        self.game = game

    def __call__(self, view: View, legal: Legal) -> Action:
        return legal[0]


def test_a_bot_that_wants_to_see_the_state() -> None:
    broken(nosy, Law.ASKS_LITTLE, "missing a required argument: 'state'")
    broken(Demanding, Law.ASKS_LITTLE, "it can't be made: ")


def moody(view: View, legal: Legal) -> Action:
    return everyones.choice(legal)


class Unrepeatable:
    def __init__(self, random: Random) -> None:
        self.random = Random()

    def __call__(self, view: View, legal: Legal) -> Action:
        return self.random.choice(legal)


@pytest.mark.parametrize("bot", [moody, Unrepeatable])
def test_a_bot_with_its_own_generator(bot: Any) -> None:  # noqa: ANN401
    broken(bot, Law.STEADY, "and another time")


def meddling(view: View, legal: Legal) -> Action:
    assert isinstance(view.deck, dict)
    view.deck.clear()
    return legal[0]


def test_a_bot_that_meddles_with_its_view() -> None:
    broken(meddling, Law.HANDS_OFF, "changed its view or the legal actions")


def slow(view: View, legal: Legal) -> Action:
    time.sleep(0.02)
    return legal[0]


def test_a_bot_that_thinks_too_long() -> None:
    broken(slow, Law.IN_TIME, "s of 0.01 s", seconds=0.01)


class Hurried:
    """Thinks for as long as it may, less a little."""

    def __init__(self, limit: Limit) -> None:
        assert limit == Limit(0.5)

    def act(self, view: View, legal: Legal) -> Action:
        return legal[0]


def test_a_bot_that_asks_for_its_limit_gets_it() -> None:
    check_bot(Hurried, Diamant("uk", 3), games=1, seconds=0.5)


@pytest.mark.parametrize(
    "policy, why",
    [
        ({ON: 0.5}, "are not probabilities"),
        ({ON: 1.5, BACK: -0.5}, "are not probabilities"),
        ({ON: 0.5, Action("choose", "up"): 0.5}, "are not legal"),
    ],
)
def test_a_policy_that_is_no_distribution_over_the_legal_actions(
    policy: dict[Action, float], why: str
) -> None:
    class Confused:
        def act(self, view: View, legal: Legal) -> Action:
            return legal[0]

        def policy(self, view: View, legal: Legal) -> dict[Action, float]:
            return policy

    broken(Confused, Law.POLICY, why)


@pytest.mark.parametrize(
    "values, line, why",
    [
        ({ON: 0.5}, (ON,), "values are given for"),
        ({ON: 0.5, BACK: 0.1}, (BACK,), "is best, the line is"),
        ({ON: 0.5, BACK: 0.1}, (), "is best, the line is"),
    ],
)
def test_an_analysis_that_contradicts_itself(
    values: dict[Action, float], line: tuple[Action, ...], why: str
) -> None:
    class Confused:
        def act(self, view: View, legal: Legal) -> Action:
            return legal[0]

        def analyse(self, view: View, legal: Legal) -> Analysis:
            return Analysis(values, line, "because")

    broken(Confused, Law.ANALYSIS, why)


def test_a_violation_by_a_bot_can_be_replayed() -> None:
    error = broken(deep_down_broken, Law.ANSWER, "ZeroDivisionError")
    with pytest.raises(LawBroken) as again:
        check_bot(deep_down_broken, Diamant("uk", 3), games=1, seed=4, first=error.number)
    assert str(again.value) == str(error)


def test_a_bot_without_a_readable_signature_is_accepted() -> None:
    with pytest.raises(LawBroken) as caught:
        check_bot(max, Diamant("uk", 3), games=1)
    assert caught.value.law is Law.ANSWER
