"""`gemkeep level check`: the errors and the difficulty of a custom level."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Iterator
from typing import Final

from gemkeep.cli.exit import CommandFailed
from gemkeep.cli.format import percent
from gemkeep.cli.progress import progress
from gemkeep.cli.simulate import cores, positive
from gemkeep.cli.simulate_hideouts import game_from
from gemkeep.core.game import Game
from gemkeep.games.hideouts import State, View
from gemkeep.games.hideouts.levels.level import LevelRefused
from gemkeep.minds.arena import Contest
from gemkeep.minds.arena import run as run_contest
from gemkeep.minds.hideouts.layouts import how_many
from gemkeep.minds.hideouts.prover import Verdict, judge
from gemkeep.minds.standings import TeamResults

TEAM: Final = ("walker", "walker")
GAMES: Final = 100
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
        help="check a custom level of Hideouts",
        description="Commands for levels of Hideouts.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    verbs = level.add_subparsers(title="what to do", metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="its errors, whether it can be won, and how often a team wins it",
        description="Lists the errors of a level. If it has none: whether no deal, some deals or "
        "every deal can be won by a player who sees everything, with how few tokens, and how often "
        "it is won by a team of walker bots, which see only what players see.",
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
        default=GAMES,
        metavar="N",
        help=f"how many games (default: {GAMES})",
    )
    check.add_argument(
        "--seed", default=SEED, metavar="S", help=f"determines every game (default: {SEED})"
    )
    check.set_defaults(run=run, seats=TEAM, memory="team")


def run(arguments: Namespace) -> None:
    """Print the verdict on the level; fail with its errors if it has any."""
    try:
        game = game_from(arguments)
    except LevelRefused as refused:
        errors = "".join(f"\n  {error}" for error in refused.errors)
        raise CommandFailed(f"{arguments.level} can't be played:{errors}") from None
    level = game.view(game.start(), None).level
    mode = ", advanced mode" if level.advanced else ""
    print(f"{level.name}: {level.supply} tokens{mode}\n")
    with progress("proving", how_many(level)) as advance:
        verdict = judge(level, advance=advance)
    for line in _verdict_lines(verdict):
        print(line)
    if verdict.answer != "none":
        print(f"team       {_team_line(game, arguments.games, arguments.seed)}")


def _verdict_lines(verdict: Verdict) -> Iterator[str]:
    yield f"winnable   {verdict.answer}"
    yield f"reason     {verdict.reason}"
    if verdict.answer == "none":
        return
    yield f"fewest     {verdict.fewest} tokens, in the luckiest deal"
    if verdict.most is not None:
        yield f"most       {verdict.most} tokens, in the hardest deal"
    elif verdict.answer == "every":
        yield "most       not proven: there are too many deals to search"
    yield "           (for a player who sees through the boxes and makes no mistakes)"


def _team_line(game: Game[State, View], games: int, seed: str) -> str:
    """How often a team that sees only what players see wins the level."""
    contest = Contest(game.name, game.rules(), TEAM, games, seed)
    results = TeamResults()
    with progress("playing", games) as advance:
        for done, played in enumerate(run_contest(contest, cores()), start=1):
            results.add(played.outcome)
            advance(done)
    rate, interval = percent(results.win_rate())
    return f"two walker bots won {rate} of {games} games (95 %: {interval}), seed {seed}"
