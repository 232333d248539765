"""The HTTP API: what it gives, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import sqlite3

import pytest

from gemkeep.server.accounts import keys
from tests.server.client import careful
from tests.server.foreign_origins import FOREIGN, foreign_origins
from tests.server_process import Server


def test_a_person_is_a_key_and_says_what_they_like_of_themselves(server: Server) -> None:
    made = server.call("/api/people", {"name": "Ann"})
    assert made.status == 201
    person, key = made.json["id"], made.json["key"]
    assert len(key.partition(".")[2]) >= 27, "160 bits and more are random"
    me = server.call("/api/me", key=key).json
    assert me == {
        "id": person,
        "name": "Ann",
        "colour": None,
        "language": None,
        "rating": None,
        "hidden": False,
        "invitations": True,
        "diamant": None,
        "hideouts": None,
    }
    changed = server.call("/api/me", {"colour": "teal", "language": "uk"}, key, method="PATCH")
    me = server.call("/api/me", key=key).json
    assert me == changed.json
    assert (me["name"], me["colour"], me["language"]) == ("Ann", "teal", "uk")


@pytest.mark.parametrize(
    "written,kept",
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("\u202eAnn\u0000", "Ann"),  # what would turn the words after it round
        ("A\nn", "A n"),
        ("Z\u030c", "\u017d"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_is_tidied_wherever_it_is_told(server: Server, written: str, kept: str) -> None:
    key = server.call("/api/people", {"name": written}).json["key"]
    assert server.call("/api/me", key=key).json["name"] == kept
    server.call("/api/me", {"name": "Bob"}, key, method="PATCH")
    assert server.call("/api/me", {"name": written}, key, method="PATCH").json["name"] == kept
    assert server.call("/api/me", key=key).json["name"] == kept
    table, _ = server.table(key, "me", f"device:{written}", "bold")
    seats = server.call(f"/api/tables/{table}").json["seats"]
    assert [seat["name"] for seat in seats[:2]] == [kept, f"{kept} 2"]


@pytest.mark.parametrize("name", ["\u200b", " ", "bot:sage", "\u200bBot:sage"])
def test_what_is_no_name_is_refused_wherever_it_is_told(server: Server, name: str) -> None:
    assert server.call("/api/people", {"name": name}).json["code"] == "bad_name"
    _, key = server.person("Ann")
    assert server.call("/api/me", {"name": name}, key, method="PATCH").json["code"] == "bad_name"
    assert server.call("/api/me", key=key).json["name"] == "Ann"


@pytest.mark.parametrize("key", [None, "", "x", "x.y", ".", "abcdefghjkmn.", "a" * 5000])
def test_a_wrong_key_opens_nothing(server: Server, key: str | None) -> None:
    for path in ("/api/me", "/api/me/tables"):
        assert server.call(path, key=key).status == 401
    answer = server.call("/api/tables", {"game": "diamant", "rules": {}, "seats": []}, key)
    assert answer.status in {400, 401}


def test_a_key_with_one_letter_changed_is_nobodys(server: Server) -> None:
    _, key = server.person("Ann")
    changed = key[:-1] + ("A" if key[-1] != "A" else "B")
    assert server.call("/api/me", key=changed).status == 401
    assert server.call("/api/me", key=changed).json["code"] == "wrong_key"


@pytest.mark.parametrize(
    "change,reason",
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"rules": {"edition": "xx"}}, "no edition is called 'xx'"),
        ({"rules": {"edition": "cs", "relics": "none"}}, "cs has escalating"),
        ({"rules": {"edition": "cs", "more": 1}}, "unknown field"),
        ({"rules": {"edition": [[[[[[[[1]]]]]]]]}}, "nested deeper"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "3 to 8 players"),
        ({"seats": [{"kind": "me"}] * 3}, "one seat can be yours"),
        ({"seats": [{"kind": "bot", "bot": "os:system"}] * 3}, "no such bot"),
        ({"seats": [{"kind": "device", "name": "\u200b"}] * 3}, "is not a name"),
        ({"seats": [{"kind": "throne"}] * 3}, "throne"),
        ({"clock": "fast"}, "fast"),
        ({"colour": "red"}, "unknown field"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_a_reason(
    server: Server, change: dict[str, object], reason: str
) -> None:
    _, key = server.person("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    asked = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats} | change
    answer = server.call("/api/tables", asked, key)
    assert answer.status == 400, answer
    assert reason in answer.json["reason"]


def test_an_invite_leads_to_its_table_and_a_wrong_one_nowhere(server: Server) -> None:
    _, key = server.person("Ann")
    table, invite = server.table(key, "me", "open", "bold")
    info = server.call(f"/api/invites/{invite}").json["table"]
    assert info == server.call(f"/api/tables/{table}").json
    assert info["id"] == table
    assert invite not in str(server.call(f"/api/tables/{table}").json), "watching is not sitting"
    assert server.call("/api/invites/nowhere").status == 404
    assert server.call("/api/tables/nowhere").json["code"] == "unknown_table"


def test_only_listed_tables_are_listed(server: Server) -> None:
    _, key = server.person("Ann")
    hidden, _ = server.table(key, "me", "open", "bold")
    shown, _ = server.table(key, "me", "open", "bold", listed=True)
    listed = [table["id"] for table in server.call("/api/tables").json]
    assert shown in listed
    assert hidden not in listed


def test_an_unfinished_game_keeps_its_secrets(server: Server) -> None:
    _, key = server.person("Ann")
    table, _ = server.table(key, "me", "device:Eve", "bold", start=True)
    for path in (
        "record",
        "review",
        "analysis",
        "replay?eyes=0",
        "replay?eyes=public",
        "replay?eyes=all",
    ):
        answer = server.call(f"/api/tables/{table}/{path}", key=key)
        assert answer.status == 409
        assert answer.json["code"] == "not_over"


def test_a_replay_shows_the_game_through_the_eyes_one_asks_for(server: Server) -> None:
    async def play() -> str:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "bold", "random", start=True)
        async with server.client(table, key) as ann:
            await ann.play_out(careful)
        return table

    table = asyncio.run(play())
    for eyes, me in (("1", 1), ("public", None)):
        replay = server.call(f"/api/tables/{table}/replay?eyes={eyes}").json
        assert replay["eyes"] == me
        assert replay["frames"][0]["move"] is None
        assert {frame["view"]["me"] for frame in replay["frames"]} == {me}
        assert replay["frames"][-1]["view"]["result"] is not None
        assert replay["frames"][-1]["events"][-1]["event"] == "counted_out"
    for eyes in ("3", "-1", "x", "", "0x1", "all"):
        assert server.call(f"/api/tables/{table}/replay?eyes={eyes}").status == 400
    assert server.call(f"/api/tables/{table}/replay").status == 400


def test_statistics_and_ratings_follow_a_finished_game(fresh: Server) -> None:
    async def play() -> None:
        _, key = fresh.person("Ann")
        table, _ = fresh.table(key, "me", "bold", "bold", start=True)
        async with fresh.client(table, key) as ann:
            result = await ann.play_out(careful)
        me = fresh.counted(key, "diamant")
        assert me["diamant"]["history"] == [result["scores"][0]]
        assert me["diamant"]["rounds"] == 5
        ladder = fresh.call("/api/ratings", key=key).json
        assert [(line["name"], line["bot"]) for line in ladder["lines"]] == [("bold", True)]
        assert ladder["missing"] == 2, "one game says too little about Ann"
        assert ladder["mine"] == me["rating"]
        assert me["rating"]["games"] == 1

    asyncio.run(play())


def test_the_bots_are_listed_by_strength(server: Server) -> None:
    bots = server.call("/api/bots?game=diamant").json
    assert [bot["strength"] for bot in bots] == sorted(bot["strength"] for bot in bots)
    assert {bot["strength"] for bot in bots} == {1, 2, 3}
    assert server.call("/api/bots?game=chess").status == 400


def test_no_other_sites_page_changes_anything(server: Server) -> None:
    for path, method in (("/api/people", "POST"), ("/api/me", "PATCH"), ("/api/tables", "POST")):
        for origin in foreign_origins(server):
            answer = server.call(path, {}, method=method, headers={"Origin": origin})
            assert answer.status == 403, origin
            assert answer.json["code"] == "wrong_origin"
    assert server.call("/api/people", {}, headers={"Origin": server.url}).status == 201
    assert server.call("/api/tables", headers=FOREIGN).status == 200
    assert "access-control-allow-origin" not in server.call("/health", headers=FOREIGN).headers


def test_every_answer_carries_the_headers_that_keep_the_page_safe(server: Server) -> None:
    for path in ("/", "/t/abc", "/api/tables", "/api/me", "/nowhere.js", "/schema", "/ws/x"):
        headers = server.call(path).headers
        policy = headers["content-security-policy"]
        directives = dict(each.split(" ", 1) for each in policy.split("; "))
        assert directives["default-src"] == directives["frame-ancestors"] == "'none'"
        assert directives["base-uri"] == directives["form-action"] == "'none'"
        assert directives["connect-src"] == directives["style-src"] == "'self'"
        own, *known = directives["script-src"].split(" ")
        assert own == "'self'"
        assert all(script.startswith("'sha256-") for script in known)
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"


def test_head_gives_what_get_gives_but_its_body(server: Server) -> None:
    for path in ("/", "/health", "/api/tables", "/nowhere.js"):
        get, head = server.call(path), server.call(path, method="HEAD")
        assert (head.status, head.body) == (get.status, b"")
        assert head.headers["content-type"] == get.headers["content-type"]


def test_every_page_of_the_app_is_its_one_page_and_a_missing_file_is_missing(
    server: Server,
) -> None:
    nowhere = server.call("/nowhere").body
    script = b'<script type="module"'
    assert script in nowhere
    for path in ("/", "/new", "/t/abc", "/j/abc", "/replay/abc", "/rules/cs", "/me", "/k/abc"):
        answer = server.call(path)
        assert answer.status == 200
        assert script in answer.body
    assert server.call("/assets/none-abcdefgh.js").status == 404
    assert server.call("/..%2f..%2fetc%2fpasswd").body == nowhere
    for path in ("/%2e%2e/config.py", "/assets/../../config.py"):
        assert b"database_url" not in server.call(path).body


@pytest.mark.parametrize(
    "raw,content_type",
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"[]", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"name": 5}', "application/json"),
        (b'{"name": "x", "admin": true}', "application/json"),
        (b'{"name": ""}', "application/json"),
        (b'{"name": "' + b"x" * 25 + b'"}', "application/json"),
        (b"[" * 10_000, "application/json"),
        (b'{"a":' * 3_000, "application/json"),
        (b"name=x", "application/x-www-form-urlencoded"),
        (b"x" * 100_000, "application/json"),
    ],
)
def test_nonsense_is_refused_and_the_server_lives(
    server: Server, raw: bytes, content_type: str
) -> None:
    answer = server.call("/api/people", raw=raw, headers={"Content-Type": content_type})
    assert 400 <= answer.status < 500, answer
    assert set(answer.json) == {"code", "reason"}
    assert server.call("/health").status == 200


def test_a_server_whose_tables_are_gone_says_that_it_is_not_well(fresh: Server) -> None:
    _, key = fresh.person("Ann")
    with sqlite3.connect(fresh.db) as connection:
        for name in ("entries", "people"):
            connection.execute(f"ALTER TABLE {name} RENAME TO lost_{name}")
    ill = fresh.call("/health")
    assert (ill.status, ill.json["status"]) == (503, "unavailable")
    lost = fresh.call("/api/me", key=key)
    assert (lost.status, lost.json["code"]) == (503, "unavailable")
    assert "people" not in lost.json["reason"], "what is wrong within is nobody's business"
    _, log = fresh.stop()
    assert key not in log
    assert json.loads(log.splitlines()[-1])["what"] == "a request failed"


def test_what_is_kept_of_a_key_opens_nothing(fresh: Server) -> None:
    person, key = fresh.person("Ann")
    fresh.stop()
    with sqlite3.connect(fresh.db) as connection:
        ((kept,),) = connection.execute("SELECT key_hash FROM people WHERE id = ?", (person,))
    secret = key.partition(".")[2]
    assert secret not in "\n".join(connection.iterdump())
    assert not keys.same(kept, kept)
    assert keys.same(secret, kept)


def test_health_and_schema_are_there(server: Server) -> None:
    assert server.call("/health").json["status"] == "ok"
    paths = server.call("/schema").json["paths"]
    assert "/api/tables/{table_id}/replay" in paths


def test_a_client_that_asks_too_often_must_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(str(tmp_path_factory.mktemp("limited") / "gemkeep.db")) as limited:
        statuses = [limited.call("/api/people", {}).status for _ in range(70)]
        assert statuses[:60] == [201] * 60
        assert set(statuses[60:]) == {429}
        assert limited.call("/api/people", {}).json["code"] == "too_fast"
        assert limited.call("/api/tables").status == 200, "other doors stay open"


def test_a_client_that_makes_too_many_tables_must_wait(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = str(tmp_path_factory.mktemp("limited") / "gemkeep.db")
    with Server(database, "--proxy", "127.0.0.1") as limited:
        _, key = limited.person("Ann")
        for _ in range(119):
            limited.table(key, "me", "open", "open")
        assert limited.call("/api/daily/diamant", {}, key).status == 200, "it makes a table, too"
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        asked = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats}
        for path, body in (("/api/tables", asked), ("/api/daily/hideouts", {})):
            assert limited.call(path, body, key).json["code"] == "too_fast"
        others = {"X-Forwarded-For": "10.0.0.7"}
        assert limited.call("/api/tables", asked, key, headers=others).status == 201


def test_a_player_without_a_name_gets_the_one_the_page_suggests(server: Server) -> None:
    rules = {"edition": "cs", "relics": "escalating"}
    for own, lent, called in (
        (None, "Otter", "Otter"),
        (None, None, None),
        ("Ann", "Otter", "Ann"),
    ):
        key = server.call("/api/people", {"name": own} if own else {}).json["key"]
        seats = [{"kind": "me", "name": lent}, {"kind": "open"}, {"kind": "open"}]
        wanted = {"game": "diamant", "rules": rules, "seats": seats}
        table = server.call("/api/tables", wanted, key=key).json["table"]
        assert server.call(f"/api/tables/{table}").json["seats"][0]["name"] == called
    nobody = server.call("/api/people", {}).json["key"]
    blank = wanted | {"seats": [{"kind": "me", "name": " "}, *seats[1:]]}
    assert server.call("/api/tables", blank, key=nobody).json["code"] == "bad_name"
