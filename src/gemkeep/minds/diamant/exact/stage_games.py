"""One simultaneous choice: each of a few players goes on or back, and all equilibria of that.

The probability that a player goes on is what an equilibrium consists of. A profile is one if nobody
gains by another choice while the others keep theirs; every profile found here is checked for that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import comb, prod, sqrt
from typing import Final, NamedTuple, TypeAlias

Profile: TypeAlias = tuple[float, ...]
"""For each player, the probability of going on."""
Payoffs: TypeAlias = dict[tuple[int, ...], tuple[float, ...]]
"""By the choices of all (1 is on, 0 is back), what each player gets."""

TOLERANCE: Final = 1e-9
"""How much a player may gain by another choice in what still counts as an equilibrium."""
NUDGE: Final = 1e-11
MOST_DIFFERENT: Final = 3


class Symmetric(NamedTuple):
    """A stage game of players who are all alike."""

    back: tuple[float, ...]
    """What a player who goes back gets, by how many of the others go on."""
    on: tuple[float, ...]
    """What a player who goes on gets, by how many of the others do."""

    def gain(self, others: float) -> float:
        """How much more going on is worth, if each of the others goes on with this probability."""
        rivals = len(self.back) - 1
        return sum(
            comb(rivals, number)
            * others**number
            * (1 - others) ** (rivals - number)
            * (self.on[number] - self.back[number])
            for number in range(rivals + 1)
        )

    def value(self, others: float) -> float:
        """What each gets if all go on with this probability."""
        rivals = len(self.back) - 1
        return sum(
            comb(rivals, number)
            * others**number
            * (1 - others) ** (rivals - number)
            * (others * self.on[number] + (1 - others) * self.back[number])
            for number in range(rivals + 1)
        )


def symmetric_equilibria(game: Symmetric) -> list[float]:
    """Every probability of going on with which all of them play an equilibrium, from 0 to 1."""
    found = [0.0] if game.gain(0) <= TOLERANCE else []
    found += [root for root in _roots(game) if TOLERANCE < root < 1 - TOLERANCE]
    return found + ([1.0] if game.gain(1) >= -TOLERANCE else [])


def _roots(game: Symmetric) -> list[float]:
    """Where the gain changes its sign or is 0, between 0 and 1.

    A polynomial of degree n changes its sign between two roots of its derivative at most once; the
    gain's derivatives are polynomials of the same kind, so this works from the last one up.
    """
    differences = [on - back for on, back in zip(game.on, game.back, strict=True)]
    layers = [differences]
    while len(layers[-1]) > 1:
        last = layers[-1]
        layers.append([after - before for before, after in pairwise(last)])
    roots: list[float] = []
    for layer in reversed(layers[:-1]):
        ends = [0.0, *roots, 1.0]
        roots = [
            root
            for low, high in pairwise(ends)
            if (root := _crossing(layer, low, high)) is not None
        ]
    return roots


def _bernstein(weights: Sequence[float], at: float) -> float:
    degree = len(weights) - 1
    return sum(
        comb(degree, number) * at**number * (1 - at) ** (degree - number) * weight
        for number, weight in enumerate(weights)
    )


def _crossing(weights: Sequence[float], low: float, high: float) -> float | None:
    """Where this polynomial is 0 between the two, if its signs there differ."""
    below, above = _bernstein(weights, low), _bernstein(weights, high)
    if below * above >= 0:
        return None
    for _ in range(100):
        middle = (low + high) / 2
        if _bernstein(weights, middle) * below > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def equilibria(payoffs: Payoffs) -> list[Profile]:
    """Every equilibrium of one, two or three players, if they are finitely many.

    Where a player is indifferent, there may be infinitely many; at least one is found.
    """
    found = _checked(payoffs, _candidates(payoffs))
    if not found:  # only if some payoffs are equal: a tiny nudge makes them different
        found = _checked(payoffs, _candidates(_nudged(payoffs)))
    return found


def values(payoffs: Payoffs, profile: Profile) -> tuple[float, ...]:
    """What each gets if all play like this; the payoffs may name others who don't choose."""
    total = [0.0] * len(next(iter(payoffs.values())))
    for choices, gets in payoffs.items():
        chance = prod(on if choice else 1 - on for choice, on in zip(choices, profile, strict=True))
        total = [sum_ + chance * get for sum_, get in zip(total, gets, strict=True)]
    return tuple(total)


def gain_of(payoffs: Payoffs, player: int, profile: Profile) -> float:
    """How much more going on is worth to this player than going back."""
    on = (*profile[:player], 1.0, *profile[player + 1 :])
    back = (*profile[:player], 0.0, *profile[player + 1 :])
    return values(payoffs, on)[player] - values(payoffs, back)[player]


def regret(payoffs: Payoffs, profile: Profile) -> float:
    """The most that any player could gain by another choice."""
    gains = [gain_of(payoffs, player, profile) for player in range(len(profile))]
    return max(max(gain * (1 - on), -gain * on) for gain, on in zip(gains, profile, strict=True))


