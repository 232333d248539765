"""What a bot is: it gets the view of its seat and the legal actions, and answers with one.

A bot is a callable `bot(view, legal) -> action`, or a class whose instances are. A class may ask
for the seat's own random generator by taking `random` when it is made. A bot never sees a state.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.moves import Action, Seat

Bot: TypeAlias = Callable[[Any, tuple[Action, ...]], Action]
AnyBot: TypeAlias = Callable[..., Any]
"""A bot, or a class of bots."""


class BotFault(GemkeepError):
    """A bot broke, or answered with what is not legal."""


def seat_bot(bot: AnyBot, random: Random) -> Bot:
    """The bot, ready to sit: made anew, with this generator if it asks for one."""
    if not inspect.isclass(bot):
        return bot
    try:
        wants_random = "random" in inspect.signature(bot).parameters
        made: Any = bot(**({"random": random} if wants_random else {}))
    except (Exception, SystemExit) as error:
        raise BotFault(f"bot {bot.__qualname__} can't be made: {error!r}") from error
    ready: Bot = made
    return ready


def ask(bot: Bot, name: str, seat: Seat, view: object, legal: tuple[Action, ...]) -> Action:
    """The bot's answer, one of the legal actions; a `BotFault` error names the bot that fails."""
    try:
        answer = bot(view, legal)
        chosen = next((action for action in legal if action == answer), None)
    except (Exception, SystemExit) as error:
        raise BotFault(f"bot {name} at seat {seat} broke: {error!r}") from error
    if chosen is not None:
        return chosen
    listed = ", ".join(quote(tuple(action)) for action in legal)
    raise BotFault(f"bot {name} at seat {seat} answered {quote(answer)}; legal are {listed}")
