"""Requests to our server's HTTP API."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

END_OF_HEAD = b"\r\n\r\n"
LENGTH = b"content-length:"
CREATED = (b"HTTP/1.1 200", b"HTTP/1.1 201")


class HttpClient:
    """Keeps its connection, as a browser does, and opens another once the server has closed it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host, self._port, self._address = parts.hostname, parts.port, parts.netloc
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, key: str | None = None) -> Any:  # noqa: ANN401
        """What the server answers when something is to be made there."""
        written = json.dumps(body)
        lines = (
            f"POST {path} HTTP/1.1",
            f"Host: {self._address}",
            "Content-Type: application/json",
            f"Content-Length: {len(written)}",
            *((f"Authorization: Bearer {key}",) if key else ()),
        )
        request = "\r\n".join((*lines, "", written)).encode()
        kept = self._streams is not None
        try:
            head, answer = await self._ask(request)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            if not kept:
                raise
            head, answer = await self._ask(request)  # it was closed while nothing was asked
        if not head.startswith(CREATED):
            raise ConnectionError(head.decode())
        return json.loads(answer)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(self, request: bytes) -> tuple[bytes, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        writer.write(request)
        head = await reader.readuntil(END_OF_HEAD)
        sizes = [line for line in head.lower().split(b"\r\n") if line.startswith(LENGTH)]
        return head, await reader.readexactly(int(sizes[0][len(LENGTH) :]))


async def call(url: str, path: str, body: object, key: str | None = None) -> Any:  # noqa: ANN401
    """What the server answers to a single request."""
    client = HttpClient(url)
    try:
        return await client.post(path, body, key)
    finally:
        client.close()
