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
    Limit,
    Listener,
    Observer,
    ask,
    make_bot,
)
from gemkeep.core.moves import Action, Seat


class BotSpec(NamedTuple):
    """What a bot is made from, and where it sits."""

    source: BotSource
    name: str
    seat: Seat
    limit: Limit = NO_LIMIT


# The type of a view, and of what can be said about it, depends on the game.


class Observed(NamedTuple):
    """Something happened: the view of the bot's seat after it."""

    view: Any


class Heard(NamedTuple):
    """Someone said something."""

    seat: Seat
    said: Any


News: TypeAlias = Observed | Heard
"""What a bot learns while it is not its turn."""


class Act(NamedTuple):
    """Choose one of the legal actions; with a seed, the same one every time."""

    view: Any
    legal: tuple[Action, ...]
    seed: bytes | None


class Advise(NamedTuple):
    """Say what you would do if it were your turn."""

    view: Any


Question: TypeAlias = Act | Advise


class Player:
    """A bot in its seat. Its faults are reported, never raised: the table must go on."""

    def __init__(self, spec: BotSpec) -> None:
        """A new bot; a `BotFault` error if it can't be made."""
        self._spec = spec
        self._random = Random()
        self._bot: Bot[Any] = make_bot(spec.source, self._random, spec.limit)

    def answer(
        self, news: Iterable[News], question: Question, report: Callable[[str], None]
    ) -> Action | None:
        """The answer, after the bot has taken in the news; None if it has none."""
        for one in news:
            self._take_in(one, report)
        match question:
            case Act(view, legal, seed):
                return self._act(view, legal, seed, report)
            case Advise(view):
                return self._advise(view, report)

    def _take_in(self, news: News, report: Callable[[str], None]) -> None:
        try:
            if isinstance(news, Heard):
                if isinstance(self._bot, Listener):
                    self._bot.hear(*news)
            elif isinstance(self._bot, Observer):
                self._bot.observe(news.view)
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
