"""Hostile HTTP requests: answered with anything but a 5xx, or the connection is closed."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import cache
from random import Random
from typing import Final

from tests.server.openapi_check import schema
from tools.fuzz.values import spoiled, spoiled_bytes
from tools.fuzz.victim import Victim

PATIENCE: Final = 30.0
AT_ONCE: Final = 10
SERVER_ERROR: Final = 500
CREATED: Final = 201
PARTS: Final = (
    "%00",
    "..",
    "%2e%2e%2f",
    "%ff",
    "%F0%9F%92%8E",
    "a" * 45,
    "a" * 3000,
    "'",
    "%25",
    "-1",
    "all",
    "diamant",
    "hideouts",
    "2026-11-15",
    "9999-99-99",
    ";a=b",
    "",
)
PAGES: Final = (
    "/",
    "/metrics",
    "/schema",
    "/j/@",
    "/t/@",
    "/replay/@?at=@",
    "/daily/@?by=@",
    "/assets/@",
    "/ws/@",
    "/@/@",
)
QUERIES: Final = ("", "", "?eyes=@", "?day=@", "?lang=@", "?by=@&at=@", "?@=@", "?")
METHODS: Final = ("GET", "GET", "GET", "POST", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "GEM")
HEADERS: Final = (
    "Authorization: Bearer @",
    "Authorization: @",
    "Content-Type: text/plain",
    "Content-Encoding: gzip",
    "Transfer-Encoding: chunked",
    "Content-Length: -1",
    "Content-Length: 99999999999",
    "Accept-Encoding: br;q=@, gzip",
    "Accept-Language: @",
    "Cookie: language=@",
    "If-None-Match: @",
    "Origin: http://@",
    "Range: bytes=@-",
    "Upgrade: websocket",
    "X-Forwarded-For: @",
    "X: " + "y" * 2000,
)
BODIES: Final[tuple[dict[str, str], ...]] = (
    {"name": '"Ann"'},
    {"game": '"diamant"', "rules": '{"edition":"cs"}', "seats": '[{"kind":"me"}]'},
    {"game": '"hideouts"', "rules": '{"level":1}', "seats": '[{"kind":"me"},{"kind":"open"}]'},
    {"join": "true", "change": "false"},
    {"person": '"gkdw2xxz6nnh"', "blocked": "true"},
    {"hidden": "true", "language": '"cs"', "colour": '"red"'},
)


@cache
def places() -> tuple[str, ...]:
    """The pages, and every address of the API, with `@` for what is to be filled in."""
    described = [re.sub(r"\{\w+\}", "@", path) for path in schema()["paths"]]
    return (*PAGES, *described)


async def try_batch(victim: Victim, luck: Random, cases: int) -> None:
    """Send this many requests, a few at once."""
    for _ in range(0, cases, AT_ONCE):
        asked = [_request(victim, luck) for _ in range(AT_ONCE)]
        for request, status in zip(
            asked, await asyncio.gather(*(_answer(victim, each) for each in asked)), strict=True
        ):
            if status >= SERVER_ERROR:
                raise AssertionError(f"{request[:300]!r} was answered with {status}")
            victim.made += status == CREATED


async def _answer(victim: Victim, request: bytes) -> int:
    """The status; 0 if the server closed the connection without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", victim.port)
    try:
        with suppress(OSError):
            writer.write(request)
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(-1), PATIENCE)
            status = answer.split(b" ", 2)[1:2]
            return int(status[0]) if status else 0
        return 0
    finally:
        writer.close()


def _request(victim: Victim, luck: Random) -> bytes:
    def filled(text: str) -> str:
        while "@" in text:
            known = [part for table in victim.tables for part in table]
            text = text.replace("@", luck.choice((*PARTS, *known, *victim.keys)), 1)
        return text

    method, place = luck.choice(METHODS), filled(luck.choice(places()) + luck.choice(QUERIES))
    lines = [f"{method} {place} HTTP/1.1", f"Host: 127.0.0.1:{victim.port}", "Connection: close"]
    if luck.random() < 1 / 2:
        lines.append(f"Authorization: Bearer {luck.choice(victim.keys)}")
    lines += [filled(luck.choice(HEADERS)) for _ in range(luck.choice((0, 0, 1, 2)))]
    body = b""
    if method not in {"GET", "HEAD"}:
        body = spoiled(luck, luck.choice(BODIES)).encode(errors="replace")
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    whole = "\r\n".join(lines).encode(errors="replace") + b"\r\n\r\n" + body
    return spoiled_bytes(luck, whole) if luck.random() < 1 / 6 else whole
