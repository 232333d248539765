import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gemkeep.cli.main import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def gemkeep(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in this process; returns exit status, output and error output."""

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary current directory, removed from the import path afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


@pytest.fixture
def records(here: Path, gemkeep: Run) -> Path:
    """A file with three games of Diamant and two of Hideouts."""
    diamant = ["simulate", "diamant", "--edition", "cs", "--seats", "ev,two,random"]
    hideouts = ["simulate", "hideouts", "--level", "2", "--seats", "walker,walker"]
    for command, games in ((diamant, "3"), (hideouts, "2")):
        gemkeep(*command, "--games", games, "--seed", "1", "--out", here / f"{command[1]}.jsonl")
    both = here / "games.jsonl"
    both.write_bytes((here / "diamant.jsonl").read_bytes() + (here / "hideouts.jsonl").read_bytes())
    assert len([json.loads(line) for line in both.read_text().splitlines()]) == 5
    return both
