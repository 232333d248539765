"""The bot that looks at the scores: behind, it dares more; ahead, it dares less."""

from __future__ import annotations

from typing import Final

from gemkeep.core.moves import Action
from gemkeep.games.diamant.view import Explorer, View
from gemkeep.minds.diamant.ev_bot import home_and_later
from gemkeep.minds.diamant.threshold_bots import BACK, ON

FULL_LEAD: Final = 25
"""The difference in points that counts as much as possible."""
MOST_DARING: Final = 0.25
"""How much more going on is worth to a player who is far behind at the end."""


def challenger(view: View, _legal: tuple[Action, ...]) -> Action:
    """On or back by their mean worth, with a bonus for going on when behind."""
    behind = points_behind(view)
    # Going home in the last round with less than another has for sure can't win.
    if view.round == view.rounds and view.home_in_all[0] < behind:
        return ON
    late = (view.round - 1) / (view.rounds - 1)
    daring = MOST_DARING * late * max(-1.0, min(1.0, behind / FULL_LEAD))
    home, later = home_and_later(view)
    return ON if later * (1 + daring) > home else BACK


def points_behind(view: View) -> int:
    """How many more points the best of the others has for sure; 0 if totals are hidden."""
    safe = [_points(view, explorer) for explorer in view.explorers]
    if view.me is None or None in safe:
        return 0
    known = [points or 0 for points in safe]
    mine = known.pop(view.me)
    return max(known) - mine


def _points(view: View, explorer: Explorer) -> int | None:
    if explorer.chest is None:
        return None
    return explorer.chest + (sum(explorer.relics) if view.relics == "ascending" else 0)
