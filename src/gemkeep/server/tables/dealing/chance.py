"""How chance is drawn at a table: from secrets and shares, from a seed, or by the system.

Secrets are opened as soon as what they dealt is over.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

from gemkeep.core.chance import Chance
from gemkeep.core.deals.fair import KEYS_KEPT, Share, key_of, numbers
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.server.games.interface.lesson import scripted
from gemkeep.server.games.registry import served
from gemkeep.table.entries import ChoiceMade, TableAbandoned
from gemkeep.table.evolve import Evolved, Step, with_opened
from gemkeep.table.moves import Draw
from gemkeep.table.state import Table

SYSTEM: Final = random.SystemRandom()


class Luck(NamedTuple):
    """How chance is drawn at one table, and the seed that its bots draw from."""

    draw: Draw
    seed: bytes | None = None
    secrets: tuple[bytes, ...] = ()
    """The secrets that a verifiable deal is drawn from, one for each part of the game."""

    def draw_with(self, table: Table, shares: tuple[Share, ...]) -> Draw:
        """How chance is drawn at the table as it is now, with these shares of the players."""
        if self.secrets:
            return partial(fair_draw, table, self.secrets, shares)
        if self.seed is not None:  # seats may have come or gone since the table was made
            return _draw_at(table, self.seed)
        return self.draw


def luck_of(table: Table, seed: bytes | None, secrets: tuple[bytes, ...] = ()) -> Luck:
    """The luck of this table: its secrets, another deal, its seed or script, else the system."""
    if secrets:
        return Luck(draw, secrets=secrets)
    if table.dealt:
        moves = [table.game.read_move(written) for written in table.dealt]
        return Luck(partial(deal_again, tuple(move.action for move in moves)))
    return Luck(_draw_at(table, seed), seed)


def _draw_at(table: Table, seed: bytes | None) -> Draw:
    """How chance is drawn from this seed, or by the system; in a lesson, by its script."""
    game = served(table.settings.game)
    drawn = draw if seed is None else game.seeded_draw(seed, table.game)
    if game.lesson is None or not table.settings.lesson:
        return drawn
    return scripted(game.lesson, table.game, drawn)


def draw(chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
    """An outcome drawn when it is needed, so that nobody can know it earlier."""
    del moves, part
    return chance.draw(SYSTEM)


def deal_again(
    dealt: tuple[Action, ...], chance: Chance, moves: tuple[Move, ...], part: int
) -> Action:
    """What was dealt at another table."""
    del chance, part
    return dealt[sum(move.by == CHANCE for move in moves)]


def fair_draw(  # noqa: PLR0913, PLR0917 - what a deal depends on
    table: Table,
    secrets: tuple[bytes, ...],
    shares: tuple[Share, ...],
    chance: Chance,
    moves: tuple[Move, ...],
    part: int,
) -> Action:
    """The outcome that follows from the secret of this part and the shares of the players."""
    drawn = table.draws + [move.by for move in moves[len(table.moves) :]].count(CHANCE)
    return chance.pick(numbers(_key(secrets[part], table.id, part, shares), drawn))


@lru_cache(maxsize=KEYS_KEPT)
def _key(secret: bytes, table_id: str, part: int, shares: tuple[Share, ...]) -> bytes:
    return key_of(secret, table_id, part, shares)


def with_secrets_opened(step: Step, secrets: tuple[bytes, ...]) -> Step:
    """The same step, which opens the secrets of the parts of the game that it ends."""
    entry, before, after = step[:3]
    if isinstance(entry, ChoiceMade) and not step.moved_on:  # most steps: others have yet to choose
        return step
    if after.deal is None or not isinstance(entry, ChoiceMade | TableAbandoned):
        return step
    due = secrets[len(after.deal.secrets) : _parts_over(after)]
    if not due:
        return step
    opened = tuple(secret.hex() for secret in due)
    return Step(replace(entry, opened=opened), before, *with_opened(Evolved(*step[2:]), opened))


def _parts_over(table: Table) -> int:
    """How many parts of the game are over; a game that was given up ends in the middle of one."""
    if table.before is None:
        return 0
    return table.game.finished_parts(table.before) + table.abandoned
