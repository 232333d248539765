"""`gemkeep simulate`: many games between bots, and their results."""

from __future__ import annotations

import os
from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
    _SubParsersAction,
)
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from gemkeep.cli import simulate_diamant, simulate_hideouts
from gemkeep.cli.output import atomic_file
from gemkeep.cli.progress import progress
from gemkeep.core.game import Game, Outcome
from gemkeep.core.record import write_record
from gemkeep.minds.arena import Contest
from gemkeep.minds.arena import run as run_contest
from gemkeep.minds.registry import find_bot

EXAMPLES: Final = """
examples:
  gemkeep simulate diamant --edition cs --seats ev,bold,cautious --games 1000 --seed 7
  gemkeep simulate hideouts --level 1 --seats walker,walker --games 1000 --seed 7
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command, with a subcommand for each game."""
    simulate = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Lets bots play many games and prints their results. The same seed gives the "
        "same output, byte for byte, with any number of processes.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    games = simulate.add_subparsers(title="games", metavar="GAME", required=True)
    for of_game in (simulate_diamant, simulate_hideouts):
        command = of_game.add_to(games)
        _add_common_options(command)
        command.set_defaults(run=run, of_game=of_game)


def run(arguments: Namespace) -> None:
    """Play the games, write their records if asked, and print the results."""
    of_game = arguments.of_game
    game: Game[Any, Any] = of_game.game_from(arguments)
    for name in arguments.seats:
        find_bot(game.name, name)  # so that a wrong name fails before the first game
    contest = Contest(game.name, game.rules(), arguments.seats, arguments.games, arguments.seed)
    of_game.report(game, contest, _outcomes(contest, arguments.processes, arguments.out))


def _outcomes(contest: Contest, processes: int, out: Path | None) -> Iterator[Outcome]:
    """The outcome of each game; the records are written on the way."""
    with ExitStack() as stack:
        file = stack.enter_context(atomic_file(out)) if out else None
        advance = stack.enter_context(progress("playing", contest.games))
        for done, (record, outcome) in enumerate(run_contest(contest, processes), start=1):
            if file:
                file.write(write_record(record) + "\n")
            advance(done)
            yield outcome


def _add_common_options(command: ArgumentParser) -> None:
    command.add_argument(
        "--seats",
        required=True,
        type=_bot_names,
        metavar="BOT,BOT,…",
        help="who plays: names from `gemkeep bots`, or your own as module:attribute",
    )
    command.add_argument(
        "--games", required=True, type=positive, metavar="N", help="how many games"
    )
    command.add_argument(
        "--seed", required=True, metavar="S", help="any word or number; determines every game"
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="write the games to FILE as records, one per line"
    )
    command.add_argument(
        "--processes",
        type=positive,
        default=cores(),
        metavar="P",
        help="how many processes play at once (default: one per core); doesn't change the results",
    )


def _bot_names(given: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in given.split(","))
    if not all(names):
        raise ArgumentTypeError(f"expected bot names separated by commas, not {given!r}")
    return names


def positive(given: str) -> int:
    """The positive number in an argument."""
    if not given.isdecimal() or not given.isascii() or not int(given):
        raise ArgumentTypeError(f"expected a whole number, 1 or more, not {given!r}")
    return int(given)


def cores() -> int:
    """The number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
