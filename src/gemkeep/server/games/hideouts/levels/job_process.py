"""The program for one job on levels: `python -m gemkeep.server.games.hideouts.levels.job_process`.

The job comes as a line of JSON on standard input; reports go to standard output, the last with the
result. It ends when its input is closed, so that it does not outlive the server.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Final

import msgspec

from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.levels.games import Progress
from gemkeep.minds.hideouts.levels.make import Made, Wish, make
from gemkeep.minds.hideouts.levels.study import Study, study
from gemkeep.minds.hideouts.levels.teams import strong_team

NICENESS: Final = 10
"""The niceness of the process: the server, which has sockets waiting, comes first."""
REPORT_EVERY: Final = 0.2
"""Seconds."""
PROCESSES: Final = 2
SEED: Final = "1"
FEWER: Final = 6
"""A page plays this part of the games of a check in the terminal: people wait for it."""
LEVELS_TO_ORDER: Final = 3


class StudyJob(msgspec.Struct, frozen=True, tag="study"):
    """A question: how hard is this level."""

    level: Level


class MakeJob(msgspec.Struct, frozen=True, tag="make"):
    """A request for levels made to order; another seed tries others."""

    wish: Wish
    seed: int = 1


Job = StudyJob | MakeJob


class Report(msgspec.Struct, frozen=True):
    """How far a job is, and at the end its result."""

    progress: float
    """From 0 to 1."""
    study: Study | None = None
    made: tuple[Made, ...] | None = None
    failed: bool = False

    @property
    def is_done(self) -> bool:
        """Whether this is the last report."""
        return self.study is not None or self.made is not None or self.failed


def result_of(job: Job, progress: Progress) -> Report:
    """The last report on this job."""
    with strong_team(min(PROCESSES, os.cpu_count() or 1)) as team:
        match job:
            case StudyJob(level):
                found = study(level, team, team.most_games // FEWER, SEED, progress)
                return Report(1.0, study=found)
            case MakeJob(wish, seed):
                made = make(wish, team, LEVELS_TO_ORDER, str(seed), progress)
                return Report(1.0, made=made)


def main() -> None:
    """Do the job that standard input asks for."""
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # for anything else that prints
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    threading.Thread(target=_end_with_input, daemon=True).start()

    def send(report: Report) -> None:
        reports.write(msgspec.json.encode(report) + b"\n")
        reports.flush()

    send(result_of(job, _now_and_then(lambda share: send(Report(share)))))


def _now_and_then(report: Progress) -> Callable[[float], None]:
    """Reports progress, but not all the time."""
    last = 0.0

    def progress(share: float) -> None:
        nonlocal last
        if time.monotonic() - last >= REPORT_EVERY:
            last = time.monotonic()
            report(share)

    return progress


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()
