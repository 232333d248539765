"""The command `gemkeep`, which runs one of the commands in this package.

The exit status is 0 on success, 1 with a message on standard error on failure, and 2 for wrong
usage.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Final

from gemkeep import __version__
from gemkeep.cli import backup, bench, mcp, serve
from gemkeep.cli.bots import arena, exploit, listing, simulate
from gemkeep.cli.level import check
from gemkeep.cli.records import analyse, replay, stats
from gemkeep.cli.terminal.exit import DONE, FAILED, message_for, stoppable
from gemkeep.cli.terminal.output import discard_output, use_utf8

EXAMPLE: Final = """
example:
  gemkeep simulate diamant --edition cs --seats reckoner,daredevil,watchman --games 1000 --seed 7
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in the arguments, and return the exit status."""
    use_utf8()
    try:
        with stoppable():
            status = _run(argv)
            sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        message = message_for(error)
        if message is None:
            raise
        discard_output()
        print(f"gemkeep: {message}", file=sys.stderr)
        return FAILED
    return status


def _run(argv: Sequence[str] | None) -> int:
    try:
        arguments = command_line().parse_args(argv)
    except SystemExit as asked:  # raised by argparse after --help and after wrong usage
        return asked.code if isinstance(asked.code, int) else FAILED
    arguments.run(arguments)
    return DONE


def command_line() -> ArgumentParser:
    """The parser of all commands."""
    parser = ArgumentParser(
        prog="gemkeep",
        description="A digital table for two board games, Diamant and Hideouts. "
        "Without a command, it starts the table, like `gemkeep serve`.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"gemkeep {__version__}")
    parser.set_defaults(run=serve.run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (
        serve,
        backup,
        simulate,
        arena,
        exploit,
        replay,
        analyse,
        stats,
        check,
        listing,
        mcp,
        bench,
    ):
        command.add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
