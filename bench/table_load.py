"""Many people at many tables at once: moves a second, and how long a move takes to reach all.

Each seat is a socket of its own. As soon as a seat may choose it does, so every table plays as
fast as the server lets it, game after game at new tables with new sockets. A move's time runs from
its sending to the moment the last seat of its table has been told of it.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import json
import os
import random
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import uvloop

COLOURS = ("red", "blue", "green", "yellow", "purple", "white", "orange", "teal")
TEXT = 0x81
LONG, LONGER = 126, 127
WARM = 2.0
UNMASKED = b"\0\0\0\0"  # a mask of zeros leaves the bytes as they are


class Figures(NamedTuple):
    """What a run measured."""

    tables: int
    moves: int
    seconds: float
    p50: float
    p99: float
    games: int
    """That ended while it was measured."""
    busy: float
    """How much of one core the generator took."""
    served: float
    """The seconds of a core that the server took."""
    live: float
    """The tables that were in a game; the others were on their way to the next."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


class Load:
    """All the tables, and what is measured."""

    def __init__(self) -> None:
        self.moves = 0
        self.times: list[float] = []
        self.counting = False
        self.games = 0
        self.live = 0
        """The tables that are in a game."""
        self.opening = asyncio.Semaphore(100)  # so many tables open at once at the start
        self.missing = 0
        self.everyone = asyncio.Event()
        """Set once every first table is open."""


class LoadTable:
    """One table: how many of its seats have heard of each number, and when its move was sent."""

    def __init__(self, load: Load, seats: int) -> None:
        self.load = load
        self.seats = seats
        self.heard: dict[int, int] = {}
        self.sent: dict[int, float] = {}  # by seat
        self.by: dict[int, float] = {}  # by number, when the move that led to it was sent

    def told(self, number: int, seat: int | None) -> None:
        if seat is not None and number not in self.by and seat in self.sent:
            self.by[number] = self.sent.pop(seat)
        heard = self.heard.get(number, 0) + 1
        if heard < self.seats:
            self.heard[number] = heard
            return
        self.heard.pop(number, None)
        began = self.by.pop(number, None)
        if self.load.counting and began is not None:
            self.load.moves += 1
            self.load.times.append(time.perf_counter() - began)


