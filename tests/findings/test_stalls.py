"""One stranger who tries to keep everybody else from playing."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import resource
import socket
import sqlite3
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.attacked_server import IN_TIME, MOST_GROWTH, Attacked, attack
from tests.findings.servers import serve
from tests.server_process import Server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
AT_MOST = 5.0
"""Seconds of an attack that nothing ends."""
STALLED = 5.0
"""Seconds after which a server that does not answer has been brought to a stop."""
LORIS = 1_100
LINES = 25_000
MOST_REQUESTS = 4_000


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    with serve(str(tmp_path_factory.mktemp("attacked") / "gemkeep.db")) as server:
        yield Attacked(server)


@pytest.mark.finding(1)
@pytest.mark.parametrize("name", ["pongs", "pings", "fragments", "texts"])
def test_a_strangers_socket_does_not_stop_the_others(attacked: Attacked, name: str) -> None:
    figures, times = asyncio.run(attacked.during(attack(name, attacked.server.port, AT_MOST)))
    assert figures["cut_off"] > 0
    assert statistics.median(times) < IN_TIME


@pytest.mark.finding(2)
@pytest.mark.parametrize(
    "name,answer",
    [("headers", "HTTP/1.1 431"), ("header", "HTTP/1.1 431"), ("address", "HTTP/1.1 414")],
)
def test_an_endless_request_does_not_fill_the_memory(
    attacked: Attacked, name: str, answer: str
) -> None:
    before = attacked.memory()
    figures, times = asyncio.run(attacked.during(attack(name, attacked.server.port, AT_MOST)))
    assert attacked.most_memory - before < MOST_GROWTH
    assert answer in figures["answer"]
    assert statistics.median(times) < IN_TIME


@pytest.mark.finding(3)
def test_requests_that_are_never_finished_do_not_use_up_the_files(tmp_path: Path) -> None:
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    try:
        with (
            serve(str(tmp_path / "gemkeep.db"), module="tests.findings.few_files") as server,
            ExitStack() as held,
        ):
            for _ in range(LORIS):
                begun = held.enter_context(closing(socket.socket()))
                begun.settimeout(STALLED)
                with contextlib.suppress(OSError):
                    begun.connect(("127.0.0.1", server.port))
                    begun.send(b"GET /he")
            assert is_answered(server), "everyone else gets no answer"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, files)


def is_answered(server: Server) -> bool:
    with socket.create_connection(("127.0.0.1", server.port), STALLED) as other:
        other.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        with contextlib.suppress(OSError):
            return other.recv(13) == b"HTTP/1.1 200 "
    return False


@pytest.mark.finding(4)
def test_pings_whose_answers_are_not_read_are_not_kept(attacked: Attacked) -> None:
    before = attacked.memory()
    figures, _ = asyncio.run(attacked.during(attack("deaf", attacked.server.port, AT_MOST)))
    assert figures["cut_off"] > 0
    assert attacked.most_memory - before < MOST_GROWTH


@pytest.fixture(scope="module")
def long_log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, str]]:
    """A server, a table there with much chat, and the key of somebody who sits at it."""
    database = str(tmp_path_factory.mktemp("long") / "gemkeep.db")
    with serve(database) as server:
        _, key = server.person("Zoe")
        table, _ = server.table(key, "me", "open", "open")
        asyncio.run(say(server, table, key))
        server.stop()
        repeat_last_entry(database, table, LINES)
        server.start()
        yield server, table, key


@pytest.mark.finding(10)
def test_opening_a_table_with_much_chat_does_not_stop_the_others(
    long_log: tuple[Server, str, str],
) -> None:
    server, table, _ = long_log

    async def come() -> float:
        began = time.perf_counter()
        async with server.client(table):
            return time.perf_counter() - began

    took, times = asyncio.run(Attacked(server).during(come()))
    assert max(times) < took / 4


@pytest.mark.finding(10)
def test_a_tables_log_is_not_written_to_without_end(long_log: tuple[Server, str, str]) -> None:
    server, table, key = long_log

    async def say_more() -> str | None:
        async with server.client(table, key) as zoe:
            ref = await zoe.say("say", text="and another thing")
            while (message := await zoe.hear()).get("ref") != ref:
                pass
            return message.get("code")

    assert asyncio.run(say_more()) == "log_full"


async def say(server: Server, table: str, key: str) -> None:
    async with server.client(table, key) as client:
        await client.done("say", text="We went in with four, and only one came back with rubies.")


def repeat_last_entry(database: str, table: str, times: int) -> None:
    """As if the last line of chat had been said many times more."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ?),"
            " last AS (SELECT * FROM entries WHERE table_id = ? ORDER BY place DESC LIMIT 1)"
            " INSERT INTO entries SELECT table_id, place + n, at, kind, body FROM last, more",
            (times, table),
        )


@pytest.mark.finding(23)
def test_strangers_do_not_read_the_metrics(server: Server) -> None:
    assert server.call("/metrics").status == 404


@pytest.mark.finding(23)
def test_pages_are_not_asked_for_without_limit(limited: Server) -> None:
    asking = http.client.HTTPConnection("127.0.0.1", limited.port, timeout=STALLED)
    with closing(asking):
        for _ in range(MOST_REQUESTS):
            asking.request("GET", "/")
            with asking.getresponse() as answer:
                answer.read()
            if answer.status == 429:
                break
    assert answer.status == 429
