"""The bot that plans the walk of the gap far ahead, and gives advice."""

from __future__ import annotations

from typing import ClassVar

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import SLIDE
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.stroller import Stroller


class Walker(Stroller):
    """Uncovers every cell on a short walk, and places only what is certain."""

    moves_ahead: ClassVar = 8

    def advise(self, view: View) -> Action | None:
        """The slide this bot would make if it were its turn; None if it would not slide."""
        known = self._know(view)
        done = not known.needed and known.gap == known.terms.start
        return None if done or known.misplaced else Action(SLIDE, self._best_slide(known))
