"""What caches, other sites' pages and other users of the machine would get to see."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.findings.servers import serve
from tests.server_process import Server


@pytest.mark.finding(20)
def test_nothing_personal_is_kept_on_the_way(server: Server) -> None:
    """Neither the key nor what it opens."""
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
        assert answer.headers.get("cache-control") == "no-store"
        assert "Authorization" in answer.headers["vary"].split(", ")


@pytest.mark.finding(21)
def test_a_rebound_name_reaches_neither_pages_nor_api_nor_sockets(server: Server) -> None:
    """`Origin: http://evil.example` with `Host: evil.example`."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path, body in (("/api/people", {}), ("/", None), ("/api/tables", None), ("/schema", None)):
        answer = server.call(path, body, headers=evil)
        assert answer.status == 421
        assert answer.json["code"] == "wrong_host"
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


@pytest.mark.finding(26)
@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
def test_other_users_of_the_machine_do_not_read_the_database(tmp_path: Path) -> None:
    with serve(str(tmp_path / "gemkeep.db")) as server:
        server.person("Ann")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert {"gemkeep.db", "gemkeep.db-wal", "gemkeep.db-shm"} <= set(modes)
    assert {name: oct(mode) for name, mode in modes.items() if mode & 0o077} == {}
