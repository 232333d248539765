"""`gemkeep/Diamant-v1`: one learner among bots."""

from __future__ import annotations

from collections.abc import Sequence

from gemkeep.core.moves import Seat
from gemkeep.envs import making
from gemkeep.envs.gymnasium.learner import LearnerEnv
from gemkeep.games.diamant.spec import SPEC
from gemkeep.games.diamant.story import tell
from gemkeep.games.diamant.types import Totals


class DiamantEnv(LearnerEnv):
    """Diamant against bots: 0 is back, 1 is on."""

    def __init__(  # noqa: PLR0913 -- the options of the game
        self,
        *,
        players: int = 4,
        edition: str = "uk",
        relics: str | None = None,
        totals: Totals = "open",
        opponents: str | Sequence[str] = "ev",
        seat: Seat | None = None,
        history: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """Set up the game; `docs/environments.md` describes the options."""
        super().__init__(
            making.diamant(players, edition, relics, totals),
            SPEC,
            tell,
            opponents=opponents,
            seat=seat,
            history=history,
            render_mode=render_mode,
        )
