"""Servers for the tests: a shared one, and new ones for tests that leave traces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server_process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server") / "gemkeep.db"), "--no-limits") as running:
        yield running


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits") as running:
        yield running
