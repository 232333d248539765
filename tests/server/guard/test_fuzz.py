"""A short `make fuzz`: ten thousand hostile messages, records, requests and frames."""

from __future__ import annotations

from tools.fuzz.run import fuzz


def test_nothing_hostile_makes_the_server_crash_fail_or_grow() -> None:
    found = fuzz(seed=1, seconds=0.0, cases=10_000)
    assert not found.wrong
    assert min(found.cases.values()) > 500, "some of every kind"
