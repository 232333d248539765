"""How a server is started for tests: what is run, and a port that stays its own."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from tests.server.known_luck import AHEAD

ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "src")}
PATIENCE = 60.0
PROGRAM = "tests.server.known_luck"


class Port:
    """A port that nobody else is given, also while the server on it is down.

    It is bound here and not listened on, so a server may be, with the address used again; and the
    system hands it out to no other server and to no connection that begins here.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number: int = self._held.getsockname()[1]

    def give_back(self) -> None:
        self._held.close()


def command(
    port: Port,
    db: str,
    *options: str,
    ahead: float = 0.0,
    module: str = PROGRAM,
) -> list[str]:
    """The command line of a seeded server, whose clock is this many seconds ahead."""
    wanted = {"--port": port.number, "--db": db, "--bot-pace": 0, "--ahead": AHEAD + ahead}
    given = [str(word) for option in wanted.items() for word in option]
    return [sys.executable, "-m", module, *given, *options]
