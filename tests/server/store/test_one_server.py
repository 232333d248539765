"""One server per database: a second one is refused at once, and a restart is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gemkeep.server.config import Config, database_url
from gemkeep.server.store.exclusive import DatabaseInUse, exclusive
from tests.server.client import PATIENCE
from tests.server_process import ENVIRONMENT, ROOT, Server


def start_another(database: str) -> subprocess.CompletedProcess[str]:
    """The outcome of starting a second server, which should end by itself."""
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", database],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=ENVIRONMENT,
        cwd=ROOT,
        check=False,
    )


def test_after_kill_9_the_database_is_free_at_once(database: str) -> None:
    with Server(database) as server:
        _, key = server.person("Ann")
        server.kill_and_restart()
        assert start_another(database).returncode == 1, "the restarted one holds it again"
        assert server.call("/api/me", key=key).status == 200


def test_after_a_clean_stop_another_server_may_start(database: str) -> None:
    with Server(database) as server:
        _, key = server.person("Ann")
    with Server(database) as server:
        assert server.call("/api/me", key=key).status == 200


def test_a_database_is_the_same_however_it_is_named(tmp_path: Path) -> None:
    database = tmp_path / "gemkeep.db"
    link = tmp_path / "link.db"
    with exclusive(f"sqlite:///{database}"):
        link.symlink_to(database)
        named = (
            f"sqlite:///{link}",
            f"sqlite:///file:{database}?uri=true",
            database_url(Config(db=str(tmp_path / "." / "gemkeep.db"))),
        )
        for url in named:
            with pytest.raises(DatabaseInUse, match=str(database)), exclusive(url):
                pass
        with exclusive(f"sqlite:///{tmp_path / 'other.db'}"):
            pass


def test_databases_in_memory_are_all_different() -> None:
    with exclusive("sqlite://"), exclusive("sqlite:///:memory:"):
        pass
