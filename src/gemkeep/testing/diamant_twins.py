"""Twin games of Diamant: other players' secret choices may have been different."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gemkeep.core.moves import CHANCE, Move, Viewer
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import CHOICES, CHOOSE


def twin(game: Diamant, moves: Sequence[Move], viewer: Viewer, random: Random) -> list[Move]:
    """The same moves, except that choices hidden from the viewer are drawn again.

    The hidden choices are those of the other seats since the last card, until all have chosen.
    """
    state = game.start()
    for move in moves:
        state, _ = game.apply(state, move)
    if game.actors(state) in ((CHANCE,), ()):
        return list(moves)
    last_card = max(number for number, move in enumerate(moves) if move.by == CHANCE)
    return [
        Move(move.by, CHOOSE, random.choice(CHOICES))
        if number > last_card and move.by != viewer
        else move
        for number, move in enumerate(moves)
    ]
