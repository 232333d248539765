"""The game that was agreed on at a table."""

from __future__ import annotations

from typing import Any

from gemkeep.core.errors import Unknown, quote
from gemkeep.core.game import Game
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant import Diamant
from gemkeep.table.entries import Made
from gemkeep.table.match import Settings


def game_for(settings: Settings, seats: int) -> Game[Any, Any]:
    """The game with these settings; an error says what is wrong with them."""
    if settings.game not in GAMES:
        known = ", ".join(GAMES)
        raise Unknown(f"no game is called {quote(settings.game)}; there are {known}")
    if settings.game == Diamant.name:
        return Diamant.from_rules(settings.rules, seats, settings.totals)
    return GAMES[settings.game].from_rules(settings.rules, seats)


def game_of(made: Made) -> Game[Any, Any]:
    """The game of a table that was made so."""
    return game_for(made.settings, len(made.chairs))
