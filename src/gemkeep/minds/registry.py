"""The bots that come with Gemkeep, by game and name; and custom ones, as `module:attribute`."""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from gemkeep.core.bot import BotSource
from gemkeep.core.errors import GemkeepError, Malformed, Unknown, quote
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.diamant.ev_bot import EvBot
from gemkeep.minds.diamant.threshold_bots import bold, cautious, nine, two
from gemkeep.minds.hideouts.dawdler import Dawdler
from gemkeep.minds.hideouts.stroller import Stroller
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.minds.random_bot import RandomBot

STRENGTHS: Final = range(1, 4)


class Registered(NamedTuple):
    """A bot that comes with Gemkeep."""

    name: str
    bot: BotSource
    about: str
    """One line on how it plays."""
    strength: int
    """From 1, the weakest, to 3."""
    stand_in: bool = False
    """Whether it plays for people who ran out of time or left; one bot of each game does."""
    slow: bool = False
    """Whether it thinks for so long that a server should run it in another process."""


RANDOM: Final = Registered("random", RandomBot, "takes any legal action, all equally likely", 1)

REGISTERED: Final = MappingProxyType(
    {
        "diamant": (
            RANDOM,
            Registered("two", two, "leaves at the second hazard on the path", 1),
            Registered("cautious", cautious, "leaves when one card in ten would end the round", 2),
            Registered(
                "bold", bold, "leaves when one card in four would end the round", 2, stand_in=True
            ),
            Registered("nine", nine, "leaves with nine rubies carried", 3),
            Registered("ev", EvBot, "leaves when one more card is worth less than going home", 3),
        ),
        "hideouts": (
            RANDOM,
            Registered(
                "dawdler", Dawdler, "takes long ways and forgets, but never spoils anything", 1
            ),
            Registered(
                "stroller",
                Stroller,
                "goes where something is left to do, places what it knows",
                2,
                stand_in=True,
            ),
            Registered(
                "walker",
                Walker,
                "plans a short walk past every cell, places what it knows",
                3,
            ),
        ),
    }
)
"""By game, in the order in which they are listed: from the weakest to the strongest."""


class BrokenModule(GemkeepError):
    """A custom bot's module can't be imported."""


def find_bot(game: str, name: str) -> BotSource:
    """The registered or custom bot of this name; an error lists the registered ones."""
    for registered in bots_of(game):
        if registered.name == name:
            return registered.bot
    if ":" in name:
        return _custom_bot(name)
    known = ", ".join(registered.name for registered in bots_of(game))
    raise Unknown(
        f"no bot for {game} is called {quote(name)}; there are {known}, "
        "and your own as module:attribute"
    )


def bots_of(game: str) -> tuple[Registered, ...]:
    """The registered bots of this game."""
    if game not in GAMES:
        raise Unknown(f"no game is called {quote(game)}; there are {', '.join(GAMES)}")
    return REGISTERED[game]


def stand_in(game: str) -> Registered:
    """The bot that plays for people who ran out of time or left."""
    return next(bot for bot in bots_of(game) if bot.stand_in)


def _custom_bot(name: str) -> BotSource:
    module_name, _, attribute = name.partition(":")
    module = _imported(name, module_name)
    if not hasattr(module, attribute):
        place = getattr(module, "__file__", None) or "built in"
        raise Unknown(f"the module {module_name} ({place}) has no {quote(attribute)}")
    source: BotSource = getattr(module, attribute)
    if inspect.isclass(source) or inspect.isroutine(source):
        return source
    # An object would be shared by all seats and games and could carry what it learnt from one
    # to the next, so a seed would no longer determine the game.
    raise Malformed(f"a bot is a function or a class, and {name} is {quote(source)}")


def _imported(name: str, module_name: str) -> object:
    if not all(part.isidentifier() for part in module_name.split(".")):
        raise Malformed(f"a custom bot is named as module:attribute, not {quote(name)}")
    _make_importable(Path.cwd())
    try:
        return importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise BrokenModule(f"the module {module_name} broke: {error}") from error
        raise Unknown(
            f"no module {error.name} was found for the bot {name}, "
            "neither in the current directory nor among the installed packages"
        ) from None
    except (Exception, SystemExit) as error:
        raise BrokenModule(f"the module {module_name} broke: {error!r}") from error


def _make_importable(directory: Path) -> None:
    """Append the directory to the import path, where its files hide no other module."""
    if str(directory) not in sys.path:
        sys.path.append(str(directory))
