"""The WebSocket protocol, fed bytes by hand: frames in, frames out, and every way it can end."""

from __future__ import annotations

import asyncio
import gc
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from inspect import GEN_CLOSED, getgeneratorstate
from typing import Any, Final

import pytest
import uvicorn
import uvloop
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from gemkeep.server.config import Limits
from gemkeep.server.frames import frame
from gemkeep.server.network.addresses import Proxies
from gemkeep.server.network.admission import Admission
from gemkeep.server.network.memory import MemoryReturn
from gemkeep.server.network.settings import NetworkSettings
from gemkeep.server.network.slow_readers import SlowReaders
from gemkeep.server.serve import listen
from gemkeep.server.websocket.protocol import (
    EXTENSION,
    FRAMES_A_TURN,
    Message,
    WebSocketProtocol,
    unmask,
)

MAX_SIZE: Final = 1000
PING_INTERVAL: Final = 0.02


class FakeTransport(asyncio.Transport):
    """Passes what is written on to a client, and does nothing by itself."""

    def __init__(self, client: ClientProtocol) -> None:
        super().__init__({"peername": ("10.0.0.1", 4711)})
        self.client = client
        self.writes: list[bytes] = []
        self.reads: list[bool] = [True]
        """Whether it was reading, change by change."""
        self.closing = False
        self.aborted = False
        self.unread = 0
        self.previous = asyncio.Protocol()
        self.written = asyncio.Event()
        self.gone = asyncio.Event()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))
        self.client.receive_data(bytes(data))
        self.written.set()

    def get_write_buffer_size(self) -> int:
        return self.unread

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.previous

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True
        self.gone.set()

    def abort(self) -> None:
        self.closing = self.aborted = True
        self.gone.set()

    def pause_reading(self) -> None:
        self.reads.append(False)

    def resume_reading(self) -> None:
        self.reads.append(True)


class Pair:
    """A protocol and the client at the other end."""

    def __init__(
        self,
        app: Callable[[WebSocketProtocol], Awaitable[None]],
        ping_interval: float | None = None,
    ) -> None:
        async def asgi(scope: dict[str, Any], receive: Any, send: Any) -> None:  # noqa: ANN401
            del receive, send
            self.scope = scope
            await app(scope["extensions"][EXTENSION])

        config = uvicorn.Config(
            asgi,
            ws_max_size=MAX_SIZE,
            ws_ping_interval=ping_interval,
            proxy_headers=False,
            log_config=None,
        )
        config.load()
        self.state = ServerState()
        self.connections: set[Any] = self.state.connections
        self.client = ClientProtocol(parse_uri("ws://127.0.0.1/ws/table?a=b"), max_size=None)
        self.transport = FakeTransport(self.client)
        self.protocol = WebSocketProtocol(config, self.state, {})
        self.protocol.connection_made(self.transport)

    async def connect(self) -> None:
        self.client.send_request(self.client.connect())
        self.deliver()
        await asyncio.sleep(0)  # the application runs

    def deliver(self) -> None:
        """Hand over what the client has sent."""
        self.protocol.data_received(b"".join(self.client.data_to_send()))

    def text(self, text: str) -> None:
        self.client.send_text(text.encode())
        self.deliver()

    async def ended(self) -> None:
        """Return once the application has."""
        await asyncio.gather(*self.state.tasks)

    def received(self) -> list[str]:
        """The texts that the client has received."""
        events = self.client.events_received()
        return [
            bytes(event.data).decode()
            for event in events
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT
        ]


@pytest.fixture(autouse=True)
def enough_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """No socket has to wait because an earlier one of the same test took too long."""
    monkeypatch.setattr("gemkeep.server.websocket.read_queue.SHARE", 60.0)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def within_a_minute() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(within_a_minute())


async def until(holds: Callable[[], bool]) -> None:
    """Let the loop turn until something holds."""
    while not holds():  # noqa: ASYNC110 - nothing reports it
        await asyncio.sleep(0)


async def listening(heard: list[Message], ping_interval: float | None = None) -> Pair:
    """A pair whose application has accepted and puts every message into this list."""

    async def app(socket: WebSocketProtocol) -> None:
        socket.accept()
        socket.listen(heard.append)
        await socket.receive()

    pair = Pair(app, ping_interval)
    await pair.connect()
    assert pair.client.state is State.OPEN
    return pair


