"""The next card: any card of the deck, with the same probability."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate, compress
from random import Random

from gemkeep.core.chance import Chance
from gemkeep.core.deals.fair import Below
from gemkeep.core.moves import Action
from gemkeep.games.diamant.types import Setup


class NextCard(Chance):
    """The card on top of the deck."""

    __slots__ = ("_deck", "_setup")

    def __init__(self, setup: Setup, deck: tuple[int, ...]) -> None:
        """Take the number of each card in the deck."""
        self._setup = setup
        self._deck = deck

    def draw(self, random: Random) -> Action:
        """The card on top, as if the deck were shuffled now."""
        ends = self._ends()
        return self._setup.reveals[bisect_right(ends, int(random.random() * ends[-1]))]

    def pick(self, below: Below) -> Action:
        """The card on top of a deck that anyone can check."""
        ends = self._ends()
        return self._setup.reveals[bisect_right(ends, below(ends[-1]))]

    def _ends(self) -> list[int]:
        """Where each card ends in the deck, sorted as the game lists its cards."""
        ends = list(accumulate(self._deck))
        if not ends[-1]:
            raise AssertionError("the deck is empty, and a deck never runs out within a round")
        return ends

    def probability(self, action: Action) -> Fraction:
        """The share of this card in the deck."""
        if action not in self._setup.reveals:
            return Fraction(0)
        number = self._setup.reveals.index(action)
        return Fraction(self._deck[number], sum(self._deck))

    def count(self) -> int:
        """The number of different cards in the deck."""
        return sum(count > 0 for count in self._deck)

    def outcomes(self) -> Iterator[tuple[Action, Fraction]]:
        """Each card of the deck, with its share."""
        cards = sum(self._deck)
        for number, count in compress(enumerate(self._deck), self._deck):
            yield self._setup.reveals[number], Fraction(count, cards)
