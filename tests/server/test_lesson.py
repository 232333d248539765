"""A lesson: a scripted deal and scripted bots, for one person, who is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from gemkeep.core.record import read_record
from gemkeep.core.replay import replay as check
from gemkeep.games.catalogue import recorded_game
from gemkeep.server.games.diamant.lesson import ROUNDS
from tests.server.client import Client, Message
from tests.server_process import Server


def begin(server: Server, key: str) -> str:
    answer = server.call("/api/lessons/diamant", {"name": "Raven"}, key)
    assert answer.status == 201, answer
    table: str = answer.json["table"]
    return table


def cards(server: Server, table: str) -> list[str]:
    """Every card that was turned up, from a record that obeys the rules."""
    record = server.call(f"/api/tables/{table}/record")
    kept = read_record(record.body.decode())
    assert len(list(check(recorded_game(kept), kept))) == len(kept.moves)
    return [move[2] for move in record.json["moves"] if move[0] == "*"]


async def play(client: Client, choice: Callable[[Message], str]) -> Message:
    """Play to the end, reading whatever there is to read."""
    read = acted = -1
    while True:
        view = client.shown[0]["view"]
        if view["result"] is not None:
            result: Message = view["result"]
            return result
        if client.to_choose() and acted != client.shown_at:
            acted = client.shown_at
            action = ["choose", choice(view)]
            await client.say("act", seat=0, number=client.number, action=action)
        if read != client.number:
            read = client.number
            await client.say("read", number=read)
        await client.hear()


def test_a_lesson_deals_what_its_script_says(server: Server) -> None:
    async def learn() -> None:
        _, key = server.person("Ann")
        table = begin(server, key)
        async with server.client(table, key) as ann:
            result = await play(
                ann, lambda view: "on" if view["round"] == 2 or len(view["path"]) < 4 else "back"
            )
        first, second = ROUNDS
        turned_up = cards(server, table)
        assert turned_up[: len(first.cards)] == list(first.cards)
        assert turned_up[len(first.cards) :][: len(second.cards)] == list(second.cards)
        # 7 and 11 shared by three, what was left of both, and the relic.
        assert result["scores"][0] >= 2 + 3 + 3 + 5

    asyncio.run(learn())


def test_the_bots_of_a_lesson_wait_until_the_newcomer_has_read_and_chosen(server: Server) -> None:
    async def learn() -> None:
        _, key = server.person("Ann")
        async with server.client(begin(server, key), key) as ann:
            await ann.done("read", number=ann.number)
            assert (await ann.done("say", text="thinking"))["number"] == ann.number
            assert not any(one["chosen"] for one in ann.shown[0]["view"]["explorers"])
            await ann.choose(0, "back")
            await ann.until("update", lambda message: bool(message["shown"]))
            assert not ann.shown[0]["view"]["explorers"][0]["in_cave"]
            waiting = ann.number
            assert (await ann.done("say", text="reading"))["number"] == waiting
            await ann.done("read", number=waiting - 1)
            assert (await ann.done("say", text="still reading"))["number"] == waiting
            await ann.say("read", number=waiting)
            await ann.until("update")

    asyncio.run(learn())


def test_a_lesson_is_private(server: Server) -> None:
    async def learn() -> None:
        _, key = server.person("Ann")
        _, other = server.person("Bob")
        made = server.call("/api/lessons/diamant", {}, key).json
        async with server.client(made["table"], key) as ann:
            assert ann.table["lesson"]
            assert not ann.table["listed"]
            assert ann.me["invite"] is None
            assert await ann.refused("stand", seat=0) == "illegal"
        assert server.call(f"/api/invites/{made['invite']}").status == 404
        async with server.socket(made["table"]) as socket:
            bob = Client(socket)
            assert await bob.refused("hello", key=other) == "unknown_table"

    asyncio.run(learn())


def test_a_game_without_a_lesson_says_which_games_have_one(server: Server) -> None:
    _, key = server.person("Ann")
    answer = server.call("/api/lessons/chess", {}, key)
    assert answer.status == 404
    assert "diamant" in answer.json["reason"]


def test_a_lesson_is_not_rated(server: Server) -> None:
    async def learn() -> None:
        _, key = server.person("Ann")
        table = begin(server, key)
        async with server.client(table, key) as ann:
            await play(ann, lambda _: "back")
        assert server.counted(key, "diamant")["rating"] is None

    asyncio.run(learn())


def test_a_lesson_goes_on_after_the_server_was_killed(fresh: Server) -> None:
    async def learn() -> None:
        _, key = fresh.person("Ann")
        table = begin(fresh, key)
        async with fresh.client(table, key) as ann:
            await ann.say("read", number=ann.number)
            await ann.choose(0, "on")
            while len(ann.shown[0]["view"]["path"]) == 1:
                await ann.hear()
        fresh.kill_and_restart()
        async with fresh.client(table, key) as ann:
            await play(ann, lambda view: "back" if len(view["path"]) == 4 else "on")
        assert cards(fresh, table)[: len(ROUNDS[0].cards)] == list(ROUNDS[0].cards)

    asyncio.run(learn())
