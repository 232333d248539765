"""The environments are an extra: nobody else loads what they need, and a missing part is named."""

from __future__ import annotations

import subprocess
import sys

import pytest

from gemkeep.envs.extra import MissingExtra, require

HEAVY = ("gymnasium", "jax", "numpy", "pettingzoo", "pgx")


def answer(program: str) -> str:
    """What this program prints in a separate Python process."""
    run = [sys.executable, "-c", program]
    return subprocess.run(run, capture_output=True, check=True, text=True).stdout  # noqa: S603


@pytest.mark.parametrize(
    "does",
    [
        "import gemkeep",
        "from gemkeep.cli.main import main\ntry: main(['--help'])\nexcept SystemExit: pass",
    ],
    ids=["import", "help"],
)
def test_playing_needs_none_of_it(does: str) -> None:
    listed = answer(f"import sys\n{does}\nprint(*sorted({set(HEAVY)} & set(sys.modules)), sep='!')")
    assert listed.splitlines()[-1] == ""


def test_gymnasium_does_not_need_jax() -> None:
    play = "import gemkeep.envs, gymnasium, sys; gymnasium.make('gemkeep/Diamant-v1').reset(); "
    assert answer(f"{play}print('jax' in sys.modules)") == "False\n"


def test_each_interface_says_what_is_missing_and_the_others_work() -> None:
    program = """
import sys
sys.modules["gymnasium"] = sys.modules["pgx"] = None
import gemkeep.envs
for name in ("gymnasium", "pettingzoo", "pgx"):
    try:
        __import__(f"gemkeep.envs.{name}")
    except ModuleNotFoundError as error:
        print(error)
"""
    how = "install the environments' packages with pip install 'gemkeep[envs]'"
    missing = ["gymnasium", "gymnasium", "pgx"]
    assert answer(program).splitlines() == [f"{name} not found; {how}" for name in missing]


def test_all_that_is_missing_is_named() -> None:
    with pytest.raises(MissingExtra, match="no_such_one and no_such_two not found"):
        require("no_such_one", "random", "no_such_two")
