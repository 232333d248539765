"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
import uvloop
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from gemkeep.core.errors import GemkeepError
from gemkeep.server.app import make_app
from gemkeep.server.config import Config, StorageUnavailable, database_url
from gemkeep.server.store.connect import connect
from gemkeep.server.websocket.protocol import WebSocketProtocol

PORTS_TO_TRY = 20
LAST_PORT = 65_535
LARGEST_FRAME = 65_536
FINISH_WITHIN = 5
COLLECT_AFTER = (50_000, 20, 50)
"""When the collector looks for cycles: after so many new objects, so many such looks, and so on.

More than come and go between two writes to the disk, with a thousand tables.
"""


class PortUnavailable(GemkeepError):
    """No port was free where the server was to listen, or there is no such place."""


class _Server(uvicorn.Server):
    """A server that takes a signal as a wish to stop, and ends as one that did its work."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        wanted = (signal.SIGINT, signal.SIGTERM)
        for each in wanted:
            loop.add_signal_handler(each, self._stop)
        try:
            yield
        finally:
            for each in wanted:
                loop.remove_signal_handler(each)

    def _stop(self) -> None:
        self.should_exit = True


def listen(host: str, port: int, *, exact: bool) -> socket.socket:
    """A socket on this port, or unless that very one is wanted on the next that is free."""
    last = port if exact else min(port + PORTS_TO_TRY, LAST_PORT)
    candidate = port
    while True:
        try:
            return _listening(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == last:
                tried = str(port) if candidate == port else f"{port} to {candidate}"
                reason = f"can't listen on {host}, port {tried}: {error.strerror}"
                raise PortUnavailable(reason) from None
        candidate += 1


def _listening(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def serve(
    config: Config, listening: socket.socket, ready: Callable[[], None] | None = None
) -> None:
    """Serve until a signal says stop: what is being written is finished, sockets told to return."""
    with listening:
        _try_database(config)
        _serve(config, listening, ready)


def _serve(config: Config, listening: socket.socket, ready: Callable[[], None] | None) -> None:
    settings = uvicorn.Config(
        make_app(config),
        loop="uvloop",
        http="httptools",
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FINISH_WITHIN,
    )
    tune_gc()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_Server(settings, ready).serve(sockets=[listening]))


def tune_gc() -> None:
    """Let cycles wait: tables are trees of values that need no looking for cycles.

    At Python's own thresholds the collector would look through every table in memory time and
    again, and each time everyone would wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _try_database(config: Config) -> None:
    """Open the database once, so that what is wrong with it is said in a sentence."""
    url = database_url(config)
    try:
        connect(url).dispose()
    except (SQLAlchemyError, CommandError, ImportError, ValueError) as error:
        kind = url.partition(":")[0].partition("+")[0]
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise StorageUnavailable(f"the {kind} database can't be opened: {reason}") from None
