from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server_process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server") / "gemkeep.db"), "--no-limits") as running:
        yield running
