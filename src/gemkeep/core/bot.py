"""Bots: given the view of their seat and the legal actions, they choose one of the actions.

The smallest bot is a function `bot(view, legal) -> action`. A class with the method `act` can also
remember what it saw; one is made for each seat of each game. The other protocols here are abilities
a class may add: to watch and to talk, to give advice, to say how often it would choose what, and to
say what each action is worth. A bot never sees a state.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar, runtime_checkable

from gemkeep.core.analysis import Analysis
from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.moves import Action, Seat

ViewT = TypeVar("ViewT", contravariant=True)  # noqa: PLC0105 -- named as in `core.game`


@runtime_checkable
class Bot(Protocol[ViewT]):
    """Plays one seat of one game."""

    def act(self, view: ViewT, legal: tuple[Action, ...], /) -> Action:
        """One of the legal actions."""


@runtime_checkable
class Observer(Protocol[ViewT]):
    """A bot that watches the game, also while others act."""

    def observe(self, view: ViewT, /) -> Sequence[object]:
        """What the bot says aloud after a move, given the view of its seat.

        The bots of a game agree among themselves on what can be said.
        """


@runtime_checkable
class Listener(Protocol):
    """A bot that hears what the other seats say."""

    def hear(self, seat: Seat, said: Any, /) -> None:  # noqa: ANN401 -- see `Observer.observe`
        """Take note of what this seat said."""


@runtime_checkable
class Adviser(Protocol[ViewT]):
    """A bot that helps the player whose turn it is."""

    def advise(self, view: ViewT, /) -> Action | None:
        """The action the bot would take in their place; None if it has no advice."""


@runtime_checkable
class HasPolicy(Protocol[ViewT]):
    """A bot that can say how likely it is to choose each action."""

    def policy(self, view: ViewT, legal: tuple[Action, ...], /) -> Mapping[Action, float]:
        """The probability of each legal action; actions left out have probability 0."""


@runtime_checkable
class Analyst(Protocol[ViewT]):
    """A bot that can say what each action is worth."""

    def analyse(self, view: ViewT, legal: tuple[Action, ...], /) -> Analysis:
        """The value of each legal action, and why."""


class BotFunction(Protocol):
    """A bot without a memory, as a plain function."""

    def __call__(self, view: Any, legal: tuple[Action, ...], /) -> Action:  # noqa: ANN401
        """One of the legal actions."""


@dataclass(frozen=True, slots=True)
class FunctionBot:
    """A function as a `Bot`."""

    act: BotFunction


BotSource: TypeAlias = BotFunction | type[Bot[Any]] | type[BotFunction]
"""What bots are made from: a function, or a class whose instances are bots.

It can be pickled and sent to another process if it can be imported by name.
"""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think."""

    seconds: float | None = None
    """For each action; None for as long as it likes."""


NO_LIMIT: Final = Limit()


class BotFault(GemkeepError):
    """A bot raised an error, or chose an action that is not legal."""


def make_bot(source: BotSource, random: Random, limit: Limit = NO_LIMIT) -> Bot[Any]:
    """A bot for one seat of one game; a `BotFault` error if it can't be made.

    A class is given the seat's random generator and the limit if it has parameters named `random`
    and `limit`.
    """
    if not inspect.isclass(source):
        return FunctionBot(source)
    offered = {"random": random, "limit": limit}
    try:
        taken = inspect.signature(source).parameters
        made = source(**{name: given for name, given in offered.items() if name in taken})
    except (Exception, SystemExit) as error:
        raise BotFault(f"bot {source.__qualname__} can't be made: {error!r}") from error
    if isinstance(made, Bot):
        return made
    if callable(made):
        return FunctionBot(made)
    raise BotFault(f"bot {source.__qualname__} has no method act(view, legal)")


def ask(bot: Bot[Any], name: str, seat: Seat, view: object, legal: tuple[Action, ...]) -> Action:
    """The legal action that the bot chooses; a `BotFault` error names the bot if it fails."""
    try:
        answer = bot.act(view, legal)
        chosen = next((action for action in legal if action == answer), None)
    except (Exception, SystemExit) as error:
        raise BotFault(f"bot {name} at seat {seat} broke: {error!r}") from error
    if chosen is not None:
        return chosen
    listed = ", ".join(quote(tuple(action)) for action in legal)
    raise BotFault(f"bot {name} at seat {seat} answered {quote(answer)}; legal are {listed}")
