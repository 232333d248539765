"""Hideouts for PettingZoo; `docs/environments.md` describes it."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from gemkeep.envs import making
from gemkeep.envs.pettingzoo.agents import Setting
from gemkeep.envs.pettingzoo.turns import Turns, ended_by_illegal_actions, wrapped
from gemkeep.games.hideouts.spec import SPEC
from gemkeep.games.hideouts.story import tell


def env(*, render_mode: str | None = None, **options: Any) -> AECEnv:  # noqa: ANN401
    """The agents take turns, with PettingZoo's checks; the options of `setting`."""
    return wrapped(ended_by_illegal_actions(raw_env(render_mode=render_mode, **options)))


def raw_env(*, render_mode: str | None = None, **options: Any) -> Turns:  # noqa: ANN401
    """The agents take turns."""
    return Turns(setting(**options), render_mode)


def setting(
    *,
    history: int = 1,
    max_cycles: int | None = None,
    **rules: Any,  # noqa: ANN401
) -> Setting:
    """The game with these rules: players, level, advanced, supply, memory."""
    return Setting("hideouts_v1", making.hideouts(**rules), SPEC, tell, history, max_cycles)
