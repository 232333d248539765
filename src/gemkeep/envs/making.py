"""The games that environments play, from plain keyword arguments."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import Totals
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.levels.level import read_level
from gemkeep.games.hideouts.types import Level, Memory

LevelSource: TypeAlias = int | str | Level
"""The number of a level, the path of a TOML file with one, or a level."""


def diamant(
    players: int = 4, edition: str = "uk", relics: str | None = None, totals: Totals = "open"
) -> Diamant:
    """A game of Diamant; without a relic mode, in the edition's own."""
    return Diamant(edition, players, relics, totals)


def hideouts(
    players: int = 2,
    level: LevelSource = 1,
    *,
    advanced: bool = False,
    supply: int | None = None,
    memory: Memory = "team",
) -> Hideouts:
    """A game of Hideouts; `advanced` and `supply` are for numbered levels only."""
    return Hideouts(read(level), players, advanced=advanced, supply=supply, memory=memory)


def read(level: LevelSource) -> int | Level:
    """The level or its number; a string is the path of a file."""
    return read_level(Path(level)) if isinstance(level, str) else level
