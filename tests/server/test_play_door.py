"""A request for a socket is answered the same whichever way it takes."""

from __future__ import annotations

import socket

import pytest

from gemkeep.server.websocket.upgrade import usual_key
from tests.server.program import PATIENCE
from tests.server.running import Server

# The example of RFC 6455.
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
ACCEPT = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

USUAL = (
    (b"upgrade", b"websocket"),
    (b"connection", b"Upgrade"),
    (b"sec-websocket-key", KEY),
    (b"sec-websocket-version", b"13"),
)
EXTENSIONS = (b"sec-websocket-extensions", b"permessage-deflate; client_max_window_bits")
PROTOCOL = (b"sec-websocket-protocol", b"chat")


def answer(server: Server, first: bytes, headers: tuple[tuple[bytes, bytes], ...]) -> bytes:
    """The head of what is answered to this request."""
    host = (b"host", b"127.0.0.1:%d" % server.port)
    lines = [first, *(b"%b: %b" % header for header in (host, *headers)), b"", b""]
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
        client.sendall(b"\r\n".join(lines))
        got = b""
        while b"\r\n\r\n" not in got and (more := client.recv(4096)):
            got += more
    return got.partition(b"\r\n\r\n")[0]


@pytest.mark.parametrize("more", [(), (EXTENSIONS,), (PROTOCOL,)])
def test_who_asks_rightly_is_let_in(server: Server, more: tuple[tuple[bytes, bytes], ...]) -> None:
    """With a protocol of its own a client takes uvicorn's way."""
    said = answer(server, b"GET /ws/t HTTP/1.1", (*USUAL, *more)).lower()
    assert said.startswith(b"http/1.1 101 ")
    headers = dict(line.split(b": ", 1) for line in said.split(b"\r\n")[1:])
    assert headers[b"sec-websocket-accept"] == ACCEPT.lower()
    assert (headers[b"upgrade"], headers[b"connection"]) == (b"websocket", b"upgrade")
    assert b"date" in headers
    assert b"sec-websocket-extensions" not in headers
    assert b"sec-websocket-protocol" not in headers


@pytest.mark.parametrize(
    "first, headers, status",
    [
        (b"GET /ws/t HTTP/1.1", (*USUAL, USUAL[2]), 400),
        (b"GET /ws/t HTTP/1.1", (*USUAL[:2], (b"sec-websocket-key", b"short"), USUAL[3]), 400),
        (b"GET /ws/t HTTP/1.1", (*USUAL[:3], (b"sec-websocket-version", b"8")), 400),
        (b"GET /ws/t HTTP/1.1", USUAL[:2], 400),
        (b"GET /ws/t HTTP/1.1", (*USUAL, (b"origin", b"http://elsewhere.example")), 403),
        (b"POST /ws/t HTTP/1.1", USUAL, 405),
    ],
)
def test_who_asks_wrongly_is_told_so(
    server: Server, first: bytes, headers: tuple[tuple[bytes, bytes], ...], status: int
) -> None:
    assert answer(server, first, headers).startswith(b"HTTP/1.1 %d " % status)


def test_only_a_request_of_the_usual_form_takes_the_short_way() -> None:
    assert usual_key(list(USUAL)) == KEY
    assert usual_key([*USUAL, EXTENSIONS]) == KEY
    assert usual_key([*USUAL, PROTOCOL]) is None
    assert usual_key([*USUAL, USUAL[2]]) is None
    assert usual_key([*USUAL[:2], USUAL[3]]) is None
    assert usual_key([*USUAL[:2], (b"sec-websocket-key", KEY[:-1]), USUAL[3]]) is None
