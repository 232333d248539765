from random import Random

import pytest

from gemkeep.core.bot import AnyBot, BotFault, ask, seat_bot
from gemkeep.core.moves import Action

ON = Action("choose", "on")
BACK = Action("choose", "back")
LEGAL = (ON, BACK)


def keen(view: object, legal: tuple[Action, ...]) -> Action:
    return ON


class Coin:
    def __init__(self, random: Random) -> None:
        self.random = random

    def __call__(self, view: object, legal: tuple[Action, ...]) -> Action:
        return self.random.choice(legal)


class Counting:
    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: object, legal: tuple[Action, ...]) -> Action:
        self.asked += 1
        return legal[self.asked % 2]


class NeedsMore:
    def __init__(self, depth: int) -> None:
        self.depth = depth


class Exits:
    def __init__(self) -> None:
        raise SystemExit(3)


def test_a_function_sits_as_it_is() -> None:
    assert seat_bot(keen, Random(1)) is keen


def test_a_class_is_made_anew_for_each_seat() -> None:
    assert seat_bot(Counting, Random(1)) is not seat_bot(Counting, Random(1))


def test_a_class_gets_the_seats_generator_if_it_asks_for_one() -> None:
    random = Random(1)
    seated = seat_bot(Coin, random)
    assert isinstance(seated, Coin)
    assert seated.random is random


@pytest.mark.parametrize("bot", [NeedsMore, Exits, type])
def test_a_class_that_cant_be_made_is_named(bot: AnyBot) -> None:
    with pytest.raises(BotFault, match=f"bot {bot.__qualname__} can't be made"):
        seat_bot(bot, Random(1))


def test_the_answer_is_one_of_the_legal_actions() -> None:
    assert ask(keen, "keen", 0, None, LEGAL) is ON
    assert ask(lambda view, legal: ("choose", "back"), "plain", 0, None, LEGAL) is BACK  # type: ignore[arg-type,return-value]


@pytest.mark.parametrize("answer", ["on", None, Action("choose", "up"), ["choose", "on"], 0])
def test_an_answer_that_is_not_legal_is_named_with_those_that_are(answer: object) -> None:
    with pytest.raises(BotFault, match=r"bot odd at seat 2 answered .*; legal are .*'on'.*'back'"):
        ask(lambda view, legal: answer, "odd", 2, None, LEGAL)  # type: ignore[arg-type,return-value]


@pytest.mark.parametrize("error", [ValueError("no idea"), RecursionError(), SystemExit(0)])
def test_a_bot_that_breaks_is_named(error: BaseException) -> None:
    def broken(view: object, legal: tuple[Action, ...]) -> Action:
        raise error

    with pytest.raises(BotFault, match="bot shaky at seat 1 broke") as caught:
        ask(broken, "shaky", 1, None, LEGAL)
    assert caught.value.__cause__ is error


def test_ctrl_c_is_no_fault_of_the_bot() -> None:
    def slow(view: object, legal: tuple[Action, ...]) -> Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(slow, "slow", 1, None, LEGAL)
