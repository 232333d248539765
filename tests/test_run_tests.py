"""`make test` repeats a few failed tests alone, and hides nothing by it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.run_tests import MOST_REPEATED

ROOT = Path(__file__).parents[1]
PLUGINS = ("-p", "xdist", "-p", "pytest_cov")
ONCE = "passed only when repeated alone: "

RACE = """
import pathlib, pytest

@pytest.mark.parametrize("at", range({tests}))
def test_race(at):
    tried = pathlib.Path(f"tried-{{at}}")
    again = tried.exists()
    tried.write_text("again" if again else "once")
    assert again
"""
FINE = "def test_fine(): pass\n"
WRONG = "def test_wrong(): assert False\n"


def run(folder: Path, *options: str) -> tuple[int, list[str]]:
    """The exit status and the output of a run of the tests in this folder."""
    (folder / "pytest.ini").touch()
    ended = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "tools.run_tests", *PLUGINS, *options],
        capture_output=True,
        check=False,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        text=True,
    )
    return ended.returncode, ended.stdout.splitlines()


def tried(folder: Path) -> list[str]:
    """How often each test that has a race was run."""
    return [file.read_text() for file in folder.glob("tried-*")]


def test_a_race_is_repeated_alone_and_listed(tmp_path: Path) -> None:
    (tmp_path / "test_race.py").write_text(FINE + RACE.format(tests=2))
    status, lines = run(tmp_path, "-n", "2")
    assert status == 0
    races = [f"test_race.py::test_race[{at}]" for at in range(2)]
    assert sorted(lines[-3:-1]) == [ONCE + race for race in races]
    assert lines[-1] == "3 passed, 0 failed"


def test_a_test_that_fails_alone_too_fails_the_run(tmp_path: Path) -> None:
    (tmp_path / "test_race.py").write_text(FINE + WRONG + RACE.format(tests=1))
    status, lines = run(tmp_path)
    assert status == 1
    assert lines[-3:] == [
        "failed again: test_race.py::test_wrong",
        f"{ONCE}test_race.py::test_race[0]",
        "2 passed, 1 failed",
    ]


def test_many_failures_are_not_repeated(tmp_path: Path) -> None:
    (tmp_path / "test_race.py").write_text(RACE.format(tests=MOST_REPEATED + 1))
    status, lines = run(tmp_path)
    assert status == 1
    assert f"{MOST_REPEATED + 1} failed" in lines[-1]
    assert tried(tmp_path) == ["once"] * (MOST_REPEATED + 1)


@pytest.mark.parametrize("workers", [(), ("-n", "1")])
def test_a_file_that_cannot_be_collected_fails_at_once(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    (tmp_path / "test_race.py").write_text(RACE.format(tests=1))
    (tmp_path / "test_broken.py").write_text("import nothing_like_this")
    status, lines = run(tmp_path, "--continue-on-collection-errors", *workers)
    assert status != 0
    assert tried(tmp_path) == ["once"]
    assert not [line for line in lines if line.startswith(ONCE)]


def test_too_little_coverage_fails_at_once(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("def never():\n    return 1")
    (tmp_path / "test_race.py").write_text("import rules\n" + RACE.format(tests=1))
    status, lines = run(tmp_path, "--cov=rules", "--cov-fail-under=100")
    assert status == 1
    assert tried(tmp_path) == ["once"]
    assert not [line for line in lines if line.startswith(ONCE)]


def test_if_nothing_fails_pytest_has_the_last_word(tmp_path: Path) -> None:
    (tmp_path / "test_fine.py").write_text(FINE)
    status, lines = run(tmp_path)
    assert status == 0
    assert "1 passed" in lines[-1]
