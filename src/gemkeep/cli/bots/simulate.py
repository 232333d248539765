"""`gemkeep simulate`: many games between bots, and their results."""

from __future__ import annotations

import os
import shlex
from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
    _SubParsersAction,
)
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

from gemkeep.cli.bots import simulate_diamant, simulate_hideouts
from gemkeep.cli.records.files import written_to
from gemkeep.cli.terminal.exit import CommandFailed
from gemkeep.cli.terminal.progress import progress
from gemkeep.core.game import Game, Outcome
from gemkeep.core.play import Played
from gemkeep.core.record import Record
from gemkeep.minds.arena import BrokenGame, Contest, run_with
from gemkeep.minds.parallel import Workers
from gemkeep.minds.registry import find_bot

EXAMPLES: Final = """
examples:
  gemkeep simulate diamant --edition cs --seats reckoner,daredevil,watchman --games 1000 --seed 7
  gemkeep simulate hideouts --level 1 --seats walker,walker --games 1000 --seed 7
  gemkeep simulate diamant --edition cs --seats 'ev*3,mine:Bot?risk=0.2' --games 1000 --seed 7
"""

MOST_SEATS: Final = 99
LONGEST_LIMIT: Final = 86_400.0


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command, with a subcommand for each game."""
    simulate = commands.add_parser(
        "simulate",
        help="play many games between bots",
        description="Plays many games between bots and prints the results. The same seed gives the "
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
    contest = Contest(
        game.name,
        game.rules(),
        arguments.seats,
        arguments.games or 1,
        arguments.seed,
        first=arguments.only_game or 1,
        totals=getattr(arguments, "totals", "open"),
        limit=arguments.limit,
    )
    workers = Workers(arguments.processes, arguments.ray)
    try:
        of_game.report(game, contest, _outcomes(contest, workers, arguments.out))
    except BrokenGame as broken:
        raise CommandFailed(_report(broken, arguments)) from broken


def _outcomes(contest: Contest, workers: Workers, out: Path | None) -> Iterator[Outcome]:
    """The outcome of each game; the records are written on the way."""
    with ExitStack() as stack:
        file = stack.enter_context(written_to(out)) if out else None
        advance = stack.enter_context(progress("playing", contest.games))
        digest = partial(_digest, file.digest if file else None)
        for done, (outcome, written) in enumerate(run_with(digest, contest, workers), start=1):
            if file:
                file.write(written)
            advance(done)
            yield outcome


def _digest(digest: Callable[[Record], object] | None, played: Played) -> tuple[Outcome, object]:
    """The part of a game that the results need; it may come from another process."""
    return played.outcome, digest(played.record) if digest else None


def _report(broken: BrokenGame, arguments: Namespace) -> str:
    """What a bot's author needs to know: where it failed, its traceback, how to repeat it."""
    command = ["gemkeep", "simulate", *arguments.of_game.options(arguments)]
    command += ["--seats", ",".join(arguments.seats), "--seed", arguments.seed]
    if arguments.limit is not None:
        command += ["--limit", str(arguments.limit)]
    command += ["--only-game", str(broken.number)]
    trace = f"\n{broken.trace.rstrip()}" if broken.trace else ""
    return (
        f"{broken}\nThat was in game {broken.number}, with the seed {broken.seed}.{trace}"
        f"\nThis plays the same game again:\n  {shlex.join(command)}"
    )


def _add_common_options(command: ArgumentParser) -> None:
    command.add_argument(
        "--seats",
        required=True,
        type=_bot_names,
        metavar="BOT,BOT,…",
        help="who plays: names from `gemkeep bots`, or your own as module:attribute; ev*3 is three "
        "of them, and mine:Bot?risk=0.2 one with a parameter",
    )
    which = command.add_mutually_exclusive_group(required=True)
    which.add_argument("--games", type=positive, metavar="N", help="how many games")
    which.add_argument(
        "--only-game", type=positive, metavar="K", help="play only the game with this number"
    )
    command.add_argument(
        "--seed", required=True, metavar="S", help="any word or number; determines every game"
    )
    command.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write the games to FILE as records, one per line, or as a table if its name ends in "
        ".parquet",
    )
    command.add_argument(
        "--limit",
        type=_seconds,
        metavar="SECONDS",
        help="how long a bot may think for each action; one that takes more than twice as long "
        "ends the run",
    )
    add_workers(command)


def _bot_names(given: str) -> tuple[str, ...]:
    names = [name for part in given.split(",") for name in _repeated(part.strip())]
    if not all(names):
        raise ArgumentTypeError(f"expected bot names separated by commas, not {given!r}")
    return tuple(names)


def _repeated(part: str) -> list[str]:
    """The name repeated as often as it says: `ev*3` is three times `ev`."""
    name, star, times = part.rpartition("*")
    if not star:
        return [part]
    if not times.isdecimal() or not times.isascii() or not 1 <= int(times[:3]) <= MOST_SEATS:
        raise ArgumentTypeError(f"expected a bot and how many, such as ev*3, not {part!r}")
    return [name] * int(times)


def _seconds(given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_LIMIT:
        raise ArgumentTypeError(f"expected seconds, more than 0, not {given!r}")
    return seconds


def add_workers(command: ArgumentParser) -> None:
    """Add the options for where games are played."""
    command.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on the Ray cluster at this address; auto starts one on this machine",
    )
    command.add_argument(
        "--processes",
        type=positive,
        default=cores(),
        metavar="P",
        help="how many processes play at once (default: one per core); doesn't change the results",
    )


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
