"""Many games at once for one learner."""

from __future__ import annotations

import numpy as np
import pytest
from jax import Array

from gemkeep.core.errors import Illegal, Malformed, Unknown
from gemkeep.envs.gymnasium.batched import BatchedEnv
from gemkeep.games.diamant.spec import SPEC
from gemkeep.games.diamant.types import ROUNDS
from tests.batch import replay  # noqa: F401  compiles quickly

GAMES = 8
BACK, ON = np.zeros(GAMES, int), np.ones(GAMES, int)
WHERE = SPEC.layout()


def goes_home(_observation: Array, mask: Array, _key: Array) -> Array:
    """Back at every choice."""
    return mask.argmax()


@pytest.fixture(scope="module")
def env() -> BatchedEnv:
    return BatchedEnv("diamant", GAMES, players=3, opponents=goes_home, seat=1)


def test_a_seed_gives_the_same_games(env: BatchedEnv) -> None:
    (one, info), (two, _), (three, _) = (env.reset(seed=seed) for seed in (1, 1, 2))
    assert one in env.observation_space
    assert np.array_equal(one, two)
    assert not np.array_equal(one, three)
    assert info["action_mask"].all()
    assert (info["seat"] == 1).all()


def test_the_other_seats_follow_their_policy(env: BatchedEnv) -> None:
    env.reset(seed=1)
    observations, rewards, over, truncated, info = env.step(ON)
    stayed = observations[:, WHERE["closed"]][:, 0] == 0
    assert stayed.any()
    assert (observations[stayed][:, WHERE["in_cave"]][:, :3] == [1, 0, 0]).all()
    assert not np.any([rewards, over, truncated, info["illegal"]])


def test_a_game_that_is_over_begins_again_with_the_next_step(env: BatchedEnv) -> None:
    """Everyone goes home at once, so each step is a round, and everyone ties."""
    env.reset(seed=1)
    for number in range(1, ROUNDS + 1):
        observations, rewards, over, _, info = env.step(BACK)
        assert (over == (number == ROUNDS)).all()
        assert (observations[:, WHERE["closed"]] == number).all()
    assert np.allclose(rewards, 0)
    assert not info["action_mask"].any()
    observations, _, over, _, info = env.step(BACK)
    assert not over.any()
    assert not observations[:, WHERE["closed"]].any()
    assert info["action_mask"].all()
    assert not info["illegal"].any()


def test_what_can_not_be_is_refused(env: BatchedEnv) -> None:
    with pytest.raises(Unknown, match="no game is called 'go'; there are diamant, hideouts"):
        BatchedEnv("go", GAMES)
    with pytest.raises(Malformed, match="at least one game is played at once, not 0"):
        BatchedEnv("diamant", 0)
    with pytest.raises(Illegal, match="the learner sits at 0 to 1, not at 2"):
        BatchedEnv("hideouts", GAMES, seat=2)
    with pytest.raises(Illegal, match="one number is given"):
        env.reset(seed=[1, 2])
