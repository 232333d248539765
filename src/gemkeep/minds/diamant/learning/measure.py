"""How far `sage` can be exploited, for every number of players and relic mode, on a GPU.

`python -m gemkeep.minds.diamant.learning.measure [WEIGHTS]` prints a table in Markdown.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from gemkeep.games.diamant.catalogue import FEWEST_SEATS, MOST_SEATS
from gemkeep.minds.diamant.learning import attack, train
from gemkeep.minds.diamant.learning.attack import Target
from gemkeep.minds.diamant.learning.search import finding, pooled, turns_for
from gemkeep.minds.diamant.sage.judgement import ROUNDS_OF_SOLVING, networks
from gemkeep.minds.diamant.sage.network import Weights
from gemkeep.minds.diamant.sage.position import MODES

COMPILERS: Final = 8
ENOUGH: Final = 5
"""With more players than this, every further one doubles the time of a search."""


def main(given: Sequence[str] | None = None) -> None:
    """Read the options, attack, and print the table."""
    parser = argparse.ArgumentParser(description="Measure how far sage can be exploited.")
    parser.add_argument("weights", type=Path, nargs="?", help="default: those that are shipped")
    parser.add_argument("--players", type=int, nargs="+", default=(3, 4, 5, 6, 8))
    parser.add_argument("--relics", nargs="+", choices=MODES, default=MODES)
    parser.add_argument("--seconds", type=float, default=20.0, help="of a search (default: 20)")
    parser.add_argument("--seeds", type=int, default=3, help="searches of each (default: 3)")
    parser.add_argument("--rounds", type=int, default=ROUNDS_OF_SOLVING, help="of the solver")
    options = parser.parse_args(given)
    if not all(FEWEST_SEATS <= players <= MOST_SEATS for players in options.players):
        parser.error(f"{FEWEST_SEATS} to {MOST_SEATS} can play")
    nets = attack.as_jax(networks()) if options.weights is None else train.load(options.weights)
    targets = [
        Target(players, mode, options.rounds)
        for players in options.players
        for mode in options.relics
    ]
    heads = "| players | relics | gain | 95 % | of each search | curves |"
    print(heads, "|" + " --- |" * 6, sep="\n")  # noqa: T201
    with ThreadPoolExecutor(COMPILERS) as compilers:
        prepared = compilers.map(lambda target: _prepare(target, nets), targets)
        for ready in prepared:
            print(_row(ready, options.seconds, options.seeds), flush=True)  # noqa: T201


def _prepare(target: Target, nets: dict[str, Weights]) -> attack.Attack:
    return attack.prepare(target, nets, attack.tables_for(target.players), seed=0)


def _row(ready: attack.Attack, seconds: float, seeds: int) -> str:
    players, mode, _ = ready.target
    longer = seconds * 2 ** max(0, players - ENOUGH)
    found = [
        finding(list(attack.run(ready, turns_for(longer), seed)), players) for seed in range(seeds)
    ]
    gain = pooled(found, players)
    each = ", ".join(f"{one.gain.value:+.4f}" for one in found)
    trends = ", ".join(one.trend for one in found)
    reach = f"{gain.low:+.4f} to {gain.high:+.4f}"
    return f"| {players} | {mode} | {gain.value:+.4f} | {reach} | {each} | {trends} |"


if __name__ == "__main__":
    main()
