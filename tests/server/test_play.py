"""Whole games over the network."""

from __future__ import annotations

import asyncio
import importlib.util
import io
from pathlib import Path
from typing import Any

from gemkeep.core.record import read_records
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import recorded_game
from tests.server.client import Client, careful
from tests.server_process import ROOT, Server


def example(name: str) -> Any:  # noqa: ANN401
    spec = importlib.util.spec_from_file_location(name, Path(ROOT) / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_one_person_plays_a_whole_game_with_bots(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "random", "bold", "ev", start=True)
        async with server.client(table, key) as ann:
            result = await ann.play_out(careful)
            assert len(result["scores"]) == 4
        record = server.call(f"/api/tables/{table}/record").body
        ((line, read),) = read_records(io.BytesIO(record))
        assert read.seats == ("Ann", "bot:random", "bot:bold", "bot:ev")
        assert list(replay(recorded_game(read, line), read, line)), "the record obeys the rules"

    asyncio.run(play())


def test_a_remote_bot_joins_by_the_invite_and_plays_to_the_end(server: Server) -> None:
    remote = example("remote_bot")

    async def play() -> None:
        _, key = server.person("Ann")
        table, invite = server.table(key, "me", "open", "bold")
        async with server.client(table, key) as ann:
            bot = asyncio.create_task(remote.join(f"{server.url}/j/{invite}"))
            await ann.until("update", lambda message: message["table"] is not None)
            await ann.done("start")
            result = await ann.play_out(careful)
            assert await bot == result

    asyncio.run(play())


def test_four_people_and_a_watcher_see_the_same_game(server: Server) -> None:
    async def play() -> None:
        people = [server.person(name) for name in ("Ann", "Bob", "Cid", "Dan")]
        table, invite = server.table(people[0][1], "me", "open", "open", "open", clock="relaxed")
        colours = ("red", "blue", "green", "yellow")

        async def sit_and_play(seat: int) -> Any:  # noqa: ANN401
            async with server.client(table, people[seat][1], invite) as client:
                if seat:
                    await client.done("sit", seat=seat, name=f"P{seat}", colour=colours[seat])
                    await client.until_phase("playing")
                else:
                    while any(each["kind"] == "open" for each in client.table["seats"]):
                        await client.hear()
                    await client.done("start")
                assert client.me["seats"] == [seat]
                return await client.play_out(careful)

        async def watch() -> Any:  # noqa: ANN401
            async with server.client(table) as client:
                await client.until_phase("playing")
                assert (client.me["person"], client.me["seats"]) == (None, [])
                assert (client.me["host"], client.me["invite"]) == (False, None)
                result = await client.play_out(careful)
                assert set(client.shown) == {None}
                return result

        results = await asyncio.gather(watch(), *(sit_and_play(seat) for seat in range(4)))
        assert all(result == results[0] for result in results)

    asyncio.run(play())


def test_two_on_one_device_play_both_seats(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Eve", "device:Ian", start=True)
        async with server.client(table, key) as ann:
            assert ann.me["seats"] == [0, 1, 2]
            await ann.choose(0, "on")
            await ann.choose(0, "back")
            await ann.choose(0, "on")
            result = await ann.play_out(careful)
            assert len(result["scores"]) == 3

    asyncio.run(play())


def test_a_choice_is_seen_by_nobody_else_until_all_are_in(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "device:Eve")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
            server.client(table) as watcher,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.until("update")
            await ann.done("start")
            for client in (bob, watcher):
                await client.until_phase("playing")
            since = len(bob.heard), len(watcher.heard)
            await ann.choose(0, "on")
            await ann.choose(0, "back")
            await ann.choose(0, "on")
            await ann.choose(2, "on")
            for client, start in ((bob, since[0]), (watcher, since[1])):
                await client.until("chosen")
                await client.until("chosen")
                told = [text for text in client.heard[start:] if "presence" not in text]
                assert [text.count("seat") for text in told] == [1, 1]
                assert "choose" not in "".join(told)
            await bob.choose(1, "on")
            update = await watcher.until("update")
            assert {"event": "decided", "on": [0, 1, 2], "back": []} in update["events"]

    asyncio.run(play())


def test_a_returning_player_finds_the_table_as_it_was(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Eve", "device:Ian", start=True)
        async with server.client(table, key) as ann:
            await ann.choose(1, "back")
        async with server.client(table, key) as ann:
            assert ann.shown[1]["chosen"] == ["choose", "back"]
            assert ann.shown[1]["legal"] == [["choose", "on"], ["choose", "back"]]
            assert ann.shown[0]["view"]["explorers"][1]["chosen"] is True
            assert ann.shown[0]["view"]["choice"] is None

    asyncio.run(play())


def test_what_was_missed_is_sent_one_by_one_or_whole(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Eve", "device:Ian", start=True)
        async with server.client(table, key) as ann, server.client(table) as watcher:
            start = ann.number
            for seat in range(3):
                await ann.choose(seat, "on")
            await watcher.until("update")
            await watcher.say("missed", since=start)
            assert await kinds_until_done(watcher) == ["chosen", "chosen", "update"]
            assert watcher.shown[None]["view"]["path"]
            await watcher.say("missed", since=start + 3)
            assert await kinds_until_done(watcher) == []
            await watcher.say("missed", since=0)
            assert await kinds_until_done(watcher) == ["whole"]

    async def kinds_until_done(client: Client) -> list[str]:
        kinds: list[str] = []
        while True:
            text = await client.socket.recv()
            kind = str(text).split('"')[3]
            if kind == "done":
                return [each for each in kinds if each != "presence"]
            kinds.append(kind)

    asyncio.run(play())


def test_a_person_leaves_a_bot_sits_in_and_gives_the_seat_back(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (bob_id, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "device:Eve")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.until("update")
            await ann.done("start")
            assert await ann.refused("sitin", seat=1, bot="bold") == "not_away"
            assert await ann.refused("sitin", seat=1, bot="os:system") == "unknown_bot"
            await bob.done("stand", seat=1)
            await ann.until("update")
            assert ann.table["seats"][1]["person"] == bob_id
            assert ann.table["seats"][1]["bot"] is not None
            for seat in (0, 2):
                await ann.choose(seat, "on")
            while not any('"decided"' in text for text in ann.heard):  # the bot chooses too
                await ann.hear()
            await bob.done("return", seat=1)
            assert bob.table["seats"][1]["bot"] is None

    asyncio.run(play())


def test_chat_and_signs_reach_everyone(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "bold", "ev")
        async with server.client(table, key) as ann, server.client(table) as watcher:
            await ann.done("say", text=" <b>hello</b>  ")
            assert (await watcher.until("said"))["line"]["text"] == "<b>hello</b>"
            await ann.done("signal", sign="wave")
            assert (await watcher.until("said"))["line"]["sign"] == "wave"
            assert await watcher.refused("say", text="me too") == "not_seated"
        async with server.client(table) as late:
            whole = next(text for text in late.heard if '"whole"' in text)
            assert "hello" in whole

    asyncio.run(play())
