"""A game with all agents acting at once: PettingZoo's parallel interface."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import ParallelEnv

from gemkeep.envs import arrays
from gemkeep.envs.pettingzoo.agents import Agent, Agents, Info, Setting


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All agents choose at once; the choices of those with nothing to choose are ignored."""

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        """Seat the agents."""
        super().__init__()
        self.metadata = {"name": setting.name, "render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self._table = Agents(setting)
        self.possible_agents = list(self._table.names)

    def observation_space(self, agent: Agent) -> Box:
        """Every observation."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Discrete[np.int64]:
        """Every action by its number."""
        return self._table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, arrays.Numbers], dict[Agent, Info]]:
        """Start a new game; no options are known."""
        del options
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, arrays.Numbers],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, Info],
    ]:
        """What everyone's choices lead to."""
        table = self._table
        agents = {seat: table.names[seat] for seat in table.episode.choosers}
        table.step({seat: table.choice(agent, actions[agent]) for seat, agent in agents.items()})
        ended = dict.fromkeys(self.agents, table.episode.over)
        cut_short = dict.fromkeys(self.agents, table.cut_short)
        answer = self._observations(), table.rewards(), ended, cut_short, self._infos()
        if table.episode.over or table.cut_short:
            self.agents = []
        return answer

    def render(self) -> str | None:
        """What happened in the last step, in sentences."""
        return None if self.render_mode is None else self._table.told()

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> dict[Agent, arrays.Numbers]:
        return {agent: self._table.observation(agent) for agent in self.agents}

    def _infos(self) -> dict[Agent, Info]:
        return {agent: {"action_mask": self._table.mask_or_first(agent)} for agent in self.agents}
