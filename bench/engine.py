"""Random play: our engine compared with OpenSpiel's Python games and PettingZoo's classic ones.

Our games are also measured as OpenSpiel games, driven as those of OpenSpiel are.

An action is any applied move, chance included; each is picked at random from the legal ones. Every
library is used the way its documentation shows.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import (  # noqa: F401 - importing registers the games
    block_dominoes,
    dynamic_routing,
    iterated_prisoners_dilemma,
    kuhn_poker,
    liars_poker,
    team_dominoes,
    tic_tac_toe,
)
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

import gemkeep.envs.openspiel  # noqa: F401 - likewise
from bench.racing import Racer, race, show
from gemkeep.core.game import Game
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts

GEMKEEP, OPENSPIEL, PETTINGZOO = "Gemkeep", "OpenSpiel (Python)", "PettingZoo (classic)"
IN_OPENSPIEL = "Gemkeep in OpenSpiel"

OPENSPIEL_GAMES = (
    "python_block_dominoes",
    "python_dynamic_routing",
    "python_iterated_prisoners_dilemma",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
)
AIM_OVER_OPENSPIEL = 1.5
AIM_OVER_PETTINGZOO = 10


def ours(game: Game[Any, Any]) -> Callable[[], int]:
    random = Random(1)

    def play_once() -> int:
        state, actions = game.start(), 0
        while actors := game.actors(state):
            actor = actors[0]
            if actor == CHANCE:
                verb, argument = game.chance(state).draw(random)
            else:
                legal = game.legal(state, actor)
                verb, argument = legal[int(random.random() * len(legal))]
            state, _ = game.apply(state, Move(actor, verb, argument))
            actions += 1
        return actions

    return play_once


def openspiel(name: str) -> Callable[[], int]:
    random, game = Random(1), pyspiel.load_game(name)

    def play_once() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                picked = [
                    random.choice(state.legal_actions(player) or [0])
                    for player in range(game.num_players())
                ]
                state.apply_actions(picked)
            else:
                state.apply_action(random.choice(state.legal_actions()))
            actions += 1
        return actions

    return play_once


def pettingzoo(make: Callable[[], Any]) -> Callable[[], int]:
    env, seeds = make(), iter(range(10**9))

    def play_once() -> int:
        env.reset(seed=next(seeds))
        actions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                actions += 1
        return actions

    return play_once


def run() -> None:
    mine = [
        Racer(GEMKEEP, "Diamant, 5 players", ours(Diamant("cs", 5))),
        Racer(GEMKEEP, "Hideouts, level 1, 4 players", ours(Hideouts(1, 4))),
    ]
    wrapped = [
        Racer(IN_OPENSPIEL, name, openspiel(f"python_gemkeep_{name}"))
        for name in ("diamant(players=5,edition=cs)", "hideouts(level=1,players=4)")
    ]
    spiel = [Racer(OPENSPIEL, name, openspiel(name)) for name in OPENSPIEL_GAMES]
    zoo = [
        Racer(PETTINGZOO, module.__name__.rpartition(".")[2], pettingzoo(module.env))
        for module in (connect_four_v3, leduc_holdem_v4, tictactoe_v3)
    ]
    race(mine + wrapped + spiel + zoo)
    show("Random play", mine + wrapped + spiel + zoo)
    for racer in mine:
        for peers, aim in ((spiel, AIM_OVER_OPENSPIEL), (zoo, AIM_OVER_PETTINGZOO)):
            fastest = max(peers, key=lambda peer: peer.speed)
            times = racer.speed / fastest.speed
            print(
                f"{racer.name}: {times:.1f} times the fastest of {fastest.side}, "
                f"{fastest.name} (goal: {aim})"
            )
