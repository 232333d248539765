"""The bots that may sit at a table, by game; they get views and legal actions only."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any, Final

from gemkeep.core.bot import Adviser, Bot, BotFault, ask, make_bot
from gemkeep.core.moves import Action, Seat
from gemkeep.minds import registry
from gemkeep.minds.registry import Registered, bots_of
from gemkeep.wire.http import BotInfo

LOG: Final = logging.getLogger("gemkeep.bots")


def bots_for(game: str) -> tuple[BotInfo, ...]:
    """The registered bots of a game, from the weakest; nobody's own module is one of them."""
    return tuple(BotInfo(bot.name, game, bot.strength, bot.about) for bot in bots_of(game))


def is_bot(game: str, name: str) -> bool:
    """Whether a registered bot goes by this name."""
    return _registered(game, name) is not None


def stand_in(game: str) -> str:
    """The bot that decides for players who ran out of time or left."""
    return registry.stand_in(game).name


def sit_down(game: str, name: str, luck: Random) -> Bot[Any]:
    """The bot, ready to play one seat of one table."""
    found = _registered(game, name) or registry.stand_in(game)
    return make_bot(found.bot, luck)


# A view is of whatever type its game has.
def answer(bot: Bot[Any], name: str, seat: Seat, view: Any, legal: tuple[Action, ...]) -> Action:  # noqa: ANN401
    """What the bot does; if it breaks, the first legal action, for the table must go on."""
    try:
        return ask(bot, name, seat, view, legal)
    except BotFault as fault:
        LOG.warning("a bot failed", extra={"fault": str(fault)})
        return legal[0]


def advice(bot: Adviser[Any], name: str, view: Any) -> Action | None:  # noqa: ANN401
    """What the bot would do were it its turn; None if it has no advice, or breaks."""
    try:
        return bot.advise(view)
    except Exception as error:  # noqa: BLE001 - the table must go on
        LOG.warning("a bot failed", extra={"fault": f"{name} had no advice: {error!r}"})
        return None


def take_in(name: str, untold: list[Callable[[], object]]) -> None:
    """Let the bot look at and listen to what it missed; one that breaks at it knows less."""
    for tell in untold:
        try:
            tell()
        except Exception as error:  # noqa: BLE001 - the table must go on
            LOG.warning("a bot failed", extra={"fault": f"{name} took nothing in: {error!r}"})


def _registered(game: str, name: str) -> Registered | None:
    for bot in bots_of(game):
        if bot.name == name:
            return bot
    return None