class SeatSocket(asyncio.Protocol):
    """One seat's socket, with just enough of the protocol to be quick."""

    def __init__(
        self, table: LoadTable, address: str, made: dict[str, str], key: str, seat: int
    ) -> None:
        self.table = table
        self.address, self.made, self.key, self.seat = address, made, key, seat
        self.seated = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.shaken = False
        self.over = asyncio.get_running_loop().create_future()
        self.ref = 10

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401
        self.transport = transport
        nonce = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /ws/{self.made['table']} HTTP/1.1",
            f"Host: {self.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {nonce}",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.over.done():
            self.over.set_exception(exc or ConnectionError("closed by the server"))

    def send(self, message: bytes) -> None:
        size = len(message)
        head = (
            bytes((TEXT, 0x80 | size))
            if size < LONG
            else bytes((TEXT, 0x80 | LONG)) + size.to_bytes(2)
        )
        self.transport.write(head + UNMASKED + message)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self.shaken, self.buffer = True, rest
            hello = {"type": "hello", "ref": 1, "key": self.key, "invite": self.made["invite"]}
            self.send(json.dumps(hello).encode())
            if self.seat:
                name, colour = f"P{self.seat}", COLOURS[self.seat]
                sit = {"type": "sit", "ref": 2, "seat": self.seat, "name": name, "colour": colour}
                self.send(json.dumps(sit).encode())
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == LONG:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == LONGER:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start + size:
                break
            self.hear(buffer[at], buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def hear(self, opcode: int, message: bytes) -> None:
        if opcode != TEXT:
            if opcode == 0x89:  # a ping wants its pong
                self.transport.write(bytes((0x8A, 0x80 | len(message))) + UNMASKED + message)
            return
        if message.startswith(b'{"type":"chosen"'):
            number, _, rest = message[26:].partition(b",")
            self.table.told(int(number), int(rest[7:-1]))
        elif message.startswith((b'{"type":"update"', b'{"type":"whole"')):
            self.hear_update(json.loads(message))
        elif message.startswith(b'{"type":"done"') and not self.seated.done():
            if message.startswith(b'{"type":"done","ref":2') or not self.seat:
                self.seated.set_result(None)
        elif message.startswith(b'{"type":"refused"'):
            raise RuntimeError(message.decode())

    def hear_update(self, message: dict[str, Any]) -> None:
        number = message["number"]
        if message["type"] == "update":
            events = message["events"]
            by = events[0]["seat"] if events and events[0]["event"] == "chose" else None
            self.table.told(number, by)
        for shown in message["shown"] or ():
            if shown["view"]["result"] is not None and not self.over.done():
                self.over.set_result(None)
            if shown["legal"] and shown["chosen"] is None:
                self.choose(number)

    def choose(self, number: int) -> None:
        self.ref += 1
        choice = b"back" if random.random() < 0.12 else b"on"
        self.table.sent[self.seat] = time.perf_counter()
        self.send(
            b'{"type":"act","ref":%d,"seat":%d,"number":%d,"action":["choose","%b"]}'
            % (self.ref, self.seat, number, choice)
        )


class Site:
    """The server under load."""

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.host, self.port, self.address = parts.hostname or "", parts.port or 80, parts.netloc

    async def call(self, path: str, body: object, key: str | None = None) -> Any:  # noqa: ANN401
        written = json.dumps(body)
        lines = (
            f"POST {path} HTTP/1.1",
            f"Host: {self.address}",
            "Connection: close",
            "Content-Type: application/json",
            f"Content-Length: {len(written)}",
            *((f"Authorization: Bearer {key}",) if key else ()),
        )
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write("\r\n".join((*lines, "", written)).encode())
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if b" 201 " not in head[:20]:
            raise ConnectionError(head.decode())
        return json.loads(answer)


async def play_tables(site: Site, load: Load, keys: list[str]) -> None:
    """Game after game of the same people, each time at a new table; the first all together."""
    async with load.opening:
        sockets = await open_table(site, load, keys)
    load.missing -= 1
    if not load.missing:
        load.everyone.set()
    await load.everyone.wait()
    while True:
        load.live += 1
        sockets[0].send(b'{"type":"start","ref":3}')
        await asyncio.gather(*(socket.over for socket in sockets))
        load.live -= 1
        load.games += 1
        for socket in sockets:
            socket.transport.close()
        sockets = await open_table(site, load, keys)


async def open_table(site: Site, load: Load, keys: list[str]) -> list[SeatSocket]:
    """A new table at which everyone sits."""
    loop = asyncio.get_running_loop()
    wanted = [{"kind": "me"}] + [{"kind": "open"}] * (len(keys) - 1)
    body = {"game": "diamant", "rules": {"edition": "cs"}, "seats": wanted}
    made = await site.call("/api/tables", body, keys[0])
    table = LoadTable(load, len(keys))
    sockets: list[SeatSocket] = []
    for seat, key in enumerate(keys):
        socket = SeatSocket(table, site.address, made, key, seat)
        await loop.create_connection(lambda: socket, site.host, site.port)  # noqa: B023 - made at once
        await socket.seated
        sockets.append(socket)
    return sockets


async def all_open(load: Load) -> None:
    await load.everyone.wait()


def cpu_time(process: str) -> float:
    """The seconds of a core that a process has taken so far."""
    fields = Path("/proc", process, "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(site: Site, server: str, tables: int, seats: int, seconds: float) -> Figures:
    """Let so many tables play for so long, once all play and some time has passed to warm up."""
    keys = [(await site.call("/api/people", {"name": f"P{n}"}))["key"] for n in range(seats)]
    load = Load()
    load.missing = tables
    playing = [asyncio.create_task(play_tables(site, load, keys)) for _ in range(tables)]
    opened = asyncio.create_task(all_open(load))
    done, _ = await asyncio.wait((opened, *playing), return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()  # an error, if one did not get as far
    await asyncio.sleep(WARM)
    load.counting = True
    began, worked, games = time.perf_counter(), time.process_time(), load.games
    served, live = cpu_time(server), load.live
    await asyncio.sleep(seconds)
    load.counting = False
    took = time.perf_counter() - began
    busy, games = (time.process_time() - worked) / took, load.games - games
    served = cpu_time(server) - served
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error
    cuts = statistics.quantiles(load.times, n=100)
    return Figures(
        tables, load.moves, took, cuts[49], cuts[98], games, busy, served, (live + load.live) / 2
    )


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()
    uvloop.install()
    url, server, tables, seconds = sys.argv[1:]
    figures = asyncio.run(measure(Site(url), server, int(tables), 4, float(seconds)))
    print(json.dumps(figures._asdict()))
