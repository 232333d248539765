"""`gemkeep serve`: the table in the browser."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
    _SubParsersAction,
)
from typing import Final

from gemkeep.server.options import add_network_options

EXAMPLE: Final = """
Tables are kept in a file in your data directory, or in the database named with --db. There is one
server per database: a second one on the same database is refused. To let others on your network
play, listen on every address with --host 0.0.0.0. The address printed then works for them, and so
do invite links made there. If they use a name instead of the address, add it with --public-name:
requests for other names are refused, because another site's page could be behind them.

Behind a reverse proxy, name it with --proxy: only its X-Forwarded-For is trusted, and limits per
address count its clients instead of the proxy.

examples:
  gemkeep serve --port 8080
  gemkeep serve --proxy 127.0.0.1 --metrics 9100
"""
HOST: Final = "127.0.0.1"
PORT: Final = 8000
LAST_PORT: Final = 65_535
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation, which nothing uses."""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "serve",
        help="start the table in the browser",
        description="Starts the table in the browser and prints its address.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument("--host", default=HOST, help=f"the address to listen on (default: {HOST})")
    command.add_argument(
        "--port", type=_port, help=f"the port to listen on (default: {PORT}, or the next free one)"
    )
    command.add_argument("--db", default="", metavar="URL", help="a file, or postgresql://…")
    command.add_argument(
        "--public-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which browsers reach it, such as play.example.org; may be repeated",
    )
    add_network_options(command)
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Serve until stopped; `gemkeep` without a command has no arguments and uses the defaults."""
    # Slow to import, and no other command needs them.
    from gemkeep.server.config import Config  # noqa: PLC0415
    from gemkeep.server.json_logs import start_logging  # noqa: PLC0415
    from gemkeep.server.serve import listen, serve  # noqa: PLC0415

    host, port = getattr(arguments, "host", HOST), getattr(arguments, "port", None)
    config = Config(
        db=getattr(arguments, "db", ""),
        names=(host, *getattr(arguments, "public_name", ())),
        proxies=tuple(getattr(arguments, "proxy", ())),
        metrics=getattr(arguments, "metrics", None),
    )
    start_logging(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    listening = listen(host, PORT if port is None else port, exact=port is not None)
    address = _address(*listening.getsockname()[:2])
    serve(config, listening, lambda: _welcome(address))


def _port(written: str) -> int:
    if not written.isascii() or not written.isdigit() or int(written) > LAST_PORT:
        raise ArgumentTypeError(f"a port is a number from 0 to {LAST_PORT}, not {written!r}")
    return int(written)


def _address(host: str, port: int) -> str:
    """The address to open; other machines can use it too, if the server listens for them."""
    here = {"0.0.0.0": _local_address(), "::": "::1"}.get(host, host)  # noqa: S104 - asked for by --host
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def _local_address() -> str:
    """The address of this machine in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(ELSEWHERE)
        except OSError:  # there is no network
            return HOST
        address: str = way_out.getsockname()[0]
        return address


def _welcome(address: str) -> None:
    print(address, flush=True)
    if sys.stdout.isatty() and _has_display():
        webbrowser.open(address)


def _has_display() -> bool:
    desktop = sys.platform in {"darwin", "win32"}
    return desktop or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
