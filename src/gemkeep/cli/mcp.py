"""`gemkeep mcp`: the Model Context Protocol server for agents."""

from __future__ import annotations

import os
import sys
from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
    _SubParsersAction,
)
from typing import Final

from gemkeep.cli.terminal.exit import CommandFailed

NAME: Final = "Agent"
KEY: Final = "GEMKEEP_KEY"
EXAMPLE: Final = f"""
It speaks on standard input and output, so an MCP client starts it; see docs/mcp.md. An agent joins
a table with the tool `join` and the table's invite link. Without a key it is a new person each
time. With a personal key, in --key or better in the environment variable {KEY}, it plays as
that person, and only on the server named with --server.

examples:
  gemkeep mcp
  gemkeep mcp --server https://play.example.org --name Ada
"""
AT_A_TERMINAL: Final = (
    "gemkeep mcp waits for a Model Context Protocol client on standard input; Ctrl-D ends it."
)


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "mcp",
        help="let an agent play, over the Model Context Protocol",
        description="Gives an agent a seat at a table: a Model Context Protocol server with tools "
        "to join, look, act, talk and read the rules. It sees only what its seat sees.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "--server", type=_site, metavar="URL", help="join tables of this server only"
    )
    command.add_argument("--key", help=f"play as the person with this key (default: ${KEY})")
    command.add_argument(
        "--name", default=NAME, help=f"what the other players see (default: {NAME})"
    )
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Serve until standard input is closed."""
    key = arguments.key or os.environ.get(KEY) or None
    if key is not None and arguments.server is None:
        raise CommandFailed("a key belongs to one server: name it with --server")
    try:
        # Slow to import, and an extra.
        from gemkeep.mcp.server import make_server  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("gemkeep"):
            raise
        raise CommandFailed(
            f"`gemkeep mcp` needs {missing.name}: pip install 'gemkeep[mcp]'"
        ) from None
    if sys.stdin.isatty():
        print(AT_A_TERMINAL, file=sys.stderr)
    make_server(arguments.server, key, arguments.name).run("stdio")


def _site(written: str) -> str:
    # Slow to import, and no other command needs it.
    from gemkeep.mcp.errors import BadLink  # noqa: PLC0415
    from gemkeep.mcp.site import site_of  # noqa: PLC0415

    try:
        return site_of(written)
    except BadLink as bad:
        raise ArgumentTypeError(str(bad)) from None
