"""The bots there are, by game and name; and anyone's own, as `module:attribute`."""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from gemkeep.core.bot import AnyBot
from gemkeep.core.errors import GemkeepError, Malformed, Unknown, quote
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.diamant.expectation import ev
from gemkeep.minds.diamant.habits import bold, cautious, nine, two
from gemkeep.minds.hideouts.stroller import Stroller
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.minds.whim import Whim


class Registered(NamedTuple):
    """A bot that comes with Gemkeep."""

    name: str
    bot: AnyBot
    about: str
    """One line on how it plays."""


ANYWHERE: Final = (Registered("random", Whim, "takes any legal action, each as likely"),)

REGISTERED: Final = MappingProxyType(
    {
        "diamant": (
            *ANYWHERE,
            Registered("two", two, "leaves at the second hazard on the path"),
            Registered("cautious", cautious, "leaves when one card in ten would end the round"),
            Registered("bold", bold, "leaves when one card in four would end the round"),
            Registered("nine", nine, "leaves with nine rubies carried"),
            Registered("ev", ev, "leaves when one more card is worth less than going home"),
        ),
        "hideouts": (
            *ANYWHERE,
            Registered(
                "stroller", Stroller, "goes where something is left to do, places what it knows"
            ),
            Registered(
                "walker", Walker, "plans a short walk past every cell, places what it knows"
            ),
        ),
    }
)
"""By game, from the weakest to the strongest as they fare against each other."""


class BrokenModule(GemkeepError):
    """A module that was to hold a bot can't be imported."""


def find_bot(game: str, name: str) -> AnyBot:
    """The bot that goes by this name in this game; an error lists what there is."""
    for registered in bots_of(game):
        if registered.name == name:
            return registered.bot
    if ":" in name:
        return _own_bot(name)
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


def _own_bot(name: str) -> AnyBot:
    module_name, _, attribute = name.partition(":")
    module = _imported(name, module_name)
    if not hasattr(module, attribute):
        place = getattr(module, "__file__", None) or "built in"
        raise Unknown(f"the module {module_name} ({place}) has no {quote(attribute)}")
    bot = getattr(module, attribute)
    if inspect.isclass(bot) or inspect.isroutine(bot):
        made: AnyBot = bot
        return made
    # An object would be one and the same in every seat and game, and carry what it
    # learnt in one into the next, so that a game's number no longer fixed the game.
    raise Malformed(f"a bot is a function or a class, and {name} is {quote(bot)}")


def _imported(name: str, module_name: str) -> object:
    if not all(part.isidentifier() for part in module_name.split(".")):
        raise Malformed(f"a bot of your own is named as module:attribute, not {quote(name)}")
    _make_importable(Path.cwd())
    try:
        return importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise BrokenModule(f"the module {module_name} broke: {error}") from error
        raise Unknown(
            f"no module {error.name} is found for the bot {name}, "
            "neither in the current directory nor among what is installed"
        ) from None
    except (Exception, SystemExit) as error:
        raise BrokenModule(f"the module {module_name} broke: {error!r}") from error


def _make_importable(directory: Path) -> None:
    """Put the directory last on the path, where its files hide no module of anyone else's."""
    if str(directory) not in sys.path:
        sys.path.append(str(directory))
