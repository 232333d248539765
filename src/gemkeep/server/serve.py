"""Runs a server until it is asked to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import uvicorn

from gemkeep.core.errors import GemkeepError
from gemkeep.server import metrics
from gemkeep.server.app import make_app
from gemkeep.server.config import Config, database_url
from gemkeep.server.network.addresses import Proxies
from gemkeep.server.network.admission import Admission
from gemkeep.server.network.files import raise_file_limit
from gemkeep.server.network.memory import MemoryReturn
from gemkeep.server.network.settings import NetworkSettings
from gemkeep.server.store.connect import connect, reported_unavailable
from gemkeep.server.store.exclusive import exclusive
from gemkeep.server.store.heartbeat import beat
from gemkeep.server.websocket.protocol import WebSocketProtocol

PORTS_TO_TRY = 20
LAST_PORT = 65_535
MAX_MESSAGE_BYTES = 65_536
PING_INTERVAL = 20.0
SHUTDOWN_TIMEOUT = 5
ACCEPTED_A_TURN = 8
GC_THRESHOLDS = (50_000, 20, 50)
"""A thousand tables make fewer new objects than this between two writes to the disk."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class PortUnavailable(GemkeepError):
    """No port is free where the server should listen, or the address does not exist."""


class _Server(uvicorn.Server):
    """Calls `ready` once it serves; exits normally after a signal to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, without raising it again afterwards as uvicorn does."""
        before = {each: signal.signal(each, self._stop) for each in STOP_SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _stop(self, *_: object) -> None:
        self.should_exit = True


def listen(host: str, port: int, *, exact: bool) -> socket.socket:
    """A socket listening on this port or, unless `exact`, on the next one that is free."""
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
    """Serve until a signal; then finish pending writes and ask clients to reconnect."""
    with listening, ExitStack() as held:
        _open_database(database_url(config), held)
        _serve_metrics(config, held)
        _serve(config, listening, ready)


def _serve(config: Config, listening: socket.socket, ready: Callable[[], None] | None) -> None:
    memory = MemoryReturn()
    proxies = Proxies(config.proxies)
    admission = Admission(config.limits, proxies, raise_file_limit(), memory.soon)
    settings = NetworkSettings(
        make_app(config),
        config.limits,
        admission,
        memory,
        loop="auto",  # uvloop, except on Windows, which has none
        ws=WebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=PING_INTERVAL,
        log_config=None,
        access_log=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    tune_gc()
    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(_Server(settings, ready).serve(sockets=accepting(listening)))


def accepting(listening: socket.socket) -> list[socket.socket]:
    """The socket several times, as uvloop accepts one connection from each in a turn of the loop.

    A turn takes long while many play; whoever comes to a table would wait for several of them.
    """
    if sys.platform == "win32":  # which has no uvloop
        return [listening]
    return [listening, *(listening.dup() for _ in range(ACCEPTED_A_TURN - 1))]


def tune_gc() -> None:
    """Make the garbage collector run rarely.

    Tables are trees of values without cycles. At Python's default thresholds the collector would
    traverse every table in memory again and again, and everyone would wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _serve_metrics(config: Config, held: ExitStack) -> None:
    try:
        held.enter_context(metrics.served_at(config.metrics))
    except OSError as error:
        host, port = config.metrics or ("", 0)
        reason = f"can't serve metrics on {host}, port {port}: {error.strerror}"
        raise PortUnavailable(reason) from None


def _open_database(url: str, held: ExitStack) -> None:
    """Lock the database and write to it once, so that a problem is reported in one sentence."""
    with reported_unavailable(url):
        held.enter_context(exclusive(url))
        engine = connect(url)
    with reported_unavailable(url, "written"):
        beat(engine)
        engine.dispose()
