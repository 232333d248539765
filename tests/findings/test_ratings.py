"""Ratings that somebody would have for nothing, or that others would make for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.findings.servers import (
    SEAT,
    ask_again,
    play_out,
    serve,
    tables_of,
    until_last_round,
)
from tests.server_process import Server

HURRY = "200"
"""The clock that gives 20 seconds for a decision gives a tenth of one."""


@pytest.mark.finding(5)
def test_the_leading_bots_seat_is_not_taken_for_its_victory(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, zoe_key) = server.person("Ann"), server.person("Zoe")
        table, invite = server.table(ann_key, "me", "ev", "ev", start=True)
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, zoe_key, invite) as zoe,
        ):
            await until_last_round(ann)
            chests = [explorer["chest"] for explorer in ann.shown[0]["view"]["explorers"]]
            await zoe.done("sit", seat=1 if chests[1] >= chests[2] else 2, **SEAT)
            await play_out(ann, zoe)
        server.counted(ann_key, "diamant")
        zoe = server.ask("/api/me", key=zoe_key)
        assert (zoe["diamant"], zoe["rating"]) == (None, None)

    asyncio.run(play())


@pytest.mark.finding(15)
def test_a_defeat_is_not_dodged_by_standing_up(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "ev")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.done("start")
            await until_last_round(ann, bob)
            await ann.done("stand", seat=0)
            await play_out(bob)
        server.counted(bob_key, "diamant")
        ann = server.ask("/api/me", key=ann_key)
        assert ann["diamant"] is not None, "the game is not counted for the player who stood up"
        assert ann["diamant"]["games"] == ann["rating"]["games"] == 1

    asyncio.run(play())


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Server]:
    with serve(str(tmp_path / "gemkeep.db"), "--no-limits", "--hurry", HURRY) as running:
        yield running


async def play_together(server: Server, ann_key: str, bob_key: str) -> str:
    """A finished game of the two at a table with a clock."""
    table, invite = server.table(ann_key, "me", "open", "bold", clock="brisk")
    async with (
        server.client(table, ann_key) as ann,
        server.client(table, bob_key, invite) as bob,
    ):
        await bob.done("sit", seat=1, name="Bob", colour="teal")
        await ann.done("start")
        await play_out(ann, bob)
    server.counted(bob_key, "diamant")
    return table


@pytest.mark.finding(7)
def test_nobody_is_rated_for_a_game_that_others_began_for_them(hurried: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = hurried.person("Ann"), hurried.person("Bob")
        table = await play_together(hurried, ann_key, bob_key)
        before = hurried.ask("/api/me", key=bob_key)
        following = await ask_again(hurried, table, ann_key)
        assert following is not None
        async with hurried.client(following, ann_key) as ann:
            if ann.table["phase"] == "gathering":
                await ann.done("start", bot="bold")
            await play_out(ann)
        hurried.counted(ann_key, "diamant", games=2)
        assert hurried.ask("/api/me", key=bob_key) == before

    asyncio.run(play())


@pytest.mark.finding(8)
def test_nobodys_list_is_filled_with_games_of_others(hurried: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = hurried.person("Ann"), hurried.person("Bob")
        table = await play_together(hurried, ann_key, bob_key)
        assert await ask_again(hurried, table, ann_key) is not None
        assert tables_of(hurried, bob_key) == [table]

    asyncio.run(play())
