"""`gemkeep replay`: records checked by the rules, shown as a seat sees them, or told as a story."""

from __future__ import annotations

from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
    _SubParsersAction,
)
from collections import Counter
from typing import Final

from gemkeep.cli.records.files import Records, opened
from gemkeep.cli.records.story import heading, names_of, sentences
from gemkeep.cli.terminal.progress import progress
from gemkeep.core.deals.proof import read_proof, replay_and_check
from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.errors import Unknown
from gemkeep.core.moves import Viewer
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import recorded_game

PUBLIC: Final = "public"
EXAMPLES: Final = """
examples:
  gemkeep replay games.jsonl
  gemkeep replay games.jsonl --show 0
  gemkeep replay games.jsonl --tell
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "replay",
        help="check game records against the rules",
        description="Checks every record of a file against the rules, and its deal against its "
        "proof, and reports the line and the move of the first that does not match.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "file", metavar="FILE", help="records, as JSON Lines or Parquet; - for standard input"
    )
    how = command.add_mutually_exclusive_group()
    how.add_argument(
        "--show",
        type=_viewer,
        metavar="SEAT",
        help="print a JSON line for each move with what this seat is sent after it; "
        f"SEAT is a seat's number or {PUBLIC!r}",
    )
    how.add_argument("--tell", action="store_true", help="print the games as stories")
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Check the file, or show or tell its games."""
    with opened(arguments.file) as records:
        if arguments.tell:
            tell(records)
        elif arguments.show is not None:
            show(records, arguments.show[0])
        else:
            check(records)


def check(records: Records) -> None:
    """Print how many records keep the rules."""
    games: Counter[str] = Counter()
    moves = unfinished = proven = 0
    with progress("checking", records.total) as advance:
        for line, record in records:
            moves += sum(1 for _ in replay_and_check(recorded_game(record, line), record, line))
            unfinished += record.result is None
            proven += read_proof(record) is not None
            games[record.game] += 1
            advance(records.done)
    counted = ", ".join(f"{count} of {game}" for game, count in sorted(games.items()))
    open_games = f", {unfinished} unfinished" if unfinished else ""
    follow = "1 record follows" if games.total() == 1 else f"{games.total()} records follow"
    print(f"{follow} the rules ({counted}{open_games}), {moves} moves.")
    if proven:
        print(f"Deals that match their proofs: {proven}.")


def show(records: Records, viewer: Viewer) -> None:
    """Print what the viewer is shown after each move."""
    for line, record in records:
        game = recorded_game(record, line)
        if viewer is not None and viewer >= game.seats:
            raise Unknown(f"line {line}: no seat {viewer}; seats are 0 to {game.seats - 1}")
        for number, _, state, _ in replay(game, record, line):
            shown = {"line": line, "move": number, "view": game.view(state, viewer)}
            print(to_json(shown))


def tell(records: Records) -> None:
    """Print each game as a story."""
    for count, (line, record) in enumerate(records):
        game = recorded_game(record, line)
        names = names_of(record.seats)
        print("\n" * bool(count) + heading(game, names))
        for _, _, _, events in replay(game, record, line):
            for sentence in sentences(game.name, events, names):
                print(sentence)
        if record.result is None:
            print("The record ends here; the game was not over.")


def _viewer(given: str) -> tuple[Viewer]:
    """The viewer in a tuple, as None stands for the public and not for a missing option."""
    if given == PUBLIC:
        return (None,)
    if not given.isdecimal() or not given.isascii() or len(given) > len("99"):
        raise ArgumentTypeError(f"expected a seat's number or {PUBLIC!r}, not {given!r}")
    return (int(given),)
