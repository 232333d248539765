"""A scripted player: acts at random, often twice, late, or just before its socket breaks."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.soak.journal import FRAME, IN_DOUBT, SHOWN, Frame, Journal, Sent, digest

CUTS: Final = 1 / 300
TWICE: Final = 1 / 12
LATE: Final = 1 / 15
TALK: Final = 1 / 25
CHANGED: Final = 1 / 15
"""How often a message is followed by a cut, is sent twice or late; how often something is said, and
how often a choice is changed."""
USUAL: Final = 0.8
ACTED_ON: Final = {"whole", "update"}
"""After a fault, the table sends everyone the whole of it."""
LONGEST_DELAY: Final = 0.15
SILENCE: Final = 8.0
"""Seconds without a message after which a player connects again."""
RECONNECT_AFTER: Final = 0.1
COLOURS: Final = ("red", "blue", "green", "yellow")
BROKEN: Final = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is to sit."""

    table: str
    invite: str
    seat: int
    seats: int


class Player:
    """A person at one table after another."""

    def __init__(self, journal: Journal, key: str, name: str, luck: random.Random) -> None:
        """Somebody with this key, whose habits are drawn from this luck."""
        self._journal = journal
        self._key = key
        self._name = name
        self._luck = luck
        self._words = itertools.count()
        self._refs = itertools.count(1)

    async def play(self, url: str, place: Place) -> None:
        """Play at this table until the game is over, whatever happens meanwhile."""
        self._place, self._over = place, False
        self._number = -1
        self._unanswered: dict[int, Sent] = {}
        while not self._over:
            with suppress(*BROKEN):
                async with connect(f"{url}/ws/{place.table}", max_size=None) as socket:
                    await self._converse(socket)
            self._unanswered.clear()
            await asyncio.sleep(RECONNECT_AFTER)

    # --- Hearing ---------------------------------------------------------------------------------

    async def _converse(self, socket: ClientConnection) -> None:
        self._legal: list[tuple[str, Any]] = []
        self._chosen = False
        self._asked_at: tuple[str, int] | None = None
        self._begun = False
        await self._send(socket, "hello", key=self._key, invite=self._place.invite)
        while not self._over:
            text = await asyncio.wait_for(socket.recv(decode=False), SILENCE)
            frame = FRAME.decode(text)
            self._journal.frames += 1
            self._note(frame)
            await self._act(socket, frame)
            if self._luck.random() < CUTS:
                self._journal.faults["sockets cut"] += 1
                socket.transport.abort()
                return

    def _note(self, frame: Frame) -> None:
        place, journal = self._place, self._journal
        if frame.type in {"whole", "update", "chosen"}:
            self._note_number(frame)
        if frame.type == "update":
            journal.note_events(place.table, frame)
        if frame.type == "whole":
            journal.told[place.table].update(digest(bytes(each)) for each in frame.told)
        for encoded in frame.shown or ():
            self._note_view(frame.number, bytes(encoded))
        if frame.type == "mine" and frame.seat != place.seat:
            journal.wrong.append(f"{place.table}: {place.seat} was sent the choice of {frame.seat}")
        if frame.type == "said" and frame.line is not None and frame.line["text"]:
            journal.lines[place.table].add(frame.line["text"])
        if frame.table is not None and frame.table["phase"] == "over":
            self._over = True
        if frame.ref is not None and (sent := self._unanswered.pop(frame.ref, None)):
            sent.answer = frame.code or "done"
            journal.acknowledged += sent.kind == "act" and sent.answer == "done"

    def _note_number(self, frame: Frame) -> None:
        table, expected = self._place.table, self._number + 1
        follows = frame.number >= self._number if frame.type == "whole" else None
        if not (frame.number == expected if follows is None else follows):
            what = f"{frame.type} {frame.number} after {self._number}"
            self._journal.wrong.append(f"{table}: {self._name} was sent {what}")
        self._number = frame.number

    def _note_view(self, number: int, encoded: bytes) -> None:
        shown = SHOWN.decode(encoded)
        self._journal.note_view(self._place.table, number, shown.seat, encoded)
        if shown.seat == self._place.seat:
            self._legal, self._chosen = shown.legal, shown.chosen is not None
        elif shown.seat is not None:
            what = f"{self._name} was shown seat {shown.seat}"
            self._journal.wrong.append(f"{self._place.table}: {what}")

    # --- Acting ----------------------------------------------------------------------------------

    async def _act(self, socket: ClientConnection, frame: Frame) -> None:
        if frame.code in {"unavailable", IN_DOUBT}:
            self._asked_at = None  # it may be asked again
        if frame.table is not None and await self._take_seat(socket, frame.table):
            return
        if self._legal and not self._chosen and frame.type in ACTED_ON:
            await self._move(socket)
        elif self._begun and self._luck.random() < TALK:
            await self._say(socket)

    async def _take_seat(self, socket: ClientConnection, table: dict[str, Any]) -> bool:
        """Sit down, begin or come back, if that is what has to be done now."""
        place = self._place
        chair = table["seats"][place.seat]
        if table["phase"] == "gathering":
            if chair["kind"] == "open":
                await self._ask_once(socket, "sit", name=self._name, colour=COLOURS[place.seat])
            elif place.seat == 0 and all(each["kind"] != "open" for each in table["seats"]):
                await self._ask_once(socket, "start")
            return True
        self._begun = True
        if chair["kind"] == "person" and chair["bot"] is not None and table["phase"] == "playing":
            await self._ask_once(socket, "return")
            return True
        return False

    async def _ask_once(self, socket: ClientConnection, kind: str, **more: object) -> None:
        if self._asked_at == (kind, self._number):
            return
        self._asked_at = kind, self._number
        more |= {} if kind == "start" else {"seat": self._place.seat}
        await self._send(socket, kind, **more)

    async def _move(self, socket: ClientConnection) -> None:
        if self._asked_at == ("act", self._number):
            return
        self._asked_at = "act", self._number
        await self._send_move(socket)
        if self._luck.random() < CHANGED:
            await self._send_move(socket)

    async def _send_move(self, socket: ClientConnection) -> None:
        verb, argument = self._pick()
        seat, number = self._place.seat, self._number
        what = json.dumps([verb, argument])
        twice = self._luck.random() < TWICE
        self._journal.faults["messages sent twice"] += twice
        for _ in range(1 + twice):
            sent = Sent(self._place.table, "act", seat, number, what)
            action = [verb, argument]
            await self._send_kept(socket, sent, seat=seat, number=number, action=action)

    def _pick(self) -> tuple[str, Any]:
        """One of the legal actions; what ends a game or a round early is taken rarely."""
        usual = [each for each in self._legal if each[0] != "finish" and each[1] != "back"]
        return self._luck.choice(usual if usual and self._luck.random() < USUAL else self._legal)

    async def _say(self, socket: ClientConnection) -> None:
        words = f"{self._name} {next(self._words)}"
        sent = Sent(self._place.table, "say", self._place.seat, self._number, words)
        await self._send_kept(socket, sent, text=words)

    async def _send_kept(self, socket: ClientConnection, sent: Sent, **fields: object) -> None:
        if self._luck.random() < LATE:
            self._journal.faults["messages delayed"] += 1
            await asyncio.sleep(self._luck.random() * LONGEST_DELAY)
        ref = next(self._refs)
        self._unanswered[ref] = sent
        self._journal.sent.append(sent)
        await self._send_as(socket, ref, sent.kind, fields)

    async def _send(self, socket: ClientConnection, kind: str, **fields: object) -> None:
        await self._send_as(socket, next(self._refs), kind, fields)

    async def _send_as(
        self, socket: ClientConnection, ref: int, kind: str, fields: dict[str, object]
    ) -> None:
        await socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
