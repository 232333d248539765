import pickle
import threading
import time
from functools import partial
from random import Random

import pytest

from gemkeep.core.bot import (
    NO_LIMIT,
    BotFault,
    FunctionBot,
    Limit,
    Listener,
    Witness,
    ask,
    has_ability,
    make_bot,
)
from gemkeep.core.game import Event
from gemkeep.core.moves import Action

ON = Action("choose", "on")
BACK = Action("choose", "back")
LEGAL = (ON, BACK)


def keen(view: object, legal: tuple[Action, ...]) -> Action:
    return ON


class Coin:
    def __init__(self, random: Random) -> None:
        self.random = random

    def act(self, view: object, legal: tuple[Action, ...]) -> Action:
        return self.random.choice(legal)


class Counting:
    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: object, legal: tuple[Action, ...]) -> Action:
        self.asked += 1
        return legal[self.asked % 2]


class Hurried:
    def __init__(self, limit: Limit) -> None:
        self.limit = limit

    def act(self, view: object, legal: tuple[Action, ...]) -> Action:
        return legal[0]


class NeedsMore(Hurried):
    def __init__(self, depth: int) -> None:
        self.depth = depth


class Idle:
    pass


class Exits(Hurried):
    def __init__(self) -> None:
        raise SystemExit(3)


def test_a_function_is_a_bot_that_acts_by_calling_it() -> None:
    bot = make_bot(keen, Random(1))
    assert isinstance(bot, FunctionBot)
    assert bot.act is keen


def test_a_class_of_functions_is_a_bot_too() -> None:
    bot = make_bot(Counting, Random(1))
    assert [bot.act(None, LEGAL) for _ in range(3)] == [BACK, ON, BACK]


def test_a_class_makes_one_bot_for_each_seat() -> None:
    assert make_bot(Coin, Random(1)) is not make_bot(Coin, Random(1))


def test_a_class_gets_the_seats_generator_if_it_asks_for_one() -> None:
    random = Random(1)
    bot = make_bot(Coin, random)
    assert isinstance(bot, Coin)
    assert bot.random is random


def test_a_class_gets_the_limit_if_it_asks_for_one() -> None:
    hurried, free = make_bot(Hurried, Random(1), Limit(0.5)), make_bot(Hurried, Random(1))
    assert isinstance(hurried, Hurried)
    assert hurried.limit == Limit(0.5)
    assert isinstance(free, Hurried)
    assert free.limit is NO_LIMIT
    assert NO_LIMIT.seconds is None


@pytest.mark.parametrize("bot", [NeedsMore, Exits, type])
def test_a_class_that_cant_be_made_is_named(bot: type[Hurried]) -> None:
    with pytest.raises(BotFault, match=f"bot {bot.__qualname__} can't be made"):
        make_bot(bot, Random(1))


def test_a_class_that_cant_act_is_named() -> None:
    with pytest.raises(BotFault, match=r"bot Idle has no method act\(view, legal\)"):
        make_bot(Idle, Random(1))  # type: ignore[arg-type]


def test_the_answer_is_one_of_the_legal_actions() -> None:
    assert ask(FunctionBot(keen), "keen", 0, None, LEGAL) is ON
    assert ask(FunctionBot(lambda view, legal: ("choose", "back")), "plain", 0, None, LEGAL) is BACK  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", ["on", None, Action("choose", "up"), ["choose", "on"], 0])
def test_an_answer_that_is_not_legal_is_named_with_those_that_are(answer: object) -> None:
    with pytest.raises(BotFault, match=r"bot odd at seat 2 answered .*; legal are .*'on'.*'back'"):
        ask(FunctionBot(lambda view, legal: answer), "odd", 2, None, LEGAL)  # type: ignore[arg-type]


