"""One player against the whole deck: optimal stopping, for one round or a whole game.

A lone player takes all rubies of every treasure, so a position is what is out: which treasures,
which kinds of hazards, how many relics. That makes arrays of it, solved from the longest path back
to the empty one; the real deck takes a fraction of a second. `solver` solves the same game by the
engine's own rules, only slower, and the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gemkeep.games.diamant.catalogue import CARDS_OF_EACH_HAZARD, ESCALATING_WORTH, TREASURES
from gemkeep.minds.diamant.exact.small_games import SmallDeck

Numbers: TypeAlias = NDArray[np.float64]

REAL_DECK: Final = SmallDeck(TREASURES, (CARDS_OF_EACH_HAZARD,) * 5)
"""The deck without relics, as in mode `none`."""


@dataclass(frozen=True)
class Cave:
    """One round's deck, and every position in it as the indices (treasures, hazards, relics)."""

    deck: SmallDeck
    rescued: int = 0
    """How many relics were rescued in earlier rounds."""

    @cached_property
    def worths(self) -> tuple[int, ...]:
        """The different treasures."""
        return tuple(sorted(set(self.deck.treasures)))

    @cached_property
    def taken(self) -> NDArray[np.int64]:
        """By index of the treasures, how many of each are out."""
        ranges = [range(self.deck.treasures.count(worth) + 1) for worth in self.worths]
        return np.array(list(product(*ranges)), dtype=np.int64).reshape(-1, len(self.worths))

    @cached_property
    def strides(self) -> tuple[int, ...]:
        """By treasure, how far the index moves when one of it is revealed."""
        sizes = [self.deck.treasures.count(worth) + 1 for worth in self.worths]
        return tuple(int(np.prod(sizes[at + 1 :])) for at in range(len(sizes)))

    @cached_property
    def stakes(self) -> Numbers:
        """By index of the treasures, the rubies carried."""
        return (self.taken @ np.array(self.worths, dtype=np.int64)).astype(np.float64)

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        """How many indices there are: of treasures, of hazards (a bit for each kind), of relics."""
        return len(self.taken), 2 ** len(self.deck.hazards), self.deck.relics + 1

    @cached_property
    def cards_left(self) -> Numbers:
        """By position, how many cards are in the deck."""
        treasures, hazards, relics = np.ogrid[: self.shape[0], : self.shape[1], : self.shape[2]]
        shown = self.taken.sum(axis=1)[treasures] + self.hazards_out[hazards] + relics
        everything = len(self.deck.treasures) + sum(self.deck.hazards) + self.deck.relics
        return np.asarray(everything - shown, dtype=np.float64)

    @cached_property
    def hazards_out(self) -> NDArray[np.int64]:
        """By index of the hazards, how many are on the path."""
        return np.array([mask.bit_count() for mask in range(self.shape[1])], dtype=np.int64)

    @cached_property
    def danger(self) -> Numbers:
        """By position, the probability that the next card ends the round."""
        threats = [
            sum(cards - 1 for kind, cards in enumerate(self.deck.hazards) if mask >> kind & 1)
            for mask in range(self.shape[1])
        ]
        return np.array(threats)[None, :, None] / np.maximum(self.cards_left, 1)

    @cached_property
    def home(self) -> Numbers:
        """By position, the points that going back brings."""
        worth = [
            sum(ESCALATING_WORTH[self.rescued : self.rescued + relics])
            for relics in range(self.shape[2])
        ]
        paid = self.stakes[:, None, None] + np.array(worth, dtype=np.float64)[None, None, :]
        return np.broadcast_to(paid, self.shape).copy()


class Results(NamedTuple):
    """The values of a round's positions."""

    on: Numbers
    back: Numbers
    value: Numbers

    @property
    def start(self) -> float:
        """The value before the first card, which nobody can refuse."""
        return float(self.on[0, 0, 0])


