"""`gemkeep bots`: a list of the bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from typing import Final

from gemkeep.cli.terminal.output import show_table
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.registry import Registered, bots_of

EXAMPLE: Final = """
Wherever a bot is named, you can name your own as module:attribute; the current directory
is searched for the module, too. It is a function that takes the view of its seat and the legal
actions and returns one of them, or a class with a method act(view, legal) that does so. It is given
the seat's random generator if it has a parameter `random`; other parameters are set in its name, as
in mine:Careful?risk=0.2. See docs/writing-bots.md.

example:
  gemkeep bots
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "bots",
        help="list the bots",
        description="Lists the bots by game, from the weakest to the strongest, with the rating "
        "that `gemkeep arena` measured (400 points more mean winning ten times as often).",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)


def run(_arguments: Namespace) -> None:
    """Print a line on each bot."""
    rows = [(game, bot.title, _rating(bot), bot.about) for game in GAMES for bot in bots_of(game)]
    show_table(("game", "bot", "rating>", "how it plays"), rows)


def _rating(bot: Registered) -> str:
    return "" if bot.rating is None else str(bot.rating)
