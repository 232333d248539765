"""OpenSpiel's algorithms solve small versions of both games."""

from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mccfr,
    mcts,
    outcome_sampling_mccfr,
)

from gemkeep.envs.openspiel import as_tree

TINY = "python_gemkeep_diamant(players=2,rounds=1,deck=5+spider*2)"
SMALL = "python_gemkeep_diamant(players={},rounds=1,deck=5+7+spider*2)"
ENDGAME = "python_gemkeep_hideouts(guardians=1,supply=2,memory={})"


def test_cfr_solves_a_tiny_diamant() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(TINY))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    assert exploitability.exploitability(game, solved) < 0.01
    values = expected_game_score.policy_value(game.new_initial_state(), [solved, solved])
    assert values == pytest.approx([0, 0], abs=0.01)


@pytest.mark.parametrize("players, nodes", [(2, 279), (3, 1179)])
def test_cfr_gets_closer_to_an_equilibrium_in_the_tree(players: int, nodes: int) -> None:
    tree = as_tree(pyspiel.load_game(SMALL.format(players)))
    assert tree.nodes == nodes
    solver = pyspiel.CFRSolver(tree.game)
    distances = []
    for _ in range(4):
        for _ in range(25):
            solver.evaluate_and_update_policy()
        distances.append(pyspiel.nash_conv(tree.game, solver.average_policy()))
    assert distances == sorted(distances, reverse=True)
    assert distances[-1] < 0.02


def test_cfr_finds_the_exact_value() -> None:
    """Backward induction gives the player who is one ruby behind exactly 17/60 less than half."""
    game = pyspiel.load_game(f"{SMALL.format(2)[:-1]},chests=0/1)")
    tree = as_tree(game)
    solver = pyspiel.CFRPlusSolver(tree.game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    root = tree.game.new_initial_state()
    behind, ahead = pyspiel.expected_returns(root, solved, -1, use_infostate_get_policy=True)
    assert [behind, ahead] == pytest.approx([-17 / 60, 17 / 60], abs=1e-4)


def test_a_tree_is_the_same_game() -> None:
    original = pyspiel.convert_to_turn_based(pyspiel.load_game(SMALL.format(2)))
    tree = as_tree(original)
    uniform, same = policy.UniformRandomPolicy(original), policy.UniformRandomPolicy(tree.game)
    one = exploitability.nash_conv(original, uniform)
    assert exploitability.nash_conv(tree.game, same) == pytest.approx(one)
    told = [state.information_state_string() for state in policy.TabularPolicy(original).states]
    assert sorted(tree.information.values()) == sorted(told)


@pytest.mark.parametrize(
    "sampling",
    [
        external_sampling_mccfr.ExternalSamplingSolver,
        outcome_sampling_mccfr.OutcomeSamplingSolver,
    ],
)
def test_monte_carlo_cfr_improves(sampling: type[mccfr.MCCFRSolverBase]) -> None:
    np.random.seed(1)  # noqa: NPY002 -- OpenSpiel's solvers use it
    tree = as_tree(pyspiel.load_game(TINY))
    solver = sampling(tree.game)
    for _ in range(300):
        solver.iteration()
    uniform = policy.UniformRandomPolicy(tree.game)
    before = exploitability.nash_conv(tree.game, uniform)
    assert exploitability.nash_conv(tree.game, solver.average_policy()) < before / 2


def best_responses(game: pyspiel.Game, steps: int) -> list[float]:
    """What the team wins if the seats, one after the other, answer the rest of the team best."""
    team = policy.TabularPolicy(game)
    root = game.new_initial_state()
    values = [expected_game_score.policy_value(root, [team] * game.num_players())[0]]
    for step in range(steps):
        player = step % game.num_players()
        response = best_response.BestResponsePolicy(game, player, team)
        values.append(response.value(root))
        for state in team.states_per_player[player]:
            if state in response.infosets:
                chosen = team.policy_for_key(state)
                chosen[:] = 0
                chosen[response.best_response_action(state)] = 1
    return values


@pytest.mark.parametrize("memory", ["none", "own", "team"])
def test_best_responses_win_the_end_of_hideouts(memory: str) -> None:
    """Any move: 1 in 4 uncovers, 1 in 9 boxes it right, 1 in 3 slides back, 1 in 2 finishes."""
    game = as_tree(pyspiel.load_game(ENDGAME.format(memory))).game
    assert best_responses(game, 2) == pytest.approx([1 / 216, 1 / 6, 1])


def test_search_wins_the_end_of_hideouts() -> None:
    game = pyspiel.load_game(ENDGAME.format("own"))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=120,
        random_state=np.random.RandomState(1),
    )
    seeded = Random(1)  # OpenSpiel's own generator of worlds can't be seeded
    bot.set_resampler(lambda now, player: now.resample_from_infostate(player, seeded.random))
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert state.returns() == [1.0, 1.0]


def test_the_example_finds_better_and_better_strategies(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(__file__).parents[3] / "examples" / "cfr_diamant.py"
    code = path.read_text(encoding="utf-8")
    assert code.count("\n") < 100
    monkeypatch.setattr(
        "sys.argv", ["cfr_diamant.py", "--deck", "5+7+spider*2", "--iterations", "64"]
    )
    exec(compile(code, str(path), "exec"), {"__name__": "__main__"})  # noqa: S102
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line[:1] == " "]
    found = [float(row[1]) for row in rows]
    assert found[-1] < 0.03 < found[0]
