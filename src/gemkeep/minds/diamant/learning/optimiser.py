"""Adam, with a running mean of the weights."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

FIRST_DECAY: Final = 0.9
SECOND_DECAY: Final = 0.999
TINY: Final = 1e-8


class Learner(NamedTuple):
    """Weights that are being learnt."""

    weights: Any
    mean: Any
    """The running mean of the weights, which plays better than the last of them."""
    first: Any
    second: Any
    steps: Array


def learner(weights: Any) -> Learner:  # noqa: ANN401 -- any tree of arrays
    """Weights that have learnt nothing yet."""
    nothing = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, weights, nothing, nothing, jnp.zeros(()))


def learn(it: Learner, gradient: Any, rate: Array, memory: Array | float) -> Learner:  # noqa: ANN401
    """The weights after one step; `memory` is how much of the running mean stays."""
    steps = it.steps + 1
    first = jax.tree.map(
        lambda old, new: FIRST_DECAY * old + (1 - FIRST_DECAY) * new, it.first, gradient
    )
    second = jax.tree.map(
        lambda old, new: SECOND_DECAY * old + (1 - SECOND_DECAY) * new**2, it.second, gradient
    )
    mended = 1 - SECOND_DECAY**steps
    weights = jax.tree.map(
        lambda weight, one, two: (
            weight - rate * one / (1 - FIRST_DECAY**steps) / (jnp.sqrt(two / mended) + TINY)
        ),
        it.weights,
        first,
        second,
    )
    mean = jax.tree.map(lambda old, new: memory * old + (1 - memory) * new, it.mean, weights)
    return Learner(weights, mean, first, second, steps)
