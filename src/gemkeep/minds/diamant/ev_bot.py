"""The bot that compares the expected value of one more card with going home.

It compares going home now with going home after exactly one more card. How many of the others
leave, now and after that card, is unknown; each is assumed to leave independently of the others,
with the probability that the next card ends the round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from gemkeep.core.analysis import Analysis
from gemkeep.core.moves import Action
from gemkeep.games.diamant.types import RELIC, TREASURE
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.threshold_bots import BACK, ON, carried, danger

MOST_LEAVING: Final = 0.3
"""The highest probability at which another player is assumed to leave, whatever the danger."""


class Path(NamedTuple):
    """What leavers can take from the path: rubies, and the total worth of the relics."""

    rubies: int
    relics: int


class EvBot:
    """Goes back when one more card is worth less, on average, than going home now."""

    def act(self, view: View, _legal: tuple[Action, ...]) -> Action:
        """On or back, whichever is worth more; back if both are worth the same."""
        home, later = home_and_later(view)
        return ON if later > home else BACK

    def analyse(self, view: View, _legal: tuple[Action, ...]) -> Analysis:
        """The points that each choice brings home from this round, on average."""
        home, later = home_and_later(view)
        return Analysis(
            values={BACK: home, ON: later},
            line=(ON, BACK) if later > home else (BACK,),
            explanation=f"Going home now brings {home:.1f} points on average, "
            f"after one more card {later:.1f}.",
        )


def home_and_later(view: View) -> tuple[float, float]:
    """What going home now brings on average, and what going home one card later brings."""
    others = sum(explorer.in_cave for explorer in view.explorers) - 1
    leaving = min(float(danger(view)), MOST_LEAVING)
    path = Path(rubies=sum(laid.rubies for laid in view.path), relics=sum(view.relic_worth))
    home = carried(view) + found(path, others, leaving)
    return home, _one_card_later(view, path, others, leaving)


@lru_cache(maxsize=100_000)
def found(path: Path, others: int, leaving: float) -> float:
    """What I pick up by leaving now, on average over how many leave with me."""
    rubies = sum(
        chance * (path.rubies // (together + 1))
        for together, chance in enumerate(crowd(others, leaving))
    )
    return rubies + crowd(others, leaving)[0] * path.relics


@lru_cache(maxsize=10_000)
def crowd(others: int, leaving: float) -> tuple[float, ...]:
    """The probabilities that none of the others leaves, that one does, that two do, and so on."""
    return tuple(
        comb(others, gone) * leaving**gone * (1 - leaving) ** (others - gone)
        for gone in range(others + 1)
    )


def _one_card_later(view: View, path: Path, others: int, leaving: float) -> float:
    """What I take home if I leave after one more card, on average over cards and leavers."""
    mine = carried(view)
    later = 0.0
    for gone, chance in enumerate(crowd(others, leaving)):
        rest = _left_by(path, gone)
        staying = others - gone
        for share, after, cards in _next_cards(view, rest, staying + 1):
            later += chance * cards * (mine + share + found(after, staying, leaving))
    return later / view.cards


def _left_by(path: Path, gone: int) -> Path:
    """What is on the path after this many have left; a player who leaves alone takes the relics."""
    if gone == 0:
        return path
    return Path(path.rubies % gone, 0 if gone == 1 else path.relics)


def _next_cards(view: View, path: Path, sharing: int) -> Iterator[tuple[int, Path, int]]:
    """For each card that does not end the round: my share, the path after it, and its count."""
    threats = {threat.hazard for threat in view.threats}
    for card, cards in view.deck.items():
        if not cards or card in threats:
            continue
        kind, _, printed = card.partition(":")
        if kind == TREASURE:
            share, left = divmod(int(printed), sharing)
            yield share, Path(path.rubies + left, path.relics), cards
        elif kind == RELIC:
            worth = int(printed) if printed else view.next_relic or 0
            yield 0, Path(path.rubies, path.relics + worth), cards
        else:
            yield 0, path, cards
