"""Load on a boardgame.io server, over the socket.io protocol."""

from __future__ import annotations

import asyncio
import time

import msgspec

from bench.load.seat import SeatSocket
from bench.load.side import Side
from bench.load.tables import SEATS, LoadTable

NAMESPACE = b"/diamant,"
CONNECT, EVENT = b"40" + NAMESPACE, b"42" + NAMESPACE
OPEN, PING, PONG = b"0{", b"2", b"3"


# The fields we need; everything else is skipped while decoding.
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
    """A seat at a boardgame.io table."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, table: LoadTable, seat: int, where: str) -> None:
        super().__init__(table, seat)
        self.where = where.encode()
        self.name = str(seat)
        self.first: State | None = None
        self.waiting = False
        """Whether this seat's own choice has not been confirmed yet."""

    async def move(self, table: LoadTable, where: str) -> None:
        """Move to another table with the same socket, as boardgame.io's client does."""
        self.sit_at(table)
        self.where, self.first, self.waiting = where.encode(), None, False
        self.sync()
        await self.ready

    def sync(self) -> None:
        self.send(b'%b["sync","%b","%d",null,%d]' % (EVENT, self.where, self.seat, SEATS))

    def on_open(self) -> None:
        pass  # the server sends the first message

    def start(self) -> None:
        assert self.first is not None
        self.choose(self.first)

    def on_message(self, message: bytes) -> None:
        if message.startswith(EVENT):
            self.on_event(message[len(EVENT) :])
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPEN):
            self.send(CONNECT)
        elif message.startswith(CONNECT):
            self.sync()
        else:
            raise RuntimeError(message.decode())

    def on_event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            _, _, state, log = UPDATE.decode(event)
            by = int(log[0].action.payload.by)
            self.waiting = self.waiting and by != self.seat
            self.table.received(state.number, by)
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
    """The boardgame.io server."""

    def __init__(self, port: str) -> None:
        self.port = int(port)
        self.games = 0

    async def prepare(self) -> None:
        pass  # anyone may play

    async def open(self, table: LoadTable, group: int) -> list[SeatSocket]:
        where = self._new(group)
        first, *others = (BoardgameSeat(table, seat, where) for seat in range(SEATS))
        await self._come(first)  # the first to join creates the table
        await asyncio.gather(*map(self._come, others))
        return [first, *others]

    async def _come(self, socket: BoardgameSeat) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, "127.0.0.1", self.port)
        await socket.ready

    async def open_next(
        self, table: LoadTable, group: int, before: list[SeatSocket]
    ) -> list[SeatSocket]:
        where = self._new(group)
        first, *others = (seat for seat in before if isinstance(seat, BoardgameSeat))
        await first.move(table, where)
        await asyncio.gather(*(seat.move(table, where) for seat in others))
        return before

    def _new(self, group: int) -> str:
        self.games += 1
        return f"table-{group}-{self.games}"
