"""Both games as Pgx has them."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from pgx._src import api_test
from pgx.core import State

import gemkeep.envs.pgx
from gemkeep.core.errors import Unknown
from gemkeep.envs.pgx.env import PgxEnv
from gemkeep.games.diamant.types import ROUNDS
from tests.batch import replay  # noqa: F401  compiles quickly

BACK, ON = 0, 1
SEATS = range(3)
GAMES = 1
IDS = ("gemkeep_diamant", "gemkeep_hideouts")


def any_legal(key: Array, mask: Array) -> Array:
    """Pgx's own `act_randomly` takes only batches with this version of JAX."""
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)


@pytest.fixture(scope="module")
def diamant() -> tuple[PgxEnv, Any, Any]:
    env = gemkeep.envs.pgx.make("gemkeep_diamant", players=len(SEATS))
    return env, jax.jit(env.init), jax.jit(env.step)


@pytest.mark.parametrize("env_id", IDS)
def test_pgxs_own_test_passes(env_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as it applies: it knows only Pgx's own ids, and draws only Pgx's own games."""
    monkeypatch.setattr(api_test, "EnvId", Literal["gemkeep_diamant", "gemkeep_hideouts"])
    monkeypatch.setattr(api_test, "act_randomly", jax.jit(any_legal))
    monkeypatch.setattr(State, "save_svg", lambda *_: None)
    api_test.api_test(gemkeep.envs.pgx.make(env_id), GAMES)


def test_a_game_is_that_of_the_batch_engine_and_shows_no_choice(
    diamant: tuple[PgxEnv, Any, Any],
) -> None:
    """Each observation is the engine's, which knows only choices that all have made."""
    env, init, step = diamant
    engine = env.engine
    begin, advance = jax.jit(engine.init), jax.jit(engine.step)
    shown = jax.jit(
        lambda game: (
            jax.vmap(partial(engine.observe, game))(jnp.arange(len(SEATS))),
            engine.rewards(game),
        )
    )
    choices = np.random.default_rng(7)
    state, game = init(jax.random.key(0)), begin(jax.random.key(0))
    number = 0
    while not state.terminated:
        number += 1
        key, chosen = jax.random.key(number), choices.integers(2, size=len(SEATS)).tolist()
        for seat in [seat for seat in SEATS if int(game.in_cave) >> seat & 1]:
            assert int(state.current_player) == seat
            assert np.array_equal(state.observation, shown(game)[0][seat])
            assert not np.asarray(state.rewards).any()
            state = step(state, chosen[seat], key)
        game = advance(game, np.asarray(chosen), key)
        assert bool(state.terminated) == (int(game.closed) == ROUNDS)
    rewards = np.asarray(state.rewards)
    assert np.array_equal(rewards, shown(game)[1])
    assert rewards.any()
    assert rewards.sum() == pytest.approx(0, abs=1e-6)
    assert not np.asarray(step(state, ON, key).rewards).any(), "an end is paid once"


def test_cards_need_a_key(diamant: tuple[PgxEnv, Any, Any]) -> None:
    env, init, _ = diamant
    with pytest.raises(ValueError, match="cards are drawn with a key"):
        jax.eval_shape(env.step, init(jax.random.key(1)), BACK)


def test_the_numbers_are_those_of_the_spec(diamant: tuple[PgxEnv, Any, Any]) -> None:
    env, init, _ = diamant
    assert (env.num_players, env.num_actions, env.id, env.version) == (3, 2, IDS[0], "1")
    assert init(jax.random.key(1)).observation.shape == env.observation_shape


def test_an_unknown_id_is_named() -> None:
    with pytest.raises(Unknown, match="no environment is called 'go_9x9'; there are gemkeep_dia"):
        gemkeep.envs.pgx.make("go_9x9")
