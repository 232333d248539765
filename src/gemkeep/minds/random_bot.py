"""A bot that plays any game at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from gemkeep.core.moves import Action


class RandomBot:
    """Takes any legal action, each with the same probability."""

    def __init__(self, random: Random) -> None:
        """Use the seat's random generator."""
        self._random = random

    def act(self, _view: object, legal: tuple[Action, ...]) -> Action:
        """Any of the legal actions."""
        return legal[int(self._random.random() * len(legal))]

    def policy(self, _view: object, legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """The same probability for each."""
        return dict.fromkeys(legal, 1 / len(legal))
