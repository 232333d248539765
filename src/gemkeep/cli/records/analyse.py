"""`gemkeep analyse`: what the choices in recorded games were worth, and what decided the games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from typing import Any, Final

from gemkeep.cli.records.analysis.analysed import AnalysedGame
from gemkeep.cli.records.files import opened
from gemkeep.cli.records.story import heading, names_of
from gemkeep.cli.terminal.progress import progress
from gemkeep.core.deals.proof import replay_and_check
from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.game import Game
from gemkeep.core.record import BadRecord, Record
from gemkeep.games.catalogue import recorded_game
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts

EXAMPLES: Final = """
examples:
  gemkeep analyse games.jsonl
  gemkeep analyse games.jsonl --json
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "analyse",
        help="show what the choices in recorded games were worth",
        description="For each record: the chance to win over the game, the turning points, luck "
        "and skill, and what the choices of each decision were worth, as shares of victory. For "
        "Hideouts also what the team could know and why, the tokens wasted, and the deal's par.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "file", metavar="FILE", help="records, as JSON Lines or Parquet; - for standard input"
    )
    command.add_argument(
        "--json", action="store_true", help="print one JSON line for each decision and nothing else"
    )
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the analysis of each game."""
    with opened(arguments.file) as records:
        for count, (line, record) in enumerate(records):
            game = recorded_game(record, line)
            analysed = _analysed(game, record, line)
            if arguments.json:
                for decision in analysed.decisions():
                    print(to_json(decision.as_json(line)))
                continue
            names = names_of(record.seats)
            print("\n" * bool(count) + heading(game, names))
            analysed.print_report(names)


def _analysed(game: Game[Any, Any], record: Record, line: int) -> AnalysedGame:
    """The analysis of a record, which is checked before any of it is analysed."""
    moves = [step.move for step in replay_and_check(game, record, line)]
    # NumPy and Numba take longer to import than other commands take to run.
    with progress("analysing", len(moves)) as advance:
        if isinstance(game, Diamant):
            from gemkeep.cli.records.analysis.diamant import AnalysedDiamant  # noqa: PLC0415

            return AnalysedDiamant(game, moves, advance, finished=record.result is not None)
        if isinstance(game, Hideouts):
            from gemkeep.cli.records.analysis.hideouts import AnalysedHideouts  # noqa: PLC0415

            return AnalysedHideouts(game, moves, advance)
    raise BadRecord(line, None, f"games of {game.name} can't be analysed")
