"""Every registered bot, held to the laws of the conformance kit."""

from typing import Any

import pytest

from gemkeep.core.game import Game
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.registry import bots_of, find_bot
from gemkeep.testing import Law, LawBroken, check_bot

TABLES: list[Game[Any, Any]] = [
    Diamant("uk", 3),
    Diamant("cs", 8),
    Diamant("ru", 5, "ascending"),
    Hideouts(1, 2),
    Hideouts(2, 3, advanced=True),
    Hideouts(3, 4, memory="own"),
    Hideouts(4, 2, memory="none"),
    Hideouts(5, 3),
]


@pytest.mark.parametrize(
    "game, name, games",
    [(game, bot.name, 1 if bot.slow else 2) for game in TABLES for bot in bots_of(game.name)],
)
def test_a_registered_bot_keeps_the_laws(game: Game[Any, Any], name: str, games: int) -> None:
    """In time at one of three tries: what a busy machine adds passes, what a bot takes stays."""
    for tries_left in (2, 1, 0):
        try:
            check_bot(find_bot(game.name, name), game, games=games)
        except LawBroken as broken:
            if broken.law is not Law.IN_TIME or not tries_left:
                raise
        else:
            return
