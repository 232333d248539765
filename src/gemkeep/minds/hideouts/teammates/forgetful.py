"""The bot that forgets like a person, and says so."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import PLACE, SLIDE, TURN, WALLS, Cell, Wall
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.knowledge import Knowledge
from gemkeep.minds.hideouts.teammates.intentions import Intention
from gemkeep.minds.hideouts.walker import Walker

SPAN: Final = 5
"""How many homes it remembers; with one more, it forgets an old one in its next turn."""
FORGOT: Final = "forgot"
FORGOT_HOME: Final = "forgot_home"


class Forgetful(Walker):
    """Plans its walk from memory, with room for few homes.

    It keeps what was recently in sight or mentioned, and forgets older homes first, one in a turn.
    Where the table shows a sign, it is reminded before its next turn, and it looks at the signs
    before it places, corrects or lifts anything, so it never plays against them.
    """

    def __init__(self, random: Random) -> None:
        """Use the seat's random generator to forget."""
        super().__init__(random)
        self._slipped: Cell | None = None
        """The box whose home it has forgotten in this turn."""
        self._missing: set[str] = set()
        """The guardians whose home it knew once."""
        self._turn_began: tuple[object, ...] = ()

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        """The action that it thinks best with what it remembers."""
        self._memory.observe(view)
        now = (view.gap, view.supply, view.idle)
        if view.phase == TURN and now != self._turn_began:
            self._turn_began = now
            self._memory.remind(view)
            self._slipped = self._forget(view)
        return super().act(view, legal)

    def explain(self, view: View, action: Action) -> Intention | None:
        """What it says before the action; first of all what it can't remember."""
        if action.verb == SLIDE and self._slipped in self._memory.faded():
            return Intention(FORGOT, self._slipped)
        if action.verb == PLACE:
            known = self._know(view)
            guardian = known.lying.get(known.gap)
            if guardian in self._missing and guardian not in known.homes:
                return Intention(FORGOT_HOME, guardian=guardian)
        return super().explain(view, action)

    def _best_slide(self, known: Knowledge) -> Cell:
        return super()._best_slide(self._in_mind(known))

    def _forget(self, view: View) -> Cell | None:
        """The box whose home slips its mind now, if there are too many; older ones are likelier."""
        in_sight = {box.cell for box in view.boxes if any(wall.seal for wall in box.outside)}
        ages = {
            cell: age for cell, age in self._memory.remembered().items() if cell not in in_sight
        }
        if len(ages) <= SPAN:
            return None
        (cell,) = self._random.choices(list(ages), weights=[1 + age for age in ages.values()])
        home = next(box.seal for box in self._memory.recall(view).boxes if box.cell == cell)
        if home is not None:
            self._missing.add(home)
        self._memory.fade(cell)
        return cell

    def _in_mind(self, known: Knowledge) -> Knowledge:
        """What it knows without looking at the signs of the boxes that it has forgotten."""
        faded = self._memory.faded()
        homes = {guardian: cell for guardian, cell in known.homes.items() if cell not in faded}
        if len(homes) >= len(GUARDIANS) - 1:
            return known  # the last one follows from the others
        forgotten = {
            cell: _where_its_seal_may_be(known, cell)
            for cell in known.homes.values()
            if cell in faded
        }
        return replace(known, homes=homes, unread={**known.unread, **forgotten})


def _where_its_seal_may_be(known: Knowledge, cell: Cell) -> tuple[Wall, ...]:
    box = known.boxes[cell]
    if box.side is not None:
        return (box.side,)
    return tuple(wall for wall in WALLS if wall not in box.bare)
