"""The daily challenge over the wire: two people play, and every byte a third gets is checked."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gemkeep.core.record import read_record
from gemkeep.core.replay import replay as check
from gemkeep.games.catalogue import recorded_game
from gemkeep.server.games.seeds import seed_of
from tests.server.client import Client, careful
from tests.server.hideouts.test_hideouts import play_on
from tests.server_process import Server

DAY = 86_400.0
HOUR = 3600.0


def begin(server: Server, key: str, game: str = "diamant") -> str:
    answer = server.call(f"/api/daily/{game}", {}, key)
    assert answer.status == 200, answer
    table: str = answer.json["table"]
    return table


def play(server: Server, table: str, key: str, game: str = "diamant") -> Client:
    """Play it to the end; the client, with all it heard."""

    async def to_the_end() -> Client:
        async with server.client(table, key) as client:
            if game == "diamant":
                await client.play_out(careful)
            else:
                await play_on(client, Random(1))
            return client

    return asyncio.run(to_the_end())


def challenges(server: Server, key: str | None = None, day: str = "") -> dict[str, Any]:
    told = server.call(f"/api/daily{day and '?day='}{day}", key=key).json
    return {challenge["game"]: challenge for challenge in told["challenges"]} | {"of": told}


def chance_of(server: Server, table: str, key: str) -> list[Any]:
    record = server.call(f"/api/tables/{table}/record", key=key)
    assert record.status == 200, record
    kept = read_record(record.body.decode())
    assert len(list(check(recorded_game(kept), kept))) == len(kept.moves)
    return [move for move in record.json["moves"] if move[0] == "*"]


@pytest.mark.parametrize("game", ["diamant", "hideouts"])
def test_two_people_get_the_same_deal_and_those_who_have_not_played_get_no_byte_of_it(
    tmp_path: Path, game: str
) -> None:
    database = tmp_path / "gemkeep.db"
    with Server(str(database), "--no-limits") as server:
        (ann, ann_key), (bob, bob_key) = server.person("Ann"), server.person("Bob")
        _, cid_key = server.person("Cid")
        table = begin(server, ann_key, game)
        invite = invite_of(database, table)
        look_from_outside(server, table, invite, cid_key)
        play(server, table, ann_key, game)
        before = len(server.answers)
        heard = look_from_outside(server, table, invite, cid_key)
        told = [answer for answer in server.answers[before:] if b"openapi" not in answer]
        outside = b"".join(told) + "".join(heard).encode()
        deal = [json.dumps(move[2]).encode() for move in chance_of(server, table, ann_key)]
        for secret in (*secrets_of(database), *deal, b'"moves"', b'"frames"', b'"view"', b'"told"'):
            assert secret not in outside
        theirs = play(server, begin(server, bob_key, game), bob_key, game)
        mine = chance_of(server, table, ann_key)
        assert chance_of(server, table, bob_key) == mine, "those who have finished may look"
        same = chance_of(server, theirs.table["id"], ann_key)
        assert same[:3] == mine[:3]
        assert {line["name"] for line in challenges(server, bob_key)[game]["best"]} == {
            "Ann",
            "Bob",
        }
        everything = b"".join(server.answers) + "".join(theirs.heard).encode()
        assert not [secret for secret in secrets_of(database) if secret in everything]
        _, log = server.stop()
        assert not [secret for secret in secrets_of(database) if secret.decode() in log]
        assert ann != bob


def look_from_outside(server: Server, table: str, invite: str, key: str) -> list[str]:
    """Try every address with a key that has not played, and with none; what a socket received."""
    for mine in (key, None):
        for path in addresses_of(server, table):
            assert server.call(path, key=mine).status in {403, 405, 409}, path
        assert server.call(f"/api/invites/{invite}", key=mine).status == 404
        assert server.call("/api/tables", key=mine).json == []
        server.call("/api/ratings", key=mine)
        for challenge in server.call("/api/daily", key=mine).json["challenges"]:
            assert challenge["best"] is challenge["seed"] is challenge["result"] is None
    server.call("/api/me", key=key)
    assert server.call("/api/me/tables", key=key).json == []

    async def knock(**hello: object) -> list[str]:
        async with server.socket(table) as socket:
            client = Client(socket)
            assert await client.refused("hello", **hello) == "unknown_table"
            assert await client.closed_with() == 1008
            return client.heard

    return [
        line
        for hello in ({}, {"key": key}, {"key": key, "invite": invite}, {"invite": invite})
        for line in asyncio.run(knock(**hello))
    ]


def addresses_of(server: Server, table: str) -> list[str]:
    """Every address at which the server says something about a table, even future ones."""
    described = server.call("/schema").json["paths"]
    about = [path for path in described if path.startswith("/api/tables/{table_id}")]
    assert len(about) >= 3
    found = [path.replace("{table_id}", table) for path in about]
    return [f"{path}?eyes={eyes}" for path in found for eyes in ("0", "public", "all")]


def secrets_of(database: Path) -> list[bytes]:
    """The server's secret and the seeds of these days, as they would be written."""
    with sqlite3.connect(database) as connection:
        (secret,) = connection.execute("SELECT value FROM secrets").fetchone()
        days = connection.execute("SELECT DISTINCT day, game FROM dailies").fetchall()
    seeds = [seed_of(bytes.fromhex(secret), day, game).hex() for day, game in days]
    return [text.encode() for text in (secret, *seeds)]


