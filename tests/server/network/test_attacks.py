"""Requests that are too long, too slow or never end; `tests/findings` has other attacks."""

from __future__ import annotations

import asyncio
import json
import socket
import statistics
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from bench.attacks import NOWHERE, UPGRADE
from tests.attacked_server import IN_TIME, MOST_GROWTH, Attacked, attack
from tests.server.client import PATIENCE
from tests.server_process import Port, Server

LINUX = sys.platform == "linux"
HEAD_WITHIN = 1.0
SOCKETS = 300
MOST_OF_A_SOCKET = 25_000
"""Bytes; without the other headers of its request it takes some 15,000."""


class WithMetrics(Attacked):
    """A server with the usual limits, and where it serves its metrics."""

    def __init__(self, server: Server, metrics: int) -> None:
        super().__init__(server)
        self.metrics = metrics


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WithMetrics]:
    database = str(tmp_path_factory.mktemp("attacked") / "gemkeep.db")
    metrics = Port()
    options = ("--head-within", str(HEAD_WITHIN), "--metrics", str(metrics.number))
    metrics.release()
    with Server(database, *options) as server:
        yield WithMetrics(server, metrics.number)


@pytest.mark.skipif(not LINUX, reason="memory is read from /proc")
@pytest.mark.parametrize("name,connections", [("loris", 1_000), ("heads", 1_900)])
def test_a_client_that_never_finishes_a_request_is_cut_off_while_the_others_play_on(
    attacked: Attacked, name: str, connections: int
) -> None:
    before = attacked.memory()
    doing = attack(name, attacked.server.port, PATIENCE, connections)
    figures, times = asyncio.run(attacked.during(doing))
    assert statistics.median(times) < IN_TIME
    assert "HTTP/1.1 408" in figures["answer"]
    assert attacked.most_memory - before < MOST_GROWTH


@pytest.mark.skipif(not LINUX, reason="memory is read from /proc")
def test_the_open_sockets_of_a_stranger_do_not_keep_their_long_requests(attacked: Attacked) -> None:
    before = attacked.memory()
    head = UPGRADE.format(table=NOWHERE).removesuffix("\r\n") + "a: 0123456789\r\n" * 90
    head += f"b: {'x' * 14_000}\r\n\r\n"
    with ExitStack() as held:
        for _ in range(SOCKETS):
            made = held.enter_context(
                socket.create_connection(("127.0.0.1", attacked.server.port), timeout=PATIENCE)
            )
            made.sendall(head.encode())
            assert made.recv(13) == b"HTTP/1.1 101 "
        assert attacked.memory() - before < MOST_OF_A_SOCKET * SOCKETS / 2**20


def test_metrics_are_served_at_their_own_port_only(attacked: WithMetrics) -> None:
    refused = attacked.server.call("/metrics")
    assert (refused.status, refused.json["code"]) == (404, "not_found")
    with urllib.request.urlopen(f"http://127.0.0.1:{attacked.metrics}/") as answer:
        told = answer.read()
    assert b"gemkeep_sockets" in told
    assert attacked.key.encode() not in told


def ask(server: Server, request: bytes) -> bytes:
    """Everything that is answered to a request until the connection is closed."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as client:
        client.sendall(request)
        return b"".join(iter(lambda: client.recv(65_536), b""))


@pytest.mark.parametrize(
    "request_,status",
    [
        (b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\na: " + b"x" * 20_000 + b"\r\n\r\n", 431),
        (b"GET /ws/any HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n", 431),
        (b"GET /ws/any HTTP/1.1\r\nUpgrade: websocket\r\n", 408),
        (b"GET /health HTTP/1.1\r\nHost: here\r\n", 408),
        (b"HELO gemkeep\r\n\r\n", 400),
    ],
)
def test_a_head_that_is_too_long_too_slow_or_none_is_refused(
    attacked: Attacked, request_: bytes, status: int
) -> None:
    head, _, body = ask(attacked.server, request_).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert set(json.loads(body)) == {"code", "reason"}


def test_a_body_that_never_ends_is_refused_and_the_connection_closed(attacked: Attacked) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = ask(attacked.server, head + b"1\r\nx\r\n" * 20_000)
    assert answer.startswith(b"HTTP/1.1 413 ")
