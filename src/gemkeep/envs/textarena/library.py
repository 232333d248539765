"""The package TextArena, which is in the extra `envs`."""

from __future__ import annotations

try:
    import textarena
except ModuleNotFoundError as missing:  # pragma: no cover - the tests have every extra
    raise ModuleNotFoundError(
        "gemkeep.envs.textarena needs TextArena: pip install 'gemkeep[envs]'", name=missing.name
    ) from missing

__all__ = ["textarena"]
