"""What a bot is: it gets the view of its seat and the legal actions, and answers with one.

A bot is a callable `bot(view, legal) -> action`, or a class whose instances are. A class may ask
for the seat's own random generator by taking `random` when it is made. A bot never sees a state.

Such a bot may look on and talk, too, if its class has the methods for it: `look(view)` is given
the view of its seat after everyone's moves, and returns what it says aloud; `hear(seat, said)` is
given what the others say. What can be said is the business of those who understand each other.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
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


def converse(bots: Sequence[Bot], view_of: Callable[[Seat], object]) -> None:
    """Let the bots that look on see what happened, and then all hear what was said of it."""
    try:
        said = [
            (seat, word)
            for seat, bot in enumerate(bots)
            if hasattr(bot, "look")
            for word in bot.look(view_of(seat))
        ]
        for seat, word in said:
            for other, bot in enumerate(bots):
                if other != seat and hasattr(bot, "hear"):
                    bot.hear(seat, word)
    except (Exception, SystemExit) as error:
        raise BotFault(f"a bot broke while it looked on: {error!r}") from error


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
