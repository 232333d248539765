"""The games there are, by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from gemkeep.core.errors import GemkeepError, Unknown, quote
from gemkeep.core.game import Game
from gemkeep.core.record import BadRecord, Record
from gemkeep.games.diamant import Diamant

GAMES: Final = MappingProxyType({game.name: game for game in (Diamant,)})


def game_of(record: Record, line: int = 1) -> Game[Any, Any]:
    """The game that was recorded; a `BadRecord` error if its name or rules are none there are."""
    try:
        if record.game not in GAMES:
            raise Unknown(f"no game is called {quote(record.game)}; there are {', '.join(GAMES)}")
        return GAMES[record.game].from_rules(record.rules, len(record.seats))
    except GemkeepError as error:
        raise BadRecord(line, None, str(error)) from None
