"""Hostile pieces of JSON and text, and ways to corrupt valid ones."""

from __future__ import annotations

import json
from random import Random
from typing import Final

NASTY: Final = (
    "null",
    "true",
    "-1",
    "0",
    "3",
    "1e999",
    "-0.0",
    "NaN",
    "Infinity",
    "9" * 400,
    str(2**31),
    str(2**63),
    "0.1",
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '"\u202e\u200d"',
    '"\u3164"',
    '"' + "x" * 300 + '"',
    '"a\\u0300' + "\u0301" * 40 + '"',
    '"__proto__"',
    '"\'; DROP TABLE entries; --"',
    "[]",
    "{}",
    "[[[[[[[[1]]]]]]]]",
    "[" * 200 + "]" * 200,
    '{"a":' * 100 + "1" + "}" * 100,
    '["choose","on"]',
    '["choose",{"on":1}]',
    '[0,"choose","on"]',
    '"*"',
    '{"type":"hello"}',
)
"""Written, because some are not JSON."""
BYTES: Final = (b"\x00", b"\xff", b"\xed\xa0\x80", b"{", b"}", b'"', b"\\", b"\xef\xbb\xbf", b"\n")


def written(fields: dict[str, str]) -> str:
    """An object whose values are written already."""
    return "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in fields.items()) + "}"


def spoiled(luck: Random, fields: dict[str, str]) -> str:
    """An object with something wrong in it, more often than not."""
    fields = dict(fields)
    for _ in range(luck.choice((0, 1, 1, 1, 2, 3))):
        name = luck.choice((*fields, "extra", "ref", "seat", "number"))
        if luck.random() < 1 / 5:
            fields.pop(name, None)
        else:
            fields[name] = luck.choice(NASTY)
    text = written(fields)
    if luck.random() < 1 / 8:
        text = spoiled_text(luck, text)
    return text


def spoiled_text(luck: Random, text: str) -> str:
    """A text with a part cut out, doubled, or replaced."""
    start = luck.randrange(len(text) + 1)
    end = min(len(text), start + luck.randrange(1, 20))
    middle = luck.choice(("", text[start:end] * 2, luck.choice(NASTY), "\x00", " " * 50))
    return text[:start] + middle + text[end:]


def spoiled_bytes(luck: Random, data: bytes) -> bytes:
    """Bytes of which some are others."""
    changed = bytearray(data)
    for _ in range(luck.choice((1, 1, 2, 8))):
        at = luck.randrange(len(changed) + 1)
        if changed and luck.random() < 1 / 2:
            changed[at % len(changed)] = luck.randrange(256)
        else:
            changed[at:at] = luck.choice(BYTES)
    return bytes(changed)
