"""Making the game of a table from its settings."""

from __future__ import annotations

from typing import Any, Final, get_args

from gemkeep.core.game import Game
from gemkeep.server.games.interface.base import TableOption
from gemkeep.server.games.registry import served
from gemkeep.table.state import Settings

MOST_KEPT: Final = 200
_MADE: dict[tuple[object, ...], Game[Any, Any]] = {}


def game_for(settings: Settings, seats: int) -> Game[Any, Any]:
    """The game with these settings; an error says what is wrong with them.

    A game is immutable, so tables with the same settings share one.
    """
    options = (getattr(settings, option) for option in get_args(TableOption))
    key = (settings.game, repr(settings.rules), *options, seats)
    if key not in _MADE:
        if len(_MADE) >= MOST_KEPT:
            _MADE.clear()
        _MADE[key] = served(settings.game).make(settings, seats)
    return _MADE[key]
