"""The servers that are attacked: one without limits, and new ones with the usual limits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.findings.servers import serve
from tests.server_process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serve(str(tmp_path_factory.mktemp("findings") / "gemkeep.db"), "--no-limits") as running:
        yield running


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A new server with the usual limits."""
    with serve(str(tmp_path / "gemkeep.db")) as running:
        yield running
