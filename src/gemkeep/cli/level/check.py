"""`gemkeep level`: the errors and the difficulty of a custom level, and levels made to order."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from dataclasses import asdict
from typing import Final

from gemkeep.cli.bots.simulate import cores, positive
from gemkeep.cli.bots.simulate_hideouts import game_from
from gemkeep.cli.level import make
from gemkeep.cli.level.report import report
from gemkeep.cli.terminal.exit import CommandFailed
from gemkeep.cli.terminal.progress import progress
from gemkeep.games.hideouts.catalogue import FEWEST_SEATS
from gemkeep.games.hideouts.levels.level import LevelRefused, fields_of
from gemkeep.minds.hideouts.levels.study import study
from gemkeep.minds.hideouts.levels.teams import strong_team

SEED: Final = "1"
EXAMPLES: Final = """
examples:
  gemkeep level check examples/levels/clockwork.toml
  gemkeep level check 5 --advanced --games 1000 --seed 7
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    level = commands.add_parser(
        "level",
        help="check or make levels of Hideouts",
        description="Commands for levels of Hideouts.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    verbs = level.add_subparsers(title="what to do", metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="list a level's errors, or say whether and how often it can be won",
        description="Lists the errors of a level. If it has none, prints whether no deal, some "
        "deals or every deal can be won by a player who sees everything, and with how few tokens; "
        "how often a strong team that sees only what players see wins it, and how many tokens it "
        "needs; and what the hideouts cost.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    check.add_argument(
        "level", metavar="FILE", help="a level in TOML, or 1..5 for a numbered level"
    )
    check.add_argument("--advanced", action="store_true", help="check it in advanced mode")
    check.add_argument("--supply", type=int, metavar="N", help="check it with N action tokens")
    check.add_argument(
        "--games",
        type=positive,
        metavar="N",
        help="play at most N games (default: until the win rate is known to 2 in 100)",
    )
    check.add_argument(
        "--seed", default=SEED, metavar="S", help=f"determines every game (default: {SEED})"
    )
    check.add_argument("--json", action="store_true", help="print everything as one JSON object")
    make.add_to(verbs)
    check.set_defaults(run=run, seats=("",) * FEWEST_SEATS, memory="team")


def run(arguments: Namespace) -> None:
    """Print how hard the level is; fail with its errors if it has any."""
    try:
        game = game_from(arguments)
    except LevelRefused as refused:
        if arguments.json:
            errors = [{"field": error.field, "reason": str(error)} for error in refused.errors]
            print(json.dumps({"errors": errors}, ensure_ascii=False))
        listed = "".join(f"\n  {error}" for error in refused.errors)
        raise CommandFailed(f"{arguments.level} can't be played:{listed}") from None
    level = game.view(game.start(), None).level
    with strong_team(cores()) as team, progress("checking", 100) as advance:
        games = arguments.games or team.most_games
        studied = study(
            level, team, games, arguments.seed, lambda share: advance(round(100 * share))
        )
    if arguments.json:
        print(json.dumps({"level": fields_of(level), **asdict(studied)}, ensure_ascii=False))
        return
    for line in report(level, studied):
        print(line)
