"""The bots that may take a seat at a table, by game."""

from __future__ import annotations

from gemkeep.minds.registry import Registered
from gemkeep.server.games.registry import served
from gemkeep.wire.http import BotInfo


def bots_for(game: str) -> tuple[BotInfo, ...]:
    """The registered bots of a game, from the weakest; custom bots are not offered."""
    return tuple(
        BotInfo(bot.name, game, bot.strength, bot.about, bot.rating)
        for bot in served(game).bots()
        if not bot.for_studies
    )


def is_bot(game: str, name: str) -> bool:
    """Whether a registered bot has this name."""
    return _find(game, name) is not None


def stand_in(game: str) -> str:
    """The name of the bot that decides for players who ran out of time or left."""
    return _stand_in(game).name


def registered(game: str, name: str) -> Registered:
    """The bot of this name; the stand-in if it is no longer registered."""
    return _find(game, name) or _stand_in(game)


def _find(game: str, name: str) -> Registered | None:
    return next((bot for bot in served(game).bots() if bot.name == name), None)


def _stand_in(game: str) -> Registered:
    return next(bot for bot in served(game).bots() if bot.stand_in)
