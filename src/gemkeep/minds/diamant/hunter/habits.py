"""The habits that a player may have: when to go back, and how often to slip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import inf
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np

from gemkeep.minds.diamant.hunter.measures import MEASURES
from gemkeep.minds.diamant.sage.reading import Floats

SLIPS: Final = (0.02, 0.15)
"""How often a habit is not followed."""
RATES: Final = (0.5, 0.65, 0.8, 0.9)
"""How often players who look at nothing go on."""

THRESHOLDS: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "hazards": (1, 2, 3, 4),
        "danger": (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4),
        "carried": (3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 17, 20, 25, inf),
        "home": (5, 7, 9, 10, 12, 15, 20, 25),
        "path": (2, 3, 4, 5, 7, 10),
        "length": (3, 4, 5, 6, 7, 8),
        "stake": (0.5, 0.75, 1, 1.5, 2, 3),
        "miner": (0.5, 0.7, 1, 1.4, 2),
        "ev": (0.85, 0.93, 1, 1.08, 1.2),
        "alone": (0.5, 1),
        "challenger": (0.93, 1, 1.08),
    }
)
TOGETHER: Final = (
    (("path", (3, 5, 8)), ("danger", (0.15, 0.25))),
    (("carried", (5, 7, 9, 12, 15)), ("hazards", (2, 3))),
    (("carried", (5, 7, 9, 12, 15)), ("danger", (0.2, 0.3))),
)
"""Measures of which one is enough to go back."""
SAGES: Final = (0.0, 0.1)
"""How often players who otherwise play like `sage` slip."""
OF_SAGE: Final = 0.25
"""How likely it is, before anything was seen, that a player is one of these."""
OF_HUNTER: Final = 0.25
"""How likely it is that a player is a hunter."""


class Habit(NamedTuple):
    """Back when one of two measures has reached its threshold."""

    family: str
    first: int
    enough: float
    second: int
    or_enough: float


def _habits() -> Iterator[Habit]:
    for name, enough in THRESHOLDS.items():
        number = MEASURES.index(name)
        for threshold in enough:
            yield Habit(name, number, threshold, number, threshold)
    for (one, some), (other, more) in TOGETHER:
        for first, second in product(some, more):
            yield Habit(f"{one} {other}", MEASURES.index(one), first, MEASURES.index(other), second)


HABITS: Final = tuple(_habits())
FIRST: Final = np.asarray([habit.first for habit in HABITS])
SECOND: Final = np.asarray([habit.second for habit in HABITS])
ENOUGH: Final = np.asarray([habit.enough for habit in HABITS]) - 1e-4
OR_ENOUGH: Final = np.asarray([habit.or_enough for habit in HABITS]) - 1e-4
TYPES: Final = len(HABITS) * len(SLIPS) + len(RATES) + len(SAGES) + 1
"""Each habit with each chance to slip, the players who look at nothing, `sage`, and hunters."""


def chances(measures: Floats, sage: Floats) -> Floats:
    """[..., types - 1]: how likely a player of each type but the last goes on.

    `measures` [..., measures] is what they look at, `sage` [...] how often `sage` goes on.
    """
    back = (measures[..., FIRST] >= ENOUGH) | (measures[..., SECOND] >= OR_ENOUGH)
    sage = np.asarray(sage)[..., None]
    slips = np.asarray(SAGES, np.float32)
    return np.concatenate(
        [
            *(np.where(back, np.float32(slip), np.float32(1 - slip)) for slip in SLIPS),
            np.broadcast_to(np.asarray(RATES, np.float32), (*sage.shape[:-1], len(RATES))),
            sage * (1 - 2 * slips) + slips,
        ],
        -1,
    )


@cache
def prior() -> Floats:
    """[types]: how likely each type is before anything was seen: all families equally."""
    families = [habit.family for habit in HABITS]
    shares = np.asarray([1 / families.count(family) for family in families])
    shares = np.concatenate([shares] * len(SLIPS))
    count = len(set(families)) * len(SLIPS)
    rest = np.concatenate([shares, np.full(len(RATES), 1 / len(RATES))]) / (count + 1)
    sages = np.full(len(SAGES), OF_SAGE / len(SAGES))
    habits = (1 - OF_SAGE - OF_HUNTER) * rest
    found: Floats = np.concatenate([habits, sages, [OF_HUNTER]]).astype(np.float32)
    return found
