"""What bots of Hideouts must not do: sabotage the team, or go back and forth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import ClassVar

import pytest

from gemkeep.core.bot import Bot, BotSource, make_bot
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.play import Player, play
from gemkeep.core.talking.phrases import Phrase
from gemkeep.core.talking.talk import Talk
from gemkeep.games.hideouts import Hideouts, View
from gemkeep.games.hideouts.phrases import PHRASEBOOK
from gemkeep.games.hideouts.types import CORRECT, PLACE, SLIDE, Memory
from gemkeep.minds.hideouts.dawdler import Dawdler
from gemkeep.minds.hideouts.keeper.bot import Keeper
from gemkeep.minds.hideouts.stroller import Stroller
from gemkeep.minds.hideouts.teammates.forgetful import Forgetful
from gemkeep.minds.hideouts.teammates.intentions import Intention
from gemkeep.minds.hideouts.teammates.quiet import Quiet
from gemkeep.minds.hideouts.walker import Walker

TEAMS = [(Dawdler, Walker), (Dawdler, Dawdler), (Stroller, Walker), (Forgetful, Walker)]
GAMES = 4


class QuickQuiet(Quiet):
    """Imagines fewer games, so that a test can play many."""

    effort: ClassVar = 30


class QuickKeeper(Keeper):
    """Imagines fewer games, so that a test can play many."""

    effort: ClassVar = 30


def decisions(
    team: tuple[BotSource, ...],
    rules: dict[str, object],
    seed: int,
    make: Callable[[BotSource, Random], Bot[View]] = make_bot,
) -> Iterator[tuple[View, Action]]:
    """Each choice of the bots in one game, with the view it was made from."""
    game = Hideouts.from_rules(rules, len(team))
    random = Random(f"teammates/{seed}")
    bots = [make(source, random) for source in team]
    state = game.start()
    while game.outcome(state) is None:
        (actor,) = game.actors(state)
        if actor == CHANCE:
            move = Move(CHANCE, *game.chance(state).draw(random))
        else:
            view = game.view(state, actor)
            action = bots[actor].act(view, game.legal(state, actor))
            yield view, action
            move = Move(actor, *action)
        state, _ = game.apply(state, move)
        Talk(bots).after_move(partial(game.view, state))


@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize("rules", [{"level": 1}, {"level": 3}, {"level": 5, "advanced": True}])
def test_no_bot_acts_against_what_the_signs_show(
    team: tuple[BotSource, ...], rules: dict[str, object]
) -> None:
    for seed in range(GAMES):
        for view, action in decisions(team, rules, seed):
            homes = {box.cell: box.seal for box in view.boxes}
            if action.verb == PLACE and isinstance(action.argument, int):
                guardian = view.cells[view.gap or 0].guardian
                assert homes[action.argument] in {None, guardian}
            elif action.verb == CORRECT and isinstance(action.argument, tuple):
                guardian, cell = action.argument
                assert homes[cell] == guardian, "it is moved only into the home that is known"


@pytest.mark.parametrize("team", [(QuickKeeper, QuickQuiet), (QuickQuiet, Forgetful)])
@pytest.mark.parametrize("rules", [{"level": 1, "supply": 13}, {"level": 4, "advanced": True}])
def test_a_keeper_may_guess_but_never_against_a_sign(
    team: tuple[BotSource, ...], rules: dict[str, object]
) -> None:
    for seed in range(GAMES):
        for view, action in decisions(team, rules, seed):
            homes = {box.cell: box.seal for box in view.boxes}
            if action.verb == PLACE and isinstance(action.argument, int):
                assert homes[action.argument] in {None, view.cells[view.gap or 0].guardian}
            elif action.verb == CORRECT and isinstance(action.argument, tuple):
                guardian, cell = action.argument
                at_home = {one for box in view.boxes for one in box.guardians if one == box.seal}
                assert homes[cell] in {None, guardian}
                assert guardian not in at_home


def test_what_bots_say_before_a_move_is_a_phrase_and_true() -> None:
    """Whatever they give as a reason can be seen to hold in the view that they act on."""
    said: set[str] = set()
    played: list[dict[str, object]] = [
        {"level": 3},
        {"level": 4, "advanced": True},
        {"level": 1, "memory": "none"},
    ]
    for seed in range(GAMES):
        for rules in played:
            for view, action, why in explained((Forgetful, Forgetful), rules, seed):
                if why is None:
                    continue
                said.add(why.phrase)
                words = Phrase(why.phrase, why.cell, why.guardian, None, 0)
                assert PHRASEBOOK.error_in(words) is None
                assert why.cell is None or action.verb != SLIDE or is_about(why, action)
                if view.memory == "team":
                    assert holds(why, view), (why, view)
    assert said >= {"plan", "plan_look", "plan_fetch", "leave", "bless"}
    assert said >= {"forgot", "forgot_home"}


def is_about(why: Intention, action: Action) -> bool:
    return why.phrase == "forgot" or why.cell == action.argument


def holds(why: Intention, view: View) -> bool:
    """Whether what was said agrees with the signs that the table shows."""
    signs = {box.seal for box in view.boxes}
    under = {at.cell: at for at in view.cells}
    match why.phrase:
        case "plan_fetch":
            return under[why.cell or 0].guardian == why.guardian and why.guardian in signs
        case "plan_look":
            return under[why.cell or 0].guardian_lies in {"down", "unknown"}
        case "plan_open":
            return under[why.cell or 0].hideout_lies == "up"
        case "leave":
            return why.guardian not in signs
        case "put_right":
            return any(box.cell == why.cell and box.seal == why.guardian for box in view.boxes)
        case _:
            return True


def explained(
    team: tuple[BotSource, ...], rules: dict[str, object], seed: int
) -> Iterator[tuple[View, Action, Intention | None]]:
    """Each choice of one game, with what the bot says about it."""
    bots: list[Stroller] = []

    def kept(source: BotSource, random: Random) -> Stroller:
        bot = make_bot(source, random)
        assert isinstance(bot, Stroller)
        bots.append(bot)
        return bot

    for view, action in decisions(team, rules, seed, kept):
        assert view.me is not None
        yield view, action, bots[view.me].explain(view, action)


def test_the_quiet_one_reports_only_seals_that_it_reads() -> None:
    game = Hideouts.from_rules({"level": 1, "memory": "none"}, 2)
    state, _ = game.apply(game.start(), Move(CHANCE, *game.chance(game.start()).draw(Random(4))))
    for seat in range(2):
        view = game.view(state, seat)
        said, all_said = Quiet(Random(1)).observe(view), Stroller(Random(1)).observe(view)
        assert said == tuple(report for report in all_said if report.phrase == "seal_is")
        assert len(said) < len(all_said)


@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize("memory", ["team", "own"])
def test_no_box_slides_back_and_forth_and_back(team: tuple[BotSource, ...], memory: Memory) -> None:
    for seed in range(GAMES):
        gaps: list[int | None] = []
        for view, action in decisions(team, {"level": 1, "memory": memory}, seed):
            if action.verb != SLIDE:
                continue
            gaps.append(view.gap)
            guardians = sum(len(box.guardians) for box in view.boxes)
            back_and_forth = len(gaps) > 2 and gaps[-3:] == [gaps[-1], action.argument, gaps[-1]]
            assert guardians == 8 or not back_and_forth


def test_a_team_of_dawdlers_wins_sometimes_and_walkers_more_often() -> None:
    game = Hideouts.from_rules({"level": 3}, 2)

    def won(bot: BotSource) -> int:
        team = [Player("mate", bot)] * 2
        played = (play(game, team, f"teammates/{number}") for number in range(20))
        return sum(one.outcome.reason == "finished" for one in played)

    assert 0 < won(Dawdler) < won(Walker)
