"""Many games of Diamant at once, as NumPy arrays: for roll-outs from given positions.

Unlike the batch engine, it needs no JAX and no compilation, and starts anywhere in a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gemkeep.games.diamant.catalogue import ESCALATING_WORTH
from gemkeep.games.diamant.rules import scores
from gemkeep.games.diamant.types import HAZARD, RELIC, ROUNDS, TREASURE, Setup, State

Ints: TypeAlias = NDArray[np.int64]
Counts: TypeAlias = NDArray[np.int16]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

COUNTS: Final = np.int16
"""Small integers are faster."""
RESCUED_WORTH: Final = np.concatenate(([0], np.cumsum(ESCALATING_WORTH)))
"""By the number of relics rescued in mode `escalating`, what they were worth together."""


@dataclass(frozen=True)
class Cards:
    """The cards of a setup, as arrays by their numbers."""

    rubies: Ints
    hazard: Bools
    relic: Bools
    numbers: Ints
    """What is printed on relics; 0 for other cards."""
    joining: Counts
    """By the number of closed entrances, the cards that join the deck then."""
    escalating: bool

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """The cards of this setup."""
        cards = setup.cards
        joining = np.zeros((ROUNDS + 1, len(cards)), COUNTS)
        for closed, card in enumerate(setup.joining, start=1):
            joining[closed, card.number] = 1
        return cls(
            rubies=np.array([card.worth if card.kind == TREASURE else 0 for card in cards]),
            hazard=np.array([card.kind == HAZARD for card in cards]),
            relic=np.array([card.kind == RELIC for card in cards]),
            numbers=np.array([card.worth if card.kind == RELIC else 0 for card in cards]),
            joining=joining,
            escalating=setup.mode == "escalating",
        )


@dataclass
class Caves:
    """The games, one per row."""

    closed: Ints
    deck: Counts
    path: Counts
    """By card, how many are on the path."""
    left: Ints
    """The rubies on the path."""
    inside: Bools
    carried: Ints
    scores: Ints
    rescued: Ints
    """How many relics were rescued in the game."""

    @classmethod
    def of(cls, setup: Setup, states: Sequence[State]) -> Self:
        """These positions as rows."""
        path = np.zeros((len(states), len(setup.cards)), COUNTS)
        for row, state in enumerate(states):
            for card in state.path:
                path[row, card.number] += 1
        seats = range(setup.seats)
        return cls(
            closed=np.array([state.closed for state in states]),
            deck=np.array([state.deck for state in states], COUNTS),
            path=path,
            left=np.array([sum(state.left) for state in states]),
            inside=np.array([[seat in state.in_cave for seat in seats] for state in states]),
            carried=np.array([state.carried for state in states]),
            scores=np.array([scores(setup, state) for state in states]),
            rescued=np.array([sum(map(len, state.relics)) for state in states]),
        )

    def rows(self, chosen: Ints | Bools) -> Self:
        """Some of the games, or some of them several times."""
        return type(self)(*(getattr(self, field.name)[chosen] for field in fields(self)))

    def draw(self, luck: Floats) -> Ints:
        """The number of each game's next card, drawn by a number from 0 to 1."""
        counts = np.cumsum(self.deck, axis=1, dtype=COUNTS)
        places = (luck * counts[:, -1]).astype(COUNTS)
        drawn: Ints = np.argmax(counts > places[:, None], axis=1)
        return drawn

    def reveal(self, cards: Cards, drawn: Ints) -> Bools:
        """Turn up these cards; the games in which somebody has to decide now."""
        rows = np.arange(len(drawn))
        self.deck[rows, drawn] -= 1
        struck: Bools = cards.hazard[drawn] & (self.path[rows, drawn] > 0)
        self.path[rows, drawn] += ~struck
        share, rest = np.divmod(cards.rubies[drawn], np.maximum(self.inside.sum(axis=1), 1))
        self.carried += share[:, None] * self.inside
        self.left += rest
        self._close(cards, struck)
        return ~struck

    def decide(self, cards: Cards, on: Bools, deciding: Bools) -> None:
        """Send those who don't go on home, in the games in which a decision is due."""
        back = self.inside & ~on & deciding[:, None]
        leaving = back.sum(axis=1)
        share, rest = np.divmod(self.left, np.maximum(leaving, 1))
        self.scores += (self.carried + share[:, None]) * back
        self.carried *= ~back
        self.left = np.where(leaving > 0, rest, self.left)
        alone = leaving == 1
        self.scores += (relics_worth(self, cards) * alone)[:, None] * back
        found = self.path[:, cards.relic].sum(axis=1) * alone
        self.rescued += found
        self.path[np.ix_(found > 0, cards.relic)] = 0
        self.inside &= ~back
        self._close(cards, deciding & ~self.inside.any(axis=1))

    def _close(self, cards: Cards, ended: Bools) -> None:
        """End the round in these games, and let everyone in again."""
        rows = np.flatnonzero(ended)  # few
        self.closed[rows] += 1
        returning = np.where(cards.relic, 0, self.path[rows])
        self.deck[rows] += returning + cards.joining[self.closed[rows]]
        self.path[rows] = 0
        self.left[rows] = 0
        self.carried[rows] = 0
        self.inside[rows] = True


def relics_worth(caves: Caves, cards: Cards) -> Ints:
    """What the relics on each path are worth to a player who leaves alone."""
    if not cards.escalating:
        printed: Ints = caves.path @ cards.numbers
        return printed
    found = caves.path[:, cards.relic].sum(axis=1)
    worth: Ints = RESCUED_WORTH[caves.rescued + found] - RESCUED_WORTH[caves.rescued]
    return worth


def win_shares(points: Ints) -> Floats:
    """By row and seat, the share of the victory."""
    won = points == points.max(axis=1, keepdims=True)
    shares: Floats = won / won.sum(axis=1, keepdims=True)
    return shares
