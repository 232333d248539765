"""Long responses in JSON are compressed, and a request that waits takes no memory for it."""

from __future__ import annotations

import asyncio
import gzip
import tracemalloc
from typing import Any, cast

import pytest
from litestar.types import Receive, Scope, Send

from gemkeep.server.http.compression import SHORTEST, compressing

LONG = b"[" + b"1," * SHORTEST + b"1]"
ACCEPTS = [(b"accept-encoding", b"br, gzip")]
WAITING = 100
FOR_ONE = 20_000
"""Bytes of memory; a compressor takes 256 KiB."""


class Answering:
    """An application that answers with this body, once it may."""

    def __init__(self, body: bytes, media_type: bytes = b"application/json") -> None:
        self.body = body
        self.media_type = media_type
        self.may_answer = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.may_answer.wait()
        headers = [(b"content-type", self.media_type), (b"content-length", b"%d" % len(self.body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


async def asked(app: Answering, headers: list[tuple[bytes, bytes]]) -> list[Any]:
    sent: list[Any] = []

    async def send(message: object) -> None:
        sent.append(message)

    scope = cast("Scope", {"type": "http", "headers": headers})
    await compressing(cast("Any", app))(scope, cast("Receive", None), send)
    return sent


def answer_of(
    body: bytes, headers: list[tuple[bytes, bytes]], media_type: bytes = b"application/json"
) -> tuple[dict[bytes, bytes], bytes]:
    async def ask() -> list[Any]:
        app = Answering(body, media_type)
        app.may_answer.set()
        return await asked(app, headers)

    start, content = asyncio.run(ask())
    return dict(start["headers"]), content["body"]


def test_a_long_response_is_compressed_if_the_client_accepts_it() -> None:
    headers, body = answer_of(LONG, ACCEPTS)
    assert gzip.decompress(body) == LONG
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"content-length"] == b"%d" % len(body)
    assert headers[b"vary"] == b"Accept-Encoding"


@pytest.mark.parametrize(
    "body, accepted, media_type",
    [
        (LONG, [], b"application/json"),
        (LONG, [(b"accept-encoding", b"br")], b"application/json"),
        (b"[1]", ACCEPTS, b"application/json"),
        (LONG, ACCEPTS, b"image/png"),
    ],
)
def test_everything_else_is_sent_as_it_is(
    body: bytes, accepted: list[tuple[bytes, bytes]], media_type: bytes
) -> None:
    headers, sent = answer_of(body, accepted, media_type)
    assert sent == body
    assert b"content-encoding" not in headers


def test_a_request_that_waits_takes_no_memory_for_its_answer() -> None:
    async def wait() -> int:
        app = Answering(LONG)
        tracemalloc.start()
        waiting = [asyncio.create_task(asked(app, ACCEPTS)) for _ in range(WAITING)]
        await asyncio.sleep(0)  # all of them wait
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        app.may_answer.set()
        await asyncio.gather(*waiting)
        return taken

    assert asyncio.run(wait()) < WAITING * FOR_ONE
