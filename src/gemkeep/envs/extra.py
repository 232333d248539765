"""What the extra `gemkeep[envs]` installs."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtra(ModuleNotFoundError):
    """A package of the extra is not installed."""


def require(*packages: str) -> None:
    """Return if all these packages are installed; a `MissingExtra` error says how to get them."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(
            f"{' and '.join(missing)} not found; install the environments' packages with "
            "pip install 'gemkeep[envs]'",
            name=missing[0],
        )
