"""What nobody wants of a teammate: bots of Hideouts that sabotage or go back and forth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gemkeep.core.bot import BotSource, make_bot
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.play import Player, play
from gemkeep.games.hideouts import Hideouts, View
from gemkeep.games.hideouts.types import CORRECT, PLACE, SLIDE, Memory
from gemkeep.minds.hideouts.dawdler import Dawdler
from gemkeep.minds.hideouts.stroller import Stroller
from gemkeep.minds.hideouts.walker import Walker

TEAMS = [(Dawdler, Walker), (Dawdler, Dawdler), (Stroller, Walker)]
GAMES = 8


def decisions(
    team: tuple[BotSource, ...], rules: dict[str, object], seed: int
) -> Iterator[tuple[View, Action]]:
    """Each choice of the bots in one game, with the view it was made from."""
    game = Hideouts.from_rules(rules, len(team))
    random = Random(f"teammates/{seed}")
    bots = [make_bot(source, random) for source in team]
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
        for seat, bot in enumerate(bots):
            bot.observe(game.view(state, seat))  # type: ignore[attr-defined]


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
