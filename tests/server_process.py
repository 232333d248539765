"""A real server in a separate process, over HTTP and WebSockets.

With `GEMKEEP_SOURCE=/path/to/another/src` it runs that source: this is how `tests/findings` is run
against an older version. Its answers are then not compared with what this version would say.
"""

from __future__ import annotations

import gzip
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple, Self

from websockets.asyncio.client import connect

from tests.fork_server import Forked
from tests.server import openapi_check
from tests.server.client import PATIENCE, Client, Message, check_schema
from tests.server.seeded_server import AHEAD, SEED

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "gemkeep" / "server" / "static"
OTHER_SOURCE = os.environ.get("GEMKEEP_SOURCE")
"""Where the server's code is, if it is not this checkout's."""
SOURCE = Path(OTHER_SOURCE or ROOT / "src").resolve()
ENVIRONMENT = os.environ | {"PYTHONPATH": str(SOURCE)}
SEEDED = "tests.server.seeded_server"
BAD_REQUEST = 400


class Port:
    """A port that stays reserved while the server on it is down.

    It is bound here without listening, so a server may bind it too, and the system gives it to no
    other server and no connection.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number: int = self._held.getsockname()[1]

    def release(self) -> None:
        self._held.close()


class Answer(NamedTuple):
    """What HTTP answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.body)


def start_other(command: list[str], log: IO[str]) -> subprocess.Popen[str]:
    """Another source's server, as a new process: this one's is what the fork server imported."""
    path = {"PYTHONPATH": f"{SOURCE}{os.pathsep}{ROOT}"}
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", *command],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        env=os.environ | path,
        cwd=ROOT,
    )


class Server:
    """A server that runs until the `with` ends, each time it is started on the same port."""

    def __init__(
        self,
        db: str,
        *options: str,
        ahead: float = 0.0,
        module: str = SEEDED,
        seed: str | None = SEED,
    ) -> None:
        """One with this database, whose clock is this many seconds ahead of the others'.

        Without a seed, deals are random and can be checked.
        """
        self.db = db
        self._reserved = Port()
        self.port = self._reserved.number
        settings: dict[str, object] = {
            "--port": self.port,
            "--db": db,
            "--bot-pace": 0,
            "--ahead": AHEAD + ahead,
        } | ({} if seed is None else {"--seed": seed})
        words = [str(word) for setting in settings.items() for word in setting]
        self._command = [module, *words, *options]
        self.answers: list[bytes] = []
        """Every HTTP response, headers and all."""
        self.start()

    def start(self) -> None:
        # A file, because a pipe that nobody reads would fill up and stop the server.
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed when it stops
        self.process = (start_other if OTHER_SOURCE else Forked)(self._command, self._log)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self._ended()[1]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        self._reserved.release()

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; its exit code and its log."""
        self.process.terminate()
        return self._ended()

    def kill(self) -> None:
        """`kill -9`: it gets no chance to tidy up."""
        self.process.kill()
        self._ended()

    def kill_and_restart(self) -> None:
        self.kill()
        self.start()

    def _ended(self) -> tuple[int, str]:
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        if self._log.closed:
            return code, ""
        with self._log as log:
            log.seek(0)
            return code, log.read()

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
        if not OTHER_SOURCE:
            openapi_check.check(request.get_method(), path, got.status, got.body)
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

    def ask(self, path: str, body: object = None, key: str | None = None) -> Any:  # noqa: ANN401
        """The JSON of a request that must succeed."""
        answer = self.call(path, body, key)
        assert answer.status < BAD_REQUEST, answer
        return answer.json

    def counted(self, key: str, game: str, games: int = 1) -> Message:
        """The statistics of a person once this many of their games are counted."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            me: Message = self.call("/api/me", key=key).json
            if me[game] is not None and me[game]["games"] >= games:
                return me
            time.sleep(0.05)  # it is counted in the background, and nothing reports it
        raise TimeoutError(game)

    @asynccontextmanager
    async def client(
        self, table: str, key: str | None = None, invite: str | None = None
    ) -> AsyncIterator[Client]:
        """A client that has said hello."""
        async with self.socket(table) as socket:
            client = Client(socket, check=None if OTHER_SOURCE else check_schema)
            await client.say("hello", key=key, invite=invite)
            await client.until("done")
            yield client

    def socket(self, table: str, **options: Any) -> connect:  # noqa: ANN401
        # A client that leaves would wait ten seconds if frames it never read kept it from closing.
        options = {"max_queue": None} | options
        return connect(f"{self.url.replace('http', 'ws')}/ws/{table}", **options)


def _seat(wanted: str) -> dict[str, str]:
    if wanted in {"me", "open"}:
        return {"kind": wanted}
    kind, _, name = wanted.partition(":")
    return {"kind": "device", "name": name} if name else {"kind": "bot", "bot": kind}
