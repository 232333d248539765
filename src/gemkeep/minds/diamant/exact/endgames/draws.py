"""The cards that may still come in a round, and every set of them.

Players who are not divided take the same from a set of cards, whatever order they come in. So a
position is the set that has come, as bits of an index, and values are found from the largest set
back to the empty one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gemkeep.games.diamant.catalogue import ESCALATING_WORTH
from gemkeep.games.diamant.types import HAZARD, RELIC, TREASURE, Card, RelicMode, State

Numbers: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]


class Kind(NamedTuple):
    """What has to be known of the setup."""

    cards: tuple[Card, ...]
    mode: RelicMode


class Draws:
    """All sets of the cards that may come; equal hazards that are not on the path yet are one."""

    def __init__(
        self, kind: Kind, state: State, decides: Callable[[Card], bool] = lambda _: False
    ) -> None:
        """Leave out cards that end the game for certain, and only count them."""
        found = [
            card
            for card in kind.cards
            for _ in range(state.deck[card.number])
            if card.kind != HAZARD
        ]
        on_path = {card.number for card in state.path if card.kind == HAZARD}
        hazards = [
            card
            for card in kind.cards
            if card.kind == HAZARD and state.deck[card.number] and card.number not in on_path
        ]
        self.cards: Sequence[Card] = [*(card for card in found if not decides(card)), *hazards]
        self.deciding = sum(map(decides, found))
        self.copies = [state.deck[card.number] if card.kind == HAZARD else 1 for card in self.cards]
        self._mode, self._state = kind.mode, state
        self._threats = sum(state.deck[number] for number in on_path)

    def sizes(self) -> Ints:
        """By set, how many cards it has."""
        return sums([1] * len(self.cards))

    def left(self) -> Ints:
        """By set, how many cards are in the deck."""
        return np.maximum(sum(self._state.deck) - self.sizes(), 1)

    def strikes(self) -> Ints:
        """By set, how many of those end the round."""
        return self._threats + sums([copies - 1 for copies in self.copies])

    def rubies(self, share: Callable[[int], int] = lambda worth: worth) -> Ints:
        """By set, the sum of these shares of its treasures."""
        return sums([share(card.worth) if card.kind == TREASURE else 0 for card in self.cards])

    def relics(self) -> Ints:
        """By set, what the relics on the path are worth to a player who takes them all."""
        out = [card for card in self._state.path if card.kind == RELIC]
        if self._mode != "escalating":
            printed = [card.worth if card.kind == RELIC else 0 for card in self.cards]
            return sum(card.worth for card in out) + sums(printed)
        paid = np.concatenate(([0], np.cumsum(ESCALATING_WORTH)))
        rescued = sum(map(len, self._state.relics))
        found = rescued + len(out) + sums([card.kind == RELIC for card in self.cards])
        return np.asarray(paid[found] - paid[rescued], np.int64)

    def largest_first(self) -> Iterator[Ints]:
        """All sets, those of the same size together."""
        sizes = self.sizes()
        for size in range(len(self.cards), -1, -1):
            yield np.flatnonzero(sizes == size)

    def following(self, rows: Ints) -> Iterator[tuple[int, NDArray[np.bool_], Ints]]:
        """For each card: its copies, the sets that don't have it yet, and those with it."""
        for bit, copies in enumerate(self.copies):
            absent = rows >> bit & 1 == 0
            yield copies, absent, rows[absent] | 1 << bit


def sums(worths: Sequence[int]) -> Ints:
    """By set of cards, the sum of these numbers."""
    found: NDArray[Any] = np.zeros(1, np.int64)
    for worth in worths:
        found = np.concatenate([found, found + worth])
    return found
