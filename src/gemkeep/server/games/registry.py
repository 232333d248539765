"""The games that the server offers, by name."""

from __future__ import annotations

from typing import Final

from gemkeep.core.errors import Unknown, quote
from gemkeep.server.games.diamant.adapter import ServedDiamant
from gemkeep.server.games.hideouts.adapter import ServedHideouts
from gemkeep.server.games.interface.base import ServedGame

_GAMES: Final[dict[str, ServedGame]] = {}


def register(game: ServedGame) -> None:
    """Offer a game; the first one is the default wherever a game may be left out."""
    if game.name in _GAMES:
        raise ValueError(f"a game called {game.name} is already registered")
    _GAMES[game.name] = game


def served_games() -> tuple[ServedGame, ...]:
    """Every game, in the order of registration."""
    return tuple(_GAMES.values())


def served(name: str) -> ServedGame:
    """The game of that name; an `Unknown` error lists those there are."""
    game = _GAMES.get(name)
    if game is None:
        raise Unknown(f"no game is called {quote(name)}; there are {', '.join(_GAMES)}")
    return game


register(ServedDiamant())
register(ServedHideouts())
