"""The bot that goes where something is left to do, and places only what it knows."""

from __future__ import annotations

import math
from random import Random
from typing import ClassVar, Final

from gemkeep.core.moves import Action, Seat
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
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.knowledge import Knowledge, know
from gemkeep.minds.hideouts.memory import SeatMemory
from gemkeep.minds.hideouts.plan import PRICE_OF_TURNING_BACK, Plan
from gemkeep.minds.hideouts.reports import Report, visible_reports
from gemkeep.minds.hideouts.routes import routes
from gemkeep.minds.hideouts.teammates.intentions import Intention, Notes, intention

THERE_AND_BACK: Final = 2


class Stroller:
    """Goes wherever something is left to do, and places a guardian only if its home is certain.

    It thinks two slides ahead. If its table keeps little memory, it remembers everything it sees,
    even between its turns, says it aloud, and listens to the others.
    """

    moves_ahead: ClassVar = 2
    reserved: ClassVar = False
    """Whether it volunteers only what people need or ask for."""

    def __init__(self, random: Random) -> None:
        """Use the seat's random generator for guesses that can't be avoided."""
        self._random = random
        self._memory = SeatMemory()
        self._said: frozenset[Report] = frozenset()

    def observe(self, view: View) -> tuple[Report, ...]:
        """Remember what is in sight after a move, and report what is new."""
        self._memory.observe(view)
        if view.memory == "team":
            return ()  # the table shows it to everyone
        seen = visible_reports(view)
        new = tuple(report for report in seen if report not in self._said)
        self._said = frozenset(seen)
        return new

    def hear(self, seat: Seat, report: Report) -> None:
        """Remember what a teammate says."""
        self._memory.hear(seat, report)

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        """The action that the plan and the memory suggest."""
        known = self._know(view)
        if view.phase == PLACING:
            return self._place(view, known)
        if view.phase == BLESSING:
            return Action(BLESS, self._best_slide(known))
        if view.phase == CLOSING:
            return self._close(view, known, legal)
        if view.phase == TURN:
            return self._turn(view, known, legal)
        return Action(SLIDE, self._best_slide(known))

    def explain(self, view: View, action: Action) -> Intention | None:
        """What this bot says before it takes the action: its plan, and the reason."""
        known, memory = self._know(view), self._memory
        notes = Notes(memory.recall(view), known, memory.cells, memory.came_from)
        return intention(notes, action)

    def _best_slide(self, known: Knowledge) -> Cell:
        return Plan(known, self.moves_ahead, self._turning_back(known)).best_slide()

    def _turning_back(self, known: Knowledge) -> dict[Cell, float]:
        """The extra price of undoing the last slide; never twice in a row, as that is a loop.

        With nothing left to fetch, the way home may lead back.
        """
        came_from = self._memory.came_from
        if came_from is None or not known.needed:
            return {}
        return {came_from: math.inf if self._memory.turned_back else PRICE_OF_TURNING_BACK}

    def _know(self, view: View) -> Knowledge:
        self._memory.observe(view)
        return know(self._memory.recall(view), self._memory.cells, self._memory.legible(view))

    def _close(self, view: View, known: Knowledge, legal: tuple[Action, ...]) -> Action:
        finish = Action(FINISH, None)
        if finish in legal and self._should_finish(view, known):
            return finish
        return Action(PASS, None)

    def _turn(self, view: View, known: Knowledge, legal: tuple[Action, ...]) -> Action:
        finish = Action(FINISH, None)
        if finish in legal and self._should_finish(view, known):
            return finish
        for guardian in known.misplaced:
            if guardian in known.homes:
                correct = Action(CORRECT, (guardian, known.homes[guardian]))
                if correct in legal and view.supply - PRICE_OF_A_CORRECTION >= way_home(known):
                    return correct
        return Action(SLIDE, self._best_slide(known))

    def _place(self, view: View, known: Knowledge) -> Action:
        """Into its home if that is known; else left there, if there are tokens to come back."""
        guardian = known.lying[known.gap]
        if guardian in known.homes:
            return Action(PLACE, known.homes[guardian])
        may_learn = any(known.unread.values()) or known.learns_all
        if way_home(known) <= view.supply and may_learn:
            return Action(PLACE, None)
        return Action(PLACE, self._guess(known))

    def _guess(self, known: Knowledge) -> Cell:
        """A box that may be its home, preferably an empty one."""
        may_be = sorted(known.unread)
        free = [cell for cell in may_be if not known.boxes[cell].guardians]
        return self._random.choice(free or may_be)

    def _should_finish(self, view: View, known: Knowledge) -> bool:
        """Whether everything is right, or can't be improved."""
        if known.misplaced:
            return view.supply < PRICE_OF_A_CORRECTION
        learn_and_correct = THERE_AND_BACK + PRICE_OF_A_CORRECTION
        can_learn = known.learns_all and view.supply >= learn_and_correct
        return not (known.unproven and can_learn)


def way_home(known: Knowledge) -> int:
    """The fewest tokens that fetch every guardian and bring the gap home."""
    return routes(known.at_best)[known.needed][known.gap]
