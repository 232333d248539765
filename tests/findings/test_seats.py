"""What rivals and strangers try at other people's tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.findings.servers import GOES_ON_WITHIN, SEAT, serve
from tests.server.client import Client
from tests.server_process import Server


def chosen_seen(client: Client, seat: int) -> list[Any]:
    """Whatever this client was ever told that the seat has chosen in an open decision."""
    messages = [json.loads(text) for text in client.heard]
    views = [
        shown
        for message in messages
        for shown in message.get("shown") or ()
        if shown["seat"] == seat
    ]
    seen = [view["chosen"] or view["view"]["choice"] for view in views]
    return [each for each in seen if each] + [each for each in messages if each["type"] == "mine"]


async def choice_of_bot(client: Client, seat: int) -> None:
    """Wait until the bot in that seat has chosen, in the decision that is open."""
    while not any(f'"chosen","number":{n},"seat":{seat}' in client.heard[-1] for n in range(99)):
        await client.hear()


@pytest.mark.finding(6)
def test_a_bots_choice_is_not_read_by_whoever_takes_its_seat(server: Server) -> None:
    """Sit where the bot has chosen, look, stand up, come back in the next decision."""

    async def play() -> None:
        (_, ann_key), (_, zoe_key) = server.person("Ann"), server.person("Zoe")
        table, invite = server.table(ann_key, "me", "device:Eve", "bold")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, zoe_key, invite) as zoe,
        ):
            await ann.done("start")
            await zoe.until_phase("playing")
            await choice_of_bot(zoe, 2)
            await zoe.done("sit", seat=2, **SEAT)
            assert not chosen_seen(zoe, 2)
            assert zoe.shown[2]["legal"], "she chooses herself"
            for _ in range(2):
                await zoe.done("stand", seat=2)
                await choice_of_bot(zoe, 2)
                await zoe.done("return", seat=2)
            assert not chosen_seen(zoe, 2)

    asyncio.run(play())


@pytest.mark.finding(6)
def test_a_rival_does_not_play_a_bots_seat_as_well(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "bold")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.done("start")
            await bob.until_phase("playing")
            assert await bob.refused("sit", seat=2, **SEAT) == "already_seated"
            assert await ann.refused("sit", seat=2, **SEAT) == "already_seated"

    asyncio.run(play())


@pytest.mark.finding(16)
def test_a_removed_person_has_no_way_back_but_through_the_host(server: Server) -> None:
    """`sit` again and again, with the invite, another socket or another seat."""

    async def play() -> None:
        (_, ann_key), (bob_id, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "open", listed=True)
        async with server.client(table, ann_key) as ann:
            async with server.client(table, bob_key, invite) as bob:
                await bob.done("sit", seat=1, name="Bob", colour="teal")
                await ann.done("remove", seat=1)
            async with server.client(table, bob_key, invite) as bob:
                for seat in (1, 2):
                    assert await bob.refused("sit", seat=seat, **SEAT) == "removed"
                await ann.done("start", bot="bold")
                await bob.until_phase("playing")
                assert await bob.refused("sit", seat=1, **SEAT) == "removed"
                await ann.done("letin", person=bob_id)
                await bob.done("sit", seat=1, **SEAT)

    asyncio.run(play())


@pytest.mark.finding(22)
@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "b\u043et:ev", "\uff42ot:ev", "A" + "\u0301" * 22],
    ids=ascii,
)
def test_a_name_that_deceives_is_not_taken(server: Server, name: str) -> None:
    assert server.call("/api/people", {"name": name}).status == 400


@pytest.mark.finding(22)
@pytest.mark.parametrize("name", ["Ann", "\u0410nn", "Ann\u200d"], ids=ascii)
def test_no_two_names_at_a_table_look_the_same(server: Server, name: str) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "bold")
        async with server.client(table, bob_key, invite) as guest:
            await guest.done("sit", seat=1, name=name, colour="teal")
            assert guest.table["seats"][1]["name"].endswith(" 2")

    asyncio.run(play())


@pytest.fixture(scope="module")
def soon_away(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever leaves is away at once."""
    database: Path = tmp_path_factory.mktemp("away") / "gemkeep.db"
    with serve(str(database), "--no-limits", "--away-after", "0.1") as running:
        yield running


@pytest.mark.finding(25)
def test_a_rival_does_not_pick_the_weakest_bot_for_an_absent_player(soon_away: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = soon_away.person("Ann"), soon_away.person("Bob")
        table, invite = soon_away.table(ann_key, "me", "open", "ev")
        async with soon_away.client(table, ann_key) as ann:
            async with soon_away.client(table, bob_key, invite) as bob:
                await bob.done("sit", seat=1, name="Bob", colour="teal")
                await ann.done("start")
            while (seat := ann.table["seats"][1])["bot"] is None:
                await ann.say("sitin", seat=1, bot="random")
                while (await ann.hear())["type"] not in {"done", "refused"}:
                    pass
            assert seat["bot"] != "random"

    asyncio.run(play())


@pytest.mark.finding(25)
def test_a_hosts_role_is_not_lost_by_being_away_for_a_moment(soon_away: Server) -> None:
    async def play() -> None:
        (ann_id, ann_key), (bob_id, bob_key) = soon_away.person("Ann"), soon_away.person("Bob")
        table, invite = soon_away.table(ann_key, "me", "open", "open")
        async with soon_away.client(table, bob_key, invite) as bob:
            async with soon_away.client(table, ann_key):
                await bob.done("sit", seat=1, name="Bob", colour="teal")
            while bob.table["host"] != bob_id:
                await bob.hear()
            async with soon_away.client(table, ann_key) as ann:
                await ann.done("say", text="I am back")
                while ann.table["host"] != ann_id:
                    await asyncio.wait_for(ann.hear(), GOES_ON_WITHIN)

    asyncio.run(play())
