"""The bot that goes where something is left to do, places what it knows, and says what it sees."""

from __future__ import annotations

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
from gemkeep.minds.hideouts.notes import Notes
from gemkeep.minds.hideouts.plan import Plan
from gemkeep.minds.hideouts.routes import routes
from gemkeep.minds.hideouts.telling import Telling, in_sight

THERE_AND_BACK: Final = 2


class Stroller:
    """A player who goes wherever something is left to do, and places only what is certain.

    It thinks two slides ahead. Where its table keeps little memory it remembers all that it sees,
    also between its turns, says it aloud, and listens to the others.
    """

    moves_ahead: ClassVar = 2

    def __init__(self, random: Random) -> None:
        """Take the seat's own generator, for the guesses that can't be avoided."""
        self._random = random
        self._notes = Notes()
        self._said: frozenset[Telling] = frozenset()

    def observe(self, view: View) -> tuple[Telling, ...]:
        """Take in what is in sight after a move, and say of it what was not so before."""
        self._notes.look(view)
        if view.memory == "team":
            return ()  # all of it is drawn for all
        seen = in_sight(view)
        new = tuple(told for told in seen if told not in self._said)
        self._said = frozenset(seen)
        return new

    def hear(self, seat: Seat, told: Telling) -> None:
        """Take in what a team mate says."""
        self._notes.hear(seat, told)

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        """What to do now."""
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

    def _best_slide(self, known: Knowledge) -> Cell:
        return Plan(known, self.moves_ahead).best_slide()

    def _know(self, view: View) -> Knowledge:
        self._notes.look(view)
        return know(self._notes.recall(view), self._notes.cells, self._notes.legible(view))

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
                if correct in legal and view.supply - PRICE_OF_A_CORRECTION >= _way_home(known):
                    return correct
        return Action(SLIDE, self._best_slide(known))

    def _place(self, view: View, known: Knowledge) -> Action:
        """Home if that is known; else left, unless there is no coming back for it."""
        guardian = known.lying[known.gap]
        if guardian in known.homes:
            return Action(PLACE, known.homes[guardian])
        may_learn = any(known.unread.values()) or known.learns_all
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
        can_learn = known.learns_all and view.supply >= learn_and_correct
        return not (known.unproven and can_learn)


def _way_home(known: Knowledge) -> int:
    """The fewest tokens in which every guardian can be fetched and the gap be home."""
    return routes(known.at_best)[known.needed][known.gap]
