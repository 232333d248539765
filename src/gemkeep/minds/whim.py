"""The bot that knows no game and so plays them all."""

from __future__ import annotations

from random import Random

from gemkeep.core.moves import Action


class Whim:
    """A bot that takes any legal action, each as likely as the next."""

    def __init__(self, random: Random) -> None:
        """Take the seat's own generator."""
        self._random = random

    def __call__(self, _view: object, legal: tuple[Action, ...]) -> Action:
        """Any of the legal actions."""
        return legal[int(self._random.random() * len(legal))]
