"""Both games as Pgx environments, on the batch engine: `make("gemkeep_diamant")` and the like."""

from __future__ import annotations

from gemkeep.envs.extra import require

require("pgx", "jax")

from gemkeep.envs.pgx.making import make  # noqa: E402  an error above says what to install

__all__ = ["make"]
