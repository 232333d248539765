"""A batch can be spread over several devices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_games_spread_over_two_devices_are_the_same_games() -> None:
    flags = {"XLA_FLAGS": "--xla_force_host_platform_device_count=2", "JAX_PLATFORMS": "cpu"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.batch.sharded"],
        cwd=Path(__file__).parents[2],
        env=os.environ | flags,
        capture_output=True,
        check=False,
        text=True,
    )
    assert run.returncode == 0, run.stderr
