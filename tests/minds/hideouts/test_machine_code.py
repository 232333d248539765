"""What the keeper does while its search is being compiled: it plays on, and nobody waits."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gemkeep.core.bot import Limit
from gemkeep.core.play import Player, play
from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.hideouts.keeper import machine_code, thought
from gemkeep.minds.hideouts.keeper.bot import Keeper
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.server.games.hideouts.adapter import ServedHideouts

HURRY = Limit(seconds=5.0)


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine on which nothing has been compiled; compiling takes until the test ends it."""
    machine_code.make_elsewhere.cache_clear()
    thought.warm_up()  # from where it is really kept
    monkeypatch.setattr(machine_code, "kept_in", lambda: tmp_path)
    waiting = (sys.executable, "-c", "import time; time.sleep(600)")
    monkeypatch.setattr(machine_code, "COMMAND", waiting)
    yield tmp_path
    if machine_code.make_elsewhere.cache_info().currsize:
        _end(machine_code.make_elsewhere())
    machine_code.make_elsewhere.cache_clear()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def test_until_the_search_is_compiled_it_plays_like_a_walker(fresh: Path) -> None:
    game, keeper = Hideouts(1, 2), Keeper(Random(1), HURRY)
    keepers = [Player("keeper", Keeper)] * 2
    moves = play(game, keepers, "fresh", limit=HURRY).record.moves
    assert moves == play(game, [Player("walker", Walker)] * 2, "fresh").record.moves
    assert machine_code.make_elsewhere().poll() is None, "it is being compiled"
    (fresh / machine_code.COMPLETE).touch()
    assert keeper._search() is not None


def test_an_attempt_that_fails_is_not_waited_for(fresh: Path) -> None:
    del fresh
    machine_code.begin()
    assert not machine_code.is_made()
    _end(machine_code.make_elsewhere())
    assert machine_code.is_made()
    assert Keeper(Random(1), HURRY)._search() is not None


def test_without_a_limit_it_compiles_first(fresh: Path) -> None:
    del fresh
    assert Keeper(Random(1))._search() is not None


def test_a_server_that_stops_leaves_no_process_that_compiles(fresh: Path) -> None:
    del fresh
    served = ServedHideouts()
    served.open()
    compiling = machine_code.make_elsewhere()
    assert compiling.poll() is None
    served.close()
    assert compiling.poll() is not None
