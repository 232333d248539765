"""Pgx environments by their ids."""

from __future__ import annotations

from typing import Any, Final

from gemkeep.core.errors import Unknown, quote
from gemkeep.envs.pgx.diamant import PgxDiamant
from gemkeep.envs.pgx.env import PgxEnv
from gemkeep.envs.pgx.hideouts import PgxHideouts

ENVIRONMENTS: Final[dict[str, type[PgxEnv]]] = {
    "gemkeep_diamant": PgxDiamant,
    "gemkeep_hideouts": PgxHideouts,
}


def make(env_id: str, **options: Any) -> PgxEnv:  # noqa: ANN401
    """The environment with this id; the options are those of its game's `batch.<game>.make`."""
    if env_id not in ENVIRONMENTS:
        known = ", ".join(ENVIRONMENTS)
        raise Unknown(f"no environment is called {quote(env_id)}; there are {known}")
    return ENVIRONMENTS[env_id](**options)
