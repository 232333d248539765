"""Diamant's cards drawn from a seed: the deck of each round has a fixed order."""

from __future__ import annotations

from gemkeep.core.moves import Action, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import REVEAL, Card, State
from gemkeep.server.games.seeds import derive


def deck_of(seed: bytes, game: Diamant, round_number: int, counts: tuple[int, ...]) -> list[Card]:
    """The deck of a round in the order of the day.

    Each card has its own place in the order, so removing some cards does not reorder the
    others. Of identical cards, the last ones are those that have left the game.
    """
    cards = [
        (card, copy)
        for card, count in zip(game.setup.cards, counts, strict=True)
        for copy in range(count)
    ]
    cards.sort(key=lambda each: derive(seed, f"round {round_number} {each[0].name} {each[1]}"))
    return [card for card, _ in cards]


def next_card(seed: bytes, game: Diamant, moves: tuple[Move, ...]) -> Action:
    """The card after those that were turned up in this round."""
    opened, cards = _this_round(game, moves)
    card = deck_of(seed, game, opened.round, opened.deck)[cards]
    return game.setup.reveals[card.number]


def turned_up(game: Diamant, moves: tuple[Move, ...]) -> tuple[int, int]:
    """The current round, and how many cards were turned up in it."""
    opened, cards = _this_round(game, moves)
    return opened.round, cards


def _this_round(game: Diamant, moves: tuple[Move, ...]) -> tuple[State, int]:
    """The state when the current round was opened, and how many cards were turned up since."""
    state = game.start()
    opened, cards = state, 0
    for move in moves:
        state, _ = game.apply(state, move)
        cards += move.verb == REVEAL
        if state.closed != opened.closed:
            opened, cards = state, 0
    return opened, cards
