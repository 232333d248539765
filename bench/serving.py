"""Serves our application with uvicorn without our socket, or with Granian."""

from __future__ import annotations

import os
import sys
from typing import Any

import uvicorn
from granian import Granian
from granian.constants import Interfaces, Loops

from bench.plain_sockets import PlainSockets
from gemkeep.server.app import make_app
from gemkeep.server.config import UNLIMITED, Config
from gemkeep.server.serve import listen, tune_gc

MOST_SOCKETS = 8192
DB = "GEMKEEP_BENCH_DB"


def app() -> Any:  # noqa: ANN401
    """The application; the process that serves it calls this."""
    tune_gc()
    return PlainSockets(make_app(Config(db=os.environ[DB], limits=UNLIMITED)))


def under_uvicorn(port: int) -> None:
    settings = uvicorn.Config(
        app(),
        host="127.0.0.1",
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(settings).run()


def under_granian(port: int) -> None:
    Granian(
        "bench.serving:app",
        factory=True,
        address="127.0.0.1",
        port=port,
        interface=Interfaces.ASGI,
        loop=Loops.uvloop,
        workers=1,
        backlog=MOST_SOCKETS,
        backpressure=MOST_SOCKETS,
        log_enabled=False,
    ).serve()


if __name__ == "__main__":
    server, db = sys.argv[1:]
    os.environ[DB] = db
    with listen("127.0.0.1", 0, exact=True) as free:
        port = free.getsockname()[1]
    sys.stdout.write(f"http://127.0.0.1:{port}\n")
    sys.stdout.flush()
    {"uvicorn": under_uvicorn, "granian": under_granian}[server](port)
