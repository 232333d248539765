"""A client of a table: what it receives, and the table as it knows it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from gemkeep.wire.outgoing import Outgoing

Message = dict[str, Any]
PATIENCE: Final = 180.0
"""Seconds; on a busy machine, bots that think in processes of low priority take long to start."""
OUTGOING: Final = msgspec.json.Decoder(Outgoing)


def check_schema(text: str, message: Message) -> None:
    """Fail unless a frame is exactly a message of the wire's union: the server splices some."""
    decoded = OUTGOING.decode(text)
    assert json.loads(msgspec.json.encode(decoded)) == message, text


class Client:
    """One socket, what it has received, and the table as it knows it."""

    def __init__(
        self, socket: ClientConnection, check: Callable[[str, Message], None] | None = check_schema
    ) -> None:
        """At this socket; each frame is checked in this way, if in any."""
        self.socket = socket
        self._check = check
        self.heard: list[str] = []
        self.number = 0
        self.table: Message = {}
        self.me: Message = {}
        self.shown: dict[int | None, Message] = {}
        self.shown_at = 0
        self._acted: dict[int, int] = {}
        self._refs = itertools.count(1)

    async def say(self, kind: str, **fields: object) -> int:
        """Send a message; its number, by which the answer is known."""
        ref = next(self._refs)
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        return ref

    async def hear(self) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if self._check is not None:
            self._check(text, message)
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        if message["type"] in {"update", "chosen"}:
            assert message["number"] == self.number + 1, "no update is missing"
        if message["type"] in {"whole", "update", "chosen"}:
            self.number = message["number"]
        self.table = message.get("table") or self.table
        self.me = message.get("me") or self.me
        for shown in message.get("shown") or ():
            self.shown[shown["seat"]] = shown
            self.shown_at = self.number

    async def until(self, kind: str, when: Callable[[Message], bool] | None = None) -> Message:
        """The next message of this kind, or the next for which something holds."""
        while True:
            message = await self.hear()
            if message["type"] == kind and (when is None or when(message)):
                return message
            assert message["type"] != "refused" or kind == "refused", message

    async def closed_with(self) -> int | None:
        """The code with which the server closes the socket, once it does."""
        while True:
            try:
                await self.hear()
            except ConnectionClosed as closed:
                return None if closed.rcvd is None else closed.rcvd.code

    async def until_phase(self, phase: str) -> None:
        while self.table.get("phase") != phase:
            await self.hear()

    async def done(self, kind: str, **fields: object) -> Message:
        """Ask for something, and hear that it is done."""
        ref = await self.say(kind, **fields)
        return await self.until("done", lambda message: message["ref"] == ref)

    async def refused(self, kind: str, **fields: object) -> str:
        """Ask for something, and hear with which code it is refused."""
        ref = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            assert message["type"] != "done" or message["ref"] != ref
            if message["type"] == "refused":
                assert message["ref"] in {ref, None}
                assert len(message["reason"]) > len("not now"), "a sentence, for a person"
                code: str = message["code"]
                return code

    async def choose(self, seat: int, choice: str) -> None:
        await self.done("act", seat=seat, number=self.number, action=["choose", choice])

    def to_choose(self) -> list[int]:
        """The seats of mine that may choose and have not."""
        return [
            seat
            for seat, shown in self.shown.items()
            if seat is not None and shown["legal"] and shown["chosen"] is None
        ]

    async def act(self, choice: Callable[[Message], str]) -> None:
        """Choose for my seats, once for each view that they were shown; the answers come later."""
        for seat in self.to_choose():
            if self._acted.get(seat) != self.shown_at:
                self._acted[seat] = self.shown_at
                action = ["choose", choice(self.shown[seat]["view"])]
                await self.say("act", seat=seat, number=self.number, action=action)

    async def play_out(self, choice: Callable[[Message], str]) -> Message:
        """Play all my seats to the end; the result."""
        while True:
            await self.act(choice)
            for shown in self.shown.values():
                if shown["view"]["result"] is not None:
                    result: Message = shown["view"]["result"]
                    return result
            await self.hear()


def careful(view: Message) -> str:
    """Leaves as soon as something threatens."""
    return "back" if view["threats"] else "on"
