"""How chance is drawn at a table: from the system's random source, or from a seed."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move
from gemkeep.server.games.lesson import scripted
from gemkeep.server.games.registry import served
from gemkeep.table.moves import Draw
from gemkeep.table.state import Table

SYSTEM: Final = random.SystemRandom()


class Luck(NamedTuple):
    """How chance is drawn at one table, and the seed that its bots draw from."""

    draw: Draw
    seed: bytes | None = None


def luck_of(table: Table, seed: bytes | None) -> Luck:
    """The luck of this table: the system's randomness, unless it has a seed or a script."""
    game = served(table.settings.game)
    luck = Luck(draw) if seed is None else Luck(game.seeded_draw(seed, table.game), seed)
    if game.lesson is None or not table.settings.lesson:
        return luck
    return luck._replace(draw=scripted(game.lesson, table.game, luck.draw))


def draw(chance: Chance, moves: tuple[Move, ...]) -> Action:
    """An outcome drawn when it is needed, so that nobody can know it earlier."""
    del moves
    return chance.draw(SYSTEM)
