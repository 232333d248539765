"""The program that analyses one game: `python -m gemkeep.server.games.hideouts.analysis.process`.

The game comes as a line of JSON on standard input; reports go to standard output, the last with the
analysis. It ends when its input is closed, so that it does not outlive the server.
"""

from __future__ import annotations

import os
import sys
import threading
from typing import Any, Final

import msgspec

from gemkeep.games.hideouts import Hideouts
from gemkeep.server.games.hideouts.analysis.wire import HideoutsAnalysis

NICENESS: Final = 5
"""The niceness of the process: the server, which has sockets waiting, comes first."""
REPORT_EVERY: Final = 0.2
"""Seconds."""


class Job(msgspec.Struct, frozen=True):
    """A game to analyse, as a record writes it."""

    rules: dict[str, Any]
    seats: int
    moves: list[list[Any]]


class Report(msgspec.Struct, frozen=True):
    """How many moves are done, and at the end the analysis."""

    done: int
    analysis: HideoutsAnalysis | None = None


def main() -> None:
    """Analyse the game that standard input has."""
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # for anything else that prints
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    done, finished = [0], threading.Event()

    def send(report: Report) -> None:
        reports.write(msgspec.json.encode(report) + b"\n")
        reports.flush()

    def report_now_and_then() -> None:
        while not finished.wait(REPORT_EVERY):
            send(Report(done[0]))

    threading.Thread(target=_end_with_input, daemon=True).start()
    reporter = threading.Thread(target=report_now_and_then, daemon=True)
    reporter.start()
    # Numba takes a while to load, and reports are due meanwhile.
    from gemkeep.server.games.hideouts.analysis.answer import analysis_of  # noqa: PLC0415

    game = Hideouts.from_rules(job.rules, job.seats)
    moves = [game.read_move(written) for written in job.moves]
    found = analysis_of(game, moves, lambda moved: done.__setitem__(0, moved))
    finished.set()
    reporter.join()
    send(Report(len(moves), found))


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()
