"""The games and their specs, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from gemkeep.core.errors import GemkeepError, Unknown, quote
from gemkeep.core.game import Game
from gemkeep.core.record import BadRecord, Record
from gemkeep.core.spec import GameSpec
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.spec import SPEC as DIAMANT_SPEC
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.spec import SPEC as HIDEOUTS_SPEC

GAMES: Final[Mapping[str, type[Game[Any, Any]]]] = MappingProxyType(
    {Diamant.name: Diamant, Hideouts.name: Hideouts}
)
SPECS: Final[Mapping[str, GameSpec[Any]]] = MappingProxyType(
    {Diamant.name: DIAMANT_SPEC, Hideouts.name: HIDEOUTS_SPEC}
)


def recorded_game(record: Record, line: int = 1) -> Game[Any, Any]:
    """The game of this record; a `BadRecord` error if its name or its rules are wrong."""
    try:
        if record.game not in GAMES:
            raise Unknown(f"no game is called {quote(record.game)}; there are {', '.join(GAMES)}")
        return GAMES[record.game].from_rules(record.rules, len(record.seats))
    except GemkeepError as error:
        raise BadRecord(line, None, str(error)) from None
