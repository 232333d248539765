"""A game with one agent acting at a time: PettingZoo's AEC interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gemkeep.core.moves import Action, Seat
from gemkeep.envs import arrays
from gemkeep.envs.pettingzoo.agents import Agent, Agents, Info, Setting

ILLEGAL_REWARD = -1.0


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents choose one after another; those with nothing to choose are skipped.

    Simultaneous choices are collected, seat by seat, and applied when all have chosen. Until then
    the game waits, so nobody's observation depends on an earlier choice.
    """

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        """Seat the agents."""
        super().__init__()
        self.metadata = {
            "name": setting.name,
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._table = Agents(setting)
        self.possible_agents = list(self._table.names)

    def observation_space(self, agent: Agent) -> Box:
        """Every observation."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Discrete[np.int64]:
        """Every action by its number."""
        return self._table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; no options are known."""
        del options
        self._table.begin(seed)
        self._chosen: dict[Seat, Action] = {}
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._table.episode.choosers[0]]
        self.infos = {agent: self._info(agent) for agent in self.agents}

    def observe(self, agent: Agent) -> arrays.Numbers:
        """What this agent sees: the game before any of the choices that are being made."""
        return self._table.observation(agent)

    def step(self, action: int | None) -> None:
        """Take the choice of the selected agent, and select the next."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._chosen[self._table.seat(agent)] = self._table.choice(agent, action)
        if not self._waiting():
            self._decide()
        else:
            self._clear_rewards()
        if waiting := self._waiting():
            self.agent_selection = self.possible_agents[waiting[0]]
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What happened in the last decision, in sentences."""
        return None if self.render_mode is None else self._table.told()

    def close(self) -> None:
        """Nothing is open."""

    def _waiting(self) -> list[Seat]:
        """Everyone who has yet to choose."""
        return [seat for seat in self._asked() if seat not in self._chosen]

    def _asked(self) -> Sequence[Seat]:
        """Everyone who is asked in this decision."""
        return self._table.episode.choosers

    def _decide(self) -> None:
        """Apply the choices that were collected."""
        self._table.step(self._chosen)
        self._chosen = {}
        self.rewards = self._table.rewards()
        self.terminations = dict.fromkeys(self.agents, self._table.episode.over)
        self.truncations = dict.fromkeys(self.agents, self._table.cut_short)

    def _info(self, agent: Agent) -> Info:
        """What this agent may choose; nothing if it is not selected."""
        mask = self._mask(agent)
        return {"action_mask": mask if agent == self.agent_selection else np.zeros_like(mask)}

    def _mask(self, agent: Agent) -> NDArray[np.int8]:
        return self._table.mask(agent)


class EveryonesTurns(Turns):
    """All agents are asked in every decision, one after another.

    PettingZoo counts cycles in which everyone acts, so those with nothing to choose are asked,
    too; what they choose is ignored, as it is when all act at once.
    """

    def _asked(self) -> Sequence[Seat]:
        return () if self._table.episode.over else range(len(self.possible_agents))

    def _mask(self, agent: Agent) -> NDArray[np.int8]:
        return self._table.mask_or_first(agent)


def wrapped(env: AECEnv) -> AECEnv:
    """The environment with PettingZoo's checks."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def ended_by_illegal_actions(env: Turns) -> AECEnv:
    """The environment, in which an illegal action ends the game."""
    return wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
