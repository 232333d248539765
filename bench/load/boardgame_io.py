"""A boardgame.io server under load, spoken to in the words of socket.io."""

from __future__ import annotations

import asyncio
import time

import msgspec

from bench.load.seat import SeatSocket
from bench.load.tables import SEATS, LoadTable, Side

NAMESPACE = b"/diamant,"
CONNECT, EVENT = b"40" + NAMESPACE, b"42" + NAMESPACE
OPEN, PING, PONG = b"0{", b"2", b"3"


# What is looked at in a message; all else is skipped as it is read.
class Shown(msgspec.Struct):
    in_cave: list[str] = msgspec.field(name="inCave")
    mine: str | None = None


class Context(msgspec.Struct):
    gameover: object = None


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    shown: Shown = msgspec.field(name="G")
    ctx: Context


class Synced(msgspec.Struct):
    state: State


class Payload(msgspec.Struct):
    by: str = msgspec.field(name="playerID")


class Action(msgspec.Struct):
    payload: Payload


class Line(msgspec.Struct):
    action: Action


SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATE = msgspec.json.Decoder(tuple[str, str, State, list[Line]])


class BoardgameSeat(SeatSocket):
    """A seat at one of its tables."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, table: LoadTable, seat: int, where: str) -> None:
        super().__init__(table, seat)
        self.where = where.encode()
        self.name = str(seat)
        self.first: State | None = None
        self.waiting = False
        """Whether this seat has not heard of its own choice yet."""

    def opened(self) -> None:
        pass  # the server speaks first

    def begin(self) -> None:
        assert self.first is not None
        self.choose(self.first)

    def hear(self, message: bytes) -> None:
        if message.startswith(EVENT):
            self.hear_event(message[len(EVENT) :])
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPEN):
            self.send(CONNECT)
        elif message.startswith(CONNECT):
            self.send(b'%b["sync","%b","%d",null,%d]' % (EVENT, self.where, self.seat, SEATS))
        else:
            raise RuntimeError(message.decode())

    def hear_event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            _, _, state, log = UPDATE.decode(event)
            by = int(log[0].action.payload.by)
            self.waiting = self.waiting and by != self.seat
            self.table.told(state.number, by)
            if state.ctx.gameover is not None and not self.over.done():
                self.over.set_result(None)
            self.choose(state)
        elif event.startswith(b'["sync"') and not self.ready.done():
            self.first = SYNC.decode(event)[2].state
            self.ready.set_result(None)

    def choose(self, state: State) -> None:
        shown = state.shown
        if (
            self.waiting
            or shown.mine is not None
            or self.name not in shown.in_cave
            or state.ctx.gameover is not None
        ):
            return
        self.waiting = True
        self.table.sent[self.seat] = time.perf_counter()
        self.send(
            b'%b["update",{"type":"MAKE_MOVE","payload":'
            b'{"type":"choose","args":["%b"],"playerID":"%d"}},%d,"%b","%d"]'
            % (EVENT, self.choice(), self.seat, state.number, self.where, self.seat)
        )


class BoardgameIo(Side):
    """The peer."""

    def __init__(self, port: str) -> None:
        self.port = int(port)
        self.games = 0

    async def prepare(self) -> None:
        pass  # anyone may play

    async def open(self, table: LoadTable, place: int) -> list[SeatSocket]:
        self.games += 1
        where = f"table-{place}-{self.games}"  # whoever asks first for a table makes it
        loop = asyncio.get_running_loop()
        sockets: list[SeatSocket] = []
        for seat in range(SEATS):
            socket = BoardgameSeat(table, seat, where)
            await loop.create_connection(lambda: socket, "127.0.0.1", self.port)  # noqa: B023 - made at once
            await socket.ready
            sockets.append(socket)
        return sockets

    async def open_next(
        self, table: LoadTable, place: int, before: list[SeatSocket]
    ) -> list[SeatSocket]:
        del before
        return await self.open(table, place)
