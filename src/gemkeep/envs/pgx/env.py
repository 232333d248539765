"""What both games have in common as Pgx environments."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

import jax.numpy as jnp
from jax import Array
from pgx.core import Env, State

from gemkeep.batch.environment import Environment

VERSION: Final = "1"


class PgxEnv(Env):  # type: ignore[misc]  # Pgx has no types
    """A game of the batch engine, with one player at a time to act; a player is a seat."""

    name: ClassVar[str]

    def __init__(self, engine: Environment[Any]) -> None:
        """Take the game with its rules."""
        super().__init__()
        self.engine = engine

    @property
    def id(self) -> str:
        """The id that `make` knows it by."""
        return self.name

    @property
    def version(self) -> str:
        """Changes when old results can't be compared any more."""
        return VERSION

    @property
    def num_players(self) -> int:
        """How many seats there are."""
        return self.engine.seats

    @property
    def num_actions(self) -> int:
        """How many actions are numbered."""
        return self.engine.spec.num_actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of every observation."""
        return self.engine.spec.observation_shape

    @abstractmethod
    def _init(self, key: Array) -> State:
        """The game when the first choice is due."""

    def _observe(self, state: State, player_id: Array) -> Array:
        """What this player sees of the game, without the choices that are being made."""
        return self.engine.observe(state._game, player_id)  # noqa: SLF001 -- Pgx names it so

    def _begun(self, **parts: Any) -> dict[str, Any]:  # noqa: ANN401
        """The fields of every state when a game begins; the observation is made by Pgx."""
        return {
            "observation": jnp.zeros(self.observation_shape, jnp.int8),
            "rewards": jnp.zeros(self.num_players, jnp.float32),
            "terminated": jnp.asarray(False),  # noqa: FBT003 -- an array
            "truncated": jnp.asarray(False),  # noqa: FBT003
            "_step_count": jnp.zeros((), jnp.int32),
            **parts,
        }
