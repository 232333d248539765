"""The program itself, running for browsers: a process, a database, a port that it keeps."""

from __future__ import annotations

import json
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.server.program import ENVIRONMENT, PATIENCE, PROGRAM, ROOT, Port, command

STATIC = ROOT / "src" / "gemkeep" / "server" / "static"


class House:
    """A server with its tables in a folder; what it says goes to a file there."""

    def __init__(self, folder: Path, *options: str, module: str = PROGRAM) -> None:
        self._folder = folder
        self.db = folder / "gemkeep.db"
        self._port = Port()
        self._command = command(self._port, str(self.db), "--no-limits", *options, module=module)
        self.open()

    def open(self) -> None:
        """Start it, each time on the same port."""
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(  # noqa: S603
                self._command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=ENVIRONMENT,
                cwd=ROOT,
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        assert self.url, (self._folder / "log").read_text()

    def kill(self) -> None:
        """`kill -9`: it gets no chance to tidy up."""
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)
        self._port.give_back()

    def ask(self, path: str, body: object = None, key: str | None = None) -> Any:  # noqa: ANN401
        """What the API answers, for what a test needs and no person does."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data)  # noqa: S310
        request.add_header("Content-Type", "application/json")
        if key is not None:
            request.add_header("Authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.loads(answer.read())

    def counted(self, key: str) -> None:
        """Wait until a game of this person's is counted, which nobody is told of."""
        began = time.monotonic()
        while (me := self.ask("/api/me", key=key))["diamant"] is me["hideouts"] is None:
            assert time.monotonic() - began < PATIENCE
            time.sleep(0.05)
