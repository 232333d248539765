"""Servers for the tests: one for all that leave no trace, and new ones for the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gemkeep.server.tables.registry import TableRegistry
from tests.server.databases import new_database, postgres
from tests.server.known_luck import known_seed
from tests.server.running import Server


@pytest.fixture(autouse=True)
def known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry that a test opens by itself deals as the servers do."""
    monkeypatch.setattr(TableRegistry, "_seed_of", known_seed)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server") / "gemkeep.db"), "--no-limits") as running:
        yield running


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


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits") as running:
        yield running
