"""Finds the puzzles that come with Gemkeep: `python -m tools.puzzles [--count N] [--seed S]`.

They are written to the package. The same evaluator, count and seed give the same puzzles.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

from gemkeep.cli.terminal.progress import progress
from gemkeep.minds.diamant.analysis.best_evaluator import best_evaluator
from gemkeep.minds.diamant.puzzles import puzzle as book
from gemkeep.minds.diamant.puzzles.finder import find
from gemkeep.minds.diamant.puzzles.puzzle import FILE, write_puzzle
from tools.build_web import ROOT

WRITTEN_TO = ROOT / "src" / "gemkeep" / "minds" / "diamant" / "puzzles" / FILE


def main() -> None:
    """Find the puzzles and write them."""
    parser = ArgumentParser(prog="python -m tools.puzzles", description=book.__doc__)
    parser.add_argument("--count", type=int, default=510, help="how many (default: 510)")
    parser.add_argument("--seed", default="1", help="determines them (default: 1)")
    arguments = parser.parse_args()
    found = []
    with progress("finding puzzles", arguments.count) as advance:
        for puzzle in find(best_evaluator(), arguments.count, arguments.seed):
            found.append(puzzle)
            advance(len(found))
    # Once one answer has its half of the puzzles, the rest have the other.
    Random(arguments.seed).shuffle(found)
    WRITTEN_TO.write_text("".join(f"{write_puzzle(one)}\n" for one in found), encoding="utf-8")
    print(f"{len(found)} puzzles are in {WRITTEN_TO}")  # noqa: T201


if __name__ == "__main__":
    main()
