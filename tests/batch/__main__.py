"""Compares both engines in many games of every kind, then breaks each rule once: `make equality`.

The tests do the same with fewer games and a few breaches.
"""

from __future__ import annotations

import sys
import time

from tests.batch import diamant_breaches, diamant_games, hideouts_breaches, hideouts_games
from tests.batch.breaking import broken

GAMES = (diamant_games, hideouts_games)
BREACHES = (diamant_breaches, hideouts_breaches)


def main(each: int = 400, seed: int = 2) -> int:
    """Report what differs and which breaches stay unnoticed; 0 if there is nothing."""
    failures = 0
    began = time.perf_counter()
    for module in GAMES:
        for kind in module.KINDS:
            different = module.compare(module.make(kind), kind, each, seed)
            failures += bool(different)
            print(f"{each} games, {' '.join(map(str, kind))}: {different or 'all alike'}")
    for module in BREACHES:
        for breach in module.BREACHES:
            with broken(breach):
                seen = module.noticed(breach)
            failures += not seen
            print(f"{breach.clause} broken: {'noticed' if seen else 'NOT NOTICED'}", flush=True)
    print(f"{failures} failures in {time.perf_counter() - began:.0f} s")
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
