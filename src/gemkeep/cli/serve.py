"""`gemkeep serve`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from typing import Final

from gemkeep.cli.ending import CouldNot

EXAMPLE: Final = """
example:
  gemkeep serve
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Make the command known."""
    command = commands.add_parser(
        "serve",
        help="start the table in the browser",
        description="Starts the table in the browser and prints its address.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)


def run(_arguments: Namespace) -> None:
    """Say that there is no table yet."""
    raise CouldNot("the table is not built yet; bots play already: see gemkeep simulate --help")
