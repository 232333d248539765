"""The bots that come with Gemkeep, by game and name; and custom ones, as `module:attribute`.

A name may end with parameters for a bot that takes some: `mine:Careful?risk=0.2&rounds=3`.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from gemkeep.core.bot import Bot, BotSource
from gemkeep.core.errors import GemkeepError, Malformed, Unknown, quote
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.diamant.challenger import challenger
from gemkeep.minds.diamant.ev_bot import EvBot
from gemkeep.minds.diamant.hunter.bot import Hunter
from gemkeep.minds.diamant.miner import miner
from gemkeep.minds.diamant.sage.bot import Sage
from gemkeep.minds.diamant.threshold_bots import (
    bold,
    cautious,
    glutton,
    magpie,
    mouse,
    nine,
    two,
)
from gemkeep.minds.hideouts.dawdler import Dawdler
from gemkeep.minds.hideouts.keeper.bot import Keeper
from gemkeep.minds.hideouts.stroller import Stroller
from gemkeep.minds.hideouts.teammates.forgetful import Forgetful
from gemkeep.minds.hideouts.teammates.quiet import Quiet
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.minds.parameters import with_parameters
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
    for_studies: bool = False
    """Whether it is only a baseline and not offered to people."""
    known_as: str = ""
    """What people call it, if that is not its name; records and old tables have the name."""
    rating: int | None = None
    """Measured in a tournament, see docs/bots.md; None if not measured."""

    @property
    def title(self) -> str:
        """The one name that people see, here in English and in the browser in their language."""
        return self.known_as or self.name


RANDOM: Final = Registered(
    "random", RandomBot, "takes any legal action, all equally likely", 1, for_studies=True
)

REGISTERED: Final = MappingProxyType(
    {
        "diamant": (
            Registered("mouse", mouse, "leaves at the first hazard on the path", 1, rating=686),
            RANDOM._replace(rating=690),
            Registered(
                "two",
                two,
                "leaves at the second hazard on the path",
                1,
                known_as="scout",
                rating=833,
            ),
            Registered(
                "cautious",
                cautious,
                "leaves when one card in ten would end the round",
                2,
                known_as="watchman",
                rating=849,
            ),
            Registered(
                "bold",
                bold,
                "leaves when one card in four would end the round",
                2,
                stand_in=True,
                known_as="daredevil",
                rating=997,
            ),
            Registered(
                "magpie",
                magpie,
                "leaves when a relic or five rubies lie on the path",
                2,
                rating=1060,
            ),
            Registered(
                "nine",
                nine,
                "leaves with nine rubies carried",
                3,
                known_as="collector",
                rating=1075,
            ),
            Registered(
                "miner",
                miner,
                "weighs what it carries against what the deck holds",
                3,
                rating=1095,
            ),
            Registered("glutton", glutton, "leaves with twenty rubies carried", 3, rating=1100),
            Registered(
                "ev",
                EvBot,
                "leaves when one more card is worth less than going home",
                3,
                known_as="reckoner",
                rating=1114,
            ),
            Registered(
                "challenger",
                challenger,
                "reckons, and dares more when behind than ahead",
                3,
                rating=1121,
            ),
            Registered(
                "sage",
                Sage,
                "solves every decision for the chance to win, and is hard to exploit",
                3,
                slow=True,
                rating=1171,
            ),
            Registered(
                "hunter",
                Hunter,
                "learns the habits of the others during the game and uses them",
                3,
                slow=True,
                rating=1188,
            ),
        ),
        "hideouts": (
            RANDOM,
            Registered(
                "dawdler", Dawdler, "takes detours and forgets, but never does any damage", 1
            ),
            Registered(
                "forgetful",
                Forgetful,
                "plans well, but keeps only five homes in mind and says what it forgot",
                2,
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
            Registered(
                "quiet",
                Quiet,
                "plays like the keeper and leaves the thinking to you; suggests only when asked",
                3,
                slow=True,
            ),
            Registered(
                "keeper",
                Keeper,
                "plays every action out in many caskets that may be the real one",
                3,
                slow=True,
            ),
        ),
    }
)
"""By game, in the order in which they are listed: from the weakest to the strongest."""


class BrokenModule(GemkeepError):
    """A custom bot's module can't be imported."""


def find_bot(game: str, name: str) -> BotSource:
    """The registered or custom bot of this name; an error lists the registered ones."""
    plain, asked, parameters = name.partition("?")
    source = _find(game, plain)
    return with_parameters(source, name, parameters) if asked else source


def _find(game: str, name: str) -> BotSource:
    for registered in bots_of(game):
        if name in (registered.name, registered.title):
            return registered.bot
    if ":" in name:
        return _custom_bot(name)
    known = ", ".join(registered.title for registered in bots_of(game))
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
    if callable(source) or isinstance(source, Bot):
        return source
    raise Malformed(
        f"a bot is a function, a class or an object with a method act(view, legal), "
        f"and {name} is {quote(source)}"
    )


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
