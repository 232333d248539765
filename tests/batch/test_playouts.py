"""Random play of a batch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from gemkeep.batch import diamant, hideouts
from gemkeep.batch.environment import Environment
from gemkeep.batch.playouts import play, step_in_parts
from gemkeep.games.diamant.spec import SPEC
from tests.batch import replay  # noqa: F401  compiles quickly

GAMES = 64
STEPS = 40
"""Longer than the shortest games, shorter than the longest."""
GUIDE = Path(__file__).parents[2] / "docs" / "batch.md"


def test_the_example_in_the_guide_works() -> None:
    example = GUIDE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102
    assert names["seen"].shape == (1000, *SPEC.observation_shape)


def test_finished_games_are_replaced_while_the_others_go_on() -> None:
    env = diamant.make(3)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES))
    played = jax.jit(lambda states: play(env, states, jnp.uint32(4), STEPS))(states)
    assert not np.asarray(jax.vmap(env.done)(played)).any()
    assert len(np.unique(np.asarray(played.closed))) > 1, "games are in different rounds"


@pytest.mark.parametrize("env", [diamant.make(3), hideouts.make(2, 1)], ids=["diamant", "hideouts"])
def test_steps_computed_in_parts_are_the_same_steps(env: Environment[Any]) -> None:
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(2), GAMES))
    words = jax.random.bits(jax.random.key(3), (2, GAMES))
    at_once = jax.jit(jax.vmap(env.step_at_random))(states, *words)
    in_parts = jax.jit(lambda *given: step_in_parts(env, *given))(states, words, jnp.int32(0))
    assert not jax.tree.all(jax.tree.map(np.array_equal, states, in_parts)), "something happened"
    assert jax.tree.all(jax.tree.map(np.array_equal, at_once, in_parts))
