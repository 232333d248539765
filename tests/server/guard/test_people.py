"""What rivals and strangers try at other people's tables, over the wire."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from gemkeep.server.bots import roster
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.commands import translate
from gemkeep.table.commands import SeatBot
from gemkeep.wire.incoming import SitIn
from tests.server.client import Client, careful
from tests.server.test_give_up import Clock, begun, with_tables
from tests.server_process import Server

SEAT = {"name": "Zoe", "colour": "white"}


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


def test_a_bots_choice_is_read_by_nobody_who_takes_its_seat(server: Server) -> None:
    """Finding 6: sit where the bot has chosen, look, stand up, come back in the next decision."""

    async def play() -> None:
        (_, ann_key), (_, bob_key), (_, zoe_key) = map(server.person, ("Ann", "Bob", "Zoe"))
        table, invite = server.table(ann_key, "me", "open", "bold")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
            server.client(table, zoe_key, invite) as zoe,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.done("start")
            await zoe.until_phase("playing")
            await choice_of_bot(zoe, 2)
            assert await bob.refused("sit", seat=2, **SEAT) == "already_seated"
            assert await ann.refused("sit", seat=2, **SEAT) == "already_seated"
            await zoe.done("sit", seat=2, **SEAT)
            for _ in range(2):
                await zoe.done("stand", seat=2)
                await choice_of_bot(zoe, 2)
                await zoe.done("return", seat=2)
            assert not chosen_seen(zoe, 2)
            assert zoe.shown[2]["legal"], "she chooses herself"

    asyncio.run(play())


def test_nobody_picks_the_bot_that_plays_for_an_absent_rival(tmp_path: Path) -> None:
    """Finding 25: any seated rival chose it, also `random`."""

    async def use(registry: TableRegistry, clock: Clock) -> None:
        del clock
        live = await begun(registry, "t", "ann", "bob", "Ev")
        command = translate(SitIn(1, 0, "random"), "bob", live, may_sit=False)
        assert isinstance(command, SeatBot)
        assert command.bot == roster.stand_in("diamant") != "random"

    with_tables(str(tmp_path / "gemkeep.db"), use)


def test_who_was_asked_to_play_again_is_neither_seated_nor_rated(server: Server) -> None:
    """Findings 7 and 8: `again` over and over by the other one, while the victim is away."""

    async def play() -> None:
        (_, ann_key), (bob_id, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "bold", clock="brisk")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.done("start")
            await asyncio.gather(ann.play_out(careful), bob.play_out(careful))
        before = server.counted(bob_key, "diamant")
        following = server.ask(f"/api/tables/{table}/again", {}, ann_key)["table"]
        assert server.ask(f"/api/tables/{table}/again", {}, ann_key)["table"] == following
        async with server.client(following, ann_key) as ann:
            assert await ann.refused("start") == "seats_open"
            assert ann.table["seats"][1]["kept_for"] == bob_id
            await ann.done("start", bot="bold")
            await ann.play_out(careful)
        server.counted(ann_key, "diamant", games=2)
        assert server.call("/api/me", key=bob_key).json == before
        mine = server.call("/api/me/tables", key=bob_key).json
        assert [each["table"]["id"] for each in mine] == [table]

    asyncio.run(play())


def test_a_removed_person_has_no_way_back_but_through_the_host(server: Server) -> None:
    """Finding 16: `sit` again and again, with the invite, another socket or another seat."""

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


def test_names_that_deceive_are_refused_or_told_apart(server: Server) -> None:
    """Finding 22: the reviewer's names, one after another at one table."""

    async def play() -> None:
        _, ann_key = server.person("Ann")
        table, invite = server.table(ann_key, "me", "open", "bold")
        for name in ("\u3164", "\u2800", "b\u043et:ev", "\uff42ot:ev", "A" + "\u0301" * 22):
            assert server.call("/api/people", {"name": name}).status == 400, ascii(name)
        for name in ("Ann", "\u0410nn", "Ann\u200d"):
            _, key = server.person("Bob")
            async with server.client(table, key, invite) as guest:
                await guest.done("sit", seat=1, name=name, colour="teal")
                assert guest.table["seats"][1]["name"].endswith(" 2"), ascii(name)
                await guest.done("stand", seat=1)

    asyncio.run(play())
