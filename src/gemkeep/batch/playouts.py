"""Random play of many games at once, as fast as it gets.

Every step takes its random words from a counter, scrambled, and a finished game is replaced by a
new one in the same step.
"""

from __future__ import annotations

from typing import Final, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, scramble
from gemkeep.batch.environment import Environment

StateT = TypeVar("StateT")

GOLDEN: Final = 0x9E3779B9
"""Far apart in all its multiples; makes several words from one."""


def turn(env: Environment[StateT], state: StateT, bits: Array) -> StateT:
    """The game after random actions, or a new one if that ended it."""
    words = [scramble(bits + WORD(place * GOLDEN & 0xFFFFFFFF)) for place in range(2 + env.words)]
    after = env.step_at_random(state, words[0], words[1])
    fresh = env.init_bits(words[2:])
    over = env.done(after)
    following: StateT = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, after)
    return following


def play(
    env: Environment[StateT], states: StateT, seed: Array, steps: int, unroll: int = 1
) -> StateT:
    """A batch of games after this many steps."""
    games = jnp.arange(_batch(states), dtype=WORD)

    def advance(step: Array, states: StateT) -> StateT:
        bits = scramble(games ^ scramble(seed + step.astype(WORD)))
        after: StateT = jax.vmap(lambda state, word: turn(env, state, word))(states, bits)
        return after

    last: StateT = jax.lax.fori_loop(0, steps, advance, states, unroll=unroll)
    return last


def _batch(states: object) -> int:
    size: int = jax.tree.leaves(states)[0].shape[0]
    return size