def invite_of(database: Path, table: str) -> str:
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT invite FROM tables WHERE id = ?", (table,)).fetchone()
    invite: str = found[0]
    return invite


def test_a_returning_player_goes_on_and_a_killed_server_deals_the_same(tmp_path: Path) -> None:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits") as server:
        keys = [server.person(name)[1] for name in ("Ann", "Bob")]
        tables = [begin(server, key) for key in keys]

        async def some(table: str, key: str) -> None:
            async with server.client(table, key) as client:
                assert client.me["invite"] is None
                assert client.table["daily"] == challenges(server)["of"]["day"]
                await client.choose(0, "on")

        for table, key in zip(tables, keys, strict=True):
            asyncio.run(some(table, key))
        server.kill_and_restart()
        assert begin(server, keys[0]) == tables[0]
        for table, key in zip(tables, keys, strict=True):
            play(server, table, key)
        one, other = (
            chance_of(server, table, key) for table, key in zip(tables, keys, strict=True)
        )
        assert one[:4] == other[:4]


def test_it_counts_in_statistics_and_not_in_the_rating(tmp_path: Path) -> None:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits") as server:
        _, key = server.person("Ann")
        play(server, begin(server, key), key)
        me = server.counted(key, "diamant")
        assert me["diamant"]["games"] == 1
        assert me["rating"] is None
        assert server.call("/api/ratings").json["lines"] == []


def test_the_day_turns_and_yesterday_is_open_to_all(tmp_path: Path) -> None:
    database = str(tmp_path / "gemkeep.db")
    with Server(database, "--no-limits") as server:
        _, key = server.person("Ann")
        table = begin(server, key)
        play(server, table, key)
        today = challenges(server, key)
    with Server(database, "--no-limits", ahead=DAY + HOUR) as server:
        tomorrow = challenges(server, key)
        assert tomorrow["of"]["day"] > today["of"]["day"]
        assert tomorrow["diamant"]["seal"] == today["diamant"]["next_seal"]
        assert tomorrow["diamant"]["table"] is None
        assert begin(server, key) != table
        yesterday = challenges(server, day=today["of"]["day"])["diamant"]
        assert yesterday["best"][0]["table"] == table
        assert yesterday["seed"] is not None
        assert server.call(f"/api/tables/{table}/replay?eyes=0").status == 200
        assert server.call(f"/api/tables/{table}").status == 200


@pytest.mark.parametrize(
    "path,body,status",
    [
        ("/api/daily/chess", {}, 404),
        ("/api/daily/" + "x" * 50, {}, 400),
        ("/api/daily/diamant", {"name": "\u200b"}, 400),
        ("/api/daily/diamant", {"name": "bot:ev"}, 400),
        ("/api/daily/diamant", {"name": 5}, 400),
        ("/api/daily/diamant", {"seed": 1}, 400),
        ("/api/daily/diamant", {"day": "2020-01-01"}, 400),
        ("/api/daily/diamant", [], 400),
        ("/api/daily?day=" + "9" * 50, None, 400),
        ("/api/daily?day=2026-11-15T00:00", None, 400),
        ("/api/daily?day=%00", None, 400),
    ],
)
def test_what_is_no_question_is_refused(
    server: Server, path: str, body: object, status: int
) -> None:
    made = server.call("/api/people", {}).json
    answer = server.call(path, body, made["key"])
    assert answer.status == status, answer
    assert answer.json["code"] in {"malformed", "not_found", "bad_name"}


def test_to_play_one_needs_a_key_and_to_look_none(server: Server) -> None:
    assert server.call("/api/daily/diamant", {}).status == 401
    assert server.call("/api/daily/diamant", {}, "x.y").status == 401
    assert server.call("/api/daily", key="x.y").status == 200


def test_a_player_without_a_name_has_the_one_from_the_table(tmp_path: Path) -> None:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits") as server:
        key = server.call("/api/people", {}).json["key"]
        answer = server.call("/api/daily/diamant", {"name": "Otter"}, key)
        play(server, answer.json["table"], key)
        assert challenges(server, key)["diamant"]["best"][0]["name"] == "Otter"
        server.call("/api/me", {"name": "Ann"}, key, method="PATCH")
        assert challenges(server, key)["diamant"]["best"][0]["name"] == "Ann"
