"""Runs the tests; if a few fail, runs those again alone and says which passed only then.

A test that fails next to others and passes alone depends on timing. It should not stop everyone
else's work, and it should not go unnoticed either: it is listed at the end, to be mended.

    python -m tools.run_tests -n 2 --dist worksteal --cov
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import Final

import pytest

MOST_REPEATED: Final = 5
"""If more tests fail, the code is broken and not a test."""


class Tally:
    """A pytest plugin that keeps the ids of the tests that passed and of those that failed."""

    def __init__(self) -> None:
        """Nothing has been run yet."""
        self.passed: set[str] = set()
        self.failed: dict[str, None] = {}
        self.other_failures = 0
        """Files that can't be collected, or too little coverage."""
        self._failed_reports = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take down the result of a test, or of its setup or teardown."""
        if report.failed:
            self._failed_reports += 1
            self.failed[report.nodeid] = None
        elif report.passed and report.when == "call":
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Compare with what pytest counts, which includes failures of anything but a test."""
        self.other_failures = session.testsfailed - self._failed_reports


def run(options: Sequence[str]) -> int:
    """The exit status of pytest with these options, after a few failed tests were repeated."""
    tally = Tally()
    status = pytest.main([*options], plugins=[tally])
    few = 0 < len(tally.failed) <= MOST_REPEATED
    if status != pytest.ExitCode.TESTS_FAILED or not few or tally.other_failures:
        return status
    failed_again = [test for test in tally.failed if not passes_alone(test)]
    report(tally, failed_again)
    return pytest.ExitCode.TESTS_FAILED if failed_again else pytest.ExitCode.OK


def passes_alone(test: str) -> bool:
    """Whether this test passes when no other runs next to it or before it."""
    print(f"\nrepeated alone: {test}", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", test], check=False).returncode == 0  # noqa: S603


def report(tally: Tally, failed_again: Sequence[str]) -> None:
    """Print what became of the repeated tests, and the counts in pytest's words."""
    print()
    for test in tally.failed:
        said = "failed again" if test in failed_again else "passed only when repeated alone"
        print(f"{said}: {test}")
    passed = tally.passed.union(tally.failed).difference(failed_again)
    print(f"{len(passed)} passed, {len(failed_again)} failed")


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
