"""A game's lesson: the first game of a newcomer, with a scripted deal and scripted bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from gemkeep.core.chance import Chance
from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.table.moves import Draw
from gemkeep.table.state import Table

LEARNER: Final[Seat] = 0
"""The seat of the newcomer; bots have the others."""


class Lesson(ABC):
    """The script of one game.

    A script may end early, and a newcomer need not follow it: where it has no answer, or one that
    the rules do not allow any more, chance draws and the bots think as at any other table.
    """

    rules: ClassVar[Mapping[str, Any]]
    bots: ClassVar[tuple[str, ...]]
    first: ClassVar[Seat | None] = None
    """Who begins, if the game has this option."""

    @abstractmethod
    def draw(self, game: Game[Any, Any], moves: tuple[Move, ...]) -> Action | None:
        """What chance draws after these moves; None to leave it to chance."""

    @abstractmethod
    def act(self, table: Table, seat: Seat) -> Action | None:
        """What the bot in this seat does now; None to let it think."""


def scripted(lesson: Lesson, game: Game[Any, Any], otherwise: Draw) -> Draw:
    """Chance as the lesson draws it."""

    def draw(chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
        wanted = lesson.draw(game, moves)
        if wanted is not None and chance.probability(wanted):
            return wanted
        return otherwise(chance, moves, part)

    return draw
