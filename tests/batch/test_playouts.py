"""Random play of a batch, in plain JAX and in a kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from gemkeep.batch import diamant
from gemkeep.batch.playouts import play, play_in_kernel
from gemkeep.games.diamant.spec import SPEC
from tests.batch import replay  # noqa: F401  compiles quickly

GAMES = 64
GUIDE = Path(__file__).parents[2] / "docs" / "batch.md"


def test_the_example_in_the_guide_works() -> None:
    example = GUIDE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102
    assert names["seen"].shape == (1000, *SPEC.observation_shape)


def test_a_kernel_plays_the_same_games() -> None:
    """Interpreted here; `python -m bench.batch --gpu` compares compiled ones."""
    env = diamant.make(3)
    seed = jnp.uint32(4)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES))
    plain = jax.jit(lambda states: play(env, states, seed, 12))(states)
    kernel = play_in_kernel(env, states, seed, 12, block=32, interpret=True)
    assert jax.tree.all(jax.tree.map(lambda one, other: bool((one == other).all()), plain, kernel))
    assert np.asarray(plain.closed).max() > 0
