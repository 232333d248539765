"""How chance is drawn at a table: from secrets and shares, from a seed, or by the system."""

from __future__ import annotations

import random
from functools import partial
from typing import Final, NamedTuple

from gemkeep.core.chance import Chance
from gemkeep.core.fair import Share, key_of, numbers
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.server.games.lesson import scripted
from gemkeep.server.games.registry import served
from gemkeep.table.moves import Draw
from gemkeep.table.state import Table

SYSTEM: Final = random.SystemRandom()


class Luck(NamedTuple):
    """How chance is drawn at one table, and the seed that its bots draw from."""

    draw: Draw
    seed: bytes | None = None
    secrets: tuple[bytes, ...] = ()
    """What a deal is drawn from that can be checked, a secret for each part of the game."""

    def draw_with(self, table_id: str, shares: tuple[Share, ...]) -> Draw:
        """How chance is drawn with these shares of the players."""
        if not self.secrets:
            return self.draw
        return partial(fair_draw, table_id, self.secrets, shares)


def luck_of(table: Table, seed: bytes | None, secrets: tuple[bytes, ...] = ()) -> Luck:
    """The luck of this table: from its secrets, its seed or its script, else by the system."""
    if secrets:
        return Luck(draw, secrets=secrets)
    game = served(table.settings.game)
    luck = Luck(draw) if seed is None else Luck(game.seeded_draw(seed, table.game), seed)
    if game.lesson is None or not table.settings.lesson:
        return luck
    return luck._replace(draw=scripted(game.lesson, table.game, luck.draw))


def draw(chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
    """An outcome drawn when it is needed, so that nobody can know it earlier."""
    del moves, part
    return chance.draw(SYSTEM)


def fair_draw(  # noqa: PLR0913, PLR0917 - what a deal depends on
    table_id: str,
    secrets: tuple[bytes, ...],
    shares: tuple[Share, ...],
    chance: Chance,
    moves: tuple[Move, ...],
    part: int,
) -> Action:
    """The outcome that follows from the secret of this part and the shares of the players."""
    drawn = sum(move.by == CHANCE for move in moves)
    return chance.pick(numbers(key_of(secrets[part], table_id, part, shares), drawn))
