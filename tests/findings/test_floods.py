"""Somebody who fills what others use, or escapes the limits on it."""

from __future__ import annotations

import asyncio

import pytest

from tests.findings.servers import ask_again, play_out
from tests.server_process import Server

TOO_FAST = 429
MOST_TABLES = 120
MOST_PEOPLE = 60
LISTED = 50
"""Lines of the list of open tables."""


@pytest.mark.finding(8)
def test_playing_again_is_no_way_round_the_limit_on_tables(limited: Server) -> None:
    async def play() -> None:
        _, key = limited.person("Ann")
        table, _ = limited.table(key, "me", "bold", "ev", start=True)
        async with limited.client(table, key) as ann:
            await play_out(ann)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wanted = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats}
        made = [limited.call("/api/tables", wanted, key).status for _ in range(MOST_TABLES)]
        assert made[-1] == TOO_FAST
        assert await ask_again(limited, table, key) is None

    asyncio.run(play())


@pytest.mark.finding(17)
def test_the_list_of_open_tables_does_not_belong_to_one(limited: Server) -> None:
    (_, ann_key), (_, bob_key) = limited.person("Ann"), limited.person("Bob")
    bobs, _ = limited.table(bob_key, "me", "open", "ev", listed=True)
    anns = [limited.table(ann_key, "me", "open", "ev", listed=True)[0] for _ in range(LISTED)]
    assert [table["id"] for table in limited.ask("/api/tables")] == [*reversed(anns[-3:]), bobs]


@pytest.mark.finding(24)
def test_an_address_that_somebody_only_claims_is_no_way_round_a_limit(limited: Server) -> None:
    statuses = [
        limited.call("/api/people", {}, headers={"X-Forwarded-For": f"10.0.0.{number}"}).status
        for number in range(MOST_PEOPLE + 2)
    ]
    assert statuses[-1] == TOO_FAST
