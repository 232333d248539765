"""`gemkeep/Hideouts-v1`: one learner in a team of bots."""

from __future__ import annotations

from collections.abc import Sequence

from gemkeep.core.moves import Seat
from gemkeep.envs import making
from gemkeep.envs.gymnasium.learner import LearnerEnv
from gemkeep.games.hideouts.spec import SPEC
from gemkeep.games.hideouts.story import tell
from gemkeep.games.hideouts.types import Memory


class HideoutsEnv(LearnerEnv):
    """Hideouts with bots as the rest of the team."""

    def __init__(  # noqa: PLR0913 -- the options of the game
        self,
        *,
        players: int = 2,
        level: making.LevelSource = 1,
        advanced: bool = False,
        supply: int | None = None,
        memory: Memory = "team",
        opponents: str | Sequence[str] = "walker",
        seat: Seat | None = None,
        history: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """Set up the game; `docs/environments.md` describes the options."""
        super().__init__(
            making.hideouts(players, level, advanced=advanced, supply=supply, memory=memory),
            SPEC,
            tell,
            opponents=opponents,
            seat=seat,
            history=history,
            render_mode=render_mode,
        )
