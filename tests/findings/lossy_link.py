"""A way to PostgreSQL that can lose the answer to a commit, or everything that comes after it."""

from __future__ import annotations

import contextlib
import re
import selectors
import socket
import threading
from enum import Enum
from types import TracebackType
from typing import Final, Self
from urllib.parse import unquote

COMMIT: Final = b"COMMIT"
MOST: Final = 1_000_000


class Loss(Enum):
    """What happens at the next commit."""

    NOTHING = 0
    THE_ANSWER = 1
    """It is done, and the connection is cut before the answer."""
    WHAT_FOLLOWS = 2
    """It is done and answered, and nothing of any connection passes afterwards."""


class LossyLink:
    """Passes everything on between a server and a database, until it is told to lose something."""

    def __init__(self, address: str) -> None:
        """To the database at this address, which names the folder of a Unix socket."""
        folder = re.search(r"host=([^&]+)", address)
        assert folder is not None, address
        self.database = address
        self._socket = f"{unquote(folder[1])}/.s.PGSQL.5432"
        self._listening = socket.create_server(("127.0.0.1", 0))
        credentials, _, name = address.partition("?")[0].rpartition("/")
        user = credentials.partition("://")[2].partition("@")[0]
        self.address = f"postgresql://{user}@127.0.0.1:{self._listening.getsockname()[1]}/{name}"
        self._next = Loss.NOTHING
        self.lost = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._listening.close()

    def lose(self, what: Loss) -> None:
        """Lose this at the next commit; `lost` is set then."""
        self.lost.clear()
        self._next = what

    def repair(self) -> None:
        """Pass everything on again, on new connections."""
        self._next = Loss.NOTHING
        self.lost.clear()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                server, _ = self._listening.accept()
                threading.Thread(target=self._pass_on, args=(server,), daemon=True).start()

    def _pass_on(self, server: socket.socket) -> None:
        database = socket.socket(socket.AF_UNIX)
        with server, database, contextlib.suppress(OSError):
            database.connect(self._socket)
            selector = selectors.DefaultSelector()
            selector.register(server, selectors.EVENT_READ, database)
            selector.register(database, selectors.EVENT_READ, server)
            while True:
                for key, _ in selector.select():
                    source = key.fileobj
                    assert isinstance(source, socket.socket)
                    data = source.recv(MOST)
                    if not data:
                        return
                    if self._next is Loss.WHAT_FOLLOWS and self.lost.is_set():
                        return
                    key.data.sendall(data)
                    if source is server and COMMIT in data and self._next is not Loss.NOTHING:
                        answer = database.recv(MOST)
                        if self._next is Loss.WHAT_FOLLOWS:
                            server.sendall(answer)
                        else:
                            self._next = Loss.NOTHING
                        self.lost.set()
                        if self._next is Loss.NOTHING:
                            return