@pytest.mark.parametrize("error", [ValueError("no idea"), RecursionError(), SystemExit(0)])
def test_a_bot_that_raises_an_error_is_named(error: BaseException) -> None:
    def broken(view: object, legal: tuple[Action, ...]) -> Action:
        raise error

    with pytest.raises(BotFault, match="bot shaky at seat 1 broke") as caught:
        ask(FunctionBot(broken), "shaky", 1, None, LEGAL)
    assert caught.value.__cause__ is error


def test_ctrl_c_is_not_a_fault_of_the_bot() -> None:
    def slow(view: object, legal: tuple[Action, ...]) -> Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(FunctionBot(slow), "slow", 1, None, LEGAL)


# --- Parameters and instances ---------------------------------------------------------------------


def fickle(view: object, legal: tuple[Action, ...], *, random: Random) -> Action:
    return random.choice(legal)


def test_a_function_gets_the_seats_generator_if_it_asks_for_one() -> None:
    answers = [make_bot(fickle, Random(seed)).act(None, LEGAL) for seed in range(9)]  # type: ignore[arg-type]
    assert set(answers) == {ON, BACK}


def test_a_partial_makes_bots_with_its_parameters_and_the_generator() -> None:
    class Risky(Coin):
        def __init__(self, risk: float, random: Random) -> None:
            super().__init__(random)
            self.risk = risk

    random = Random(1)
    bot = make_bot(partial(Risky, risk=0.2), random)
    assert isinstance(bot, Risky)
    assert (bot.risk, bot.random) == (0.2, random)


def test_an_instance_is_copied_for_each_seat_of_each_game() -> None:
    counting = Counting()
    bots = [make_bot(counting, Random(1)) for _ in range(2)]
    assert [bot.act(None, LEGAL) for bot in bots] == [BACK, BACK]
    assert counting.asked == 0


class Attentive(Coin):
    def see(self, event: Event) -> None: ...


def test_abilities_are_found_in_whatever_bots_are_made_from() -> None:
    assert has_ability(Attentive, Witness)
    assert has_ability(partial(Attentive), Witness)
    assert has_ability(Attentive(Random(1)), Witness)
    assert not has_ability(Attentive, Listener)
    assert not has_ability(keen, Witness)


# --- Faults and limits ----------------------------------------------------------------------------


def test_a_fault_has_the_traceback_of_the_bots_own_code_also_in_another_process() -> None:
    def broken(view: object, legal: tuple[Action, ...]) -> Action:
        return legal[7]

    with pytest.raises(BotFault) as caught:
        ask(FunctionBot(broken), "shaky", 1, None, LEGAL)
    trace = pickle.loads(pickle.dumps(caught.value)).trace  # noqa: S301 -- our own bytes
    head, first, *_ = trace.splitlines()
    assert head == "Traceback (most recent call last):"
    assert "test_bot.py" in first
    assert trace.splitlines()[-1] == "IndexError: tuple index out of range"


def endless(view: object, legal: tuple[Action, ...]) -> Action:
    while True:
        pass


def late(view: object, legal: tuple[Action, ...]) -> Action:
    time.sleep(0.03)
    return ON


def test_a_bot_that_thinks_for_much_longer_than_its_limit_is_stopped() -> None:
    said = "bot endless at seat 1 took more than twice its limit of 0.01 s"
    with pytest.raises(BotFault, match=said) as caught:
        ask(FunctionBot(endless), "endless", 1, None, LEGAL, Limit(0.01))
    assert "in endless" in caught.value.trace
    assert ask(FunctionBot(late), "late", 1, None, LEGAL, Limit(60.0)) is ON


def test_where_a_bot_cant_be_stopped_its_time_is_measured() -> None:
    faults: list[str] = []

    def asked() -> None:
        try:
            ask(FunctionBot(late), "late", 1, None, LEGAL, Limit(0.01))
        except BotFault as fault:
            faults.append(str(fault))

    thread = threading.Thread(target=asked)  # signals reach only the main thread
    thread.start()
    thread.join()
    assert faults == ["bot late at seat 1 took more than twice its limit of 0.01 s"]
