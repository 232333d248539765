"""The bot that is hard to exploit: it solves every decision for the share of the victory."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

from gemkeep.core.analysis import Analysis
from gemkeep.core.errors import Illegal
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat
from gemkeep.games.diamant.events import Rescued, Returned
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.threshold_bots import BACK, ON

PERCENT: Final = 100


class Chests:
    """What everyone has brought home, even with hidden chests: everyone saw it happen."""

    def __init__(self) -> None:
        """All are empty at first."""
        self._rubies: Counter[Seat] = Counter()
        self._paid: Counter[Seat] = Counter()

    def see(self, event: Event) -> None:
        """Take note of what is brought home."""
        if isinstance(event, Returned):
            self._rubies.update(dict(zip(event.seats, event.banked, strict=True)))
        elif isinstance(event, Rescued):
            self._paid[event.seat] += sum(event.worth)

    def of(self, view: View) -> list[int]:
        """By seat, what is in the chest; in mode `escalating` relics are paid into it."""
        paid = self._paid if view.relics == "escalating" else Counter[Seat]()
        return [
            self._rubies[seat] + paid[seat] if explorer.chest is None else explorer.chest
            for seat, explorer in enumerate(view.explorers)
        ]


class Sage:
    """Goes on as often as in an equilibrium of the decision, given the value of every outcome."""

    def __init__(self, random: Random) -> None:
        """Take the seat's random generator."""
        self._random = random
        self._chests = Chests()

    def see(self, event: Event) -> None:
        """Take note of what everyone brings home."""
        self._chests.see(event)

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        """On or back, as often as the solution says."""
        return ON if self._random.random() < self.policy(view, legal)[ON] else BACK

    def policy(self, view: View, _legal: tuple[Action, ...]) -> Mapping[Action, float]:
        """How often it goes on and back."""
        _, _, often = self._judge(view)
        return {ON: often, BACK: 1 - often}

    def analyse(self, view: View, _legal: tuple[Action, ...]) -> Analysis:
        """The share of the victory that each choice brings."""
        on, back, often = self._judge(view)
        return Analysis(
            values={ON: on, BACK: back},
            line=(ON,) if on > back else (BACK,),
            explanation=f"Going on wins {PERCENT * on:.1f} % of such games, going back "
            f"{PERCENT * back:.1f} %; sage goes on {PERCENT * often:.0f} times in {PERCENT}.",
        )

    def _judge(self, view: View) -> tuple[float, float, float]:
        """What on and back are worth to me, and how often I go on."""
        # Imported here, because NumPy takes longer to import than everything else. Its threads
        # make matrices this small ten times slower on a busy machine.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        from gemkeep.minds.diamant.sage.judgement import solve  # noqa: PLC0415
        from gemkeep.minds.diamant.sage.reading import position_of  # noqa: PLC0415

        if view.me is None:
            raise Illegal("sage plays a seat; the public has no choice to make")
        decision = solve(position_of(view, self._chests.of(view)))
        return (*decision.worth(view.me), decision.often(view.me))
