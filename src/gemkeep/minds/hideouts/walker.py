"""The bot that walks the gap past every cell, places what it knows, and does not guess early."""

from __future__ import annotations

from random import Random
from typing import Final

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.catalogue import PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.types import (
    BLESS,
    BLESSING,
    CLOSING,
    CORRECT,
    FINISH,
    PASS,
    PLACE,
    PLACING,
    SLIDE,
    TURN,
    Cell,
)
from gemkeep.games.hideouts.view import CellView, View
from gemkeep.minds.hideouts.knowledge import Knowledge, know
from gemkeep.minds.hideouts.plan import Plan
from gemkeep.minds.hideouts.routes import routes

THERE_AND_BACK: Final = 2


class Walker:
    """A player who uncovers every cell on a short walk and places only what is certain.

    Where its table keeps no memory, it remembers what it has itself seen in the cells.
    """

    def __init__(self, random: Random) -> None:
        """Take the seat's own generator, for the guesses that can't be avoided."""
        self._random = random
        self._seen: dict[Cell, CellView] = {}

    def __call__(self, view: View, legal: tuple[Action, ...]) -> Action:
        """What to do now."""
        self._seen |= {at.cell: at for at in view.cells if at.guardian_lies != "unknown"}
        known = know(view, self._seen)
        if view.phase == PLACING:
            return self._place(view, known)
        if view.phase == BLESSING:
            return Action(BLESS, Plan(known).best_slide())
        if view.phase == CLOSING:
            return Action(FINISH if self._should_finish(view, known) else PASS, None)
        if view.phase == TURN:
            return self._turn(view, known, legal)
        return Action(SLIDE, Plan(known).best_slide())

    def _turn(self, view: View, known: Knowledge, legal: tuple[Action, ...]) -> Action:
        finish = Action(FINISH, None)
        if finish in legal and self._should_finish(view, known):
            return finish
        for guardian in known.misplaced:
            if guardian in known.homes:
                correct = Action(CORRECT, (guardian, known.homes[guardian]))
                if correct in legal and view.supply - PRICE_OF_A_CORRECTION >= _way_home(known):
                    return correct
        return Action(SLIDE, Plan(known).best_slide())

    def _place(self, view: View, known: Knowledge) -> Action:
        """Home if that is known; else left, unless there is no coming back for it."""
        guardian = known.lying[known.gap]
        if guardian in known.homes:
            return Action(PLACE, known.homes[guardian])
        may_learn = any(known.unread.values()) or view.memory == "team"
        if _way_home(known) <= view.supply and may_learn:
            return Action(PLACE, None)
        return Action(PLACE, self._guess(known))

    def _guess(self, known: Knowledge) -> Cell:
        """A box that may be its home, and better one that nobody else is in."""
        may_be = sorted(known.unread)
        free = [cell for cell in may_be if not known.boxes[cell].guardians]
        return self._random.choice(free or may_be)

    def _should_finish(self, view: View, known: Knowledge) -> bool:
        """Whether all is right, or can't be made any better."""
        if known.misplaced:
            return view.supply < PRICE_OF_A_CORRECTION
        learn_and_correct = THERE_AND_BACK + PRICE_OF_A_CORRECTION
        can_learn = view.memory == "team" and view.supply >= learn_and_correct
        return not (known.unproven and can_learn)


def _way_home(known: Knowledge) -> int:
    """The fewest tokens in which every guardian can be fetched and the gap be home."""
    return routes(known.at_best)[known.needed][known.gap]
