"""Bots: given the view of their seat and the legal actions, they choose one of the actions.

The smallest bot is a function `bot(view, legal) -> action`. A class with an `act` method can also
remember what it saw; an instance is created for each seat of each game. The other protocols here
are optional: seeing events, watching and talking, giving advice, explaining moves, a policy, and an
analysis. A bot never sees a state.
"""

from __future__ import annotations

import inspect
import time
import traceback
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar, runtime_checkable

from gemkeep.core.analysis import Analysis
from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat
from gemkeep.core.time_limit import TimeIsUp, interrupted_after

CORE: Final = Path(__file__).parent
PATIENCE: Final = 2
"""How many times its limit a bot may take."""
VIEW_AND_LEGAL: Final = 2
"""The parameters of a function that every call gives."""

ViewT = TypeVar("ViewT", contravariant=True)  # noqa: PLC0105 -- named as in `core.game`


@runtime_checkable
class Bot(Protocol[ViewT]):
    """Plays one seat of one game."""

    def act(self, view: ViewT, legal: tuple[Action, ...], /) -> Action:
        """One of the legal actions."""


@runtime_checkable
class Witness(Protocol):
    """A bot that sees what happens, and not only the view that results."""

    def see(self, event: Event, /) -> None:
        """Take note of one event of a move; everyone at the table saw it."""


@runtime_checkable
class Observer(Protocol[ViewT]):
    """A bot that watches the game, even while others act."""

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
class Explainer(Protocol[ViewT]):
    """A bot that says what it is about to do, and why."""

    def explain(self, view: ViewT, action: Action, /) -> object | None:
        """What the bot says before it takes this action; None if there is nothing to say.

        The bots of a game agree on the form, as they do on what can be said.
        """


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


BotSource: TypeAlias = BotFunction | Bot[Any] | type[Bot[Any]] | type[BotFunction] | partial[Any]
"""What bots are made from: a function, a class whose instances are bots, a `functools.partial` of
either, or an instance, which is copied for each seat of each game so that it carries nothing over
from one game to the next.

It can be pickled and sent to another process if it can be imported by name.
"""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think for each action.

    A bot with a `limit` parameter gets this. One that takes more than twice as long has failed;
    the margin is for busy machines.
    """

    seconds: float | None = None
    """None for as long as it likes."""


NO_LIMIT: Final = Limit()


class BotFault(GemkeepError):
    """A bot raised an error, took too long, or chose an action that is not legal."""

    trace: str = ""
    """The traceback of the error that the bot raised, from the bot's own code on."""


def fault_of(said: str, error: BaseException) -> BotFault:
    """The fault of a bot that raised this error."""
    fault = BotFault(said)
    frames = error.__traceback__
    while frames is not None and CORE in Path(frames.tb_frame.f_code.co_filename).parents:
        frames = frames.tb_next
    fault.trace = "".join(traceback.format_exception(type(error), error, frames))
    return fault


def make_bot(source: BotSource, random: Random, limit: Limit = NO_LIMIT) -> Bot[Any]:
    """A bot for one seat of one game; a `BotFault` error if it can't be made.

    A class or a function is given the seat's random generator and the limit if it has parameters
    named `random` and `limit`.
    """
    try:
        made = _made(source, {"random": random, "limit": limit})
    except (Exception, SystemExit) as error:
        raise fault_of(f"bot {_name_of(source)} can't be made: {error!r}", error) from error
    if isinstance(made, Bot):
        return made
    if callable(made):
        return FunctionBot(made)
    raise BotFault(f"bot {_name_of(source)} has no method act(view, legal)")


def has_ability(source: BotSource, ability: type) -> bool:
    """Whether the bots made from this have the ability of a protocol; functions have none."""
    kind = unwrapped(source)
    return issubclass(kind, ability) if inspect.isclass(kind) else isinstance(kind, ability)


def unwrapped(source: object) -> object:
    """The class, function or instance behind a `functools.partial`."""
    return source.func if isinstance(source, partial) else source


def ask(  # noqa: PLR0913, PLR0917 - who is asked, and what
    bot: Bot[Any],
    name: str,
    seat: Seat,
    view: object,
    legal: tuple[Action, ...],
    limit: Limit = NO_LIMIT,
) -> Action:
    """The legal action that the bot chooses; a `BotFault` error names the bot if it fails.

    So does a bot that takes much longer than its limit.
    """
    try:
        if limit.seconds is None:
            answer = bot.act(view, legal)
        else:
            answer = _answer_in_time(bot, view, legal, PATIENCE * limit.seconds)
        chosen = next((action for action in legal if action == answer), None)
    except TimeIsUp as error:
        said = f"bot {name} at seat {seat} took more than twice its limit of {limit.seconds} s"
        raise fault_of(said, error) from error
    except (Exception, SystemExit) as error:
        raise fault_of(f"bot {name} at seat {seat} broke: {error!r}", error) from error
    if chosen is not None:
        return chosen
    listed = ", ".join(quote(tuple(action)) for action in legal)
    raise BotFault(f"bot {name} at seat {seat} answered {quote(answer)}; legal are {listed}")


def _answer_in_time(
    bot: Bot[Any], view: object, legal: tuple[Action, ...], seconds: float
) -> Action:
    started = time.perf_counter()
    with interrupted_after(seconds):
        answer = bot.act(view, legal)
    if time.perf_counter() - started > seconds:
        raise TimeIsUp
    return answer


def _made(source: Any, offered: Mapping[str, object]) -> object:  # noqa: ANN401
    kind = unwrapped(source)
    if inspect.isclass(kind):
        return source(**{name: offered[name] for name in _taken(source, 0)})
    if not inspect.isroutine(kind):
        return deepcopy(source)
    taken = {name: offered[name] for name in _taken(source, VIEW_AND_LEGAL)}
    return partial(source, **taken) if taken else source


@lru_cache(maxsize=1024)
def _taken(source: Any, given: int) -> tuple[str, ...]:  # noqa: ANN401
    """Which of `random` and `limit` are parameters, after this many that are given anyway."""
    try:
        parameters = list(inspect.signature(source).parameters)[given:]
    except ValueError:  # functions written in C have no signature to read
        if given:
            return ()
        raise
    return tuple(name for name in ("random", "limit") if name in parameters)


def _name_of(source: object) -> str:
    kind = unwrapped(source)
    return getattr(kind, "__qualname__", type(kind).__qualname__)