def _checked(payoffs: Payoffs, candidates: Iterator[Profile]) -> list[Profile]:
    found: list[Profile] = []
    for profile in candidates:
        new = all(max(map(abs, _minus(profile, known))) > TOLERANCE for known in found)
        if new and regret(payoffs, profile) <= TOLERANCE:
            found.append(profile)
    return sorted(found)


def _minus(one: Profile, other: Profile) -> list[float]:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def _candidates(payoffs: Payoffs) -> Iterator[Profile]:
    """Profiles among which all isolated equilibria are."""
    players = len(next(iter(payoffs)))
    if players == 1:
        yield from ((0.0,), (1.0,))
    elif players < MOST_DIFFERENT:
        yield from _of_two(payoffs)
    else:
        for player, choice in product(range(MOST_DIFFERENT), (0, 1)):
            for pair in _of_two(_with_fixed(payoffs, player, choice)):
                yield (*pair[:player], float(choice), *pair[player:])
        yield from _all_mixed(payoffs)


def _with_fixed(payoffs: Payoffs, player: int, choice: int) -> Payoffs:
    """The game of the two others when this player's choice is known."""
    return {
        (*choices[:player], *choices[player + 1 :]): (*gets[:player], *gets[player + 1 :])
        for choices, gets in payoffs.items()
        if choices[player] == choice
    }


def _of_two(payoffs: Payoffs) -> Iterator[Profile]:
    """Each goes on, goes back, or makes the other indifferent."""
    for_first = [0.0, 1.0, *_indifference(payoffs, 1)]
    for_second = [0.0, 1.0, *_indifference(payoffs, 0)]
    yield from product(for_first, for_second)


def _indifference(payoffs: Payoffs, player: int) -> list[float]:
    """The probability of the other going on that makes this player indifferent, if there is one."""
    at_back = gain_of(payoffs, player, (0.0, 0.0))
    at_on = gain_of(payoffs, player, (1.0, 1.0))
    if at_back == at_on:
        return []
    on = at_back / (at_back - at_on)
    return [on] if 0 < on < 1 else []


def _all_mixed(payoffs: Payoffs) -> Iterator[Profile]:
    """All three are indifferent.

    The gain of each is bilinear in the probabilities of the two others. The first and the third
    player's indifference give the third's and the first's probability as fractions of the second's;
    put into the second's indifference, they leave a quadratic equation.
    """
    (a, b, c, d), (e, f, g, h), (i, j, k, m) = (_bilinear(payoffs, player) for player in range(3))
    # The third's probability is up3/down3, the first's up1/down1, all linear in the second's.
    # The second's gain is multiplied by both denominators.
    up3, down3, up1, down1 = (-a, -b), (c, d), (-i, -k), (j, m)
    terms = [
        _times(down1, down3, e),
        _times(up1, down3, f),
        _times(down1, up3, g),
        _times(up1, up3, h),
    ]
    for second in _quadratic(*(sum(column) for column in zip(*terms, strict=True))):
        below3, below1 = c + d * second, j + m * second
        if below3 and below1:
            profile = (-(i + k * second) / below1, second, -(a + b * second) / below3)
            if all(0 <= on <= 1 for on in profile):
                yield profile


def _bilinear(payoffs: Payoffs, player: int) -> tuple[float, float, float, float]:
    """The gain as a + b*x + c*y + d*x*y of the two others' probabilities, in seat order."""

    def gain(first: float, second: float) -> float:
        profile = [first, second]
        profile.insert(player, 0.0)
        return gain_of(payoffs, player, tuple(profile))

    none, one, other, both = gain(0, 0), gain(1, 0), gain(0, 1), gain(1, 1)
    return none, one - none, other - none, both - one - other + none


def _times(
    one: tuple[float, float], other: tuple[float, float], factor: float
) -> tuple[float, float, float]:
    """The product of two linear polynomials and a factor."""
    (a, b), (c, d) = one, other
    return factor * a * c, factor * (a * d + b * c), factor * b * d


def _quadratic(constant: float, linear: float, square: float) -> list[float]:
    """The real roots, without loss of precision when the square's factor is small."""
    if not square:
        return [-constant / linear] if linear else []
    under = linear * linear - 4 * square * constant
    if under < 0:
        return []
    half = -(linear + (sqrt(under) if linear >= 0 else -sqrt(under))) / 2
    return [half / square, *([constant / half] if half else [])]


def _nudged(payoffs: Payoffs) -> Payoffs:
    """The game with payoffs changed by far less than the tolerance, so that none are equal."""
    return {
        choices: tuple(
            get + NUDGE * ((17 * number + 7 * player) % 13 + 1 / (number + 2))
            for player, get in enumerate(gets)
        )
        for number, (choices, gets) in enumerate(sorted(payoffs.items()))
    }
