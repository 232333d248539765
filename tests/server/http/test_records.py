"""Records downloaded from the table: the command checks, shows and tells them like any other."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest

from gemkeep.cli.main import main
from gemkeep.cli.records.story import names_of
from gemkeep.server.http.api.tables import in_turn
from gemkeep.server.tables.registry import TableRegistry
from tests.server.client import careful
from tests.server.hideouts.test_hideouts import OWN_LEVEL, play_on
from tests.server.tables.test_live_table import with_registry
from tests.server_process import Server

ODD = ("Ann “☃” O'Hara\\", "ГаннаЇ", "آن", "<b>&amp;</b>", "👩\u200d🚀", "x" * 24)
"""Names as people have them, and as they don't."""


def check_with_the_command(
    server: Server, table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """Who the record says sat where; it is by the rules, and a seat was sent what a view says."""
    body = server.call(f"/api/tables/{table}/record").body
    file = tmp_path / "game.json"
    file.write_bytes(body)
    record = json.loads(body)
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.startswith("1 record follows the rules")
    assert main(["replay", str(file), "--show", "1"]) == 0
    shown = [json.loads(line)["view"] for line in capsys.readouterr().out.splitlines()]
    frames = server.call(f"/api/tables/{table}/replay?eyes=1").json["frames"]
    assert shown == [frame["view"] for frame in frames[1:]]
    assert main(["replay", str(file), "--tell"]) == 0
    told = capsys.readouterr().out
    names: list[str] = record["seats"]
    assert all(name in told for name in names_of(names))
    return names


def test_odd_names_on_one_device_and_a_bot(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> str:
        _, key = server.person(ODD[0])
        others = [f"device:{name}" for name in ODD[1:]]
        table, _ = server.table(key, "me", *others, "bold", start=True)
        async with server.client(table, key) as ann:
            await ann.play_out(careful)
        return table

    table = asyncio.run(play())
    assert check_with_the_command(server, table, tmp_path, capsys) == [*ODD, "bot:bold"]


def test_a_seat_is_named_after_its_last_player(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bob stands up and a bot sits in for him; Cid comes late and takes over from another."""

    async def play() -> str:
        (_, ann_key), (_, bob_key), (_, cid_key) = map(server.person, ("Ann", "Bob", "Cid"))
        table, invite = server.table(ann_key, "me", "open", "bold", "ev")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
            server.client(table, cid_key, invite) as cid,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.until("update")
            await ann.done("start")
            await bob.done("stand", seat=1)
            await cid.done("sit", seat=2, name="Cid", colour="orange")
            await asyncio.gather(*(client.play_out(careful) for client in (ann, cid)))
        return table

    table = asyncio.run(play())
    names = check_with_the_command(server, table, tmp_path, capsys)
    assert names == ["Ann", "Bob", "Cid", "bot:ev"]


def test_a_custom_level_with_a_bot_for_a_player_who_left(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> str:
        (_, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        rules = {"level": OWN_LEVEL | {"name": "Ann “☃”"}, "memory": "own"}
        table, invite = server.table(
            ann_key, "me", "open", "device:Eve", "walker", game="hideouts", rules=rules
        )
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.until("update")
            await ann.done("start")
            await bob.done("stand", seat=1)
            await play_on(ann, Random(3))
        return table

    table = asyncio.run(play())
    names = check_with_the_command(server, table, tmp_path, capsys)
    assert names == ["Ann", "Bob", "Eve", "bot:walker"]


def test_a_replay_is_compressed_for_clients_that_accept_it(server: Server) -> None:
    async def play() -> str:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "bold", "bold", start=True)
        async with server.client(table, key) as ann:
            await ann.play_out(careful)
        return table

    path = f"/api/tables/{asyncio.run(play())}/replay?eyes=public"
    whole, zipped = server.call(path), server.call(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in whole.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) * 5 < len(whole.body)
    assert zipped.json == whole.json


def test_replays_are_made_one_after_the_other(tmp_path: Path) -> None:
    """In several threads at once, a thousand of them would keep everyone else from playing."""
    working, most = [0], [0]

    def make() -> None:
        working[0] += 1
        most[0] = max(most[0], working[0])
        time.sleep(0.001)  # the others could begin meanwhile
        working[0] -= 1

    async def use(registry: TableRegistry) -> None:
        await asyncio.gather(*(in_turn(registry, make) for _ in range(20)))

    with_registry(tmp_path / "gemkeep.db", use)
    assert most == [1]


def test_no_replay_is_made_before_the_one_before_it_is_on_its_way(tmp_path: Path) -> None:
    """Else those that nobody has compressed yet would fill the memory."""
    made, used, most = [0], [0], [0]

    def make() -> None:
        made[0] += 1
        most[0] = max(most[0], made[0] - used[0])

    async def use(registry: TableRegistry) -> None:
        async def ask() -> None:
            await in_turn(registry, make)
            time.sleep(0.002)  # noqa: ASYNC251 - as long as it takes to compress one
            used[0] += 1

        await asyncio.gather(*(ask() for _ in range(20)))

    with_registry(tmp_path / "gemkeep.db", use)
    assert most == [1]
