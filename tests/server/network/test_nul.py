"""A NUL in an id or a key finds nothing, on PostgreSQL as on SQLite, and breaks nothing."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from gemkeep.server.games.hideouts.levels import published
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries.people import PersonRow, person
from gemkeep.server.store.queries.tables import log_of, table_of_invite
from tests.server.client import PATIENCE
from tests.server.stores import with_store
from tests.server_process import Server

NUL = "a\0b"


def test_no_published_level_is_withdrawn_by_a_key_with_a_nul(database: str) -> None:
    async def look(store: Store) -> None:
        ann = PersonRow("ann", "hash", "Ann", None, None)
        assert (await published.withdraw(store, ann, NUL)).levels == ()

    with_store(database, look)


def test_nothing_is_found_by_an_id_with_a_nul(database: str) -> None:
    async def look(store: Store) -> None:
        assert await store.read(log_of(NUL)) == []
        assert await store.read(person(NUL)) is None
        assert await store.read(table_of_invite(NUL)) is None

    with_store(database, look)


@pytest.mark.parametrize(
    "path,code",
    [
        ("/api/tables/%00", "unknown_table"),
        ("/api/tables/a%00b/record", "unknown_table"),
        ("/api/invites/a%00b", "wrong_invite"),
        ("/api/people/%00", "not_found"),
        ("/api/bots?game=%00", "malformed"),
    ],
)
def test_an_address_with_a_nul_leads_nowhere(server: Server, path: str, code: str) -> None:
    assert server.call(path).json["code"] == code


def test_a_nul_in_a_body_is_malformed(server: Server) -> None:
    _, key = server.person("Ann")
    block = {"person": NUL, "blocked": True}
    assert server.call("/api/blocks", block, key).json["code"] == "malformed"


@pytest.mark.parametrize(
    "table,key,code", [("%00", None, "unknown_table"), ("table", f"{NUL}.c", "wrong_key")]
)
def test_a_table_or_a_key_with_a_nul_is_unknown(
    server: Server, table: str, key: str | None, code: str
) -> None:
    if table == "table":
        table, _ = server.table(server.person("Ann")[1], "me", "open", "open")

    async def hello() -> None:
        async with server.socket(table) as socket:
            await socket.send(json.dumps({"type": "hello", "ref": 1, "key": key}))
            assert json.loads(await socket.recv())["code"] == code
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)

    asyncio.run(hello())
