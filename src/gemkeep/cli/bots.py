"""`gemkeep bots`: the bots there are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from typing import Final

from gemkeep.cli.output import show_table
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.registry import bots_of

EXAMPLE: Final = """
A bot of your own is named as module:attribute wherever a bot is named; the current directory is
searched for the module. It is a function that takes the view of its seat and the legal actions,
and gives back one of those; or a class of which such can be made, with the seat's own generator
if it takes `random`.

example:
  gemkeep bots
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Make the command known."""
    command = commands.add_parser(
        "bots",
        help="list the bots there are",
        description="Lists the bots there are, by game, from the weakest to the strongest.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)


def run(_arguments: Namespace) -> None:
    """Print a line on each bot."""
    rows = [(game, bot.name, bot.about) for game in GAMES for bot in bots_of(game)]
    show_table(("game", "bot", "how it plays"), rows)
