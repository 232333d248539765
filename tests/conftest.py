"""Settings and databases for all tests: how Hypothesis looks for examples, and what is traced.

Random failures should turn up only when someone looks for them: `LUCK=2 pytest ...` tries other
examples, and servers started by tests deal other cards.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.server.databases import new_database, postgres

# Set before NumPy is imported, and inherited by every process that a test starts. The networks here
# are too small to be shared out: OpenBLAS's other threads only wait for work, and keep a core busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile(
    "known", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile(
    "other", settings.get_profile("known"), derandomize=False, print_blob=True
)
settings.load_profile("other" if os.environ.get("LUCK") else "known")

TESTS = Path(__file__).parent
TRACED = ("core", "games", "table", "wire", "server/tables/test_fair_deals.py")
"""The tests of the code whose coverage is measured."""
NOT_TRACED = ("test_laws.py", "test_no_leak.py")
"""Thousands of games, which cover nothing that the tests alongside them leave out."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Trace only tests that are there to cover something: traced, Python is three times slower."""
    for item in items:
        path = item.path.relative_to(TESTS).as_posix()
        if not path.startswith(TRACED) or path.endswith(NOT_TRACED):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "gemkeep.db")
    return new_database(request.getfixturevalue("postgres_address"))
