"""A bot that picks at random, high numbers more often."""

from __future__ import annotations

from random import Random

from gemkeep.core.moves import Action
from tests.third_game.game import View


class Gambler:
    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        del view
        return self._random.choices(legal, weights=range(1, len(legal) + 1))[0]
