"""`make fuzz [SECONDS=60]`: hostile messages, records, requests and frames, and a report."""

from __future__ import annotations

import argparse
import secrets
import sys
import time

from tools.fuzz.run import fuzz
from tools.soak.databases import DATABASES

MOST_SHOWN = 20
TELL_EVERY = 20


def main() -> int:
    """Fuzz for a while; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, help="what everything is drawn from")
    parser.add_argument("--round", type=int, default=0, help="the first round, to repeat a finding")
    parser.add_argument("--db", choices=tuple(DATABASES), default="sqlite")
    options = parser.parse_args()
    seed = secrets.randbits(32) if options.seed is None else options.seed
    _print(f"seed {seed}, {time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC")
    first, database = options.round, options.db
    found = fuzz(seed, seconds=options.seconds, cases=0, first=first, database=database, tell=_tell)
    for kind, often in found.cases.items():
        _print(f"  {often:10,} {kind}")
    _print(f"  {found.cases.total():10,} in all; the server has grown by {found.grown:,} bytes")
    for line in found.wrong[:MOST_SHOWN]:
        _print(f"  wrong: {line}")
    return int(bool(found.wrong))


def _tell(rounds: int, cases: int) -> None:
    if rounds % TELL_EVERY == 0:
        sys.stderr.write(f"{rounds} rounds, {cases:,} cases\n")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
