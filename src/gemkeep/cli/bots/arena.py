"""`gemkeep arena`: a tournament of bots, with ratings."""

from __future__ import annotations

import errno
import os
import shlex
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from gemkeep.cli.bots import simulate_diamant, simulate_hideouts
from gemkeep.cli.bots.simulate import add_workers, positive
from gemkeep.cli.records.files import extra
from gemkeep.cli.records.stats import KINDS
from gemkeep.cli.terminal.exit import CommandFailed
from gemkeep.cli.terminal.progress import progress
from gemkeep.core.errors import quote
from gemkeep.core.game import Game
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.minds.arena import BrokenGame
from gemkeep.minds.parallel import Workers
from gemkeep.minds.registry import find_bot
from gemkeep.minds.tournament.batches import Result, results
from gemkeep.minds.tournament.schedule import Tournament, schedule

EXAMPLES: Final = """
examples:
  gemkeep arena diamant reckoner daredevil watchman scout mouse --players 4 --games 2000 --seed 7
  gemkeep arena hideouts walker stroller dawdler --players 2 --games 300 --seed 7
"""
DIAMANT_EXAMPLE: Final = """
example:
  gemkeep arena diamant reckoner daredevil watchman mine:Bot --players 3 --edition cs \\
    --games 2000 --seed 7 --resume arena.jsonl --image arena.png
"""
HIDEOUTS_EXAMPLE: Final = """
example:
  gemkeep arena hideouts walker stroller dawdler --players 3 --level 2 --games 300 --seed 7
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command, with a subcommand for each game."""
    arena = commands.add_parser(
        "arena",
        help="rate bots in a tournament",
        description="Plays a tournament: every possible group of bots, in every rotation, equally "
        "often. The same seed gives the same output, byte for byte, wherever the games are played.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    games = arena.add_subparsers(title="games", metavar="GAME", required=True)
    diamant = games.add_parser(
        "diamant",
        help="bots against each other",
        description="Prints each bot's rating (400 points more mean winning ten times as often at "
        "the same table; the mean is 1000), its share of wins and its mean score with 95 % "
        "intervals, and who scores more than whom. Bots at a table differ if there are enough.",
        epilog=DIAMANT_EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    _add_common_options(diamant, players=4)
    diamant.add_argument(
        "--edition", choices=EDITIONS, default="uk", help="which edition (default: uk)"
    )
    simulate_diamant.add_rules(diamant)
    diamant.set_defaults(run=run, of_game=simulate_diamant, teams=False)
    hideouts = games.add_parser(
        "hideouts",
        help="bots in teams",
        description="Prints how often each team that the bots can form wins, with 95 % intervals, "
        "and how many tokens it has left when it does.",
        epilog=HIDEOUTS_EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    _add_common_options(hideouts, players=2)
    hideouts.add_argument(
        "--level",
        default="1",
        metavar="1..5|FILE",
        help="a numbered level, or a file with a custom one (default: 1)",
    )
    simulate_hideouts.add_rules(hideouts)
    hideouts.set_defaults(run=run, of_game=simulate_hideouts, teams=True)


def _add_common_options(command: ArgumentParser, players: int) -> None:
    command.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="who takes part: names from `gemkeep bots`, or your own as module:attribute",
    )
    command.add_argument(
        "--players",
        type=positive,
        default=players,
        metavar="N",
        help=f"how many play at a table (default: {players})",
    )
    command.add_argument(
        "--games", type=positive, default=1000, metavar="N", help="how many games (default: 1000)"
    )
    command.add_argument(
        "--seed", default="1", metavar="S", help="any word or number; determines every game"
    )
    command.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep finished games in FILE, and continue after those it already has; --games may be "
        "higher than before",
    )
    command.add_argument("--json", action="store_true", help="print the results as JSON")
    command.add_argument(
        "--image", type=Path, metavar="FILE", help="also draw the results, as FILE.png or FILE.svg"
    )
    add_workers(command)


def run(arguments: Namespace) -> None:
    """Play the tournament and print the results."""
    of_game: ModuleType = arguments.of_game
    arguments.seats = ("",) * arguments.players
    game: Game[Any, Any] = of_game.game_from(arguments)
    bots = _checked_bots(game.name, arguments.bots, alone=arguments.teams)
    tournament = Tournament(
        game.name,
        game.rules(),
        bots,
        arguments.players,
        arguments.seed,
        arguments.teams,
        getattr(arguments, "totals", "open"),
    )
    if arguments.image is not None:
        _check_image(arguments.image)
    try:
        played = _played(tournament, arguments)
    except BrokenGame as broken:
        raise CommandFailed(_report_broken(broken, tournament, arguments)) from broken
    # NumPy takes a while to load, which other commands need not wait for.
    from gemkeep.cli.bots.arena_report import report  # noqa: PLC0415

    title = f"{of_game.described(game)}, {arguments.players} players"
    if tournament.totals == "hidden":
        title += ", totals hidden"
    report(title, tournament, played, as_json=arguments.json, image=arguments.image)


def _check_image(path: Path) -> None:
    """Refuse an image that can't be drawn before any game is played."""
    if path.suffix.removeprefix(".") not in KINDS:
        raise CommandFailed(f"an image's name must end in .png or .svg, unlike {quote(str(path))}")
    with extra("data", "--image"):
        import gemkeep.data.interval_plot  # noqa: F401, PLC0415 - an extra
    if path.is_dir() or not path.parent.is_dir():
        code = errno.EISDIR if path.is_dir() else errno.ENOENT
        raise CommandFailed(f"can't write {quote(str(path))}: {os.strerror(code)}")


def _checked_bots(game: str, names: list[str], *, alone: bool) -> tuple[str, ...]:
    """The bots; an error if there are too few or one can't be found."""
    for at, name in enumerate(names):
        find_bot(game, name)
        if name in names[:at]:
            raise CommandFailed(f"the bot {quote(name)} takes part only once, not twice")
    if len(names) == 1 and not alone:
        raise CommandFailed(f"a tournament needs at least two bots, not only {quote(names[0])}")
    return tuple(names)


def _played(tournament: Tournament, arguments: Namespace) -> list[Result]:
    workers = Workers(arguments.processes, arguments.ray)
    played = []
    with progress("playing", arguments.games) as advance:
        for result in results(tournament, arguments.games, workers, arguments.resume):
            played.append(result)
            advance(len(played))
    return played


def _report_broken(broken: BrokenGame, tournament: Tournament, arguments: Namespace) -> str:
    """What a bot's author needs to know: where it failed, its traceback, how to repeat it."""
    *_, seating = schedule(tournament, broken.number)
    command = ["gemkeep", "simulate", *arguments.of_game.options(arguments)]
    command += ["--seats", ",".join(seating), "--seed", tournament.seed]
    command += ["--only-game", str(broken.number)]
    trace = f"\n{broken.trace.rstrip()}" if broken.trace else ""
    return (
        f"{broken}\nThat was in game {broken.number}, with the seed {broken.seed}.{trace}"
        f"\nThis plays the same game again:\n  {shlex.join(command)}"
    )
