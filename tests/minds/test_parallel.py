"""Work in several processes that is stopped before its end."""

from __future__ import annotations

import subprocess
import sys

from tests.server.client import PATIENCE
from tests.server_process import ENVIRONMENT, ROOT

STOPPED = """
from gemkeep.minds.parallel import Workers, run_in_order
from tests.minds.test_parallel import long_result
results = run_in_order(long_result, range(20), Workers(2))
next(results)
results.close()
print("stopped")
"""


def long_result(job: int) -> bytes:
    """A result that takes a while to be sent."""
    return bytes([job]) * 30_000_000


def test_it_can_be_stopped_while_a_result_is_being_sent() -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", STOPPED],
        capture_output=True,
        check=True,
        cwd=ROOT,
        env=ENVIRONMENT,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.stdout, done.stderr) == ("stopped\n", "")
