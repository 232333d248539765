"""A real server in a process of its own, and clients that talk to it."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gemkeep.wire.outgoing import Outgoing
from tests.server import described
from tests.server.program import ENVIRONMENT, PATIENCE, PROGRAM, ROOT, Port, command

Message = dict[str, Any]
OUTGOING: Final = msgspec.json.Decoder(Outgoing)


class Answer(NamedTuple):
    """What HTTP answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.body)


class Server:
    """A server that runs until the `with` ends."""

    def __init__(self, db: str, *options: str, ahead: float = 0.0, module: str = PROGRAM) -> None:
        """One with this database, whose clock is this many seconds ahead of the others'."""
        self.db = db
        self._held = Port()
        self._command = command(self._held, db, *options, ahead=ahead, module=module)
        self.port = self._held.number
        self.answers: list[bytes] = []
        """Every HTTP answer, headers and all."""
        self._start()

    def _start(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603
            self._command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.process.communicate()[1]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        self._held.give_back()

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; its exit code and its log."""
        self.process.terminate()
        _, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, log

    def kill_and_restart(self) -> None:
        """`kill -9`, then the same again on the same port."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)
        self._start()

    def call(  # noqa: PLR0913
        self,
        path: str,
        body: object = None,
        key: str | None = None,
        *,
        method: str | None = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers or {}, method=method)  # noqa: S310
        if data is not None and not request.has_header("Content-type"):
            request.add_header("Content-Type", "application/json")
        if key is not None:
            request.add_header("Authorization", f"Bearer {key}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                read: bytes = answer.read()
                if answer.headers["Content-Encoding"] == "gzip":
                    read = gzip.decompress(read)
                got = Answer(answer.status, dict(answer.headers), read)
        except urllib.error.HTTPError as error:
            got = Answer(error.code, dict(error.headers), error.read())
        self.answers.append(str(got.headers).encode() + got.body)
        described.check(request.get_method(), path, got.status, got.body)
        return got

    def person(self, name: str) -> tuple[str, str]:
        """A new person's id and key."""
        made = self.call("/api/people", {"name": name}).json
        return made["id"], made["key"]

    def table(self, key: str, *seats: str, **more: object) -> tuple[str, str]:
        """A new table's id and invite; seats are `me`, `open`, `device:Name` or a bot's name."""
        asked = {"game": "diamant", "rules": {"edition": "cs"}, "seats": [*map(_seat, seats)]}
        answer = self.call("/api/tables", asked | more, key)
        assert answer.status == 201, answer
        return answer.json["table"], answer.json["invite"]

    def counted(self, key: str, game: str, games: int = 1) -> Message:
        """What is told of a person once so many games of theirs are counted."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            me: Message = self.call("/api/me", key=key).json
            if me[game] is not None and me[game]["games"] >= games:
                return me
            time.sleep(0.05)  # it is counted in the background, and nobody is told
        raise TimeoutError(game)

    @asynccontextmanager
    async def client(
        self, table: str, key: str | None = None, invite: str | None = None
    ) -> AsyncIterator[Client]:
        """A client that has said hello."""
        async with self.socket(table) as socket:
            client = Client(socket)
            await client.say("hello", key=key, invite=invite)
            await client.until("done")
            yield client

    def socket(self, table: str, **options: Any) -> connect:  # noqa: ANN401
        return connect(f"{self.url.replace('http', 'ws')}/ws/{table}", **options)


def _seat(wanted: str) -> dict[str, str]:
    if wanted in {"me", "open"}:
        return {"kind": wanted}
    kind, _, name = wanted.partition(":")
    return {"kind": "device", "name": name} if name else {"kind": "bot", "bot": kind}


def check_schema(text: str, message: Message) -> None:
    """Fail unless a frame is exactly a message of the wire's union: the server splices some."""
    decoded = OUTGOING.decode(text)
    assert json.loads(msgspec.json.encode(decoded)) == message, text


class Client:
    """One socket, what it has heard, and the table as it knows it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.number = 0
        self.table: Message = {}
        self.me: Message = {}
        self.shown: dict[int | None, Message] = {}
        self.shown_at = 0
        self._refs = itertools.count(1)

    async def say(self, kind: str, **fields: object) -> int:
        """Send a message; its number, by which the answer is known."""
        ref = next(self._refs)
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        return ref

    async def hear(self) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        check_schema(text, message)
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        if message["type"] in {"update", "chosen"}:
            assert message["number"] == self.number + 1, "no update is missing"
        if message["type"] in {"whole", "update", "chosen"}:
            self.number = message["number"]
        self.table = message.get("table") or self.table
        self.me = message.get("me") or self.me
        for shown in message.get("shown") or ():
            self.shown[shown["seat"]] = shown
            self.shown_at = self.number

    async def until(self, kind: str, when: Callable[[Message], bool] | None = None) -> Message:
        """The next message of this kind, or the next for which something holds."""
        while True:
            message = await self.hear()
            if message["type"] == kind and (when is None or when(message)):
                return message
            assert message["type"] != "refused" or kind == "refused", message

    async def closed_with(self) -> int | None:
        """The code with which the server closes the socket, once it does."""
        while True:
            try:
                await self.hear()
            except ConnectionClosed as closed:
                return None if closed.rcvd is None else closed.rcvd.code

    async def until_phase(self, phase: str) -> None:
        while self.table.get("phase") != phase:
            await self.hear()

    async def done(self, kind: str, **fields: object) -> Message:
        """Ask for something, and hear that it is done."""
        ref = await self.say(kind, **fields)
        return await self.until("done", lambda message: message["ref"] == ref)

    async def refused(self, kind: str, **fields: object) -> str:
        """Ask for something, and hear with which code it is refused."""
        ref = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            assert message["type"] != "done" or message["ref"] != ref
            if message["type"] == "refused":
                assert message["ref"] in {ref, None}
                assert len(message["reason"]) > len("not now"), "a sentence, for a person"
                code: str = message["code"]
                return code

    async def choose(self, seat: int, choice: str) -> None:
        await self.done("act", seat=seat, number=self.number, action=["choose", choice])

    def to_choose(self) -> list[int]:
        """The seats of mine that may choose and have not."""
        return [
            seat
            for seat, shown in self.shown.items()
            if seat is not None and shown["legal"] and shown["chosen"] is None
        ]

    async def play_out(self, choice: Callable[[Message], str]) -> Message:
        """Play all my seats to the end; the result."""
        acted: dict[int, int] = {}
        while True:
            for seat in self.to_choose():
                if acted.get(seat) != self.shown_at:
                    acted[seat] = self.shown_at
                    action = ["choose", choice(self.shown[seat]["view"])]
                    await self.say("act", seat=seat, number=self.number, action=action)
            for shown in self.shown.values():
                if shown["view"]["result"] is not None:
                    result: Message = shown["view"]["result"]
                    return result
            await self.hear()


def careful(view: Message) -> str:
    """Leaves as soon as something threatens."""
    return "back" if view["threats"] else "on"
