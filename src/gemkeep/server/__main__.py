"""A server for development and tests: `python -m gemkeep.server --help`."""

from __future__ import annotations

import argparse
import sys
import time

from gemkeep.core.errors import GemkeepError
from gemkeep.server.config import DEFAULT_PORT, UNLIMITED, Config, Limits
from gemkeep.server.json_logs import start_logging
from gemkeep.server.serve import listen, serve
from gemkeep.table.state import SECONDS


def main() -> int:
    """Serve, with options that only development and tests need."""
    options = _options().parse_args()
    config = Config(
        db=options.db,
        bot_pace=options.bot_pace,
        origins=tuple(options.origin),
        clocks=tuple((name, each and each / options.hurry) for name, each in SECONDS.items()),
        away_after=options.away_after,
        clock=lambda: time.time() + options.ahead,
        limits=UNLIMITED if options.no_limits else Limits(),
    )
    start_logging()
    try:
        listening = listen(options.host, options.port, exact=True)
        host, port = listening.getsockname()[:2]
        serve(config, listening, lambda: _say(f"http://{host}:{port}"))
    except GemkeepError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _options() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m gemkeep.server", description=__doc__)
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 for any free port")
    options.add_argument("--db", default="", help="a file, or postgresql://…")
    options.add_argument("--bot-pace", type=float, default=1.0, help="0: bots answer at once")
    options.add_argument(
        "--origin", action="append", default=[], help="an origin that may use the API"
    )
    options.add_argument("--away-after", type=float, default=30.0)
    options.add_argument(
        "--ahead", type=float, default=0.0, help="seconds to add to the system clock"
    )
    options.add_argument(
        "--hurry", type=float, default=1.0, help="factor by which clocks run faster"
    )
    options.add_argument("--no-limits", action="store_true", help="no rate limits, for load tests")
    return options


if __name__ == "__main__":
    sys.exit(main())
