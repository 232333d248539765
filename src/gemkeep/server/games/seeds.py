"""Chance drawn from a seed, so that the same seed gives everyone the same deal.

The seed of a daily challenge is derived from the server's secret, the day and the game, so one
day reveals nothing about another. Its hash is published beforehand and the seed itself when the
day is over, so anyone can check that the deal did not change in between.
"""

from __future__ import annotations

import hashlib
import hmac
from random import Random

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move, Seat


def seed_of(secret: bytes, day: str, game: str) -> bytes:
    """The seed of a day's challenge."""
    return derive(secret, f"{day} {game}")


def seal_of(seed: bytes) -> str:
    """The hash of a seed, which may be published before the seed."""
    return hashlib.sha256(seed).hexdigest()


def luck_of(seed: bytes, seat: Seat, moves: int) -> bytes:
    """The seed of a bot's generator for its decision after this many moves."""
    return derive(seed, f"seat {seat} after {moves}")


def draw_after(seed: bytes, chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
    """A chance outcome that depends only on the seed and the number of moves."""
    del part
    return chance.draw(Random(derive(seed, f"chance {len(moves)}")))


def derive(key: bytes, words: str) -> bytes:
    """A key derived from another one for the purpose that the words name."""
    return hmac.digest(key, words.encode(), "sha256")
