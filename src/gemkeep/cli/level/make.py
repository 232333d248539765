"""`gemkeep level make`: levels that are as hard as you ask."""

from __future__ import annotations

import json
from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
    _SubParsersAction,
)
from dataclasses import asdict
from typing import Final

from gemkeep.cli.bots.simulate import cores, positive
from gemkeep.cli.terminal.exit import CommandFailed
from gemkeep.cli.terminal.output import show_table
from gemkeep.cli.terminal.progress import progress
from gemkeep.games.hideouts.catalogue import FEWEST_TOKENS, MOST_TOKENS, Kind
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.games.hideouts.types import FULL_SUPPLY
from gemkeep.minds.hideouts.levels.make import KINDS, ImpossibleWish, Made, Wish, make
from gemkeep.minds.hideouts.levels.teams import strong_team

SEED: Final = "1"
EXAMPLES: Final = """
examples:
  gemkeep level make --par 16 --use lock --avoid number
  gemkeep level make --won 0.9 --use number,mechanism --advanced --count 5 --seed 7
"""


def add_to(verbs: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = verbs.add_parser(
        "make",
        help="make levels that are as hard as you ask",
        description="Tries many levels and prints those that are as hard as asked, the closest "
        "first, each with how often a strong team wins it and a link to open on your server.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    how_hard = command.add_mutually_exclusive_group(required=True)
    how_hard.add_argument(
        "--par",
        type=_supply,
        metavar="N",
        help="a strong team wins about half of its games with N tokens, the level's supply",
    )
    how_hard.add_argument(
        "--won",
        type=_share,
        metavar="R",
        help="a strong team wins this share of its games, such as 0.9",
    )
    command.add_argument(
        "--supply",
        type=_supply,
        metavar="N",
        help=f"with --won: the level's supply (default: {FULL_SUPPLY})",
    )
    for option, meaning in (("--use", "kinds to use"), ("--avoid", "kinds to leave out")):
        command.add_argument(
            option,
            type=_kinds,
            default=(),
            metavar="KIND,…",
            help=f"{meaning}, of {', '.join(KINDS)}",
        )
    command.add_argument("--advanced", action="store_true", help="levels in advanced mode")
    command.add_argument(
        "--count", type=positive, default=3, metavar="N", help="how many levels (default: 3)"
    )
    command.add_argument(
        "--seed", default=SEED, metavar="S", help=f"determines what is tried (default: {SEED})"
    )
    command.add_argument("--json", action="store_true", help="print them as JSON, one per line")
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the levels."""
    wish = Wish(
        par=arguments.par,
        won=arguments.won or 0.0,
        supply=FULL_SUPPLY if arguments.supply is None else arguments.supply,
        use=arguments.use,
        avoid=arguments.avoid,
        advanced=arguments.advanced,
    )
    try:
        with strong_team(cores()) as team, progress("making", 100) as advance:
            made = make(
                wish,
                team,
                arguments.count,
                arguments.seed,
                lambda share: advance(round(100 * share)),
            )
    except ImpossibleWish as impossible:
        raise CommandFailed(str(impossible)) from None
    if arguments.json:
        for one in made:
            print(json.dumps({**asdict(one), "code": write_code(one.level)}, ensure_ascii=False))
        return
    show_table(("level", "tokens>", "won>", "par>", "hideouts"), [_row(one) for one in made])
    print()
    for one in made:
        print(f"{one.level.name:<12} /level/{write_code(one.level)}")


def _row(one: Made) -> tuple[str, ...]:
    par = f"over {MOST_TOKENS}" if one.par is None else str(one.par)
    hideouts = " ".join(one.level.hideouts)
    return (one.level.name, str(one.level.supply), f"{one.team.won:.1%}", par, hideouts)


def _supply(given: str) -> int:
    if not given.isdecimal() or int(given) not in range(FEWEST_TOKENS, MOST_TOKENS + 1):
        raise ArgumentTypeError(f"expected {FEWEST_TOKENS} to {MOST_TOKENS} tokens, not {given!r}")
    return int(given)


def _share(given: str) -> float:
    try:
        share = float(given)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise ArgumentTypeError(f"a share is 0 to 1, not {given!r}")
    return share


def _kinds(given: str) -> tuple[Kind, ...]:
    kinds = [kind for kind in KINDS if kind in given.split(",")]
    strangers = [word for word in given.split(",") if word not in KINDS]
    if strangers:
        raise ArgumentTypeError(f"kinds are {', '.join(KINDS)}, not {strangers[0]!r}")
    return tuple(kinds)
