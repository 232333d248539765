"""A game of each kind, played by bots and told as a story, for `make story`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

from gemkeep.cli.records.story import heading, names_of, sentences
from gemkeep.core.game import Game
from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.registry import find_bot

SEED: Final = "showcase"
DIAMANT_BOTS: Final = ("ev", "bold", "nine", "random")
HIDEOUTS_BOTS: Final = ("walker", "walker", "walker")


def main() -> int:
    """Print both stories, and return 0."""
    show(Diamant("cs", len(DIAMANT_BOTS)), DIAMANT_BOTS)
    print()
    show(Hideouts(1, len(HIDEOUTS_BOTS)), HIDEOUTS_BOTS)
    return 0


def show(game: Game[Any, Any], bots: Sequence[str]) -> None:
    """Let the bots play, and print the game as a story."""
    players = [Player(name, find_bot(game.name, name)) for name in bots]
    record, _ = play(game, players, SEED)
    names = names_of(record.seats)
    print(heading(game, names))
    for _, _, _, events in replay(game, record):
        for sentence in sentences(game.name, events, names):
            print(f"  {sentence}")


if __name__ == "__main__":
    sys.exit(main())
