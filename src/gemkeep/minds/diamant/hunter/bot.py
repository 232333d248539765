"""The bot that learns the habits of the others, and deviates from `sage` where that pays."""

from __future__ import annotations

import os
from collections.abc import Mapping
from random import Random

from gemkeep.core.analysis import Analysis
from gemkeep.core.errors import Illegal
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat
from gemkeep.games.diamant.events import Decided
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.sage.bot import PERCENT, Chests
from gemkeep.minds.diamant.threshold_bots import BACK, ON


class Hunter:
    """Plays like `sage` until the others show habits that can be exploited."""

    def __init__(self, random: Random) -> None:
        """Take the seat's random generator."""
        # Imported here for the reasons given in `sage`.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        from gemkeep.minds.diamant.hunter.opinion import Opinion  # noqa: PLC0415

        self._random = random
        self._chests = Chests()
        self._opinion = Opinion()
        self._due: View | None = None
        """The position in which the next choices are shown."""

    def see(self, event: Event) -> None:
        """Learn from the choices, and take note of what everyone brings home."""
        if isinstance(event, Decided):
            self._learn(event)
        self._chests.see(event)

    def observe(self, view: View) -> tuple[()]:
        """Remember the position in which the others choose; it says nothing."""
        if view.phase == "decide":
            self._due = view
        return ()

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        """On or back, as often as seems best."""
        self._due = view
        return ON if self._random.random() < self.policy(view, legal)[ON] else BACK

    def policy(self, view: View, _legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """How often it goes on and back."""
        often = self._opinion.respond(view, self._chests.of(view)).often(_seat(view))
        return {ON: often, BACK: 1 - often}

    def analyse(self, view: View, _legal: tuple[Action, ...]) -> Analysis:
        """The share of the victory that each choice brings against these players."""
        me, found = _seat(view), self._opinion.respond(view, self._chests.of(view))
        on, back = found.worth(me)
        return Analysis(
            values={ON: on, BACK: back},
            line=(ON,) if on > back else (BACK,),
            explanation=f"Against these players, going on wins {PERCENT * on:.1f} % of such "
            f"games, going back {PERCENT * back:.1f} %; sage goes on "
            f"{PERCENT * found.sage[me]:.0f} times in {PERCENT}, "
            f"hunter {PERCENT * found.often(me):.0f}.",
        )

    def _learn(self, event: Decided) -> None:
        view, self._due = self._due, None
        if view is not None:  # else it sat down in the middle of this decision
            self._opinion.learn(view, self._chests.of(view), event.on)


def _seat(view: View) -> Seat:
    if view.me is None:
        raise Illegal("hunter plays a seat; the public has no choice to make")
    return view.me
