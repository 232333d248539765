"""A server for development and tests: `python -m gemkeep.server --help`."""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Sequence
from dataclasses import replace

from gemkeep.core.errors import GemkeepError
from gemkeep.server.config import DEFAULT_PORT, UNLIMITED, Config, Limits
from gemkeep.server.json_logs import start_logging
from gemkeep.server.options import add_network_options
from gemkeep.server.serve import listen, serve
from gemkeep.table.state import SECONDS


def main() -> int:
    """Serve with options that players don't need."""
    config, options = read_config(sys.argv[1:])
    start_logging()
    try:
        listening = listen(options.host, options.port, exact=True)
        host, port = listening.getsockname()[:2]
        serve(config, listening, lambda: _print(f"http://{host}:{port}"))
    except GemkeepError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def read_config(arguments: Sequence[str]) -> tuple[Config, argparse.Namespace]:
    """The server's settings, and all options as they were given."""
    options = _parser().parse_args(arguments)
    limits = UNLIMITED if options.no_limits else Limits()
    config = Config(
        db=options.db,
        bot_pace=options.bot_pace,
        origins=tuple(options.origin),
        names=(options.host, *options.public_name),
        clocks=tuple((name, each and each / options.hurry) for name, each in SECONDS.items()),
        away_after=options.away_after,
        match_wait=options.match_wait,
        clock=lambda: time.time() + options.ahead,
        seed=None if options.seed is None else hashlib.sha256(options.seed.encode()).digest(),
        limits=replace(limits, head_within=options.head_within or limits.head_within),
        proxies=tuple(options.proxy),
        metrics=options.metrics,
    )
    return config, options


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m gemkeep.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 for any free port")
    parser.add_argument("--db", default="", help="a file, or postgresql://…")
    parser.add_argument("--bot-pace", type=float, default=1.0, help="0: bots answer immediately")
    parser.add_argument(
        "--origin", action="append", default=[], help="an origin whose pages may use the API"
    )
    parser.add_argument(
        "--public-name", action="append", default=[], help="a name by which browsers reach it"
    )
    parser.add_argument(
        "--away-after",
        type=float,
        default=20.0,
        help="seconds without a connection after which a bot may sit in for a person",
    )
    parser.add_argument(
        "--match-wait",
        type=float,
        default=25.0,
        help="seconds for which a quick match waits for people",
    )
    parser.add_argument(
        "--ahead", type=float, default=0.0, help="set the clock ahead by this many seconds"
    )
    parser.add_argument("--hurry", type=float, default=1.0, help="speed up clocks by this factor")
    parser.add_argument("--seed", help="deal every table from this text, the same each time")
    parser.add_argument("--no-limits", action="store_true", help="for load tests")
    parser.add_argument(
        "--head-within", type=float, help="seconds for a request's address and headers to arrive"
    )
    add_network_options(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
