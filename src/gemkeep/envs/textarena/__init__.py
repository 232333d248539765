"""Both games as TextArena environments: `Gemkeep-Diamant-v1` and `Gemkeep-Hideouts-v1`.

Importing this module registers them. See docs/textarena.md.
"""

from __future__ import annotations

from typing import Final

from gemkeep.envs.textarena.diamant import DiamantEnv
from gemkeep.envs.textarena.hideouts import HideoutsEnv
from gemkeep.envs.textarena.library import textarena

__all__ = ["DIAMANT", "HIDEOUTS", "DiamantEnv", "HideoutsEnv"]

DIAMANT: Final = "Gemkeep-Diamant-v1"
HIDEOUTS: Final = "Gemkeep-Hideouts-v1"

_WRAPPERS: Final = {
    "default": [textarena.wrappers.LLMObservationWrapper],
    # All messages, but only the newest board: much shorter in a long game.
    "-train": [textarena.wrappers.SettlersOfCatanObservationWrapper],
}

for _id, _env in ((DIAMANT, DiamantEnv), (HIDEOUTS, HideoutsEnv)):
    textarena.envs.registration.register_with_versions(id=_id, entry_point=_env, wrappers=_WRAPPERS)
