"""Every seat an agent, as PettingZoo environments: `diamant_v1` and `hideouts_v1`."""

from __future__ import annotations

from gemkeep.envs.extra import require

require("pettingzoo", "gymnasium")
