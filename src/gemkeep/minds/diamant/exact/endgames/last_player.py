"""The last player in the cave: optimal stopping, going on until nobody is ahead."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gemkeep.games.diamant.types import TREASURE, State
from gemkeep.minds.diamant.exact.endgames.draws import Draws, Ints, Kind, Numbers

MOST_CARDS: Final = 14
"""With more cards that matter, there are too many sets of them to be quick."""


def worth(kind: Kind, state: State, banked: int, best: int, leaders: int) -> Numbers | None:
    """What going on and going back are worth; None if too many cards matter.

    The player has banked this many points; `leaders` others have the best score in camp.
    """
    (seat,) = state.in_cave
    now = banked + state.carried[seat] + sum(state.left)
    draws = Draws(kind, state, lambda card: card.kind == TREASURE and now + card.worth > best)
    if len(draws.cards) > MOST_CARDS:
        return None
    stop = share(now + draws.rubies() + draws.relics(), best, leaders)
    struck = share(np.asarray(banked), best, leaders)
    value, going_on = stop.copy(), struck * draws.strikes() + draws.deciding
    left = draws.left()
    for rows in draws.largest_first():
        on = going_on[rows]
        for copies, absent, then in draws.following(rows):
            on[absent] += copies * value[then]
        going_on[rows] = on / left[rows]
        value[rows] = np.maximum(stop[rows], going_on[rows])
    return np.asarray([going_on[0], stop[0]])


def share(points: NDArray[Any], best: int | Ints, leaders: int | Ints) -> Numbers:
    """The share of the victory with these points, if so many others lead with the best."""
    return np.where(points > best, 1.0, np.where(points == best, 1 / (leaders + 1), 0.0))