def test_the_application_sees_the_request_and_opens_the_socket() -> None:
    async def test() -> None:
        pair = await listening([])
        assert pair.scope["type"] == "websocket"
        assert pair.scope["path"] == "/ws/table"
        assert pair.scope["query_string"] == b"a=b"
        assert pair.scope["client"] == ("10.0.0.1", 4711)
        assert (b"host", b"127.0.0.1") in pair.scope["headers"]
        assert pair.protocol in pair.connections
        assert len(pair.state.tasks) == 1

    run(test)


def test_the_application_rejects_the_request_with_json() -> None:
    async def test() -> None:
        async def app(socket: WebSocketProtocol) -> None:
            socket.reject(403, '{"code":"wrong_origin"}')

        pair = Pair(app)
        await pair.connect()
        (answer,) = pair.transport.writes
        assert answer.startswith(b"HTTP/1.1 403 ")
        assert b"Content-Type: application/json\r\n" in answer
        assert b"text/plain" not in answer
        assert answer.endswith(b'{"code":"wrong_origin"}')
        assert pair.transport.closing

    run(test)


def test_an_application_that_fails_closes_the_socket() -> None:
    async def test() -> None:
        async def before(socket: WebSocketProtocol) -> None:
            raise ZeroDivisionError

        async def after(socket: WebSocketProtocol) -> None:
            socket.accept()
            raise ZeroDivisionError

        pair = Pair(before)
        await pair.connect()
        assert pair.transport.writes[0].startswith(b"HTTP/1.1 500 ")
        pair = Pair(after)
        await pair.connect()
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1011

    run(test)


def test_messages_before_listening_wait_in_order_and_reading_pauses_meanwhile() -> None:
    async def test() -> None:
        heard: list[Message] = []
        first: list[Message | None] = []
        go_on = asyncio.Event()

        async def app(socket: WebSocketProtocol) -> None:
            socket.accept()
            first.append(await socket.receive())
            await go_on.wait()
            socket.listen(heard.append)
            first.append(await socket.receive())

        pair = Pair(app)
        await pair.connect()
        for text in ("one", "two", "three"):
            pair.client.send_text(text.encode())
        pair.deliver()
        assert pair.transport.reads == [True, False]
        await asyncio.sleep(0)
        assert first == ["one"]
        assert pair.transport.reads == [True, False]
        go_on.set()
        await asyncio.sleep(0)
        assert heard == ["two", "three"]
        assert pair.transport.reads == [True, False, True]
        pair.client.send_close(1000)
        pair.deliver()
        await asyncio.sleep(0)
        assert first == ["one", None]

    run(test)


def test_all_frames_of_one_turn_are_written_together() -> None:
    async def test() -> None:
        pair = await listening([])
        before = len(pair.transport.writes)
        for text in (b"one", b"two" * 100, b"three" * 20_000):
            pair.protocol.send(frame(text))
        assert len(pair.transport.writes) == before
        await asyncio.sleep(0)
        assert len(pair.transport.writes) == before + 1
        assert pair.received() == ["one", "two" * 100, "three" * 20_000]

    run(test)


@given(
    texts=st.lists(st.text(max_size=150), min_size=1, max_size=6),
    cuts=st.lists(st.integers(1, 400), max_size=6),
)
def test_messages_arrive_the_same_however_the_bytes_are_cut(
    texts: list[str], cuts: list[int]
) -> None:
    """A frame that arrives alone takes the short way, one in pieces the parser's."""

    async def test() -> None:
        heard: list[Message] = []
        pair = await listening(heard)
        for text in texts:
            pair.client.send_text(text.encode())
        data = b"".join(pair.client.data_to_send())
        for cut in cuts:
            piece, data = data[:cut], data[cut:]
            if piece:
                pair.protocol.data_received(piece)
        if data:
            pair.protocol.data_received(data)
        assert heard == texts
        pair.text("alone")
        assert heard == [*texts, "alone"]

    run(test)


