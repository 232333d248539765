"""Time limits, pipelining and slow clients, in a server with a small application of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import pytest
import uvicorn
import uvloop

from gemkeep.server.config import Limits
from gemkeep.server.network.addresses import Proxies
from gemkeep.server.network.admission import Admission
from gemkeep.server.network.memory import MemoryReturn
from gemkeep.server.network.settings import NetworkSettings
from gemkeep.server.serve import listen

HOST: Final = "127.0.0.1"
GET: Final = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
LONG: Final = b"GET /long HTTP/1.1\r\nHost: here\r\n\r\n"
POST: Final = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n"
WITHIN: Final = 0.05
LIMITS: Final = Limits(
    body_within=WITHIN, keep_alive=1, connections_of_one_address=3, unfinished_bytes=20_000
)


class Application:
    """Echoes bodies, and sends a long one from `/long`."""

    def __init__(self) -> None:
        self.disconnected = 0
        self.answered = 0

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:  # noqa: ANN401
        body = b"x" * 8_000_000 if scope["path"] == "/long" else b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                self.disconnected += 1
                return
            body += message["body"]
            more = message["more_body"]
        length = (b"content-length", b"%d" % len(body))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})
        self.answered += 1


class Served:
    """A running server."""

    def __init__(self, port: int, app: Application, server: uvicorn.Server) -> None:
        self.port = port
        self.app = app
        self.server = server

    @asynccontextmanager
    async def client(
        self,
        **options: Any,  # noqa: ANN401
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(HOST, self.port, **options)
        try:
            yield reader, writer
        finally:
            writer.close()

    async def answer(self, request: bytes) -> bytes:
        """All that is answered until the connection is closed."""
        async with self.client() as (reader, writer):
            writer.write(request)
            return await reader.read()

    async def empty(self) -> None:
        """Return once no connection is left."""
        while self.server.server_state.connections:  # noqa: ASYNC110 - nothing reports it
            await asyncio.sleep(0.01)


def serving(test: Callable[[Served], Awaitable[None]]) -> None:
    async def run() -> None:
        app = Application()
        listening = listen(HOST, 0, exact=True)
        admission = Admission(LIMITS, Proxies(()), 1024)
        options = {"lifespan": "off", "log_config": None}
        settings = NetworkSettings(app, LIMITS, admission, MemoryReturn(), **options)
        server = uvicorn.Server(settings)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            async with asyncio.timeout(30):
                await test(Served(listening.getsockname()[1], app, server))
        finally:
            server.should_exit = True
            await task

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


def test_requests_follow_each_other_until_the_client_is_silent() -> None:
    async def test(served: Served) -> None:
        async with served.client() as (reader, writer):
            for _ in range(3):
                writer.write(POST + b"0123456789")
                assert b"200 OK" in await reader.readuntil(b"0123456789")
            assert await reader.read() == b"", "it is closed without a word"

    serving(test)


def test_a_body_that_does_not_come_in_time_is_refused() -> None:
    async def test(served: Served) -> None:
        answer = await served.answer(POST + b"012")
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert served.app.disconnected == 1
        await served.empty()

    serving(test)


def test_a_client_that_sends_on_and_on_without_an_answer_is_disconnected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gemkeep.server.network.http_protocol.LINGER", WITHIN)

    async def test(served: Served) -> None:
        async with served.client() as (reader, writer):
            writer.write(GET * 1_000)
            with suppress(ConnectionResetError):
                await reader.read()
        await served.empty()
        assert served.app.answered <= 3

    serving(test)


def test_two_requests_at_once_are_answered_in_order() -> None:
    async def test(served: Served) -> None:
        async with served.client() as (reader, writer):
            writer.write(POST + b"0123456789" + POST + b"abcdefghij")
            assert b"200 OK" in await reader.readuntil(b"0123456789")
            assert b"200 OK" in await reader.readuntil(b"abcdefghij")

    serving(test)


def test_a_client_that_does_not_read_its_answer_is_disconnected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gemkeep.server.network.http_protocol.STALLED_AFTER", WITHIN)

    async def test(served: Served) -> None:
        async with served.client(limit=1024) as (_, writer):
            writer.write(LONG)
            while not served.server.server_state.connections:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.01)
            await served.empty()

    serving(test)


def test_answers_that_nobody_reads_are_limited_for_all_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a stranger would ask a thousand times for something long, and read nothing."""
    monkeypatch.setattr("gemkeep.server.network.slow_readers.MOST_UNSENT", 100_000)
    monkeypatch.setattr("gemkeep.server.network.slow_readers.CHECK_EVERY", 0.01)

    async def test(served: Served) -> None:
        async with served.client(limit=1024) as (_, one), served.client(limit=1024) as (_, other):
            one.write(LONG)
            other.write(LONG)
            while served.app.answered < 2:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.01)
            await served.empty()

    serving(test)


def test_one_connection_too_many_gets_a_reason() -> None:
    async def test(served: Served) -> None:
        async with served.client() as first, served.client() as second, served.client() as third:
            for _, writer in (first, second, third):
                writer.write(POST)  # busy: they wait for their bodies
            while len(served.server.server_state.tasks) < 3:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.001)
            assert (await served.answer(b"")).startswith(b"HTTP/1.1 503 ")
        await served.empty()
        async with served.client() as (reader, writer):
            writer.write(GET)
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")

    serving(test)


def test_the_oldest_unfinished_request_is_dropped_when_they_take_too_much() -> None:
    async def test(served: Served) -> None:
        begun = b"GET / HTTP/1.1\r\nHost: here\r\na: " + b"x" * 11_000
        async with served.client() as (reader, writer):
            writer.write(GET * 2)  # what has arrived in full does not count
            for _ in range(2):
                await reader.readuntil(b"\r\n\r\n")
            writer.write(begun)
            async with served.client() as (other_reader, other_writer):
                other_writer.write(begun)
                assert await reader.read() == b"", "it is closed without a word"
                other_writer.write(b"\r\n\r\n")
                assert b"200 OK" in await other_reader.readuntil(b"\r\n\r\n")

    serving(test)
