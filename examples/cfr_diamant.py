"""Solves a small Diamant with counterfactual regret minimisation, and prints what it found.

    pip install 'gemkeep[envs]'
    python examples/cfr_diamant.py
    python examples/cfr_diamant.py --players 3 --chests 0/0/0 --deck "5+7+11+spider*2"

The strategies get closer to an equilibrium with every iteration: *NashConv* is what all players
together could gain by answering the others best, and half of it, for two players, is how much an
opponent who knows the strategy can win from it: its exploitability.
"""

import argparse
import time

import pyspiel

from gemkeep.envs.openspiel import as_tree


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Solve a small Diamant with CFR.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deck", default="2+5+9+spider*3+snake*3")
    parser.add_argument("--chests", default="0/1", help="what each player has at the start")
    parser.add_argument("--rounds", type=int, default=1, help="rounds of the game")
    parser.add_argument("--iterations", type=int, default=1024)
    return parser.parse_args()


def main() -> None:
    """Solve the game and print what was found."""
    given = read_arguments()
    small = {name: getattr(given, name) for name in ("players", "deck", "chests", "rounds")}
    game = pyspiel.load_game("python_gemkeep_diamant", small)
    began = time.perf_counter()
    tree = as_tree(game)
    size = f"{tree.nodes:,} nodes, {len(tree.information):,} decisions to learn"
    print(f"{given.deck}, chests {given.chests}: {size}")
    solver = pyspiel.CFRPlusSolver(tree.game)
    print("iterations   NashConv    seconds")
    done = 0
    while done < given.iterations:
        for _ in range(max(1, done)):
            solver.evaluate_and_update_policy()
        done = max(1, 2 * done)
        distance = pyspiel.nash_conv(tree.game, solver.average_policy())
        print(f"{done:10,}   {distance:8.6f}   {time.perf_counter() - began:8.1f}")
    tell(tree.game.new_initial_state(), game, solver.average_policy())


def tell(root: pyspiel.State, game: pyspiel.Game, policy: pyspiel.Policy) -> None:
    """Print what the game is worth, and how often each player goes on after each first card."""
    values = pyspiel.expected_returns(root, policy, -1, use_infostate_get_policy=True)
    print("share of victory:", ", ".join(f"{1 / len(values) + value:.4f}" for value in values))
    cards = game.new_initial_state()
    for (outcome, _), card in zip(root.chance_outcomes(), cards.legal_actions(), strict=True):
        state, on = root.child(outcome), []
        while not (state.is_chance_node() or state.is_terminal()):
            on.append(f"{policy.action_probabilities(state)[1]:.0%}")
            state.apply_action(1)
        print(f"after {cards.action_to_string(card)}, each goes on in", ", ".join(on))


if __name__ == "__main__":
    main()
