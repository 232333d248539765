"""`gemkeep bench`: the benchmarks, each beside its peers in the same run."""

from __future__ import annotations

import subprocess
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from pathlib import Path
from typing import Final

from gemkeep.cli.exit import CommandFailed

EXAMPLE: Final = """
The peers are large, so they have an environment of their own, which the first run makes.

example:
  gemkeep bench engine
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Make the command known."""
    command = commands.add_parser(
        "bench",
        help="measure against peers",
        description="Runs the benchmarks, or one of them, each beside its peers.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument("name", nargs="?", metavar="NAME", help="which one; without it, all")
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Run `make bench` in the checkout this is run in or installed from."""
    names = [arguments.name] if arguments.name else []
    for root in (Path.cwd(), Path(__file__).parents[3]):
        if (root / "bench" / "__main__.py").is_file():
            done = subprocess.run(["make", "-s", "-C", root, "bench", *names], check=False)  # noqa: S603, S607
            if done.returncode:
                raise CommandFailed("the benchmark did not come to its end")
            return
    raise CommandFailed("the benchmarks are part of a checkout of the project; there is none here")
