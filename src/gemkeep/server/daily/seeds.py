"""How the deal of a daily challenge is drawn: from a seed of the day that nobody knows.

The seed comes from the server's secret, the day and the game, so no day tells anything of
another. Its hash is told beforehand and the seed itself when the day is over, so that anyone can
see that the deal was not changed meanwhile.
"""

from __future__ import annotations

import hashlib
import hmac
from random import Random
from typing import Any

from gemkeep.core.chance import Chance
from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import REVEAL, Card
from gemkeep.table.moves import Draw


def seed_of(secret: bytes, day: str, game: str) -> bytes:
    """The seed of a day's challenge."""
    return _mixed(secret, f"{day} {game}")


def seal_of(seed: bytes) -> str:
    """What may be told of a seed beforehand."""
    return hashlib.sha256(seed).hexdigest()


def luck_of(seed: bytes, seat: Seat, moves: int) -> bytes:
    """What a bot's generator is seeded with before it decides after so many moves."""
    return _mixed(seed, f"seat {seat} after {moves}")


def draw_of(seed: bytes, game: Game[Any, Any]) -> Draw:
    """What chance brings on that day: the same to everyone, whatever they do, where it can be."""

    def draw(chance: Chance, moves: tuple[Move, ...]) -> Action:
        if isinstance(game, Diamant):
            return _next_card(seed, game, moves)
        return chance.draw(Random(_mixed(seed, f"chance {len(moves)}")))

    return draw


def deck_of(seed: bytes, game: Diamant, round_number: int, counts: tuple[int, ...]) -> list[Card]:
    """The deck of a round in the order of the day.

    Each card has its own place in the order, so a deck that lacks some has the others in the
    same order. Of cards that are alike the last ones are those that have left the game.
    """
    cards = [
        (card, copy)
        for card, count in zip(game.setup.cards, counts, strict=True)
        for copy in range(count)
    ]
    cards.sort(key=lambda each: _mixed(seed, f"round {round_number} {each[0].name} {each[1]}"))
    return [card for card, _ in cards]


def _next_card(seed: bytes, game: Diamant, moves: tuple[Move, ...]) -> Action:
    """The card after those that were turned up in this round."""
    state = game.start()
    opened, turned_up = state, 0
    for move in moves:
        state, _ = game.apply(state, move)
        turned_up += move.verb == REVEAL
        if state.closed != opened.closed:
            opened, turned_up = state, 0
    card = deck_of(seed, game, opened.round, opened.deck)[turned_up]
    return game.setup.reveals[card.number]


def _mixed(key: bytes, words: str) -> bytes:
    return hmac.digest(key, words.encode(), "sha256")
