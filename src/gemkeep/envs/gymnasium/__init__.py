"""One learner among bots: Gymnasium's `gemkeep/Diamant-v1` and `gemkeep/Hideouts-v1`."""

from __future__ import annotations

from gemkeep.envs.extra import require

require("gymnasium")

from gymnasium import register, registry  # noqa: E402  an error above says what to install

from gemkeep.games.catalogue import SPECS  # noqa: E402

IDS = {"diamant": "gemkeep/Diamant-v1", "hideouts": "gemkeep/Hideouts-v1"}

for name, env_id in IDS.items():
    if env_id not in registry:
        # A game played by legal actions is always shorter; a learner may also try illegal ones.
        register(
            env_id,
            f"gemkeep.envs.gymnasium.{name}:{name.capitalize()}Env",
            max_episode_steps=SPECS[name].max_moves,
        )