def test_fragments_are_joined_and_a_ping_may_come_between_them() -> None:
    async def test() -> None:
        heard: list[Message] = []
        pair = await listening(heard)
        pair.client.send_text(b"ha", fin=False)
        pair.deliver()
        pair.client.send_ping(b"are you there")
        pair.deliver()
        pair.client.send_continuation(b"lf", fin=True)
        pair.deliver()
        pair.client.send_binary(b"\0\1")
        pair.deliver()
        assert heard == ["half", b"\0\1"]
        assert any(b"are you there" in data for data in pair.transport.writes)

    run(test)


def test_a_text_in_the_middle_of_a_fragmented_one_is_a_protocol_error() -> None:
    async def test() -> None:
        heard: list[Message] = []
        pair = await listening(heard)
        pair.protocol.data_received(b"\x01\x80\0\0\0\0")  # the first fragment of a text
        pair.protocol.data_received(b"\x81\x82\0\0\0\0hi")
        assert heard == []
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1002

    run(test)


@pytest.mark.parametrize(
    "data,code",
    [
        (b"\x81\x81\0\0\0\0\xff", 1007),  # not UTF-8, the short way
        (b"\x81\xfe\0\x7e\0\0\0\0" + b"\xff" * 126, 1007),  # not UTF-8, through the parser
        (b"\x81\xfe\xff\xff\0\0\0\0", 1009),  # announces more than allowed
        (b"\x81\x02hi", 1002),  # not masked
        (b"\xf1\x82\0\0\0\0hi", 1002),  # reserved bits
    ],
)
def test_what_no_client_may_send_ends_the_connection(data: bytes, code: int) -> None:
    async def test() -> None:
        heard: list[Message] = []
        pair = await listening(heard)
        pair.protocol.data_received(data)
        assert heard == []
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == code
        assert pair.transport.closing
        await pair.ended()

    run(test)


def test_a_message_followed_by_a_close_is_still_delivered() -> None:
    async def test() -> None:
        heard: list[Message] = []
        pair = await listening(heard)
        pair.client.send_text(b"last words")
        pair.client.send_close(1000)
        pair.deliver()
        assert heard == ["last words"]
        assert pair.transport.closing

    run(test)


def test_closing_sends_everything_first_and_discards_what_comes_after() -> None:
    async def test() -> None:
        heard: list[Message] = []
        pair = await listening(heard)
        pair.protocol.send(frame(b"farewell"))
        pair.protocol.close(1008, "enough")
        pair.protocol.send(frame(b"too late"))
        await asyncio.sleep(0)
        assert pair.received() == ["farewell"]
        assert pair.client.close_rcvd is not None
        assert (pair.client.close_rcvd.code, pair.client.close_rcvd.reason) == (1008, "enough")
        pair.protocol.data_received(b"\x81\x82\0\0\0\0hi")
        assert heard == []
        pair.deliver()  # the client's answer to the close
        assert pair.transport.closing
        assert not pair.transport.aborted
        await pair.ended()

    run(test)


def test_a_client_that_does_not_answer_a_close_is_disconnected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gemkeep.server.websocket.protocol.CLOSE_TIMEOUT", 0.01)

    async def test() -> None:
        pair = await listening([])
        pair.protocol.close(1008)
        await pair.transport.gone.wait()
        assert pair.transport.aborted

    run(test)


def test_a_server_that_stops_asks_clients_to_come_back() -> None:
    async def test() -> None:
        pair = await listening([])
        pair.protocol.shutdown()
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1012
        assert pair.transport.closing
        await pair.ended()

    run(test)


def test_a_server_that_stops_answers_a_request_that_is_still_open() -> None:
    async def test() -> None:
        async def app(socket: WebSocketProtocol) -> None:
            await asyncio.Event().wait()

        pair = Pair(app)
        await pair.connect()
        pair.protocol.shutdown()
        assert pair.transport.writes[0].startswith(b"HTTP/1.1 503 ")
        assert pair.transport.closing

    run(test)


PONG: Final = b"\x8a\x80\0\0\0\0"
PING: Final = b"\x89\x80\0\0\0\0"
EMPTY_FRAGMENT: Final = b"\x00\x80\0\0\0\0"
FIRST_FRAGMENT: Final = b"\x01\x80\0\0\0\0"
SHORT_TEXT: Final = b"\x81\x81\0\0\0\0x"


