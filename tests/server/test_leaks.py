"""No leak on the wire: every byte of each socket and each HTTP response is checked."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.server_process import Server

TIMES_AND_IDS = re.compile(
    r'"(now|deadline|away_since|free_at|free_to_all_at|at)":[0-9.]+|"(id|person|host|invite|again)":"[^"]*"'
)


async def gather_people(server: Server, names: tuple[str, ...], **more: object) -> Any:  # noqa: ANN401
    people = [server.person(name) for name in names]
    seats = ["me"] + ["open"] * (len(names) - 1)
    table, invite = server.table(people[0][1], *seats, **more)
    return people, table, invite


async def seat_all(clients: list[Client]) -> None:
    for seat, client in enumerate(clients[1:], start=1):
        colour = ("red", "blue", "green", "yellow")[seat]
        await client.done("sit", seat=seat, name=f"P{seat}", colour=colour)
    while any(seat["kind"] == "open" for seat in clients[0].table["seats"]):
        await clients[0].hear()
    await clients[0].done("start")
    for client in clients:
        while not client.shown:
            await client.hear()


@pytest.mark.parametrize("totals", ["open", "hidden"])
def test_nothing_secret_is_in_any_byte(server: Server, totals: str) -> None:
    """Games of random choices, played step by step, with every byte checked as it arrives."""
    for seed in range(2):
        asyncio.run(play_and_look(server, totals, Random(seed)))


async def play_and_look(server: Server, totals: str, random: Random) -> None:
    names = ("Ann", "Bob", "Cid", "Dan")
    people, table, invite = await gather_people(server, names, totals=totals)
    async with (
        server.client(table, people[0][1]) as ann,
        server.client(table, people[1][1], invite) as bob,
        server.client(table, people[2][1], invite) as cid,
        server.client(table, people[3][1], invite) as dan,
        server.client(table) as watcher,
    ):
        players = [ann, bob, cid, dan]
        everyone = [*players, watcher]
        await seat_all(players)
        while not watcher.shown:
            await watcher.hear()
        for _ in range(60):
            if ann.shown[0]["view"]["result"] is not None:
                break
            await one_decision(server, random, table, everyone)
    heard = "".join(text for client in everyone for text in client.heard)
    assert not [key for _, key in people if key.partition(".")[2] in heard]
    await check_cards(server, table, everyone)


async def one_decision(server: Server, random: Random, table: str, everyone: list[Client]) -> None:
    """All but one choose, and change their minds; no choice is sent before the last."""
    starts = [len(client.heard) for client in everyone]
    choosing = [seat for seat, client in enumerate(everyone[:-1]) if client.to_choose()]
    random.shuffle(choosing)
    for seat in choosing[:-1]:
        for choice in random.choices(["on", "back"], k=random.randint(1, 3)):
            await everyone[seat].choose(seat, choice)
        assert b"choose" not in server.call(f"/api/tables/{table}").body
        assert server.call(f"/api/tables/{table}/record").status == 409
    for seat, client in enumerate(everyone):
        for message in map(json.loads, client.heard[starts[seat] :]):
            if message["type"] == "mine":
                assert message["seat"] == seat
            else:
                assert '"choose"' not in json.dumps(message), message
    last = everyone[choosing[-1]]
    await last.choose(choosing[-1], random.choice(["on", "on", "back"]))
    for client in everyone:
        while client.number < last.number:
            await client.hear()


async def check_cards(server: Server, table: str, everyone: list[Client]) -> None:
    """At each moment, only the cards turned up by then had been sent."""
    for client in everyone:
        for text in client.heard:
            message = json.loads(text)
            for shown in message.get("shown") or ():
                view = shown["view"]
                named = set(view) & {"deck", "path", "removed"}
                assert named == {"deck", "path", "removed"}
                # The deck is only counted: its order is nowhere, so nothing in it can be told.
                assert all(isinstance(count, int) for count in view["deck"].values())
    answer = server.call(f"/api/tables/{table}")
    assert b"choose" not in answer.body


def test_two_games_that_look_the_same_to_a_seat_send_it_the_same_bytes(server: Server) -> None:
    """The engine's no-leak law on the wire: only what others chose in secret differs."""

    async def play(choices: tuple[str, str]) -> list[list[str]]:
        people, table, invite = await gather_people(server, ("Ann", "Bob", "Cid"))
        async with (
            server.client(table, people[0][1]) as ann,
            server.client(table, people[1][1], invite) as bob,
            server.client(table, people[2][1], invite) as cid,
            server.client(table) as watcher,
        ):
            await seat_all([ann, bob, cid])
            while not watcher.shown:
                await watcher.hear()
            starts = len(cid.heard), len(watcher.heard)
            await ann.choose(0, choices[0])
            for choice in choices:
                await bob.choose(1, choice)
            for client in (cid, watcher):
                await client.until("chosen")
                await client.until("chosen")
                await client.say("missed", since=0)
                await client.until("done")
            heard = [cid.heard[starts[0] :], watcher.heard[starts[1] :]]
        async with server.client(table, people[2][1]) as again:
            heard.append(again.heard)
        heard.append([server.call(f"/api/tables/{table}").body.decode()])
        return [[blank(text) for text in texts if not noise(text)] for texts in heard]

    def noise(text: str) -> bool:
        return text.startswith('{"type":"presence"')

    def blank(text: str) -> str:
        """The message without times and ids; the card that was dealt is the same in both."""
        parsed = TIMES_AND_IDS.sub('""', text)
        return re.sub(r'"(present|watchers)":\w+', '""', parsed)

    one = asyncio.run(play(("on", "back")))
    other = asyncio.run(play(("back", "on")))
    assert one == other


def test_no_answer_of_http_ever_carried_another_ones_key(server: Server) -> None:
    keys = [server.person(name)[1] for name in ("Ann", "Bob")]
    handed_out = [answer for answer in server.answers if b'"key":' in answer]
    for key in keys:
        for path in ("/api/tables", "/api/me", "/api/ratings", "/api/me/tables"):
            assert key.encode() not in server.call(path, key=key).body
    for key in keys:
        carrying = [answer for answer in server.answers if key.encode() in answer]
        assert len(carrying) == 1, "only the client that asked for it got it, once"
        assert carrying[0] in handed_out
