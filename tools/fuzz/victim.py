"""The server that is fuzzed, and measurements of it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from tests.server_process import Server

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
FAULTY: Final = {"error", "critical"}
A_TABLE: Final = 100 * 1024
"""Bytes that a table takes in memory until it has been left alone for some minutes."""


class Victim(Server):
    """A server with tables in every phase, and people at them."""

    def __init__(self, database: str) -> None:
        """Start it; people and tables come with `renew`."""
        super().__init__(database, "--no-limits", seed=None)
        self.keys: list[str] = []
        self.tables: list[tuple[str, str]] = []
        self.made = 0

    def renew(self) -> None:
        """New people and tables: hostile messages may have ended games and deleted people."""
        self.keys = [self.person(name)[1] for name in ("Ann", "Bob", "Eve")]
        ann = self.keys[0]
        casket: dict[str, Any] = {"game": "hideouts", "rules": {"level": 3}}
        self.tables = [
            self.table(ann, "me", "device:Eve", "bold", start=True),
            self.table(ann, "me", "device:Eve", start=True, **casket),
            self.table(ann, "me", "open", "ev"),
        ]
        self.made += len(self.tables)

    def memory(self) -> int:
        """The bytes that it uses, without what its tables may use."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * PAGE - self.made * A_TABLE

    def faults_logged(self) -> list[str]:
        """Stop it; the errors it has logged, and how it ended if not well."""
        try:
            code, log = self.stop()
        except TimeoutError:
            self.kill()
            return ["the server did not end when it was asked to"]
        faults = [] if code == 0 else [f"the server ended with {code}"]
        for line in filter(None, log.splitlines()):
            try:
                faulty = json.loads(line).get("level") in FAULTY
            except ValueError:
                faulty = True
            if faulty:
                faults.append(line)
        return faults
