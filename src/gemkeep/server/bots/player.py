"""A bot that plays one seat, in a thread of the server or in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple, TypeAlias

from gemkeep.core.bot import (
    NO_LIMIT,
    Adviser,
    Bot,
    BotFault,
    BotSource,
    Explainer,
    Limit,
    Listener,
    Observer,
    Witness,
    ask,
    make_bot,
)
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat


class BotSpec(NamedTuple):
    """Everything needed to create a bot, and its seat."""

    source: BotSource
    name: str
    seat: Seat
    limit: Limit = NO_LIMIT


# The type of a view, and of what can be said about it, depends on the game.


class Observed(NamedTuple):
    """Something happened: the view of the bot's seat after it."""

    view: Any


class Saw(NamedTuple):
    """Something happened that everyone at the table saw."""

    event: Event


class Heard(NamedTuple):
    """Someone said something."""

    seat: Seat
    said: Any


News: TypeAlias = Saw | Observed | Heard
"""What a bot learns while it is not its turn."""


class Act(NamedTuple):
    """Choose one of the legal actions; with a seed, the same one every time."""

    view: Any
    legal: tuple[Action, ...]
    seed: bytes | None


class Advise(NamedTuple):
    """Say what you would do if it were your turn."""

    view: Any


class Explain(NamedTuple):
    """Say what you are about to do, and why."""

    view: Any
    action: Action


Question: TypeAlias = Act | Advise | Explain


class Player:
    """A bot in its seat. Its faults are reported, never raised: the table must go on."""

    def __init__(self, spec: BotSpec) -> None:
        """A new bot; a `BotFault` error if it can't be made."""
        self._spec = spec
        self._random = Random()
        self._bot: Bot[Any] = make_bot(spec.source, self._random, spec.limit)

    def answer(
        self, news: Iterable[News], question: Question, report: Callable[[str], None]
    ) -> object | None:
        """The answer, after the bot has taken in the news; None if it has none."""
        for one in news:
            self._take_in(one, report)
        match question:
            case Act(view, legal, seed):
                return self._act(view, legal, seed, report)
            case Advise(view):
                return self._advise(view, report)
            case Explain(view, action):
                return self._explain(view, action, report)

    def _take_in(self, news: News, report: Callable[[str], None]) -> None:
        try:
            match news:
                case Saw(event) if isinstance(self._bot, Witness):
                    self._bot.see(event)
                case Heard(seat, said) if isinstance(self._bot, Listener):
                    self._bot.hear(seat, said)
                case Observed(view) if isinstance(self._bot, Observer):
                    self._bot.observe(view)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot raises
            report(f"bot {self._spec.name} failed to take something in: {error!r}")

    def _act(
        self,
        view: Any,  # noqa: ANN401
        legal: tuple[Action, ...],
        seed: bytes | None,
        report: Callable[[str], None],
    ) -> Action | None:
        if seed is not None:
            self._random.seed(seed)
        try:
            return ask(self._bot, self._spec.name, self._spec.seat, view, legal)
        except BotFault as fault:
            report(str(fault))
            return None

    def _advise(self, view: Any, report: Callable[[str], None]) -> Action | None:  # noqa: ANN401
        if not isinstance(self._bot, Adviser):
            return None
        try:
            return self._bot.advise(view)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot raises
            report(f"bot {self._spec.name} failed to give advice: {error!r}")
            return None

    def _explain(
        self,
        view: Any,  # noqa: ANN401
        action: Action,
        report: Callable[[str], None],
    ) -> object | None:
        if not isinstance(self._bot, Explainer):
            return None
        try:
            return self._bot.explain(view, action)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot raises
            report(f"bot {self._spec.name} failed to explain itself: {error!r}")
            return None
