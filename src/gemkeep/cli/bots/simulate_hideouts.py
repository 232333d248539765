"""`gemkeep simulate hideouts`: how often a team of bots wins."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from gemkeep.cli.terminal.format import number, percent, which_games
from gemkeep.core.game import Game, Outcome
from gemkeep.games.hideouts import Hideouts, State, View
from gemkeep.games.hideouts.levels.level import read_level
from gemkeep.games.hideouts.types import MEMORIES
from gemkeep.minds.arena import Contest
from gemkeep.minds.standings import TeamResults

EXAMPLE: Final = """
example:
  gemkeep simulate hideouts --level 2 --advanced --seats walker,walker,walker \\
    --games 1000 --seed 7 --out games.jsonl
"""

LOST: Final = {
    "misplaced": "a guardian was in the wrong box",
    "out_of_tokens": "the supply ran out",
    "stalled": "twenty turns in a row without spending a token",
}


def add_to(games: _SubParsersAction[ArgumentParser]) -> ArgumentParser:
    """Add the command; the caller adds the options that all games share."""
    command = games.add_parser(
        "hideouts",
        help="bots as one team",
        description="Prints how often the team won and how many tokens it had left, with "
        "95 % intervals, and why it lost when it did.",
        epilog=EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "--level",
        required=True,
        metavar="1..5|FILE",
        help="a numbered level, or a file with a custom one",
    )
    add_rules(command)
    return command


def add_rules(command: ArgumentParser) -> None:
    """Add the options that describe the game, except the level."""
    command.add_argument(
        "--advanced",
        action="store_true",
        help="play in advanced mode, whatever a custom level says",
    )
    command.add_argument(
        "--supply", type=int, metavar="N", help="how many action tokens there are (default: 25)"
    )
    command.add_argument(
        "--memory", choices=MEMORIES, default="team", help="the memory aid (default: team)"
    )


def options(arguments: Namespace) -> list[str]:
    """The arguments that describe the game, to repeat the command."""
    advanced = ["--advanced"] if arguments.advanced else []
    supply = [] if arguments.supply is None else ["--supply", str(arguments.supply)]
    memory = [] if arguments.memory == "team" else ["--memory", arguments.memory]
    return ["hideouts", "--level", arguments.level, *advanced, *supply, *memory]


def game_from(arguments: Namespace) -> Game[State, View]:
    """The game that these arguments describe."""
    seats, memory = len(arguments.seats), arguments.memory
    advanced, supply = arguments.advanced, arguments.supply
    if arguments.level.isdecimal():
        number_of_level = int(arguments.level)
        return Hideouts(number_of_level, seats, advanced=advanced, supply=supply, memory=memory)
    custom = read_level(Path(arguments.level))
    asked = replace(
        custom,
        advanced=advanced or custom.advanced,
        supply=custom.supply if supply is None else supply,
    )
    return Hideouts(asked, seats, memory=memory)


def described(game: Game[State, View]) -> str:
    """The game in a line."""
    view = game.view(game.start(), None)
    level = view.level
    named = level.name if view.number is None else f"level {view.number} ({level.name})"
    mode = "advanced mode, " if level.advanced else ""
    return f"Hideouts, {named}, {mode}{level.supply} tokens, memory {view.memory}"


def report(game: Game[State, View], contest: Contest, outcomes: Iterator[Outcome]) -> None:
    """Print the results of the team."""
    results = TeamResults()
    for outcome in outcomes:
        results.add(outcome)
    print(described(game))
    print(f"{which_games(contest)} of {', '.join(contest.bots)}, seed {contest.seed}\n")
    rate, interval = percent(results.win_rate())
    print(f"won          {rate} (95 %: {interval})")
    if results.wins:
        left, interval = number(results.tokens_left.mean())
        print(f"tokens left  {left} on average when won (95 %: {interval})")
    for reason, count in sorted(results.losses.items()):
        times = "once" if count == 1 else f"{count} times"
        print(f"lost         {times}: {LOST[reason]}")
