"""A few simple bots, until the real ones move in."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from gemkeep.core.bot import AnyBot
from gemkeep.core.errors import Unknown, quote
from gemkeep.core.moves import Action


class Registered(NamedTuple):
    """A bot, its name and a line on it."""

    name: str
    bot: AnyBot
    about: str


class Whim:
    """Takes any legal action."""

    def __init__(self, random: Random) -> None:
        """With this generator."""
        self._random = random

    def __call__(self, view: Any, legal: tuple[Action, ...]) -> Action:  # noqa: ANN401
        """Any of them."""
        del view
        return self._random.choice(legal)


def bold(view: Any, legal: tuple[Action, ...]) -> Action:  # noqa: ANN401
    """Leaves at a risk of one in four."""
    return _leave_at(0.25, view, legal)


def cautious(view: Any, legal: tuple[Action, ...]) -> Action:  # noqa: ANN401
    """Leaves at a risk of one in ten."""
    return _leave_at(0.1, view, legal)


def _leave_at(risk: float, view: Any, legal: tuple[Action, ...]) -> Action:  # noqa: ANN401
    threat = sum(threat.cards for threat in view.threats) / view.cards
    return next(a for a in legal if a.argument == ("back" if threat >= risk else "on"))


def bots_of(game: str) -> tuple[Registered, ...]:
    """The bots of a game."""
    if game != "diamant":
        raise Unknown(f"no bots for {quote(game)} yet")
    return (
        Registered("random", Whim, "takes any legal action, each as likely"),
        Registered("bold", bold, "leaves when one card in four would end the round"),
        Registered("cautious", cautious, "leaves when one card in ten would end the round"),
    )
