"""One decision as a small game: everyone in the cave chooses, and every outcome has a value.

Its equilibrium is found by logit dynamics: each player's log-odds of going on grow with how much
more going on is worth than going back, against the others as they play now. The step is scaled to
how much the others can change that worth, because a fixed one diverges. In a few decisions these
dynamics cycle; there, fictitious play gets closer, in which everyone moves towards their best
response, less each time. Of all mixtures on the way, the one in which nobody can gain much by
another choice is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from gemkeep.minds.diamant.sage.position import Arrays, Numbers

SURE: Final = 14.0
"""Log-odds are cut off here."""
UNSURE: Final = 3.0
"""Fictitious play starts within these log-odds."""
NEVER: Final = 1e-6
FIRST_STEP: Final = 10.0
FADING: Final = 8.0
"""After this many rounds, the step has halved."""
GOOD_ENOUGH: Final = 1e-4
"""The search ends at a mixture in which nobody can gain more than this share of the victory."""


class Mixture(NamedTuple):
    """What everyone does in a decision, and how good it is."""

    odds: Numbers
    """[..., seats]: the log-odds of going on."""
    gain: Numbers
    """[..., seats]: how much more going on is worth to each player than going back."""
    regret: Numbers
    """[...]: the most that one player could gain by another choice."""


class Search(NamedTuple):
    """Where the search is, and the best mixture so far."""

    odds: Numbers
    best: Mixture


def on_sets(seats: int) -> Any:  # noqa: ANN401 -- a NumPy array
    """[2 ** seats, seats]: for every joint choice, who goes on."""
    return (np.arange(2**seats)[:, None] >> np.arange(seats) & 1).astype(np.float32)


def solve(  # noqa: PLR0913, PLR0917 -- all of it differs between training and playing
    xp: Arrays,
    worth: Numbers,
    inside: Numbers,
    odds: Numbers,
    rounds: int,
    loop: Callable[..., Any],
    seen_as: Callable[[Numbers], Numbers] = lambda on: on,
) -> Mixture:
    """An equilibrium of the decision, or close to one.

    `worth` [..., 2 ** seats, seats] is what each joint choice of `on_sets` is worth to each seat.
    The search starts at these odds. `loop` is `jax.lax.fori_loop`, or one like it. `seen_as` says
    how likely the others expect everyone to go on; those who only follow habits don't answer.
    """
    differences = _differences(xp, worth)
    inside = inside != 0

    def assess(odds: Numbers) -> Mixture:
        on = 1 / (1 + xp.exp(-odds))
        gain = _expected(differences, xp.where(inside, seen_as(on), 1))
        gain = xp.where(inside, gain, 0)
        regret = xp.maximum(gain * (1 - on), -gain * on)
        return Mixture(odds, gain, xp.max(regret, -1))

    spread = xp.maximum(xp.max(xp.abs(differences), -1), 1e-6)

    def grow(count: Any, carry: Search) -> Search:  # noqa: ANN401 -- a number or a tracer
        now, best = assess(carry.odds), carry.best
        step = FIRST_STEP / (1 + count / FADING)
        odds = xp.clip(carry.odds + step * now.gain / spread, -SURE, SURE)
        return Search(odds, _better(xp, now, best))

    def approach(count: Any, carry: Search) -> Search:  # noqa: ANN401 -- likewise
        now, best = assess(carry.odds), carry.best
        on = 1 / (1 + xp.exp(-carry.odds))
        on = xp.clip(on + ((now.gain > 0) - on) / (count + 2), NEVER, 1 - NEVER)
        return Search(xp.log(on) - xp.log1p(-on), _better(xp, now, best))

    start = assess(odds)
    grown = loop(0, rounds, grow, Search(odds, start))
    odds = xp.clip(grown.best.odds, -UNSURE, UNSURE)
    best: Mixture = loop(0, rounds, approach, Search(odds, grown.best)).best
    return best


def _better(xp: Arrays, one: Mixture, other: Mixture) -> Mixture:
    """The one in which somebody could gain less, or the other if that is good enough.

    So a loop that can't stop early finds the same mixture as one that does: a decision may have
    several equilibria, and values are right only if everyone stays with the first.
    """
    first = (one.regret < other.regret) & (other.regret >= GOOD_ENOUGH)
    return Mixture(
        xp.where(first[..., None], one.odds, other.odds),
        xp.where(first[..., None], one.gain, other.gain),
        xp.where(first, one.regret, other.regret),
    )


def _differences(xp: Arrays, worth: Numbers) -> Numbers:
    """[..., seats, 2 ** (seats - 1)]: what on is worth to a seat over back, for all the others do.

    The others are in the order of the seats, from the next one round to the one before.
    """
    seats = worth.shape[-1]
    joint = worth.shape[:-2]
    found = []
    for seat in range(seats):
        mine = worth[..., seat].reshape((*joint, *[2] * seats))
        # The first seat is the last axis; turned so that mine comes first, then those after me.
        axes = [len(joint) + seats - 1 - (seat + by) % seats for by in range(seats)]
        turned = xp.transpose(mine, (*range(len(joint)), *axes))
        turned = turned.reshape((*joint, 2, -1))
        found.append(turned[..., 1, :] - turned[..., 0, :])
    return xp.stack(found, -2)


def _expected(differences: Numbers, on: Numbers) -> Numbers:
    """[..., seats]: the mean difference if everyone goes on with these probabilities."""
    seats = on.shape[-1]
    left = differences
    for by in range(1, seats):
        half = left.shape[-1] // 2
        other = on[..., (np.arange(seats) + by) % seats, None]
        back = left[..., :half]
        left = back + other * (left[..., half:] - back)
    return left[..., 0]


def joint_chances(xp: Arrays, inside: Numbers, odds: Numbers) -> Numbers:
    """[..., 2 ** seats]: the probability of every joint choice; those in camp count as going on."""
    sets = xp.asarray(on_sets(odds.shape[-1]))
    log_on, log_back = _log_chances(xp, odds, inside != 0)
    return xp.exp(log_on @ sets.T + log_back @ (1 - sets).T)


def _log_chances(xp: Arrays, odds: Numbers, inside: Numbers) -> tuple[Numbers, Numbers]:
    """The logarithms of the probabilities of on and back."""
    log_on, log_back = -xp.logaddexp(0, -odds), -xp.logaddexp(0, odds)
    return xp.where(inside, log_on, 0), xp.where(inside, log_back, -100.0)
