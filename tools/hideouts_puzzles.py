"""Finds the puzzles of Hideouts that come with Gemkeep, or checks every one of them.

    python -m tools.hideouts_puzzles [--homes N] [--whose N] [--levels L,L] [--seed S] [--add]
    python -m tools.hideouts_puzzles --check

The same numbers, levels and seed give the same puzzles.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import itemgetter
from random import Random

from gemkeep.cli.terminal.progress import progress
from gemkeep.minds.hideouts.puzzles.check import why_wrong
from gemkeep.minds.hideouts.puzzles.finder import LEVELS, find_homes, find_whose
from gemkeep.minds.hideouts.puzzles.puzzle import (
    FILE,
    KINDS,
    Puzzle,
    all_puzzles,
    write_puzzle,
)
from tools.build_web import ROOT

WRITTEN_TO = ROOT / "src" / "gemkeep" / "minds" / "hideouts" / "puzzles" / FILE


def find(homes: int, whose: int, levels: Sequence[int], seed: str, kept: Sequence[Puzzle]) -> None:
    """Find so many puzzles of each kind and write them to the package, with those that are kept."""
    found: list[Puzzle] = list(kept)
    with progress("finding puzzles", homes + whose) as advance:
        new: Iterator[Puzzle] = chain(find_homes(homes, seed, levels), find_whose(whose, seed))
        for puzzle in new:
            found.append(puzzle)
            advance(len(found) - len(kept))
    kinds = [[one for one in found if isinstance(one, kind)] for kind in KINDS.values()]
    lines = [f"{write_puzzle(one)}\n" for one in spread(kinds, seed)]
    WRITTEN_TO.write_text("".join(lines), encoding="utf-8")
    print(f"{len(lines)} puzzles are in {WRITTEN_TO}")  # noqa: T201


def spread(kinds: list[list[Puzzle]], seed: str) -> list[Puzzle]:
    """All of them, each kind evenly among the others, and those of a game apart."""
    placed = []
    for kind in kinds:
        Random(seed).shuffle(kind)
        placed += [((at + 0.5) / len(kind), one) for at, one in enumerate(kind)]
    return [one for _, one in sorted(placed, key=itemgetter(0))]


def check() -> None:
    """Exit with a message if a puzzle that comes with Gemkeep is wrong."""
    puzzles = all_puzzles()
    wrong = ((number, why_wrong(one)) for number, one in enumerate(puzzles, start=1))
    faults = [f"puzzle {number}: {why}" for number, why in wrong if why is not None]
    if faults:
        sys.exit("\n".join(faults))
    print(f"all {len(puzzles)} puzzles are right")  # noqa: T201


def main() -> None:
    """Find or check."""
    parser = ArgumentParser(prog="python -m tools.hideouts_puzzles", description=__doc__)
    parser.add_argument("--homes", type=int, default=100, help="positions to win from (100)")
    parser.add_argument("--whose", type=int, default=200, help="boxes to tell the home of (200)")
    parser.add_argument("--levels", default=",".join(map(str, LEVELS)), help="of the positions")
    parser.add_argument("--add", action="store_true", help="keep those that there are")
    parser.add_argument("--seed", default="1", help="determines them (default: 1)")
    parser.add_argument("--check", action="store_true", help="check those that there are")
    arguments = parser.parse_args()
    if arguments.check:
        check()
    else:
        levels = [int(level) for level in arguments.levels.split(",")]
        kept = all_puzzles() if arguments.add else ()
        find(arguments.homes, arguments.whose, levels, arguments.seed, kept)


if __name__ == "__main__":
    main()
