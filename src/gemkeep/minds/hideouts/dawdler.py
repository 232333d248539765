"""The bot that plays like a beginner: it takes detours and forgets, but does no damage."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.board.tray import NEIGHBOURS
from gemkeep.games.hideouts.types import Cell
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.knowledge import Knowledge
from gemkeep.minds.hideouts.stroller import Stroller, way_home

DAWDLES: Final = 0.3
"""How often it wanders instead of going where something is left to do."""
FORGETS: Final = 0.25
"""How often, in its turn, it forgets what it knew about a box."""
TO_SPARE: Final = 4
"""The tokens beyond the way home without which it no longer wanders."""


class Dawdler(Stroller):
    """Sees only the next slide, sometimes wanders, and forgets some of what it saw.

    It wanders only while there are tokens to spare, never undoes a slide to wander, and places and
    corrects nothing that it is not sure of as long as it can wait.
    """

    moves_ahead: ClassVar = 1

    def __init__(self, random: Random) -> None:
        """Use the seat's random generator to wander and to forget."""
        super().__init__(random)
        self._supply = 0

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        """The action that occurs to a beginner."""
        if self._random.random() < FORGETS:
            self._memory.forget_a_box(self._random)
        self._supply = view.supply
        return super().act(view, legal)

    def _best_slide(self, known: Knowledge) -> Cell:
        may_wander = self._supply - way_home(known) >= TO_SPARE and not known.misplaced
        if not may_wander or self._random.random() >= DAWDLES:
            return super()._best_slide(known)
        onward = [cell for cell in NEIGHBOURS[known.gap] if cell != self._memory.came_from]
        return self._random.choice(onward)
