"""Small games: the rules of Diamant with fewer cards, fewer rounds and fewer players."""

from __future__ import annotations

from typing import NamedTuple

from gemkeep.core.errors import Illegal
from gemkeep.games.diamant import rules
from gemkeep.games.diamant.catalogue import EDITIONS, ESCALATING_WORTH, with_deck
from gemkeep.games.diamant.types import HAZARD, RELIC, ROUNDS, TREASURE, Setup, State


class SmallDeck(NamedTuple):
    """The cards of a small game."""

    treasures: tuple[int, ...]
    hazards: tuple[int, ...]
    """For each kind of hazard, how many cards there are."""
    relics: int = 0
    """How many relics, worth 5, 5, 5, 10 and 10 in the order in which they are rescued."""


def small_game(deck: SmallDeck, seats: int) -> Setup:
    """The setup of a game with this deck, for any number of players from one."""
    kinds = EDITIONS["uk"].hazards
    if len(deck.hazards) > len(kinds):
        raise Illegal(f"there are {len(kinds)} kinds of hazards, not {len(deck.hazards)}")
    if deck.relics > len(ESCALATING_WORTH):
        raise Illegal(f"there are {len(ESCALATING_WORTH)} relics, not {deck.relics}")
    counted = {f"{TREASURE}:{worth}": deck.treasures.count(worth) for worth in deck.treasures}
    counted |= {f"{HAZARD}:{kind}": cards for kind, cards in zip(kinds, deck.hazards, strict=False)}
    if not deck.relics:
        return with_deck("uk", "none", seats, counted, ())
    return with_deck("cs", "escalating", seats, {**counted, RELIC: deck.relics}, ())


def opening(setup: Setup, rounds: int = 1, chests: tuple[int, ...] | None = None) -> State:
    """The state before the first card, with this many rounds to play and these chests.

    An error if the deck could run out within a round: every round may cost it a hazard, and the
    last one still needs two of a kind.
    """
    hazards = [setup.deck[card.number] for card in setup.cards if card.kind == HAZARD]
    if sum(max(cards - 1, 0) for cards in hazards) < rounds:
        raise Illegal(f"hazards {hazards} are too few for {rounds} rounds: the deck could run out")
    state = rules.start(setup)._replace(closed=ROUNDS - rounds)
    return state if chests is None else state._replace(chests=chests)
