"""Deals that anyone can check: whether they are uniform, and how many can be dealt per second.

Each line counts many deals and compares the counts with what is expected, by chi-squared. Python's
own shuffle next to it shows how far off chance alone can be. The keys are fixed, so the same counts
come out each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from hashlib import sha256
from itertools import permutations, product
from math import erfc, factorial, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

from gemkeep.core.deals.fair import numbers, shuffled
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import CELLS, WALLS, Deal

MANY: Final = 100_000
CASKET: Final = Hideouts(1, 4)
SUSPICIOUS: Final = 0.001
"""A uniform shuffle gives a smaller p-value once in a thousand."""

Seen: TypeAlias = Mapping[Any, int]
Expected: TypeAlias = Mapping[Any, Fraction]


class Trial(NamedTuple):
    """What is counted in many deals, and the probability of each outcome."""

    name: str
    deal: Callable[[int], Seen]
    expected: Expected
    freedom: int
    """How many of the counts can vary: fewer if every deal has one of each."""
    scale: float = 1.0
    """By which the statistic is too large, because the outcomes of one deal exclude each other."""
    rarer: int = 1
    """How many times fewer deals are enough, as each has many parts."""


class Finding(NamedTuple):
    """How far the counts are from what is expected."""

    statistic: float
    p_value: float


def chi_squared(seen: Seen, expected: Expected, freedom: int, scale: float = 1.0) -> Finding:
    """Pearson's statistic; its p-value by the approximation of Wilson and Hilferty."""
    assert seen.keys() <= expected.keys(), "an outcome that is impossible"
    total = sum(seen.values())
    statistic = sum(
        (seen.get(outcome, 0) - total * float(share)) ** 2 / (total * float(share))
        for outcome, share in expected.items()
    )
    statistic /= scale
    spread = 2 / (9 * freedom)
    normal = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return Finding(statistic, erfc(normal / sqrt(2)) / 2)


def trials() -> list[Trial]:
    """Everything that a deal is made of."""
    orders = dict.fromkeys(map("".join, permutations("abcde")), Fraction(1, factorial(5)))
    diamant = Diamant("cs", 4)
    cards = {action.argument: share for action, share in diamant.chance(diamant.start()).outcomes()}
    cells = dict.fromkeys(product(CELLS, (*GUARDIANS, "start")), Fraction(1, 81))
    boxes = dict.fromkeys(product(GUARDIANS, WALLS), Fraction(1, 32))
    return [
        Trial("orders of five", orders_of_five, orders, 119),
        Trial("orders of five, Python's shuffle", python_orders, orders, 119),
        Trial("Diamant: the first card", first_cards, cards, len(cards) - 1),
        Trial("Diamant: the last of 35 cards", last_cards, cards, len(cards) - 1, rarer=10),
        Trial("Hideouts: who is in which cell", guardians_in_cells, cells, 64, 9 / 8, rarer=10),
        Trial("Hideouts: which wall has the seal", walls_of_boxes, boxes, 24, rarer=10),
    ]


def orders_of_five(many: int) -> Seen:
    """Whole shuffles, each from its own key."""
    return Counter("".join(shuffled("abcde", numbers(_key(deal), 0))) for deal in range(many))


def python_orders(many: int) -> Seen:
    """The same by `random.shuffle`."""
    random, pieces, seen = Random(1), list("abcde"), Counter[Any]()
    for _ in range(many):
        random.shuffle(pieces)
        seen["".join(pieces)] += 1
    return seen


def first_cards(many: int) -> Seen:
    """The first card of a round, each from its own key."""
    game = Diamant("cs", 4)
    chance = game.chance(game.start())
    return Counter(chance.pick(numbers(_key(deal), 0)).argument for deal in range(many))


def last_cards(many: int) -> Seen:
    """The last card of a deck that is turned up one by one, as in a round without end."""
    game = Diamant("cs", 4)
    setup = game.setup
    deck = [card.name for card in setup.cards for _ in range(setup.deck[card.number])]
    seen = Counter[Any]()
    for deal in range(many):
        key, left = _key(deal), list(deck)
        for draw in range(len(deck)):
            last = left.pop(numbers(key, draw)(len(left)))
        seen[last] += 1
    return seen


def guardians_in_cells(many: int) -> Seen:
    """What is in each cell."""
    return Counter(pair for deal in range(many) for pair in enumerate(_casket(deal).cells))


def walls_of_boxes(many: int) -> Seen:
    """The wall of each box's seal."""
    return Counter(
        (box.home, box.seal) for deal in range(many) for box in _casket(deal).boxes if box
    )


def _casket(deal: int) -> Deal:
    dealt = CASKET.chance(CASKET.start()).pick(numbers(_key(deal), 0)).argument
    assert isinstance(dealt, Deal)
    return dealt


def _key(deal: int) -> bytes:
    return sha256(f"deal {deal}".encode()).digest()


def run(many: int = MANY) -> None:
    """Print a line for each trial; an error if one looks as if it were not chance."""
    print(
        f"\n{'Deals anyone can check':<36}{'deals':>9}{'a second':>10}{'chi²':>8}{'of':>6}{'p':>8}"
    )
    bad = []
    for trial in trials():
        began = perf_counter()
        deals = many // trial.rarer
        seen = trial.deal(deals)
        rate = deals / (perf_counter() - began)
        found = chi_squared(seen, trial.expected, trial.freedom, trial.scale)
        print(
            f"{trial.name:<36}{deals:>9,}{rate:>10,.0f}{found.statistic:>8.1f}{trial.freedom:>6}"
            f"{found.p_value:>8.3f}"
        )
        bad += [trial.name] if found.p_value < SUSPICIOUS else []
    if bad:
        raise SystemExit(f"not uniform: {', '.join(bad)}")
