"""`gemkeep bench`: the benchmarks, each alongside its peers in the same run."""

from __future__ import annotations

import subprocess
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from pathlib import Path
from typing import Final

from gemkeep.cli.terminal.exit import CommandFailed

EXAMPLE: Final = """
The peers are large, so they get a separate environment, which the first run creates.

example:
  gemkeep bench engine
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "bench",
        help="measure against peers",
        description="Runs the benchmarks, or one of them, each alongside its peers.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument("name", nargs="?", metavar="NAME", help="which one (default: all)")
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Run `make bench` in the current checkout, or in the one Gemkeep is installed from."""
    names = [arguments.name] if arguments.name else []
    for root in (Path.cwd(), Path(__file__).parents[3]):
        if (root / "bench" / "__main__.py").is_file():
            done = subprocess.run(["make", "-s", "-C", root, "bench", *names], check=False)  # noqa: S603, S607
            if done.returncode:
                raise CommandFailed("the benchmark did not finish")
            return
    raise CommandFailed("the benchmarks need a checkout of the project, and there is none here")
