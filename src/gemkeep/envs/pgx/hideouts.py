"""`gemkeep_hideouts`: Hideouts, one move of the seat whose turn it is at a time."""

from __future__ import annotations

from typing import Any, ClassVar

import jax.numpy as jnp
from jax import Array
from pgx._src.struct import dataclass  # the decorator that Pgx's own states have
from pgx.core import State

from gemkeep.batch import hideouts
from gemkeep.batch.bits import WORD
from gemkeep.envs import making
from gemkeep.envs.pgx.env import PgxEnv
from gemkeep.games.hideouts.types import Memory


@dataclass
class HideoutsState(State):  # type: ignore[misc]  # Pgx has no types
    """A game."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _game: Any

    @property
    def env_id(self) -> str:
        """The id of the environment."""
        return PgxHideouts.name


class PgxHideouts(PgxEnv):
    """Hideouts for 2 to 4 players, who win or lose together."""

    name: ClassVar[str] = "gemkeep_hideouts"
    engine: hideouts.Hideouts

    def __init__(
        self,
        players: int = 2,
        level: making.LevelSource = 1,
        *,
        advanced: bool = False,
        supply: int | None = None,
        memory: Memory = "team",
    ) -> None:
        """Set up the game; `advanced` and `supply` are for numbered levels only."""
        options: dict[str, Any] = {"advanced": advanced, "supply": supply, "memory": memory}
        super().__init__(hideouts.make(players, making.read(level), **options))

    def _init(self, key: Array) -> HideoutsState:
        """The game after the deal, its only chance event."""
        game = self.engine.init(key)
        begun = self._begun(
            current_player=self.engine.turn(game).astype(jnp.int32),
            legal_action_mask=self.engine.legal(game),
            _game=game,
        )
        return HideoutsState(**begun)

    def _step(self, state: HideoutsState, action: Array, key: Array | None) -> HideoutsState:
        """The game after this move; no key is needed."""
        del key
        game = self.engine.step_bits(state._game, action, WORD(0))  # noqa: SLF001 -- Pgx's way
        stepped: HideoutsState = state.replace(
            current_player=self.engine.turn(game).astype(jnp.int32),
            rewards=self.engine.rewards(game),
            terminated=self.engine.done(game),
            legal_action_mask=self.engine.legal(game),
            _game=game,
        )
        return stepped
