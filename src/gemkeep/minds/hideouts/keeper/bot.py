"""The keeper at a table: it keeps notes like a person, and searches what they leave open."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import ClassVar

from gemkeep.core.bot import NO_LIMIT, Limit
from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import SLIDE
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.keeper import machine_code
from gemkeep.minds.hideouts.keeper.effort import FULL
from gemkeep.minds.hideouts.stroller import Stroller


class Keeper(Stroller):
    """Plays out many caskets that may be the real one, for every action, and takes the best.

    It listens, talks and keeps notes as the others do. Where its notes contradict each other, as
    after something wrong was said, it plays like a walker.
    """

    moves_ahead: ClassVar = 8
    effort: ClassVar = FULL
    """How many games it imagines before each decision."""

    def __init__(self, random: Random, limit: Limit = NO_LIMIT) -> None:
        """Use the seat's random generator; load or compile the search now, not during a turn.

        With a limit there is no time to compile: it plays like a walker until that is done.
        """
        super().__init__(random)
        self._is_in_a_hurry = limit.seconds is not None
        self._thought: ModuleType | None = None
        if self._search() is None:
            machine_code.begin()

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        """The best legal action; boxes that are surely right are lifted."""
        found = self._best(view, legal)
        return super().act(view, legal) if found is None else found

    def advise(self, view: View) -> Action | None:
        """The slide this bot would make if it were its turn; None if it would not slide."""
        found = self._best(view, None)
        return found if found is not None and found.verb == SLIDE else None

    def _search(self) -> ModuleType | None:
        """The search, loaded once; None while it is being compiled and others wait for a move."""
        if self._thought is None and (not self._is_in_a_hurry or machine_code.is_made()):
            from gemkeep.minds.hideouts.keeper import thought  # noqa: PLC0415 - Numba takes long

            thought.warm_up()
            self._thought = thought
        return self._thought

    def _best(self, view: View, legal: tuple[Action, ...] | None) -> Action | None:
        search = self._search()
        if search is None:
            return None
        known = self._know(view)
        seed = self._random.getrandbits(60)
        ranked: list[Action] = search.best_actions(
            self._memory.recall(view),
            known,
            self._memory.cells,
            self._memory.legible(view),
            self._memory.came_from,
            seed=seed,
            effort=self.effort,
        )
        return next((action for action in ranked if legal is None or action in legal), None)