def solve_round(
    cave: Cave,
    back: Numbers,
    struck: Callable[[int, int], float] = lambda _kind, _relics: 0.0,
    rule: NDArray[np.bool_] | None = None,
    each_card: float = 0.0,
) -> Results:
    """The value of every position, with the best choices or, with a rule, with its choices.

    `back` is what going back is worth by position, `struck` what a second hazard of a kind is worth
    with this many relics on the path, `rule` says where to go on, and each card revealed adds
    `each_card`.
    """
    on, value = np.zeros(cave.shape), np.zeros(cave.shape)
    levels = cave.taken.sum(axis=1)
    by_level = [np.flatnonzero(levels == level) for level in range(levels.max() + 1)]
    for mask in sorted(range(cave.shape[1]), key=lambda mask: -cave.hazards_out[mask]):
        for relics in reversed(range(cave.shape[2])):
            end = _struck_sum(cave, mask, relics, struck)
            for at in reversed(by_level):
                total = end + _next_cards(cave, value, at, mask, relics)
                going = each_card + total / cave.cards_left[at, mask, relics]
                home = back[at, mask, relics]
                best = (
                    np.maximum(going, home)
                    if rule is None
                    else np.where(rule[at, mask, relics], going, home)
                )
                on[at, mask, relics], value[at, mask, relics] = going, best
    return Results(on, back, value)


def _struck_sum(cave: Cave, mask: int, relics: int, struck: Callable[[int, int], float]) -> float:
    """What the cards that end the round are worth, together."""
    return sum(
        (cards - 1) * struck(kind, relics)
        for kind, cards in enumerate(cave.deck.hazards)
        if mask >> kind & 1 and cards > 1
    )


def _next_cards(cave: Cave, value: Numbers, at: NDArray[np.int64], mask: int, relics: int) -> Any:  # noqa: ANN401 -- NumPy's own types say no more
    """What the cards that don't end the round are worth, together."""
    total = np.zeros(len(at))
    for treasure, (worth, stride) in enumerate(zip(cave.worths, cave.strides, strict=True)):
        left = cave.deck.treasures.count(worth) - cave.taken[at, treasure]
        after = np.where(left > 0, at + stride, at)
        total += left * value[after, mask, relics]
    for kind, cards in enumerate(cave.deck.hazards):
        if not mask >> kind & 1:
            total += cards * value[at, mask | 1 << kind, relics]
    if relics < cave.deck.relics:
        total += (cave.deck.relics - relics) * value[at, mask, relics + 1]
    return total


class LoneGame:
    """A whole game of one player: what is left of the hazards and relics connects its rounds."""

    def __init__(self, treasures: tuple[int, ...] = TREASURES) -> None:
        """Start with nothing solved."""
        self._treasures = treasures
        self._known: dict[tuple[int, tuple[int, ...], int, int], float] = {}

    def value(
        self, rounds: int, hazards: tuple[int, ...], relics: int = 0, rescued: int = 0
    ) -> float:
        """The points that this many rounds bring on average."""
        if not rounds:
            return 0.0
        key = rounds, tuple(sorted(hazards, reverse=True)), relics, rescued
        if key not in self._known:
            self._known[key] = self.first_round(*key)[1].start
        return self._known[key]

    def first_round(
        self, rounds: int, hazards: tuple[int, ...], relics: int = 0, rescued: int = 0
    ) -> tuple[Cave, Results]:
        """The first of this many rounds, solved with all that comes after it."""
        cave = Cave(SmallDeck(self._treasures, hazards, relics), rescued)

        def struck(kind: int, lost: int) -> float:
            left = (*hazards[:kind], hazards[kind] - 1, *hazards[kind + 1 :])
            return self.value(rounds - 1, left, relics - lost, rescued)

        later = [
            self.value(rounds - 1, hazards, relics - taken, rescued + taken)
            for taken in range(relics + 1)
        ]
        return cave, solve_round(cave, cave.home + np.array(later), struck)
