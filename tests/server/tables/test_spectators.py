"""Spectators: their own chat, which players read after the game, and a guess for fun."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Message, careful
from tests.server_process import Server


def test_players_read_what_spectators_wrote_only_when_the_game_is_over(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, eve_key) = server.person("Ann"), server.person("Eve")
        table, _ = server.table(ann_key, "me", "bold", "ev", start=True)
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, eve_key) as eve,
            server.client(table) as zoe,
        ):
            await eve.done("remark", name="Eve", text=" she will  bust ")
            (line,) = (await zoe.until("remarked"))["remarks"]
            assert (line["name"], line["text"], line["seat"]) == ("Eve", "she will bust", None)
            async with server.client(table, ann_key) as elsewhere:
                assert "she will bust" not in "".join(elsewhere.heard)
            await ann.play_out(careful)
            assert "she will bust" not in "".join(ann.heard)
            (line,) = (await ann.until("remarked"))["remarks"]
            assert line["text"] == "she will bust"
        async with server.client(table, ann_key) as ann:
            assert "she will bust" in "".join(ann.heard)

    asyncio.run(play())


def test_who_may_write_to_the_spectators(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, eve_key) = server.person("Ann"), server.person("Eve")
        table, invite = server.table(ann_key, "me", "open", "ev", "bold")
        line = {"name": "Eve", "text": "hello"}
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, eve_key, invite) as eve,
            server.client(table) as nobody,
        ):
            assert await eve.refused("remark", **line) == "not_started"
            await eve.done("sit", seat=1, name="Eve", colour="teal")
            await ann.done("remove", seat=1)
            await ann.done("start", bot="bold")
            assert await ann.refused("remark", **line) == "already_seated"
            assert await nobody.refused("remark", **line) == "wrong_key"
            assert await eve.refused("remark", **line) == "removed"
            await ann.done("letin", person=eve.me["person"])
            assert await eve.refused("remark", name="\u3164", text="hello") == "bad_name"
            assert await eve.refused("remark", name="Eve", text="\u200b") == "bad_text"
            await eve.done("remark", name="\u0410nn", text="I am not her")
            (written,) = (await nobody.until("remarked"))["remarks"]
            assert written["name"] == "\u0410nn 2", "not to be mistaken for a player"
            while await eve.say("remark", **line):
                message = await eve.hear()
                if message["type"] == "refused":
                    break
            assert message["code"] == "too_fast"

    asyncio.run(play())


def test_a_guess_is_settled_by_what_happens(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Ben", "device:Cid", start=True)
        async with (
            server.client(table, key) as ann,
            server.client(table) as eve,
            server.client(table) as zoe,
        ):
            assert await ann.refused("guess", answer="on") == "already_seated"
            assert await eve.refused("guess", answer="home") == "illegal"
            await eve.done("guess", answer="on")
            await eve.done("guess", answer="back")
            await zoe.done("guess", answer="on")
            before = len(ann.heard)
            for seat, choice in enumerate(("on", "back", "on")):
                await ann.choose(seat, choice)
            settled: list[Message] = [await client.until("guessed") for client in (eve, zoe)]
            assert settled == [
                {"type": "guessed", "answer": "back", "mine": mine, "right": 1, "made": 2}
                for mine in ("back", "on")
            ]
            assert "guess" not in "".join(ann.heard[before:]), "players hear nothing of it"

    asyncio.run(play())


@pytest.mark.parametrize("supply,answer", [(1, "lost")])
def test_in_hideouts_spectators_guess_how_it_ends(server: Server, supply: int, answer: str) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        rules = {"level": 1, "supply": supply}
        asked = {
            "game": "hideouts",
            "rules": rules,
            "seats": [{"kind": "me"}, {"kind": "device", "name": "Ben"}],
            "first": 0,
            "start": True,
        }
        table = server.ask("/api/tables", asked, key)["table"]
        async with server.client(table, key) as ann, server.client(table) as eve:
            await eve.done("guess", answer="won")
            while ann.table["phase"] == "playing":
                seat, shown = next((at, it) for at, it in ann.shown.items() if it["legal"])
                await ann.done("act", seat=seat, number=ann.number, action=shown["legal"][0])
            settled = await eve.until("guessed")
            assert (settled["answer"], settled["mine"], settled["right"]) == (answer, "won", 0)

    asyncio.run(play())
