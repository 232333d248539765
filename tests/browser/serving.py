"""The program itself, running for browsers: a process, a database, a port that it keeps."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "gemkeep" / "server" / "static"
PATIENCE = 20.0


class House:
    """A server with its tables in a folder; what it says goes to a file there."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder = folder
        self.db = folder / "gemkeep.db"
        self._options = options
        self._port = 0
        self.open()

    def open(self) -> None:
        """Start it, the second time on the same port as the first."""
        command = [sys.executable, "-m", "gemkeep.server", "--port", str(self._port)]
        command += ["--db", str(self.db), "--bot-pace", "0", "--no-limits"]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(  # noqa: S603
                [*command, *self._options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
                cwd=ROOT,
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        assert self.url, (self._folder / "log").read_text()
        self._port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """`kill -9`: it gets no chance to tidy up."""
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)

    def ask(self, path: str, body: object = None, key: str | None = None) -> Any:  # noqa: ANN401
        """What the API answers, for what a test needs and no person does."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data)  # noqa: S310
        request.add_header("Content-Type", "application/json")
        if key is not None:
            request.add_header("Authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.loads(answer.read())
