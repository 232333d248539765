"""Bots that look at one number each, and leave the cave when it reaches a threshold."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from gemkeep.core.moves import Action
from gemkeep.games.diamant.types import CHOOSE, HAZARD
from gemkeep.games.diamant.view import View

ON: Final = Action(CHOOSE, "on")
BACK: Final = Action(CHOOSE, "back")

ENOUGH_RUBIES: Final = 9
MANY_RUBIES: Final = 20
ENOUGH_HAZARDS: Final = 2
TEMPTING_RUBIES: Final = 5
CAUTIOUS_LIMIT: Final = Fraction(10, 100)
BOLD_LIMIT: Final = Fraction(25, 100)


def nine(view: View, _legal: tuple[Action, ...]) -> Action:
    """Back with nine or more rubies carried."""
    return BACK if carried(view) >= ENOUGH_RUBIES else ON


def glutton(view: View, _legal: tuple[Action, ...]) -> Action:
    """Back with twenty or more rubies carried."""
    return BACK if carried(view) >= MANY_RUBIES else ON


def mouse(view: View, _legal: tuple[Action, ...]) -> Action:
    """Back as soon as a hazard is on the path."""
    return BACK if view.threats else ON


def two(view: View, _legal: tuple[Action, ...]) -> Action:
    """Back at the second hazard card on the path."""
    hazards = sum(laid.card.startswith(HAZARD) for laid in view.path)
    return BACK if hazards >= ENOUGH_HAZARDS else ON


def cautious(view: View, _legal: tuple[Action, ...]) -> Action:
    """Back when one card in ten would end the round."""
    return BACK if danger(view) >= CAUTIOUS_LIMIT else ON


def bold(view: View, _legal: tuple[Action, ...]) -> Action:
    """Back when one card in four would end the round."""
    return BACK if danger(view) >= BOLD_LIMIT else ON


def magpie(view: View, legal: tuple[Action, ...]) -> Action:
    """Back when five rubies or a relic are on the path, or at the danger at which `bold` leaves."""
    tempting = view.relic_worth or sum(laid.rubies for laid in view.path) >= TEMPTING_RUBIES
    return BACK if tempting else bold(view, legal)


def carried(view: View) -> int:
    """The rubies I carry."""
    return 0 if view.me is None else view.explorers[view.me].carried


def danger(view: View) -> Fraction:
    """The probability that the next card ends the round."""
    return Fraction(sum(threat.cards for threat in view.threats), view.cards)
