"""Names that are not the server's, answers that nothing may keep, and files of its own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from gemkeep.server.hosts import is_ours
from gemkeep.server.store.connect import connect
from gemkeep.server.store.exclusive import exclusive
from tests.server_process import Server

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


def test_a_rebound_name_reaches_neither_pages_nor_api_nor_sockets(server: Server) -> None:
    """Finding 21: `Origin: http://evil.example` with `Host: evil.example`."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path, body in (("/", None), ("/api/tables", None), ("/api/people", {}), ("/schema", None)):
        answer = server.call(path, body, headers=evil)
        assert (answer.status, answer.json["code"]) == (421, "wrong_host")
        assert answer.headers["x-content-type-options"] == "nosniff"
    here = {"Host": f"localhost:{server.port}", "Origin": f"http://localhost:{server.port}"}
    assert server.call("/api/people", {}, headers=here).status == 201

    async def rebound() -> int:
        try:
            async with server.socket("x", additional_headers=evil):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(rebound()) == 421


def test_nothing_personal_may_be_kept_on_the_way(server: Server) -> None:
    """Finding 20: neither the key nor what it opens."""
    _, key = server.person("Ann")
    table, _ = server.table(key, "me", "open", "ev")
    asked = [server.call("/api/people", {}), server.call("/api/me"), server.call("/api/nothing")]
    paths = ("/api/me", "/api/me/tables", "/api/daily", f"/api/tables/{table}", "/api/bots")
    asked += [
        server.call(path, key=key, headers={"Accept-Encoding": encoding})
        for path in paths
        for encoding in ("identity", "gzip")
    ]
    for answer in asked:
        assert answer.headers["cache-control"] == "no-store"
        assert "Authorization" in answer.headers["vary"].split(", ")


def modes(database: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in database.parent.iterdir()}


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    """Finding 26: whoever reads it knows the daily deals to come."""
    file = tmp_path / "gemkeep.db"
    url = f"sqlite:///{file}"
    before = os.umask(0)
    try:
        with exclusive(url):
            engine = connect(url)
            with engine.begin() as connection:
                connection.exec_driver_sql("UPDATE secrets SET value = value")
                found = modes(file)
            engine.dispose()
    finally:
        os.umask(before)
    names = {"gemkeep.db", "gemkeep.db-wal", "gemkeep.db-shm", "gemkeep.db.lock"}
    assert names <= set(found)
    assert set(found.values()) == {0o600}


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
def test_an_older_database_is_closed_to_strangers_but_not_to_its_group(tmp_path: Path) -> None:
    file = tmp_path / "gemkeep.db"
    sqlite3.connect(file).close()
    file.chmod(0o644)
    connect(f"sqlite:///{file}").dispose()
    assert modes(file)["gemkeep.db"] == 0o640
