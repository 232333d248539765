"""The bots that may sit at a table, by game; they get views and legal actions only."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any, Final

from gemkeep.core.bot import Bot, BotFault, ask, seat_bot
from gemkeep.core.moves import Action, Seat
from gemkeep.minds.registry import Registered
from gemkeep.server.games.registry import served
from gemkeep.wire.http import BotInfo

LOG: Final = logging.getLogger("gemkeep.bots")
STRENGTHS: Final = 3


def bots_for(game: str) -> tuple[BotInfo, ...]:
    """The registered bots of a game, from the weakest; nobody's own module is one of them."""
    registered = served(game).bots()
    return tuple(
        BotInfo(bot.name, game, place * STRENGTHS // len(registered) + 1, bot.about)
        for place, bot in enumerate(registered)
    )


def is_bot(game: str, name: str) -> bool:
    """Whether a registered bot goes by this name."""
    return _registered(game, name) is not None


def stand_in(game: str) -> str:
    """The bot that decides for who ran out of time or stood up: of middling strength."""
    names = served(game).bots()
    return names[len(names) // 2].name


def sit_down(game: str, name: str, luck: Random) -> Bot:
    """The bot, ready to play one seat of one table."""
    found = _registered(game, name) or _registered(game, stand_in(game))
    assert found is not None  # noqa: S101 - the bot that stands in is registered
    return seat_bot(found.bot, luck)


# A view is of whatever type its game has.
def answer(bot: Bot, name: str, seat: Seat, view: Any, legal: tuple[Action, ...]) -> Action:  # noqa: ANN401
    """What the bot does; if it breaks, the first legal action, for the table must go on."""
    try:
        return ask(bot, name, seat, view, legal)
    except BotFault as fault:
        LOG.warning("a bot failed", extra={"fault": str(fault)})
        return legal[0]


def advice(bot: Bot, name: str, view: Any) -> Any:  # noqa: ANN401
    """What the bot would do were it its turn; None if it has no advice, or breaks."""
    try:
        return getattr(bot, "advise")(view)  # noqa: B009 - not every bot has it
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
    for bot in served(game).bots():
        if bot.name == name:
            return bot
    return None
