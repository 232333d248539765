"""A client that sends nonsense is disconnected; one that errs now and then is not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import cast

from gemkeep.server.config import Config, Limits
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.protocol import Message
from gemkeep.server.websocket.session import Session


class ScriptedSocket:
    """A client that sends these messages and then leaves."""

    def __init__(self, *messages: Message) -> None:
        self.messages = deque(messages)
        self.sent: list[bytes] = []
        self.closed_with: tuple[int, str] | None = None
        self.is_cut_off = False

    async def receive(self) -> Message | None:
        return self.messages.popleft() if self.messages else None

    def listen(self, on_message: Callable[[Message], None]) -> None:
        raise NotImplementedError

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    def close(self, code: int, reason: str = "") -> None:
        self.closed_with = code, reason

    def cut_off(self, code: int, reason: str) -> None:
        self.closed_with = code, reason
        self.is_cut_off = True


def answers_to(socket: ScriptedSocket, limits: Limits) -> int:
    """How many of the messages were answered before the session ended."""
    session = Session(Config(limits=limits), cast("TableRegistry", None), socket, "any")
    asyncio.run(session.run())
    return len(socket.sent)


def test_too_many_strikes_close_the_socket() -> None:
    socket = ScriptedSocket(*["nonsense"] * 9)
    limits = Limits(strikes=3, strikes_forgiven_a_second=0.0)
    assert answers_to(socket, limits) == 4
    assert socket.closed_with == (1008, "enough")
    assert socket.is_cut_off


def test_bytes_long_texts_speed_and_a_missing_hello_are_strikes_too() -> None:
    for message in (b"\0", "x" * 5000, '{"type":"start","ref":1}'):
        socket = ScriptedSocket(*[message] * 9)
        assert answers_to(socket, Limits(strikes=3, strikes_forgiven_a_second=0.0)) == 4
    socket = ScriptedSocket(*["nonsense"] * 9)
    slow = Limits(strikes=3, strikes_forgiven_a_second=0.0, messages_a_second=0, message_burst=0)
    assert answers_to(socket, slow) == 4
    assert all(b"too_fast" in frame for frame in socket.sent)


def test_reading_a_long_log_takes_none_of_the_time_for_hello() -> None:
    class SlowRegistry:
        async def open(self, table_id: str) -> None:
            assert table_id == "any"
            await asyncio.sleep(0.05)

    socket = ScriptedSocket('{"type":"hello","ref":1}')
    limits = Limits(hello_within=0.01)
    registry = cast("TableRegistry", SlowRegistry())
    asyncio.run(Session(Config(limits=limits), registry, socket, "any").run())
    assert b"unknown_table" in socket.sent[0]
    assert socket.closed_with == (1008, "unknown_table")


def test_strikes_are_forgiven_with_time() -> None:
    socket = ScriptedSocket(*["nonsense"] * 1000)
    limits = Limits(strikes=3, strikes_forgiven_a_second=1e9, message_burst=2000)
    assert answers_to(socket, limits) == 1000
    assert socket.closed_with is None
