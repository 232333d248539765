"""One set of a game's parameters: its rules in the readable engine, and its numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

from gemkeep.core.errors import Malformed, quote
from gemkeep.core.game import Game
from gemkeep.core.spec import GameSpec

Parameters: TypeAlias = Mapping[str, Any]
"""The parameters of an OpenSpiel game, by name."""


class Variant(ABC):
    """A game with its parameters; it is pickled as its parameters."""

    spec: GameSpec[Any]
    game: Game[Any, Any]
    start: Any
    """The state before the first move."""
    decisions: int
    """No game has more decisions than this; decisions taken together count once."""
    draws: int
    """No game has more chance events than this."""

    def __init__(self, parameters: Parameters) -> None:
        """Keep the parameters, to be pickled."""
        self._parameters = dict(parameters)

    @property
    @abstractmethod
    def positions(self) -> int:
        """No game has more positions than this, the first included."""

    def returns(self, state: object) -> list[float]:
        """What the game is worth to each seat; 0 for all before the end."""
        outcome = self.game.outcome(state)
        return [0.0] * self.game.seats if outcome is None else list(self.spec.rewards(outcome))

    def __reduce__(self) -> tuple[type[Variant], tuple[Parameters]]:
        return type(self), (self._parameters,)


def counted(parameter: str, given: str) -> Counter[str]:
    """The names in a list such as `5+7+spider*2`, with how often each is there."""
    names: Counter[str] = Counter()
    for item in given.split("+"):
        name, star, times = item.strip().partition("*")
        if not name or (star and not (times.isdecimal() and int(times))):
            raise Malformed(
                f"{parameter} is a list such as a+b*2, not {quote(given)}: {quote(item)} is wrong"
            )
        names[name] += int(times or 1)
    return names
