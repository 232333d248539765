"""JAX is an extra: playing doesn't load it."""

from __future__ import annotations

import subprocess
import sys

import pytest

MOST_SECONDS = 0.3


@pytest.mark.parametrize("module", ["gemkeep", "gemkeep.cli.main", "gemkeep.minds.registry"])
def test_jax_is_not_imported(module: str) -> None:
    """Processor time is measured, as the machine may be busy."""
    program = (
        "import sys, time; began = time.process_time(); "
        f"import {module}; print('jax' in sys.modules, time.process_time() - began)"
    )
    run = [sys.executable, "-c", program]
    answer = subprocess.run(run, capture_output=True, check=True, text=True)  # noqa: S603
    loaded, seconds = answer.stdout.split()
    assert loaded == "False"
    if module == "gemkeep":
        assert float(seconds) < MOST_SECONDS


@pytest.mark.parametrize("module", ["gemkeep.batch.diamant", "gemkeep.batch.hideouts"])
def test_without_jax_the_error_says_how_to_install_it(module: str) -> None:
    program = f"import sys; sys.modules['jax'] = None; import {module}"
    run = [sys.executable, "-c", program]
    answer = subprocess.run(run, capture_output=True, check=False, text=True)  # noqa: S603
    last = answer.stderr.splitlines()[-1]
    assert last == "ModuleNotFoundError: gemkeep.batch needs JAX: pip install 'gemkeep[batch]'"
