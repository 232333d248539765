"""The package's own client plays whole games on a real server, and gets no more than a seat."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.mcp.agent import Agent, agent, agent_of_a_process
from tests.mcp.transcript import transcript
from tests.server.seeded_server import SEED
from tests.server_process import ROOT, Server


def careful(text: str) -> str:
    """A choice in Diamant."""
    return "I fear the dark. [back]" if "end the round: " in text else "on"


def at_random(seed: int) -> Callable[[str], str]:
    """Takes any action that the menu offers, except that it corrects nothing."""
    random = Random(seed)

    def choose(text: str) -> str:
        menu = text.partition("Reply with one action")[2]
        offered = re.findall(r"\[((?!correct)[a-z]+)( C| \d)?\](?:.*one of (.*))?", menu)
        verb, argument, cells = random.choice(offered)
        return f"[{verb} {random.choice(cells.split(', '))}]" if cells else f"[{verb}{argument}]"

    return choose


async def begin(server: Server, table: str, key: str) -> None:
    """The host begins the game and goes away."""
    async with server.client(table, key) as host:
        await host.done("start")


async def play(player: Agent, choose: Callable[[str], str]) -> list[dict[str, Any]]:
    """Play to the end; everything that was seen on the way, as data."""
    seen = []
    while True:
        text, data = await player.call("wait_for_turn", seconds=30)
        seen.append(data)
        if data["phase"] == "over":
            return seen
        if "[finish]" in "".join(data["happened"]):
            await player.call("say_phrase", phrase="agreed")
        if data["to_act"]:
            await player.call("act", action=choose(text))


def test_a_whole_game_of_diamant_through_a_process(server: Server) -> None:
    async def game() -> None:
        _, key = server.person("Ann")
        table, invite = server.table(key, "open", "bold", "ev")
        async with agent_of_a_process("--name", "Ada") as ada:
            text, _ = await ada.call("join", link=f"{server.url}/j/{invite}")
            assert "You sit in seat 0" in text
            assert "0: Ada (you)" in text
            await begin(server, table, key)
            seen = await play(ada, careful)
        result = server.ask(f"/api/tables/{table}/record")["result"]
        assert seen[-1]["view"]["result"] == result
        only_what_the_seat_was_sent(server, table, 0, seen, ada.received)

    asyncio.run(game())


def test_a_whole_game_of_hideouts_with_a_bot_as_teammate(server: Server) -> None:
    async def game() -> None:
        _, key = server.person("Ann")
        rules = {"level": 1, "supply": 12, "memory": "own"}
        table, invite = server.table(key, "walker", "open", game="hideouts", rules=rules)
        async with agent() as ada:
            await ada.call("join", link=f"{server.url}/j/{invite}")
            await begin(server, table, key)
            seen = await play(ada, at_random(1))
        result = server.ask(f"/api/tables/{table}/record")["result"]
        assert seen[-1]["view"]["result"] == result
        happened = [line for data in seen for line in data["happened"]]
        assert any(line.startswith("bot walker says: the seal of the box") for line in happened)
        only_what_the_seat_was_sent(server, table, 1, seen, ada.received)

    asyncio.run(game())


DATA = {"table", "game", "phase", "seat", "to_act", "seconds_left", "happened"} | {
    "view",
    "legal",
    "chosen",
}
NEVER = ("commitment", "secrets", "promise", "removed_people", "deadline")
"""Fields of the protocol that an agent is not shown."""


def only_what_the_seat_was_sent(
    server: Server, table: str, seat: int, seen: list[dict[str, Any]], received: list[str]
) -> None:
    """Each view is one that the protocol sends to this seat, and nothing else is in any byte."""

    def views(eyes: int) -> set[str]:
        replay = server.ask(f"/api/tables/{table}/replay?eyes={eyes}")
        return {json.dumps(it, sort_keys=True) for it in views_in(replay)}

    shown = {json.dumps(data["view"], sort_keys=True) for data in seen if data["view"] is not None}
    assert shown
    assert shown <= views(seat)
    assert not shown <= views(1 - seat), "this can tell one seat's views from another's"
    assert all(set(data) == DATA for data in seen)
    assert not [word for word in NEVER for text in received if word in text]


def views_in(given: Any) -> list[Any]:  # noqa: ANN401
    """Every view in a replay, wherever it is."""
    if isinstance(given, dict):
        own = [given] if "me" in given and "result" in given else []
        return own + [view for it in given.values() for view in views_in(it)]
    return [view for it in given for view in views_in(it)] if isinstance(given, list) else []


def test_a_clock_is_shown_with_what_it_will_choose(server: Server) -> None:
    async def game() -> None:
        _, key = server.person("Ann")
        table, invite = server.table(key, "me", "open", "bold", clock="relaxed")
        async with agent() as ada, server.client(table, key) as ann:
            await ada.call("join", link=f"{server.url}/j/{invite}")
            await ann.done("start")
            text, data = await ada.call("wait_for_turn")
            assert 60 < data["seconds_left"] <= 90
            assert re.search(r"You have \d\d seconds; after that: \[(on|back)\]\.", text)

    asyncio.run(game())


def test_nobody_is_shown_a_choice_before_all_have_chosen(server: Server) -> None:
    """Bob changes his mind: whatever he has chosen, Ada reads the same bytes."""

    async def game() -> None:
        _, key = server.person("Bob")
        table, invite = server.table(key, "me", "open", "bold")
        async with agent() as ada, server.client(table, key) as bob:
            await ada.call("join", link=f"{server.url}/j/{invite}")
            await bob.done("start")
            await ada.call("wait_for_turn")
            await bob.choose(0, "on")
            while "Chosen meanwhile: Bob, bot bold." not in (before := (await ada.call("look"))[0]):
                pass
            await bob.choose(0, "back")
            await ada.call("say", text="hm")  # answered after what Bob did
            assert (await ada.call("look"))[0] == before
            assert not [text for text in ada.received if key.partition(".")[2] in text]

    asyncio.run(game())


@pytest.mark.skipif(bool(SEED), reason="the page shows the deal of the usual seed")
def test_the_transcript_in_the_docs_is_real(server: Server) -> None:
    page = (ROOT / "docs" / "mcp.md").read_text(encoding="utf-8")
    assert transcript(server).strip() in page
