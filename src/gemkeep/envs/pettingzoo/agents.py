"""The seats of one game after another as PettingZoo's agents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gemkeep.core.errors import Illegal, Malformed, quote
from gemkeep.core.game import Event, Game
from gemkeep.core.moves import Action, Seat
from gemkeep.core.spec import GameSpec
from gemkeep.envs import arrays
from gemkeep.envs.episode import Episode

Agent: TypeAlias = str
Info: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Setting:
    """What an environment plays, and how it shows it."""

    name: str
    """With its version, as in `diamant_v1`."""
    game: Game[Any, Any]
    spec: GameSpec[Any]
    tell: Callable[[Sequence[Event], Sequence[str]], list[str]]
    history: int
    max_cycles: int | None
    """After how many steps a game is cut short; None for never."""


class Agents:
    """Their names and spaces, and the game they play."""

    def __init__(self, setting: Setting) -> None:
        """Make a space for each agent, as each is seeded separately."""
        if setting.history < 1:
            raise Malformed(f"an observation has one view or more, not {quote(setting.history)}")
        if setting.max_cycles is not None and setting.max_cycles < 1:
            raise Malformed(f"max_cycles is 1 or more, not {quote(setting.max_cycles)}")
        self.setting = setting
        self.names: list[Agent] = [f"player_{seat}" for seat in range(setting.game.seats)]
        self.observation_spaces = {
            name: arrays.observation_space(setting.spec, setting.history) for name in self.names
        }
        self.action_spaces = {name: arrays.action_space(setting.spec) for name in self.names}
        self._seeds = Random()

    def begin(self, seed: int | None) -> None:
        """Start a new game; without a seed, the next one after the last seed."""
        if seed is not None:
            self._seeds = Random(seed)
        drawn = f"{self._seeds.getrandbits(63)}"
        setting = self.setting
        self.episode = Episode(setting.game, setting.spec, drawn, history=setting.history)
        self._cycles = 0

    def step(self, chosen: dict[Seat, Action]) -> None:
        """Apply the choices of everyone who has to choose."""
        self.episode.step(chosen)
        self._cycles += 1

    @property
    def cut_short(self) -> bool:
        """Whether the game has gone on for as long as it may, and is not over."""
        return self._cycles == self.setting.max_cycles and not self.episode.over

    def seat(self, agent: Agent) -> Seat:
        """Where this agent sits."""
        return self.names.index(agent)

    def observation(self, agent: Agent) -> arrays.Numbers:
        """What this agent sees."""
        return arrays.observation(self.episode, self.seat(agent), self.setting.history)

    def mask(self, agent: Agent) -> NDArray[np.int8]:
        """What this agent may choose."""
        return arrays.mask(self.episode, self.seat(agent))

    def mask_or_first(self, agent: Agent) -> NDArray[np.int8]:
        """What this agent may choose; the first action if there is nothing to choose.

        So there is always an action to take, and nothing to learn from it.
        """
        mask = self.mask(agent)
        if not mask.any():
            mask[0] = 1
        return mask

    def choice(self, agent: Agent, number: int) -> Action:
        """The action with this number; an `Illegal` error if the agent may not take it.

        An agent with nothing to choose may take any: it is ignored.
        """
        action = self.setting.spec.decode_action(arrays.action_number(number))
        legal = self.episode.legal(self.seat(agent))
        if legal and action not in legal:
            raise Illegal(f"{agent} may not take action {number}, {quote(tuple(action))}, now")
        return action

    def rewards(self) -> dict[Agent, float]:
        """What the end is worth to each agent; 0 while the game goes on."""
        return dict(zip(self.names, map(float, self.episode.rewards()), strict=True))

    def told(self) -> str:
        """What happened in the last step, in sentences."""
        return "\n".join(self.setting.tell(self.episode.events, self.names))
