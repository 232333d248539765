"""Simple players whose mistakes grade puzzles: rules of thumb that people play by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from gemkeep.core.moves import Action
from gemkeep.games.diamant.types import HAZARD, RELIC, Choice
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.ev_bot import EvBot
from gemkeep.minds.diamant.threshold_bots import bold, carried, cautious, danger, nine, two

Rule: TypeAlias = Callable[[View], bool]
"""Whether to go back."""

LEGAL: Final[tuple[Action, ...]] = ()
"""The registered bots used here look at the view alone."""


def _hazards(view: View) -> int:
    return sum(laid.card.startswith(HAZARD) for laid in view.path)


def _relics(view: View) -> int:
    return sum(laid.card.startswith(RELIC) for laid in view.path)


RULES: Final[tuple[Rule, ...]] = (
    lambda view: two(view, LEGAL).argument == "back",
    lambda view: cautious(view, LEGAL).argument == "back",
    lambda view: bold(view, LEGAL).argument == "back",
    lambda view: nine(view, LEGAL).argument == "back",
    lambda view: EvBot().act(view, LEGAL).argument == "back",
    lambda view: _hazards(view) >= 1,
    lambda view: _hazards(view) >= 3,  # noqa: PLR2004 - a rule of thumb
    lambda view: carried(view) >= 5,  # noqa: PLR2004
    lambda view: carried(view) >= 14,  # noqa: PLR2004
    lambda view: len(view.path) >= 5,  # noqa: PLR2004
    lambda view: _relics(view) >= 1,
    lambda view: float(danger(view)) * carried(view) >= 1,
)


def wrong_share(view: View, best: Choice) -> float:
    """The share of the simple players that would not make the best choice."""
    return sum(goes_back(view) != (best == "back") for goes_back in RULES) / len(RULES)
