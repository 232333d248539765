"""Compares games played on one device with the same games spread over two.

A processor counts as two devices if XLA gets that setting before JAX starts.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from gemkeep.batch import diamant, hideouts
from gemkeep.batch.environment import Environment
from gemkeep.batch.playouts import play
from tests.batch import replay  # noqa: F401  compiles quickly

DEVICES = 2
GAMES = 8
STEPS = 12


def compare(env: Environment[Any]) -> None:
    """Fail if games on two devices go another way, or don't stay where they were put."""
    mesh = Mesh(np.array(jax.devices()), ("games",))
    over_devices = NamedSharding(mesh, PartitionSpec("games"))  # type: ignore[no-untyped-call]
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES))
    advance = jax.jit(partial(play, env, steps=STEPS))
    alone = advance(states, jnp.uint32(5))
    spread = advance(jax.device_put(states, over_devices), jnp.uint32(5))
    assert jax.tree.all(jax.tree.map(np.array_equal, alone, spread))
    for leaf in jax.tree.leaves(spread):
        assert leaf.sharding.is_equivalent_to(over_devices, leaf.ndim)


if __name__ == "__main__":
    assert len(jax.devices()) == DEVICES
    compare(diamant.make(3))
    compare(hideouts.make(2, 1))
