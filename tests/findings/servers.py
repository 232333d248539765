"""Servers with the options that every version has, and games at their tables."""

from __future__ import annotations

import asyncio

from tests.server.client import Client, careful
from tests.server_process import Server

GOES_ON_WITHIN = 8.0
"""Seconds for what should go on by itself."""
SEAT = {"name": "Zoe", "colour": "white"}


def serve(db: str, *options: str, module: str = "gemkeep.server") -> Server:
    """A server as people run it, whose bots don't take their time; nothing about it is seeded."""
    return Server(db, *options, module=module, seed=None)


async def play_out(*clients: Client) -> None:
    await asyncio.gather(*(client.play_out(careful) for client in clients))


async def until_last_round(*clients: Client) -> None:
    """Everybody goes home at once, until the last round has begun."""

    async def play(client: Client) -> None:
        while not in_last_round(client):
            await client.act(lambda _: "back")
            await client.hear()

    await asyncio.gather(*map(play, clients))


def in_last_round(client: Client) -> bool:
    views = [shown["view"] for shown in client.shown.values()]
    return any(view["round"] == view["rounds"] for view in views)


def tables_of(server: Server, key: str) -> list[str]:
    """The tables that a person finds among theirs, the newest first."""
    return [each["table"]["id"] for each in server.ask("/api/me/tables", key=key)]


async def ask_again(server: Server, table: str, key: str) -> str | None:
    """The table where somebody plays again, whichever way they have to ask for it; or None."""
    asked = server.call(f"/api/tables/{table}/again", {}, key)
    if asked.status == 200:
        following: str = asked.json["table"]
        return following
    async with server.client(table, key) as client:
        ref = await client.say("again")
        while True:
            message = await client.hear()
            if message["type"] == "refused" and message["ref"] in {ref, None}:
                return None
            if client.table["again"] is not None:
                said: str = client.table["again"]
                return said
