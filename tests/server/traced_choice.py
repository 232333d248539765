"""Serves one table and prints the files of ours that its revealing choice passes through.

Run as a program, because every thread has to be traced from its start.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

import gemkeep
from gemkeep.server.config import Config
from gemkeep.server.serve import serve
from tests.server.client import Client

PACKAGE = str(Path(gemkeep.__file__).parent)
TIMED = ("server/network/", "server/store/heartbeat.py")
"""What also runs by itself, now and then."""
TABLE = {
    "game": "diamant",
    "rules": {"edition": "cs"},
    "seats": [{"kind": "me"}, *({"kind": "device", "name": name} for name in ("Bob", "Cid"))],
    "start": True,
}
STRUCK = '"event":"struck"'
"""A card that ends the round, which is rare, takes more files than others."""


class Tracer:
    """Notes the files whose code runs, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """Called by the interpreter at every call and return."""
        del event, arg
        if self.on:
            self.files.add(frame.f_code.co_filename)

    def ours(self) -> list[str]:
        """The files of the package, by their paths in it."""
        ours = [Path(file) for file in self.files if file.startswith(PACKAGE)]
        paths = sorted(path.relative_to(PACKAGE).as_posix() for path in ours)
        return [path for path in paths if not path.startswith(TIMED)]


def ask(url: str, body: object, key: str | None = None) -> dict[str, str]:
    """The JSON of a request."""
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:  # noqa: S310
        answered: dict[str, str] = json.load(answer)
        return answered


async def choose_last(port: int, tracer: Tracer) -> None:
    """Play one person's seats; the last choice reveals all, and the next card is dealt."""
    url = f"http://127.0.0.1:{port}/api"
    key = (await asyncio.to_thread(ask, f"{url}/people", {"name": "Ann"}))["key"]
    while True:
        made = await asyncio.to_thread(ask, f"{url}/tables", TABLE, key)
        async with connect(f"ws://127.0.0.1:{port}/ws/{made['table']}") as websocket:
            ann = Client(websocket)
            await ann.say("hello", key=key)
            await ann.until_phase("playing")
            for seat in (0, 1, 2, 0, 1):  # the first decision also fills caches
                await ann.choose(seat, "on")
            before = len(ann.heard)
            tracer.files.clear()
            tracer.on = True
            await ann.choose(2, "on")
            tracer.on = False
        if not any(STRUCK in text for text in ann.heard[before:]):
            break


def run() -> None:
    tracer, listening = Tracer(), socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]

    def play() -> None:
        try:
            asyncio.run(choose_last(port, tracer))
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    client = threading.Thread(target=play)
    threading.setprofile(tracer)
    sys.setprofile(tracer)
    with TemporaryDirectory() as directory:
        serve(Config(db=f"{directory}/tables.db", bot_pace=0.0), listening, client.start)
        client.join()
    sys.stdout.write(json.dumps(tracer.ours()))


if __name__ == "__main__":
    run()
