"""The bot that plans the walk of the gap far ahead, and has advice for others."""

from __future__ import annotations

from typing import ClassVar

from gemkeep.games.hideouts.types import Cell
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.stroller import Stroller


class Walker(Stroller):
    """A player who uncovers every cell on a short walk and places only what is certain."""

    moves_ahead: ClassVar = 8

    def advise(self, view: View) -> Cell | None:
        """The cell whose box this bot would slide, were it its turn; None if it would not."""
        known = self._know(view)
        done = not known.needed and known.gap == known.terms.start
        return None if done or known.misplaced else self._best_slide(known)
