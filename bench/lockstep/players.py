"""Who sits at many tables: players with habits, copies of `sage`, copies of `hunter`, strangers."""

from collections.abc import Mapping
from math import inf
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np

from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.hunter.measures import MEASURES
from gemkeep.minds.diamant.sage.position import Numbers
from gemkeep.minds.diamant.sage.reading import Floats

ROUNDING: Final = np.float32(1e-4)


class Player(NamedTuple):
    """Goes back when one of two measures reaches its threshold, and now and then does the other."""

    first: str = "hazards"
    enough: float = inf
    second: str = "hazards"
    or_enough: float = inf
    slip: float = 0.0
    sage_from: int = ROUNDS
    """After this many rounds it drops the habit and plays like `sage`."""
    follows: bool = False
    """Whether it goes back, too, when most of those inside went back at the last decision."""
    hunts: bool = False
    ambushes: bool = False
    """Whether it knows how likely each of the others goes on, and takes the better choice, with
    the values of `sage`."""


REGISTERED: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "random": Player(slip=0.5),
        "mouse": Player("hazards", 1),
        "scout": Player("hazards", 2),
        "watchman": Player("danger", 0.1),
        "daredevil": Player("danger", 0.25),
        "glutton": Player("carried", 20),
        "magpie": Player("path", 5, "danger", 0.25),
        "collector": Player("carried", 9),
        "miner": Player("miner", 1),
        "challenger": Player("challenger", 1),
        "reckoner": Player("ev", 1),
        "sage": Player(sage_from=0),
        "hunter": Player(hunts=True),
    }
)
"""The bots that come with Gemkeep, by the name that people see."""
STRANGERS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "weigher": Player("stake", 1.3),
        "hasty": Player("carried", 4, "length", 5, 0.05),
        "follower": Player("danger", 0.3, follows=True),
        "wavering": Player("ev", 0.9, "hazards", 4, 0.2),
        "hoarder": Player("home", 18, "danger", 0.35),
        "deceiver": Player("hazards", 2, sage_from=3),
    }
)
"""Players that `hunter` was not made for: their thresholds, slips and turns are not among those
that it knows."""
EVERYONE: Final = MappingProxyType({**REGISTERED, **STRANGERS})
ATTACKERS: Final[Mapping[str, Player]] = MappingProxyType({"ambusher": Player(ambushes=True)})
"""Players that know more than a seat may know, to test how safe the others are."""


class Seats(NamedTuple):
    """[tables, seats]: who sits where, with the parts of `Player`; measures go by number."""

    first: Numbers
    enough: Floats
    second: Numbers
    or_enough: Floats
    slip: Floats
    sage_from: Numbers
    follows: Numbers
    hunts: Numbers
    ambushes: Numbers

    def going_on(self, measures: Floats, gone: Floats) -> Floats:
        """[tables, seats]: how likely those with habits go on.

        `gone` [tables] says whether most of those inside went back at the last decision.
        """
        back = _picked(measures, self.first) >= self.enough - ROUNDING
        back |= _picked(measures, self.second) >= self.or_enough - ROUNDING
        back |= self.follows & gone[:, None]
        found: Floats = np.where(back, self.slip, 1 - self.slip)
        return found


def _picked(measures: Floats, number: Numbers) -> Floats:
    found: Floats = np.take_along_axis(measures, number[..., None], -1)[..., 0]
    return found


def seated(names: Numbers) -> Seats:
    """The players of these names [tables, seats]."""
    known, at = np.unique(names, return_inverse=True)
    players = [(EVERYONE | ATTACKERS)[name] for name in known]
    parts = {part: np.asarray([getattr(it, part) for it in players]) for part in Player._fields}
    for part in ("first", "second"):
        parts[part] = np.asarray([MEASURES.index(name) for name in parts[part]])
    for part in ("enough", "or_enough", "slip"):
        parts[part] = parts[part].astype(np.float32)
    at = at.reshape(np.shape(names))
    return Seats(**{part: numbers[at] for part, numbers in parts.items()})
