"""Playing again: an invitation that each player accepts, in one write, within the limits."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Client, careful
from tests.server_process import Answer, Server


async def play_out(*clients: Client) -> None:
    await asyncio.gather(*(client.play_out(careful) for client in clients))


def again(server: Server, table: str, key: str, **answer: bool) -> Answer:
    return server.call(f"/api/tables/{table}/again", answer, key)


def tables_of(server: Server, key: str) -> list[str]:
    return [each["table"]["id"] for each in server.call("/api/me/tables", key=key).json]


class Three:
    """Ann, Bob and Cid, who have played a game to its end."""

    def __init__(self, server: Server) -> None:
        people = [server.person(name) for name in ("Ann", "Bob", "Cid")]
        (self.ann, self.ann_key), (self.bob, self.bob_key), (self.cid, self.cid_key) = people
        self.server = server
        self.table, self.invite = server.table(self.ann_key, "me", "open", "open")

    async def play(self) -> None:
        ids = (self.ann_key, self.bob_key, self.cid_key)
        server, table, invite = self.server, self.table, self.invite
        async with (
            server.client(table, ids[0]) as ann,
            server.client(table, ids[1], invite) as bob,
            server.client(table, ids[2], invite) as cid,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await cid.done("sit", seat=2, name="Cid", colour="green")
            await ann.done("start")
            await bob.done("say", text="once more?")
            await play_out(ann, bob, cid)


@pytest.fixture
def three(server: Server) -> Three:
    party = Three(server)
    asyncio.run(party.play())
    return party


def test_alone_with_bots_it_begins_at_once(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "bold", "ev", start=True, totals="hidden")
        assert again(server, table, key).json["code"] == "not_over"
        async with server.client(table, key) as ann:
            await ann.play_out(careful)
        following = again(server, table, key).json
        assert following["seated"]
        assert again(server, table, key).json == following
        async with server.client(following["table"], key) as ann:
            assert ann.table["phase"] == "playing"
            assert ann.table["totals"] == "hidden"
            assert ann.me["seats"] == [0]

    asyncio.run(play())


def test_a_key_that_was_changed_does_not_play_again(three: Three) -> None:
    server, table, old = three.server, three.table, three.ann_key
    new = server.call("/api/me/key", method="POST", key=old).json["key"]
    assert again(server, table, old).json["code"] == "wrong_key"
    assert again(server, table, new).json["seated"]


def test_to_change_the_table_it_waits_for_the_host(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "bold", "ev", start=True)
        async with server.client(table, key) as ann:
            await ann.play_out(careful)
        following = again(server, table, key, change=True).json["table"]
        async with server.client(following, key) as ann:
            assert ann.table["phase"] == "gathering"
            await ann.done("addseat")
            await ann.done("change", rules={"edition": "uk"}, clock="brisk")
            assert ann.table["rules"]["edition"] == "uk"
            await ann.done("start", bot="bold")
            assert [seat["bot"] for seat in ann.table["seats"]] == [None, "bold", "ev", "bold"]

    asyncio.run(play())


def test_nobody_is_pulled_in_and_the_others_see_who_asks(three: Three) -> None:
    server = three.server

    async def play() -> None:
        async with server.client(three.table, three.bob_key) as bob:
            following = again(server, three.table, three.ann_key).json["table"]
            await bob.until("update")
            assert (bob.table["again"], bob.table["again_by"]) == (following, three.ann)
        async with server.client(following, three.ann_key) as ann:
            assert ann.table["phase"] == "gathering"
            assert [seat["person"] for seat in ann.table["seats"]] == [three.ann, None, None]
            assert [seat["kept_for"] for seat in ann.table["seats"]] == [None, three.bob, three.cid]
            assert again(server, three.table, three.cid_key, join=False).json["seated"] is False
            await ann.until("update")
            assert [seat["declined"] for seat in ann.table["seats"]] == [False, False, True]
        assert following not in tables_of(server, three.bob_key)
        assert following not in tables_of(server, three.cid_key)

    asyncio.run(play())


def test_it_begins_when_the_last_one_has_said_yes(three: Three) -> None:
    server = three.server
    answers = [
        again(server, three.table, key).json
        for key in (three.bob_key, three.ann_key, three.cid_key)
    ]
    assert [answer["seated"] for answer in answers] == [True] * 3
    (following,) = {answer["table"] for answer in answers}

    async def look() -> None:
        async with server.client(following, three.cid_key) as cid:
            await cid.until_phase("playing")
            assert cid.table["host"] == three.bob
            whole = next(text for text in cid.heard if '"whole"' in text)
            assert "once more?" in whole, "the chat goes along"

    asyncio.run(look())


def test_those_who_come_too_late_may_watch(three: Three) -> None:
    server = three.server

    async def play() -> None:
        following = again(server, three.table, three.ann_key).json["table"]
        async with server.client(following, three.ann_key) as ann:
            await ann.done("start", bot="bold")
        late = again(server, three.table, three.bob_key).json
        assert late == {"table": following, "seated": False}

    asyncio.run(play())


def test_only_those_who_played_are_asked(three: Three) -> None:
    _, stranger = three.server.person("Eve")
    assert again(three.server, three.table, stranger).json["code"] == "not_seated"
    assert again(three.server, "nowhere", stranger).json["code"] == "unknown_table"
    assert again(three.server, three.table, three.bob_key, join=False).status == 404
