"""Load on our server: first tables are created over HTTP, later ones as rematches."""

from __future__ import annotations

import asyncio
import json
import time
from urllib.parse import urlsplit

import msgspec

from bench.load.http import HttpClient, call
from bench.load.seat import SeatSocket
from bench.load.side import Side
from bench.load.tables import SEATS, LoadTable

COLOURS = ("red", "blue", "green", "yellow")


# The fields we need; everything else is skipped while decoding.
class Event(msgspec.Struct):
    event: str
    seat: int | None = None


class View(msgspec.Struct):
    result: object = None


class Shown(msgspec.Struct):
    view: View
    legal: list[object]
    chosen: object = None


class Update(msgspec.Struct):
    number: int
    events: list[Event] = []
    shown: list[Shown] | None = None


UPDATE = msgspec.json.Decoder(Update)


class GemkeepSeat(SeatSocket):
    """A seat at one of our tables."""

    def __init__(self, table: LoadTable, seat: int, key: str, where: str, invite: str) -> None:
        super().__init__(table, seat)
        self.key, self.where, self.invite = key, where, invite
        self.path = f"/ws/{where}"
        self.ref = 10
        self.may_choose_at: int | None = None
        """The update at which this seat may choose, while it waits for the others to join."""
        self.started = False

    def on_open(self) -> None:
        hello = {"type": "hello", "ref": 1, "key": self.key, "invite": self.invite}
        self.send(json.dumps(hello).encode())
        if self.invite and self.seat:
            sit = {"type": "sit", "ref": 2, "seat": self.seat, "name": f"P{self.seat}"}
            self.send(json.dumps(sit | {"colour": COLOURS[self.seat]}).encode())

    def start(self) -> None:
        self.started = True
        if self.may_choose_at is not None:
            self.choose(self.may_choose_at)
        elif self.invite and not self.seat:
            self.send(b'{"type":"start","ref":3}')

    def on_message(self, message: bytes) -> None:
        if message.startswith(b'{"type":"chosen"'):
            number, _, rest = message[26:].partition(b",")
            self.table.received(int(number), int(rest[7:-1]))
        elif message.startswith((b'{"type":"update"', b'{"type":"whole"')):
            self.on_update(UPDATE.decode(message))
        elif message.startswith(b'{"type":"done"') and not self.ready.done():
            sits = self.invite and self.seat
            if not sits or message.startswith(b'{"type":"done","ref":2'):
                self.ready.set_result(None)
        elif message.startswith(b'{"type":"refused"'):
            raise RuntimeError(message.decode())

    def on_update(self, update: Update) -> None:
        number, events = update.number, update.events
        if events:
            self.table.received(number, events[0].seat if events[0].event == "chose" else None)
        for shown in update.shown or ():
            if shown.view.result is not None and not self.over.done():
                self.over.set_result(None)
            if shown.legal and shown.chosen is None:
                if self.started:
                    self.choose(number)
                else:
                    self.may_choose_at = number

    def choose(self, number: int) -> None:
        self.ref += 1
        self.table.sent[self.seat] = time.perf_counter()
        self.send(
            b'{"type":"act","ref":%d,"seat":%d,"number":%d,"action":["choose","%b"]}'
            % (self.ref, self.seat, number, self.choice())
        )


class Gemkeep(Side):
    """Our server."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.url, self.host, self.port = url, parts.hostname or "", parts.port or 80
        self.keys: list[str] = []
        self.clients: dict[int, list[HttpClient]] = {}
        """Those of each group, one for each seat."""

    async def prepare(self) -> None:
        for seat in range(SEATS):
            made = await call(self.url, "/api/people", {"name": f"P{seat}"})
            self.keys.append(made["key"])

    async def open(self, table: LoadTable, group: int) -> list[SeatSocket]:
        del group
        wanted = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        body = {"game": "diamant", "rules": {"edition": "cs"}, "seats": wanted}
        made = await call(self.url, "/api/tables", body, self.keys[0])
        return await self._come(table, made["table"], made["invite"])

    async def open_next(
        self, table: LoadTable, group: int, before: list[SeatSocket]
    ) -> list[SeatSocket]:
        host = before[0]
        assert isinstance(host, GemkeepSeat)
        path = f"/api/tables/{host.where}/again"
        # All four want to at once: the first one asks, the others accept.
        clients = self.clients.setdefault(group, [HttpClient(self.url) for _ in self.keys])
        asking = (
            client.post(path, {}, key) for client, key in zip(clients, self.keys, strict=True)
        )
        made, *_ = await asyncio.gather(*asking)
        sockets = await self._come(table, made["table"], "")
        for socket in before:
            socket.transport.close()
        return sockets

    async def _come(self, table: LoadTable, where: str, invite: str) -> list[SeatSocket]:
        keys = enumerate(self.keys)
        sockets = [GemkeepSeat(table, seat, key, where, invite) for seat, key in keys]
        await asyncio.gather(*map(self._sit, sockets))
        return list(sockets)

    async def _sit(self, socket: GemkeepSeat) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, self.host, self.port)
        await socket.ready
