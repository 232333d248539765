"""What is believed about the habits of each player, from their choices in this game alone.

Beliefs are arrays [..., seats, types]: how likely each player is of each type. They follow from
public information, so everyone who watches a table has the same beliefs.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from gemkeep.minds.diamant.hunter.habits import prior
from gemkeep.minds.diamant.sage.reading import Floats

CHANGING: Final = 0.01
"""How likely a player is to switch habits at each choice; so nothing is ever certain."""
IMITATING: Final = 0.5
"""How likely that habit is one that somebody at the table has."""


def strangers(*shape: int) -> Floats:
    """[*shape, types]: what is believed of players before they have chosen anything."""
    return np.tile(prior(), (*shape, 1))


def by_habit(beliefs: Floats, likely: Floats) -> Floats:
    """[..., seats]: how likely each player is to go on and not to be a hunter.

    `likely` [..., seats, types - 1] is how often each other type goes on.
    """
    found: Floats = np.einsum("...t,...t->...", beliefs[..., :-1], likely)
    return found


def learnt(beliefs: Floats, likely: Floats, on: ArrayLike, chose: ArrayLike) -> Floats:
    """The beliefs after everyone's choice was seen, where each type was likely to go on.

    `on` [..., seats] says who went on, `chose` [..., seats] who had a choice to make.
    """
    went_on, had_a_choice = (np.asarray(part, bool)[..., None] for part in (on, chose))
    weights = np.where(went_on, likely, 1 - likely)
    weighed = np.where(had_a_choice, beliefs * weights, beliefs)
    weighed /= weighed.sum(-1, keepdims=True)
    common = weighed.mean(-2, keepdims=True)
    fresh = IMITATING * common + (1 - IMITATING) * prior()
    found: Floats = (1 - CHANGING) * weighed + np.float32(CHANGING) * fresh
    return found
