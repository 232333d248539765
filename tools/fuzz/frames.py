"""Hostile WebSocket frames: the server closes the connection, and nothing else happens."""

from __future__ import annotations

import asyncio
import struct
from contextlib import suppress
from random import Random
from typing import Final

from tools.fuzz.values import spoiled_bytes
from tools.fuzz.victim import Victim

PATIENCE: Final = 30.0
AT_ONCE: Final = 10
OPCODES: Final = (0, 1, 1, 1, 2, 3, 8, 9, 10, 11)
HELLO: Final = b'{"type":"hello","ref":1}'
PAYLOADS: Final = (
    b"",
    HELLO,
    b'{"type":"missed","ref":2,"since":0}',
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\x03\xe8bye",
    b"\x00\x00",
    b"\x03",
    b"x" * 125,
    b"x" * 126,
    b"x" * 5000,
    b"x" * 70_000,
)


async def try_batch(victim: Victim, luck: Random, cases: int) -> None:
    """Open this many sockets, a few at once, and send each some frames."""
    for _ in range(0, cases, AT_ONCE):
        streams = [_stream(luck) for _ in range(AT_ONCE)]
        tables = [luck.choice(victim.tables)[0] for _ in range(AT_ONCE)]
        await asyncio.gather(*map(_converse, [victim] * AT_ONCE, tables, streams))


async def _converse(victim: Victim, table: str, stream: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", victim.port)
    try:
        with suppress(OSError):
            writer.write(
                f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{victim.port}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(stream)
            writer.write_eof()
            await asyncio.wait_for(reader.read(-1), PATIENCE)
    except asyncio.IncompleteReadError:
        pass  # it was closed immediately
    finally:
        writer.close()


def _stream(luck: Random) -> bytes:
    frames = [_frame(luck, True, 1, HELLO, b"mask")] if luck.random() < 1 / 2 else []  # noqa: FBT003
    for _ in range(luck.randrange(1, 8)):
        final, opcode = luck.random() < 2 / 3, luck.choice(OPCODES)
        mask = b"" if luck.random() < 1 / 10 else luck.randbytes(4)
        frames.append(_frame(luck, final, opcode, luck.choice(PAYLOADS), mask))
    stream = b"".join(frames)
    return spoiled_bytes(luck, stream) if luck.random() < 1 / 3 else stream


def _frame(luck: Random, final: bool, opcode: int, payload: bytes, mask: bytes) -> bytes:  # noqa: FBT001
    """A frame; its length may be written in a longer form than needed, or be wrong."""
    reserved = luck.choice((0, 0, 0, 0, 0, 0x40, 0x10))
    head = (0x80 if final else 0) | reserved | opcode
    stated = len(payload) if luck.random() < 9 / 10 else luck.choice((0, 1, 126, 2**31, 2**63))
    masked = 0x80 if mask else 0
    if stated < 126 and luck.random() < 9 / 10:  # noqa: PLR2004 - the protocol's own numbers
        length = bytes([masked | stated])
    elif stated < 2**16:
        length = struct.pack("!BH", masked | 126, stated)
    else:
        length = struct.pack("!BQ", masked | 127, stated)
    if mask:
        payload = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload[:1000]))
    return bytes([head]) + length + mask + payload