@pytest.mark.parametrize(
    "first,piece", [(b"", PONG), (b"", PING), (FIRST_FRAGMENT, EMPTY_FRAGMENT)]
)
def test_a_flood_of_control_frames_or_fragments_is_cut_off_without_reading_it(
    first: bytes, piece: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gemkeep.server.websocket.protocol.FAREWELL", 0.01)

    async def test() -> None:
        pair = await listening([])
        pair.protocol.data_received(first + piece * 10_000)
        assert pair.transport.reads == [True, False], "not a byte more is read"
        assert len(b"".join(pair.transport.writes)) < 500, "a few were answered in this turn"
        await pair.ended()
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1008
        assert pair.transport.reads == [True, False]
        await pair.transport.gone.wait()
        assert pair.transport.aborted

    run(test)


def test_a_flood_after_the_close_frame_is_cut_off_too() -> None:
    async def test() -> None:
        pair = await listening([])
        pair.protocol.close(1008)
        pair.protocol.data_received(SHORT_TEXT * 200)
        await pair.transport.gone.wait()
        assert pair.transport.aborted

    run(test)


def test_in_one_turn_a_few_messages_are_handled_and_in_later_ones_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gemkeep.server.websocket.read_queue.SHARE", 0.0)
    monkeypatch.setattr("gemkeep.server.websocket.read_queue.PERIOD", 0.0001)

    async def test() -> None:
        heard: list[Message] = []
        pair = await listening(heard)
        texts = [f"message {number}" for number in range(2_000)]
        for text in texts:
            pair.client.send_text(text.encode())
        pair.deliver()
        assert 0 < len(heard) <= FRAMES_A_TURN * 2
        assert pair.transport.reads == [True, False]
        while len(heard) < len(texts):
            before = len(heard)
            await asyncio.sleep(0)
            assert len(heard) - before <= FRAMES_A_TURN * 2
        assert heard == texts
        assert pair.transport.reads == [True, False, True]

    run(test)


def test_messages_before_listening_wait_unparsed_if_they_are_many() -> None:
    async def test() -> None:
        heard: list[Message] = []
        go_on = asyncio.Event()

        async def app(socket: WebSocketProtocol) -> None:
            socket.accept()
            await go_on.wait()
            socket.listen(heard.append)
            await socket.receive()

        pair = Pair(app)
        await pair.connect()
        texts = [f"message {number}" for number in range(500)]
        for text in texts:
            pair.client.send_text(text.encode())
        pair.deliver()
        assert heard == []
        go_on.set()
        await until(lambda: len(heard) == len(texts))
        assert heard == texts

    run(test)


def test_what_waits_to_be_read_is_limited_for_all_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gemkeep.server.websocket.read_queue.MOST_UNREAD", 10_000)

    async def test() -> None:
        pair = await listening([])
        pair.protocol.data_received(SHORT_TEXT * 2_000)
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1013

    run(test)


def test_what_waits_for_slow_readers_is_limited_for_all_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gemkeep.server.network.slow_readers.MOST_UNSENT", 150_000)
    monkeypatch.setattr("gemkeep.server.network.slow_readers.CHECK_EVERY", 0.01)

    async def test() -> None:
        transports = [FakeTransport(ClientProtocol(parse_uri("ws://here"))) for _ in range(3)]
        slow = SlowReaders(asyncio.get_running_loop())
        for transport, unread in zip(transports, (70_000, 90_000, 70_000), strict=True):
            transport.unread = unread
            slow.add(transport)
        await transports[1].gone.wait()
        assert [it.aborted for it in transports] == [False, True, False]

    run(test)


def test_a_client_that_never_reads_the_last_frame_is_disconnected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gemkeep.server.websocket.protocol.FLUSH_TIMEOUT", 0.01)

    async def test() -> None:
        pair = await listening([], PING_INTERVAL)
        pair.transport.unread = 1_000
        await until(lambda: pair.transport.aborted)  # it answers no ping

    run(test)


@pytest.mark.parametrize("write", ["frames", "pongs"])
def test_a_client_that_does_not_read_is_disconnected(write: str) -> None:
    async def test() -> None:
        pair = await listening([])
        pair.transport.unread = WebSocketProtocol.max_write_buffer + 1
        if write == "frames":
            pair.protocol.send(frame(b"hi"))
            await asyncio.sleep(0)
        else:
            pair.client.send_ping(b"")
            pair.deliver()
        assert pair.transport.aborted

    run(test)


def test_a_client_that_answers_pings_stays_and_one_that_does_not_is_disconnected() -> None:
    async def test() -> None:
        pair = await listening([], PING_INTERVAL)
        for _ in range(3):
            pair.transport.written.clear()
            await pair.transport.written.wait()
            pair.deliver()  # the pong
        assert pair.client.state is State.OPEN
        await pair.transport.gone.wait()
        assert pair.client.close_rcvd is not None
        assert pair.client.close_rcvd.code == 1011

    run(test)


HALF_A_MESSAGE = bytes((0x81, 0x80 | 126, 0x10, 0x00, 0, 0, 0, 0)) + b"x" * 700
FRAGMENT = bytes((0x01, 0x80 | 126, 0x02, 0xBC, 0, 0, 0, 0)) + b"x" * 700


@pytest.mark.parametrize("begun", [HALF_A_MESSAGE, FRAGMENT])
def test_what_waits_for_the_rest_of_messages_is_limited_for_all_together(begun: bytes) -> None:
    """Each socket may send that much, but hundreds of them would fill the memory."""

    async def test() -> None:
        released = list[bool]()
        limits = Limits(unfinished_bytes=2_000)
        admission = Admission(limits, Proxies(()), 1024, lambda: released.append(True))
        pairs = [await listening([]) for _ in range(3)]
        for pair in pairs:
            place = admission.enter(pair.protocol, "10.0.0.1")
            assert place is not None
            place.keep()
            place.hand_to(pair.protocol)
            pair.protocol._place = place
            pair.protocol.data_received(begun)
        assert [pair.transport.aborted for pair in pairs] == [True, False, False]
        pairs[0].protocol.connection_lost(None)
        assert getgeneratorstate(pairs[0].protocol._ws.parser) == GEN_CLOSED
        assert released == [True]

    run(test)


def test_nothing_is_left_of_a_lost_connection() -> None:
    async def test() -> None:
        pair = await listening([])
        pair.transport.closing = True
        pair.protocol.connection_lost(None)
        pair.protocol.send(frame(b"to nobody"))
        await pair.ended()
        assert pair.protocol not in pair.connections
        assert not pair.state.tasks

    run(test)


@given(payload=st.binary(max_size=200))
def test_unmasking_undoes_the_mask(payload: bytes) -> None:
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    assert unmask(masked, mask) == payload


def test_a_closed_socket_leaves_nothing_to_the_garbage_collector() -> None:
    """The collector rarely runs on a busy server, so a closed socket must not depend on it."""

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:  # noqa: ANN401
        del receive, send
        socket: WebSocketProtocol = scope["extensions"][EXTENSION]
        socket.accept()
        socket.listen(lambda _: socket.send(b""))
        await socket.receive()

    async def test() -> None:
        listening = listen("127.0.0.1", 0, exact=True)
        port = listening.getsockname()[1]
        admission = Admission(Limits(), Proxies(()), 1024)
        options: dict[str, Any] = {"ws": WebSocketProtocol, "log_config": None, "lifespan": "off"}
        config = NetworkSettings(app, Limits(), admission, MemoryReturn(), **options)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await open_and_close(port)
        gc.collect()
        gc.disable()
        try:
            for _ in range(10):
                await open_and_close(port)
            await asyncio.sleep(0)
            kinds = Counter(type(found).__name__ for found in garbage())
        finally:
            gc.enable()
        server.should_exit = True
        await serving
        kept = {"TCPTransport", "WebSocketProtocol", "ServerProtocol", "HttpProtocol", "Place"}
        assert not kept & kinds.keys()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(test())


async def open_and_close(port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/") as client:
        await client.send("hello")


def garbage() -> list[object]:
    """What only the collector can free."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return list(gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
