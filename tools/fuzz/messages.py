"""Hostile messages over real sockets: each is answered once, or the socket is closed."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.fuzz.values import NASTY, spoiled, spoiled_bytes
from tools.fuzz.victim import Victim

PATIENCE: Final = 30.0
BURST: Final = 40
"""Messages that are sent before their answers are read."""
KINDS: Final[dict[str, dict[str, str]]] = {
    "act": {"seat": "0", "number": "2", "action": '["choose","on"]'},
    "sit": {"seat": "1", "name": '"Bob"', "colour": '"teal"'},
    "rename": {"seat": "0", "name": '"Ann"', "colour": '"red"'},
    "stand": {"seat": "1"},
    "return": {"seat": "1"},
    "start": {"bot": '"ev"'},
    "remove": {"seat": "1"},
    "letin": {"person": '"gkdw2xxz6nnh"'},
    "newinvite": {},
    "addseat": {},
    "dropseat": {"seat": "2"},
    "change": {"rules": '{"edition":"uk"}', "clock": '"brisk"', "listed": "false"},
    "sitin": {"seat": "1", "bot": '"ev"'},
    "handover": {"seat": "1"},
    "say": {"text": '"hello"'},
    "signal": {"sign": '"wave"'},
    "point": {"seat": "0", "number": "2", "phrase": '"seal_is"', "cell": "3"},
    "look": {"seat": "1"},
    "read": {"number": "4"},
    "hurry": {},
    "remark": {"name": '"Eve"', "text": '"hello"'},
    "guess": {"answer": '"on"'},
    "missed": {"since": "0"},
    "hello": {"key": "null"},
}


async def try_batch(victim: Victim, luck: Random, cases: int) -> None:
    """Send this many messages to one table, as somebody at it or a stranger."""
    table, invite = luck.choice(victim.tables)
    hello = {"key": luck.choice((None, *victim.keys)), "invite": luck.choice((None, invite))}
    sent = 0
    while sent < cases:
        async with connect(f"{victim.url.replace('http', 'ws')}/ws/{table}") as socket:
            try:
                await _send_all(socket, [json.dumps({"type": "hello", "ref": 0, **hello})])
                while sent < cases:
                    burst = [_message(luck, sent + each) for each in range(BURST)]
                    sent += BURST
                    await _send_all(socket, burst)
            except ConnectionClosed:  # enough is enough, or the invite has been changed
                hello["invite"] = None


async def _send_all(socket: ClientConnection, burst: list[str | bytes]) -> None:
    for message in burst:
        await socket.send(message)
    answers = 0
    while answers < len(burst):
        heard: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        answers += heard["type"] in {"done", "refused"}


def _message(luck: Random, number: int) -> str | bytes:
    kind = luck.choice(tuple(KINDS))
    fields = {"type": json.dumps(kind), "ref": str(number + 1), **KINDS[kind]}
    how = luck.random()
    if how < 1 / 40:
        return spoiled_bytes(luck, b"{}")
    if how < 1 / 20:
        return "".join(luck.choices(NASTY, k=3)).encode(errors="replace").decode()
    text = spoiled(luck, fields)
    return text if luck.random() < 1 / 2 else text.encode(errors="replace").decode()
