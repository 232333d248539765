"""Names that are not the server's, answers that nothing may keep, and files of its own."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

import pytest

from gemkeep.server.hosts import is_ours
from gemkeep.server.store.connect import connect

NAMES = ("play.example.org",)


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "localhost.", "gemkeep.localhost:1"),
        *("127.0.0.1", "127.0.0.1:8000", "192.168.1.7:80", "[::1]", "[::1]:8000", "[fe80::1]:80"),
        *("play.example.org", "Play.Example.Org:443", "play.example.org."),
    ],
)
def test_addresses_localhost_and_the_names_it_was_given_are_ours(host: str) -> None:
    assert is_ours([host], NAMES, "1.1")


@pytest.mark.parametrize(
    "hosts",
    [
        ["evil.example"],
        ["evil.example:8000"],
        ["localhost.evil.example"],
        ["127.0.0.1.evil.example"],
        ["notlocalhost"],
        ["evil.example#localhost"],
        ["localhost@evil.example"],
        ["evil.example/localhost"],
        ["localhost:x"],
        ["[::1"],
        [""],
        ["localhost", "evil.example"],
        [],
    ],
)
def test_any_other_name_is_not_ours(hosts: list[str]) -> None:
    assert not is_ours(hosts, NAMES, "1.1")


def test_a_check_by_an_old_program_needs_no_name() -> None:
    assert is_ours([], NAMES, "1.0")


def modes(database: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in database.parent.iterdir()}


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
def test_an_older_database_is_closed_to_strangers_but_not_to_its_group(tmp_path: Path) -> None:
    file = tmp_path / "gemkeep.db"
    sqlite3.connect(file).close()
    file.chmod(0o644)
    connect(f"sqlite:///{file}").dispose()
    assert modes(file)["gemkeep.db"] == 0o640
