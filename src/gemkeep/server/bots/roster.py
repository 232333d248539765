"""The bots that may take a seat at a table, by game."""

from __future__ import annotations

from gemkeep.minds import registry
from gemkeep.minds.registry import Registered, bots_of
from gemkeep.wire.http import BotInfo


def bots_for(game: str) -> tuple[BotInfo, ...]:
    """The registered bots of a game, from the weakest; custom bots are not offered."""
    return tuple(BotInfo(bot.name, game, bot.strength, bot.about) for bot in bots_of(game))


def is_bot(game: str, name: str) -> bool:
    """Whether a registered bot has this name."""
    return any(bot.name == name for bot in bots_of(game))


def stand_in(game: str) -> str:
    """The name of the bot that decides for players who ran out of time or left."""
    return registry.stand_in(game).name


def registered(game: str, name: str) -> Registered:
    """The bot of this name; the stand-in if it is not registered any more."""
    for bot in bots_of(game):
        if bot.name == name:
            return bot
    return registry.stand_in(game)
