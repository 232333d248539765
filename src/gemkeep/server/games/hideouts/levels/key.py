"""Levels without what makes no difference to play."""

from __future__ import annotations

from dataclasses import replace

from gemkeep.games.hideouts.catalogue import HIDEOUTS, RUNES, draws_runes
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.games.hideouts.types import Level


def plain(level: Level) -> Level:
    """The level without its name, the order of its hideouts, and which runes are drawn anyway."""
    hideouts = sorted(level.hideouts)
    if draws_runes(level):
        others = [name for name in hideouts if HIDEOUTS[name].kind != "rune"]
        hideouts = [*others, *RUNES[: len(hideouts) - len(others)]]
    return replace(level, name="-", hideouts=tuple(hideouts))


def key_of(level: Level) -> str:
    """The same for levels that play the same."""
    return write_code(plain(level))
