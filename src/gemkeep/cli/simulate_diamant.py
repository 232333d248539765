"""`gemkeep simulate diamant`: bots against each other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Iterator
from typing import Final

from gemkeep.cli.format import number, percent
from gemkeep.cli.output import show_table
from gemkeep.core.game import Game, Outcome
from gemkeep.games.diamant import Diamant, State, View
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.minds.arena import Contest
from gemkeep.minds.standings import Standings

EXAMPLE: Final = """
example:
  gemkeep simulate diamant --edition uk --relics ascending --seats ev,two,random,nine \\
    --games 1000 --seed 7 --out games.jsonl
"""


def add_to(games: _SubParsersAction[ArgumentParser]) -> ArgumentParser:
    """Add the command; the caller adds the options that all games share."""
    command = games.add_parser(
        "diamant",
        help="bots against each other",
        description="Prints each seat's mean score and share of wins (players who tie share the "
        "win), with 95 % intervals.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    modes = sorted({mode for edition in EDITIONS.values() for mode in edition.modes})
    command.add_argument("--edition", required=True, choices=EDITIONS, help="which edition")
    command.add_argument(
        "--relics", choices=modes, help="the relic mode (default: the edition's own)"
    )
    return command


def game_from(arguments: Namespace) -> Game[State, View]:
    """The game that these arguments describe."""
    return Diamant(arguments.edition, len(arguments.seats), arguments.relics)


def report(game: Game[State, View], contest: Contest, outcomes: Iterator[Outcome]) -> None:
    """Print the results of each seat."""
    standings = Standings(game.seats)
    for outcome in outcomes:
        standings.add(outcome)
    rules = game.rules()
    print(f"Diamant, edition {rules['edition']}, relics {rules['relics']}")
    print(f"{contest.games} games, seed {contest.seed}\n")
    rows = [
        (str(seat), bot, *number(score), *percent(wins))
        for seat, (bot, (score, wins)) in enumerate(
            zip(contest.bots, standings.rows(), strict=True)
        )
    ]
    show_table(("seat", "bot", "mean score>", "95 %>", "wins>", "95 %>"), rows)
