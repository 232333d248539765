"""The baselines run, shortened; docs/environments.md has what they reach."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
MOST_LINES = 100
QUICKLY = {"JAX_DISABLE_MOST_OPTIMIZATIONS": "1"}
"""Each compiled function runs once or twice, so optimising it would take longer than it saves."""


@pytest.mark.parametrize(
    "name, options, lines",
    [
        ("ppo_diamant", ["--updates", "1", "--games", "2"], 3),
        ("hideouts_search", ["--games", "1", "--samples", "1", "--supply", "9"], 2),
    ],
)
def test_a_baseline_runs(name: str, options: list[str], lines: int) -> None:
    program = EXAMPLES / f"{name}.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) < MOST_LINES
    run = [sys.executable, str(program), *options]
    answer = subprocess.run(  # noqa: S603
        run, capture_output=True, check=True, text=True, env=os.environ | QUICKLY
    )
    assert len(answer.stdout.splitlines()) == lines, answer.stdout
