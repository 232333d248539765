"""Random play of many games at once, as fast as possible.

Every step takes its random words from a counter, scrambled, and a finished game is replaced by a
new one in the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, scramble
from gemkeep.batch.environment import Environment

StateT = TypeVar("StateT")
Tree: TypeAlias = Any
"""A state or another tree of arrays."""

GOLDEN: Final = 0x9E3779B9
"""Far apart in all its multiples; makes several words from one."""


def play(
    env: Environment[StateT], states: StateT, seed: Array, steps: int, unroll: int = 1
) -> StateT:
    """A batch of games after this many steps."""
    games = jnp.arange(_batch(states), dtype=WORD)

    def advance(step: Array, states: StateT) -> StateT:
        bits = scramble(games ^ scramble(seed + step.astype(WORD)))
        words = [scramble(bits + WORD(n * GOLDEN & 0xFFFFFFFF)) for n in range(2 + env.words)]
        after: StateT = jax.lax.platform_dependent(
            states,
            words,
            cpu=lambda states, words: step_in_parts(env, states, words, step),
            default=lambda states, words: jax.vmap(env.step_at_random)(states, *words[:2]),
        )
        return _with_new_games(env, after, words[2:])

    last: StateT = jax.lax.fori_loop(0, steps, advance, states, unroll=unroll)
    return last


def step_in_parts(
    env: Environment[StateT], states: StateT, words: Sequence[Array], step: Array
) -> StateT:
    """The games after random actions, like `step_at_random`, computed in two parts.

    For a processor, XLA makes one loop of everything that an array of the state depends on. With
    twenty arrays, whatever they share would be computed twenty times.
    """
    actions = _stored(jax.vmap(env.random_action)(states, words[0]), step)
    after: StateT = _stored(jax.vmap(env.step_bits)(states, actions, words[1]), step)
    return after


def _stored(values: Tree, step: Array) -> Tree:
    """The same values, which no later loop computes again.

    On processors XLA ignores `jax.lax.optimization_barrier`, but it fuses nothing across a branch,
    even across one that is never taken.
    """
    return jax.lax.cond(
        step < 0, lambda it: jax.tree.map(jnp.zeros_like, it), lambda it: it, values
    )


def _with_new_games(env: Environment[StateT], states: StateT, words: Sequence[Array]) -> StateT:
    """The games, with a new one in place of each that is over."""
    fresh = jax.vmap(lambda *words: env.init_bits(words))(*words)
    over = jax.vmap(env.done)(states)
    following: StateT = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, states)
    return following


def _batch(states: object) -> int:
    size: int = jax.tree.leaves(states)[0].shape[0]
    return size
