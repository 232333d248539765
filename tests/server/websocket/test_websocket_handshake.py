"""The answers to requests for a WebSocket."""

from __future__ import annotations

import socket

import pytest

from tests.server.client import PATIENCE
from tests.server_process import Server

# The example of RFC 6455.
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
ACCEPT = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

VALID = (
    (b"upgrade", b"websocket"),
    (b"connection", b"Upgrade"),
    (b"sec-websocket-key", KEY),
    (b"sec-websocket-version", b"13"),
)
EXTENSIONS = (b"sec-websocket-extensions", b"permessage-deflate; client_max_window_bits")
PROTOCOL = (b"sec-websocket-protocol", b"chat")


def answer(server: Server, first: bytes, headers: tuple[tuple[bytes, bytes], ...]) -> bytes:
    """The head of the response to this request."""
    host = (b"host", b"127.0.0.1:%d" % server.port)
    lines = [first, *(b"%b: %b" % header for header in (host, *headers)), b"", b""]
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
        client.sendall(b"\r\n".join(lines))
        got = b""
        while b"\r\n\r\n" not in got and (more := client.recv(4096)):
            got += more
    return got.partition(b"\r\n\r\n")[0]


@pytest.mark.parametrize("more", [(), (EXTENSIONS,), (PROTOCOL,)])
def test_a_valid_request_is_accepted_without_extensions_or_subprotocols(
    server: Server, more: tuple[tuple[bytes, bytes], ...]
) -> None:
    head = answer(server, b"GET /ws/t HTTP/1.1", (*VALID, *more)).lower()
    assert head.startswith(b"http/1.1 101 ")
    headers = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:])
    assert headers[b"sec-websocket-accept"] == ACCEPT.lower()
    assert (headers[b"upgrade"], headers[b"connection"]) == (b"websocket", b"upgrade")
    assert b"date" in headers
    assert b"sec-websocket-extensions" not in headers
    assert b"sec-websocket-protocol" not in headers


@pytest.mark.parametrize(
    "first, headers, status",
    [
        (b"GET /ws/t HTTP/1.1", (*VALID, VALID[2]), 400),
        (b"GET /ws/t HTTP/1.1", (*VALID[:2], (b"sec-websocket-key", b"short"), VALID[3]), 400),
        (b"GET /ws/t HTTP/1.1", (*VALID[:3], (b"sec-websocket-version", b"8")), 400),
        (b"GET /ws/t HTTP/1.1", VALID[:2], 400),
        (b"GET /ws/t HTTP/1.1", (*VALID, (b"origin", b"http://elsewhere.example")), 403),
        (b"POST /ws/t HTTP/1.1", VALID, 405),
    ],
)
def test_an_invalid_request_is_refused(
    server: Server, first: bytes, headers: tuple[tuple[bytes, bytes], ...], status: int
) -> None:
    assert answer(server, first, headers).startswith(b"HTTP/1.1 %d " % status)
