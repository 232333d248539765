"""`gemkeep_diamant`: Diamant with its simultaneous choices made one after another.

The players in the cave choose in the order of the seats. The game waits until the last has chosen,
and observations show nothing but the game, so nobody sees what another chose.
"""

from __future__ import annotations

from typing import Any, ClassVar

import jax
import jax.numpy as jnp
from jax import Array
from pgx._src.struct import dataclass  # the decorator that Pgx's own states have
from pgx.core import State

from gemkeep.batch import diamant
from gemkeep.envs.pgx.env import PgxEnv
from gemkeep.games.diamant.spec import CHOICES
from gemkeep.games.diamant.types import Totals


@dataclass
class DiamantState(State):  # type: ignore[misc]  # Pgx has no types
    """A game, and the choices made since the last card."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _game: Any
    _choices: Array
    """By player; those not made yet are ignored."""

    @property
    def env_id(self) -> str:
        """The id of the environment."""
        return PgxDiamant.name


class PgxDiamant(PgxEnv):
    """Diamant for 3 to 8 players; 0 is back, 1 is on."""

    name: ClassVar[str] = "gemkeep_diamant"
    engine: diamant.Diamant

    def __init__(
        self,
        players: int = 4,
        edition: str = "uk",
        relics: str | None = None,
        totals: Totals = "open",
    ) -> None:
        """Set up the game; without a relic mode, in the edition's own."""
        super().__init__(diamant.make(players, edition, relics, totals))

    def _init(self, key: Array) -> DiamantState:
        """The game after its first card, with everyone to choose."""
        begun = self._begun(
            current_player=jnp.zeros((), jnp.int32),
            legal_action_mask=jnp.ones(len(CHOICES), bool),
            _game=self.engine.init(key),
            _choices=jnp.zeros(self.num_players, jnp.int32),
        )
        return DiamantState(**begun)

    def _step(self, state: DiamantState, action: Array, key: Array | None) -> DiamantState:
        """The game with this choice; the last one is followed by the next card."""
        if key is None:
            raise ValueError("cards are drawn with a key; call step(state, action, key)")
        choices = state._choices.at[state.current_player].set(action)  # noqa: SLF001
        seats = jnp.arange(self.num_players)
        waiting = self._inside(state._game) & (seats > state.current_player)  # noqa: SLF001
        game = jax.lax.cond(
            jnp.any(waiting),
            lambda: state._game,  # noqa: SLF001
            lambda: self.engine.step(state._game, choices, key),  # noqa: SLF001
        )
        following = jnp.where(jnp.any(waiting), waiting, self._inside(game))
        stepped: DiamantState = state.replace(
            current_player=jnp.argmax(following).astype(jnp.int32),
            rewards=self.engine.rewards(game),
            terminated=self.engine.done(game),
            _game=game,
            _choices=choices,
        )
        return stepped

    def _inside(self, game: diamant.State) -> Array:
        """By player, whether they are in the cave."""
        return self.engine.legal(game).any(axis=1)
