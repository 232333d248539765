"""A bot that joins a table by its invite link and plays to the end.

It uses nothing from Gemkeep, only the `websockets` package. docs/protocol.md is all you need to
write the same in any language.

    python examples/remote_bot.py http://127.0.0.1:8000/j/abcdefghjk

It leaves the cave as soon as one card in eight would end the round.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

LEAVE_AT = 1 / 8


def call(site: str, path: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401
    """The response of the HTTP API."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(site + path, data)  # noqa: S310 - the caller named the host
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
        return json.load(answer)


def choose(view: dict[str, Any]) -> list[str]:
    """An action, chosen only from what this seat is shown."""
    risk = sum(threat["cards"] for threat in view["threats"]) / view["cards"]
    return ["choose", "back" if risk >= LEAVE_AT else "on"]


class Player:
    """One seat at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        """Play over this socket."""
        self.socket = socket
        self.refs = itertools.count(1)
        self.number = 0
        self.result: dict[str, Any] | None = None

    async def send(self, kind: str, **fields: object) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": kind, "ref": next(self.refs), **fields}))

    async def play(self) -> dict[str, Any]:
        """The result, once there is one."""
        async for text in self.socket:
            await self.on_message(json.loads(text))
            if self.result is not None:
                return self.result
        raise ConnectionError("the server closed the connection before the game was over")

    async def on_message(self, message: dict[str, Any]) -> None:
        """Remember the number of the latest update, and act if this seat may."""
        if message["type"] == "refused" and message["code"] != "stale":
            raise RuntimeError(f"refused: {message['code']}: {message['reason']}")
        if message["type"] in {"whole", "update", "chosen"}:
            self.number = message["number"]
        if message["type"] == "whole" and not message["me"]["seats"]:
            await self.sit(message["table"]["seats"])
        for shown in message.get("shown") or ():
            self.result = shown["view"]["result"]
            if shown["legal"] and shown["chosen"] is None:
                action = choose(shown["view"])
                await self.send("act", seat=shown["seat"], number=self.number, action=action)

    async def sit(self, seats: list[dict[str, Any]]) -> None:
        """Take the first open seat, in the colour it has."""
        for number, seat in enumerate(seats):
            if seat["kind"] == "open":
                await self.send("sit", seat=number, name="Remote", colour=seat["colour"])
                return
        raise RuntimeError("no seat is open")


async def join(link: str) -> dict[str, Any]:
    """The result of the game at the table of this invite link."""
    parts = urlsplit(link)
    site, invite = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    key = call(site, "/api/people", {"name": "Remote"})["key"]
    table = call(site, f"/api/invites/{invite}")["table"]["id"]
    address = f"{site.replace('http', 'ws', 1)}/ws/{table}"
    async with connect(address) as socket:
        player = Player(socket)
        await player.send("hello", key=key, invite=invite)
        return await player.play()


if __name__ == "__main__":
    print(asyncio.run(join(sys.argv[1])))
