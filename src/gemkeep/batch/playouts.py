"""Random play of many games at once, as fast as it gets.

Every step takes its random words from a counter, scrambled, and a finished game is replaced by a
new one in the same step. `play` is plain JAX. `play_in_kernel` makes all steps in one GPU kernel,
so the states stay in registers from the first step to the last.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
from jax import Array
from jax.experimental import pallas
from jax.experimental.pallas import triton

from gemkeep.batch.bits import WORD, scramble
from gemkeep.batch.environment import Environment

StateT = TypeVar("StateT")

GOLDEN: Final = 0x9E3779B9
"""Far apart in all its multiples; makes several words from one."""
THREADS_OF_A_WARP: Final = 32


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


def play_in_kernel(  # noqa: PLR0913
    env: Environment[StateT],
    states: StateT,
    seed: Array,
    steps: int,
    *,
    block: int = 128,
    interpret: bool = False,
) -> StateT:
    """The same games as from `play`, computed in one kernel, `block` games at a time.

    The batch is a multiple of the block, and the block a power of 2, 32 or more: each game gets a
    thread of its own. Without a GPU, the kernel can only be interpreted.
    """
    leaves, form = jax.tree.flatten(states)

    def kernel(seed_word: Any, *parts: Any) -> None:  # noqa: ANN401  references are not typed
        games = (pallas.program_id(0) * block + jnp.arange(block)).astype(WORD)
        first = seed_word[0]

        def advance(step: Array, numbers: list[Array]) -> list[Array]:
            bits = scramble(games ^ scramble(first + step.astype(WORD)))
            return jax.tree.leaves(turn(env, jax.tree.unflatten(form, numbers), bits))

        before, after = parts[: len(leaves)], parts[len(leaves) :]
        last = jax.lax.fori_loop(0, steps, advance, [part[...] for part in before])
        for part, numbers in zip(after, last, strict=True):
            part[...] = numbers

    each = pallas.BlockSpec((block,), lambda place: (place,))
    played = pallas.pallas_call(
        kernel,
        grid=(_batch(states) // block,),
        in_specs=[pallas.BlockSpec((1,), lambda _: (0,)), *(each for _ in leaves)],
        out_specs=[each for _ in leaves],
        out_shape=[jax.typeof(leaf) for leaf in leaves],
        interpret=interpret,
        compiler_params=triton.CompilerParams(num_warps=block // THREADS_OF_A_WARP),
    )(jnp.asarray(seed, WORD)[None], *leaves)
    following: StateT = jax.tree.unflatten(form, played)
    return following


def _batch(states: object) -> int:
    size: int = jax.tree.leaves(states)[0].shape[0]
    return size
