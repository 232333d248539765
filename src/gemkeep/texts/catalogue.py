"""The texts of the games, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from gemkeep.texts import diamant, hideouts
from gemkeep.texts.game_text import GameText

TEXTS: Final[Mapping[str, GameText[Any]]] = MappingProxyType(
    {text.name: text for text in (diamant.TEXT, hideouts.TEXT)}
)
