"""Compiles everything that plays and analyses Hideouts ahead of time.

`python -m gemkeep.minds.hideouts.compile_all`. Concurrent runs wait for each other.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.minds.hideouts.analysis.analysis import analyse
from gemkeep.minds.hideouts.keeper.machine_code import COMPLETE, kept_in
from gemkeep.minds.hideouts.keeper.team import win_rate
from gemkeep.minds.hideouts.layouts import layouts
from gemkeep.minds.hideouts.levels.survey import smallest_supplies
from gemkeep.minds.hideouts.stroller import Stroller

NICENESS = 10
"""The niceness of the process: games come first."""


def compile_all() -> None:
    """Use everything once that is compiled or computed on first use."""
    for level in (LEVELS[1], LEVELS[5], replace(LEVELS[5], advanced=True)):
        win_rate(level, games=1, effort=8)
    smallest_supplies(LEVELS[1], [next(layouts(LEVELS[1])).layout])
    game = Hideouts(replace(LEVELS[1], supply=4), 2)
    record = play(game, [Player("stroller", Stroller)] * 2, "compiled").record
    analyse(game, [move for _, move, _, _ in replay(game, record)])


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Wait until no other process does the same."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - not on Windows

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Compile everything, unless that has been done."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    complete = kept_in() / COMPLETE
    with _alone(kept_in()):
        if not complete.exists():
            compile_all()
            complete.touch()


if __name__ == "__main__":
    main()
