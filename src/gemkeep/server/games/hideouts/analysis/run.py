"""Analyses a game in a separate process.

The search is machine code that holds the interpreter's lock, so in the server's process it would
block every socket.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import IO, Final

import msgspec

from gemkeep.core.moves import Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.server.games.hideouts.analysis.process import Job, Report
from gemkeep.server.games.hideouts.analysis.wire import HideoutsAnalysis

COMMAND: Final = (sys.executable, "-P", "-m", "gemkeep.server.games.hideouts.analysis.process")
LONGEST: Final = 300.0
"""Seconds after which an analysis is abandoned; on an idle machine it takes less than five."""


def run_analysis(
    game: Hideouts, moves: Sequence[Move], advance: Callable[[int], None]
) -> HideoutsAnalysis:
    """The analysis of a finished game; `advance` is called several times a second."""
    job = Job(game.rules(), game.seats, [game.write_move(move) for move in moves])
    with subprocess.Popen(  # noqa: S603 - our own program
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
    ) as process:
        clock = threading.Timer(LONGEST, process.kill)
        clock.start()
        try:
            assert process.stdin is not None  # noqa: S101 - it was asked for
            assert process.stdout is not None  # noqa: S101
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            process.stdin.flush()
            return _follow(process.stdout, advance)
        finally:
            clock.cancel()
            process.kill()


def _follow(reports: IO[bytes], advance: Callable[[int], None]) -> HideoutsAnalysis:
    for line in reports:
        report = msgspec.json.decode(line, type=Report)
        advance(report.done)
        if report.analysis is not None:
            return report.analysis
    raise RuntimeError("the analysis ended without a result")
