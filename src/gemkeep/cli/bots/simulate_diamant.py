"""`gemkeep simulate diamant`: bots against each other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Iterator
from typing import Final

from gemkeep.cli.terminal.format import number, percent, points, which_games
from gemkeep.cli.terminal.output import show_table
from gemkeep.core.game import Game, Outcome
from gemkeep.core.moves import Seat
from gemkeep.games.diamant import Diamant, State, View
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.minds.arena import Contest
from gemkeep.minds.standings import Standings

EXAMPLE: Final = """
example:
  gemkeep simulate diamant --edition uk --relics ascending --seats reckoner,scout,mouse,collector \\
    --games 1000 --seed 7 --out games.jsonl
"""


def add_to(games: _SubParsersAction[ArgumentParser]) -> ArgumentParser:
    """Add the command; the caller adds the options that all games share."""
    command = games.add_parser(
        "diamant",
        help="bots against each other",
        description="Prints each bot's mean score and share of wins (players who tie share the "
        "win) in a seat, with 95 % intervals, and how far the share is above the fair one, in "
        "percentage points. Seats with equal bots are pooled.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument("--edition", required=True, choices=EDITIONS, help="which edition")
    add_rules(command)
    return command


def add_rules(command: ArgumentParser) -> None:
    """Add the options that describe the game, except the edition."""
    modes = sorted({mode for edition in EDITIONS.values() for mode in edition.modes})
    command.add_argument(
        "--relics", choices=modes, help="the relic mode (default: the edition's own)"
    )
    command.add_argument(
        "--totals",
        choices=("open", "hidden"),
        default="open",
        help="whether bots see what is in the chests of others (default: open)",
    )


def options(arguments: Namespace) -> list[str]:
    """The arguments that describe the game, to repeat the command."""
    relics = [] if arguments.relics is None else ["--relics", arguments.relics]
    totals = [] if arguments.totals == "open" else ["--totals", arguments.totals]
    return ["diamant", "--edition", arguments.edition, *relics, *totals]


def game_from(arguments: Namespace) -> Game[State, View]:
    """The game that these arguments describe."""
    return Diamant(arguments.edition, len(arguments.seats), arguments.relics)


def described(game: Game[State, View]) -> str:
    """The game in a line."""
    rules = game.rules()
    return f"Diamant, edition {rules['edition']}, relics {rules['relics']}"


def report(game: Game[State, View], contest: Contest, outcomes: Iterator[Outcome]) -> None:
    """Print the results of each bot; equal bots are pooled."""
    standings = Standings(contest.bots)
    for outcome in outcomes:
        standings.add(outcome)
    hidden = ", totals hidden" if contest.totals == "hidden" else ""
    print(f"{described(game)}{hidden}")
    print(f"{which_games(contest)}, seed {contest.seed}\n")
    rows = [
        (_seats(row.seats), row.bot, *number(row.score), *percent(row.wins), points(row.over_fair))
        for row in standings.rows()
    ]
    heads = ("seat", "bot", "mean score>", "95 %>", "wins>", "95 %>", "over fair>")
    show_table(heads, rows)


def _seats(seats: tuple[Seat, ...]) -> str:
    """The seats in short: `0-2,4`."""
    runs: list[list[Seat]] = []
    for seat in seats:
        if runs and seat == runs[-1][-1] + 1:
            runs[-1].append(seat)
        else:
            runs.append([seat])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
