"""`make soak [FAULTS=200]`: play, inject faults, check, and print a report."""

from __future__ import annotations

import argparse
import asyncio
import resource
import secrets
import sys
import time
from collections.abc import Iterator

from tools.soak.checker import Verdict, check
from tools.soak.databases import DATABASES
from tools.soak.run import Plan, Soak

MOST_SHOWN = 20
TELL_EVERY = 10


def main() -> int:
    """Soak each database in turn; 1 if anything was lost, made up, doubled or leaked."""
    options = _parser().parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    chosen = options.db or tuple(DATABASES)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    plan = Plan(
        faults=-(-options.faults // len(chosen)),
        moves=-(-options.moves // len(chosen)),
        diamant=options.diamant,
        hideouts=options.hideouts,
        seed=seed,
    )
    _print(f"seed {seed}, {time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC")
    return max([_soak(name, plan) for name in chosen])


def _soak(name: str, plan: Plan) -> int:
    with DATABASES[name]() as database:
        soak = Soak(database, plan)
        soak.on_fault = lambda faults: _tell(name, faults, soak.journal.acknowledged)
        asyncio.run(soak.run())
        verdict = check(database.address, soak.journal)
    for line in _report(name, soak, verdict):
        _print(line)
    return int(bool(verdict.wrong))


def _report(name: str, soak: Soak, verdict: Verdict) -> Iterator[str]:
    journal = soak.journal
    unanswered = sum(sent.may_be_kept for sent in journal.sent)
    refused = sum(sent.answer == "unavailable" for sent in journal.sent)
    yield f"\n{name}: {soak.took:.0f} s, {journal.people} people"
    for fault, often in sorted(journal.faults.items()):
        yield f"  {often:8,} times {fault}"
    yield f"  {journal.acknowledged:8,} moves acknowledged"
    yield f"  {unanswered:8,} moves and lines without an answer, or in doubt"
    yield f"  {refused:8,} answered with `unavailable`"
    yield f"  {journal.frames:8,} messages heard, {verdict.views:,} different views compared"
    yield f"  {verdict.tables:8,} tables, {verdict.entries:,} entries, {verdict.games:,} games over"
    yield f"  {len(verdict.wrong):8,} lost, doubled, made up or leaked"
    for line in verdict.wrong[:MOST_SHOWN]:
        yield f"           {line}"
    yield "  the server's log:"
    for what, often in soak.reported.most_common():
        yield f"  {often:8,} times {what}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--faults", type=int, default=200, help="in all; cut sockets don't count")
    parser.add_argument("--moves", type=int, default=50_000, help="acknowledged, at least")
    parser.add_argument("--diamant", type=int, default=60, help="tables with three people each")
    parser.add_argument("--hideouts", type=int, default=20, help="tables with two people each")
    parser.add_argument("--db", action="append", choices=tuple(DATABASES), help="each by default")
    parser.add_argument("--seed", type=int, help="what the players and the faults are drawn from")
    return parser


def _tell(name: str, faults: int, moves: int) -> None:
    if faults % TELL_EVERY == 0:
        sys.stderr.write(f"{name}: {faults} faults, {moves:,} moves acknowledged\n")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
