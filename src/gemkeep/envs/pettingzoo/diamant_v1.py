"""Diamant for PettingZoo; `docs/environments.md` describes it."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from gemkeep.envs import making
from gemkeep.envs.pettingzoo.agents import Setting
from gemkeep.envs.pettingzoo.together import Together
from gemkeep.envs.pettingzoo.turns import EveryonesTurns, wrapped
from gemkeep.games.diamant.spec import SPEC
from gemkeep.games.diamant.story import tell


def env(*, render_mode: str | None = None, **options: Any) -> AECEnv:  # noqa: ANN401
    """The agents choose one after another, with PettingZoo's checks; the options of `setting`."""
    return wrapped(raw_env(render_mode=render_mode, **options))


def raw_env(*, render_mode: str | None = None, **options: Any) -> EveryonesTurns:  # noqa: ANN401
    """The agents choose one after another, and none can see what another chose."""
    return EveryonesTurns(setting(**options), render_mode)


def parallel_env(*, render_mode: str | None = None, **options: Any) -> Together:  # noqa: ANN401
    """All agents choose at once, as in the game."""
    return Together(setting(**options), render_mode)


def setting(
    *,
    history: int = 1,
    max_cycles: int | None = None,
    **rules: Any,  # noqa: ANN401
) -> Setting:
    """The game with these rules: players, edition, relics, totals."""
    return Setting("diamant_v1", making.diamant(**rules), SPEC, tell, history, max_cycles)
