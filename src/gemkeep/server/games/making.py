"""The game that was agreed on at a table."""

from __future__ import annotations

from typing import Any, Final

from gemkeep.core.errors import Unknown, quote
from gemkeep.core.game import Game
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.table.entries import TableMade
from gemkeep.table.state import Settings

MOST_KEPT: Final = 200
_MADE: dict[tuple[object, ...], Game[Any, Any]] = {}


def game_for(settings: Settings, seats: int) -> Game[Any, Any]:
    """The game with these settings; an error says what is wrong with them.

    A game holds nothing that changes, so tables that agree on one share it.
    """
    key = (settings.game, repr(settings.rules), settings.totals, settings.first, seats)
    if key not in _MADE:
        if len(_MADE) >= MOST_KEPT:
            _MADE.clear()
        _MADE[key] = _make(settings, seats)
    return _MADE[key]


def _make(settings: Settings, seats: int) -> Game[Any, Any]:
    if settings.game not in GAMES:
        known = ", ".join(GAMES)
        raise Unknown(f"no game is called {quote(settings.game)}; there are {known}")
    if settings.game == Diamant.name:
        return Diamant.from_rules(settings.rules, seats).with_totals(settings.totals)
    game = Hideouts.from_rules(settings.rules, seats)
    return game if settings.first is None else game.with_first(settings.first)


def game_of(made: TableMade) -> Game[Any, Any]:
    """The game of a table that was made so."""
    return game_for(made.settings, len(made.chairs))
