"""Every seat an agent, as PettingZoo has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from gemkeep.core.errors import Illegal, Malformed
from gemkeep.envs.pettingzoo import diamant_v1, hideouts_v1
from gemkeep.games.diamant.spec import SPEC

BACK, ON = 0, 1
CYCLES = 150
WAYS = [
    diamant_v1.env,
    lambda: diamant_v1.env(players=8, edition="sr", totals="hidden"),
    lambda: diamant_v1.raw_env(players=3, relics="ascending", history=2),
    hideouts_v1.env,
    lambda: hideouts_v1.env(players=4, level=4, memory="none", advanced=True),
]


@pytest.mark.parametrize("make", WAYS)
def test_pettingzoos_own_tests_pass(make: Callable[[], Any]) -> None:
    """A warning would fail this test."""
    api_test(make(), CYCLES)
    seed_test(make, CYCLES)


def test_pettingzoos_own_tests_of_parallel_environments_pass() -> None:
    parallel_api_test(diamant_v1.parallel_env(players=5, edition="cs"), CYCLES)
    parallel_seed_test(diamant_v1.parallel_env, CYCLES)


@pytest.mark.parametrize("only", [BACK, ON, None])
def test_games_are_cut_short_after_max_cycles(
    only: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All agents act in every cycle, whatever they choose and wherever they are."""
    choices = np.random.default_rng(1)
    monkeypatch.setattr(
        Discrete, "sample", lambda *_: int(choices.integers(2)) if only is None else only
    )
    max_cycles_test(diamant_v1)


@pytest.mark.parametrize("make", [diamant_v1.env, diamant_v1.parallel_env, hideouts_v1.env])
def test_max_cycles_has_to_be_positive(make: Callable[..., Any]) -> None:
    with pytest.raises(Malformed, match="max_cycles is 1 or more, not 0"):
        make(max_cycles=0)


@pytest.mark.parametrize("first", [BACK, ON])
def test_nobody_sees_what_earlier_agents_chose(first: int) -> None:
    """Nor whether they have chosen at all: all see the game before any of these choices."""
    env = diamant_v1.env(players=4)
    env.reset(seed=8)
    before = {agent: env.observe(agent) for agent in env.agents}
    for agent in env.agents[:3]:
        assert env.agent_selection == agent
        assert set(env.infos[agent]) == {"action_mask"}
        env.step(first)
        for other in env.agents:
            assert np.array_equal(env.observe(other), before[other])
    env.step(ON)
    assert not np.array_equal(env.observe("player_3"), before["player_3"])


def test_agents_one_by_one_and_all_at_once_play_the_same_game() -> None:
    turns, together = diamant_v1.raw_env(), diamant_v1.parallel_env()
    turns.reset(seed=3)
    observations, infos = together.reset(seed=3)
    choices = np.random.default_rng(3)
    while together.agents:
        actions = {agent: int(choices.integers(2)) for agent in together.agents}
        assert all(np.array_equal(observations[it], turns.observe(it)) for it in together.agents)
        for agent in together.agents:
            assert turns.agent_selection == agent
            mask = turns.infos[agent]["action_mask"].tolist()
            assert mask == infos[agent]["action_mask"].tolist()
            in_cave = turns.observe(agent)[SPEC.layout()["in_cave"]][0]
            assert mask == ([1, 1] if in_cave else [1, 0])
            turns.step(actions[agent])
        observations, rewards, ended, _, infos = together.step(actions)
    assert all(ended.values())
    assert rewards == turns.rewards == turns._cumulative_rewards
    assert sum(rewards.values()) == pytest.approx(0)
    assert rewards != dict.fromkeys(rewards, 0.0)


def test_hidden_totals_stay_hidden() -> None:
    env = diamant_v1.parallel_env(players=3, totals="hidden")
    env.reset(seed=2)
    for _ in range(3):
        observations, *_ = env.step(dict.fromkeys(env.agents, BACK))
    chests = [seen[SPEC.layout()["chest"]].tolist() for seen in observations.values()]
    assert all(mine >= 0 and not any(others) for mine, *others in chests)
    assert any(mine for mine, *_ in chests)


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env, raw = hideouts_v1.env(), hideouts_v1.raw_env()
    for each in (env, raw):
        each.reset(seed=2)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    with pytest.raises(Illegal, match=f"{agent} may not take action {illegal}"):
        raw.step(illegal)


def test_what_happened_is_written_in_sentences() -> None:
    env = diamant_v1.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("The torch shows")
    together = diamant_v1.parallel_env(render_mode="ansi")
    together.reset(seed=1)
    assert together.render() == env.render()
    silent = diamant_v1.parallel_env()
    silent.reset(seed=1)
    assert silent.render() is None
    with pytest.raises(Malformed, match="one view or more, not 0"):
        diamant_v1.env(history=0)
