"""Levels of a requested difficulty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from math import exp
from random import Random
from typing import Final

from gemkeep.games.hideouts.catalogue import (
    ACTION,
    HIDEOUTS_OF_A_LEVEL,
    LOCKS,
    MECHANISM,
    MOST_TOKENS,
    NUMBERS,
    ROTATION,
    RUNES,
    Kind,
)
from gemkeep.games.hideouts.types import FULL_SUPPLY, Level
from gemkeep.minds.hideouts.levels.costs import mean_supply
from gemkeep.minds.hideouts.levels.games import Games, Progress, Rate
from gemkeep.minds.hideouts.levels.least_supply import least_supply
from gemkeep.minds.hideouts.levels.names import name_of
from gemkeep.minds.hideouts.levels.study import HALF, Grade, grade
from gemkeep.minds.hideouts.levels.teams import Team

KINDS: Final[tuple[Kind, ...]] = ("number", "lock", "mechanism", "rotation", "action")
"""The kinds to use or to avoid; runes fill what is left."""
SHOWN: Final = {"lock:A": RUNES[:3], "lock:B": RUNES[3:6]}
"""The runes that a lock shows."""
MOST_DRAWN: Final = 60
MOST_TRIED: Final = 10
"""Of the levels drawn, those that promise most are played."""
BLIND: Final = 3.5
"""The tokens that not seeing under the boxes costs a strong team, roughly."""
BLIND_IN_ADVANCED: Final = 5.0
STEEP: Final = 1.1
"""How many tokens more or less turn an even chance into 3 to 1, roughly."""
DEALS: Final = 60
FINE: Final = 8
"""A level that fits is measured with this part of the games of a study."""
ROUGH: Final = 2
"""A candidate is tried with this part of those."""
CLOSE_ENOUGH: Final = 0.04
"""How far the win rate may be from the one asked for."""
PER_TOKEN: Final = 0.1
"""A par that is off by a token is about as far off as a win rate by this much."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a level should be like: as hard as `par` or as `won` says."""

    par: int | None = None
    """The supply with which a strong team wins half of its games. The level gets this supply."""
    won: float = HALF
    """How often a strong team should win, if there is no par."""
    supply: int | None = FULL_SUPPLY
    """The supply, if there is no par; None to choose one that fits."""
    use: tuple[Kind, ...] = ()
    avoid: tuple[Kind, ...] = ()
    advanced: bool = False


class ImpossibleWish(ValueError):
    """No level can be like that."""


@dataclass(frozen=True, slots=True)
class Made:
    """A level that was made, and how hard it is."""

    level: Level
    grade: Grade
    team: Rate
    par: int | None
    """The smallest supply with which the team wins half of its games."""
    off: float
    """How far it is from the wish, as a share of games won."""


def make(wish: Wish, team: Team, count: int, seed: str, progress: Progress) -> tuple[Made, ...]:
    """Different levels like this, the closest first."""
    games = team.most_games // FINE
    found: list[tuple[float, int, Level]] = []
    tries = _most_promising(wish, seed)
    for tried, level in enumerate(tries, start=1):
        supplied, off = _fit(level, wish, team, max(1, games // ROUGH), seed)
        found.append((off, tried, supplied))
        progress(0.7 * tried / len(tries))
        if sum(off <= CLOSE_ENOUGH for off, _, _ in found) >= count:
            break
    best = [level for _, _, level in sorted(found)[:count]]
    made = []
    for at, level in enumerate(best, start=1):
        made.append(_measured(level, wish, team, games, seed))
        progress(0.7 + 0.3 * at / len(best))
    return tuple(sorted(made, key=lambda one: one.off))


def _most_promising(wish: Wish, seed: str) -> list[Level]:
    """The levels to play, judged by what their deals take if everything is known."""
    drawn = list(islice(candidates(wish, Random(seed)), MOST_DRAWN))
    supply = wish.supply if wish.par is None else wish.par
    if supply is None:
        return drawn[:MOST_TRIED]
    wanted = wish.won if wish.par is None else HALF

    def off(level: Level) -> float:
        spare = supply - mean_supply(level, DEALS, seed)
        spare -= BLIND_IN_ADVANCED if level.advanced else BLIND
        return abs(1 / (1 + exp(-spare / STEEP)) - wanted)

    return sorted(drawn, key=off)[:MOST_TRIED]


def candidates(wish: Wish, random: Random) -> Iterator[Level]:
    """Different random levels with what is to be used and without what is to be avoided."""
    if set(wish.use) & set(wish.avoid):
        both = ", ".join(sorted(set(wish.use) & set(wish.avoid)))
        raise ImpossibleWish(f"{both} can't be both used and avoided")
    seen = set()
    for _ in range(MOST_DRAWN * 25):
        hideouts = _drawn(wish, random)
        if hideouts is not None and hideouts not in seen:
            seen.add(hideouts)
            yield Level("", hideouts, advanced=wish.advanced)


def _drawn(wish: Wish, random: Random) -> tuple[str, ...] | None:
    """Eight hideouts; None if what was drawn does not fit."""
    most = {"number": len(NUMBERS), "lock": len(LOCKS), "mechanism": 4, "rotation": 2, "action": 1}
    counts = {}
    for kind in KINDS:
        least = 1 if kind in wish.use else 0
        # A kind that nobody asked for is left out half the time: pure levels are the clearest.
        wanted = kind not in wish.avoid and (least or random.random() < HALF)
        counts[kind] = random.randint(max(1, least), most[kind]) if wanted else 0
    locks = random.sample(LOCKS, counts["lock"])
    shown = [rune for lock in sorted(locks) for rune in SHOWN[lock]]
    special = [
        *NUMBERS[: counts["number"]],
        *sorted(locks),
        *[MECHANISM] * counts["mechanism"],
        *[ROTATION] * counts["rotation"],
        *[ACTION] * counts["action"],
    ]
    free = HIDEOUTS_OF_A_LEVEL - len(special) - len(shown)
    if free < 0 or not special:
        return None
    others = [rune for rune in RUNES if rune not in shown]
    return (*special, *shown, *others[:free])


def _fit(level: Level, wish: Wish, team: Team, games: int, seed: str) -> tuple[Level, float]:
    """The level with the supply that suits the wish best, and how far it is from that."""
    played = Games(level, team, seed)
    if wish.par is not None:
        par = played.par(HALF, games)
        off = PER_TOKEN * abs((MOST_TOKENS + 1 if par is None else par) - wish.par)
        return replace(level, supply=wish.par), off
    if wish.supply is not None:
        supply = wish.supply
    else:
        enough = played.par(wish.won, games) or MOST_TOKENS
        near = [supply for supply in (enough - 1, enough) if supply >= 1]
        supply = min(near, key=lambda supply: abs(played.rate(supply, games).won - wish.won))
    return replace(level, supply=supply), abs(played.rate(supply, games).won - wish.won)


def _measured(level: Level, wish: Wish, team: Team, games: int, seed: str) -> Made:
    played = Games(level, team, seed)
    rate = played.rate(level.supply, games)
    par = played.par(HALF, max(1, games // ROUGH))
    if wish.par is None:
        off = abs(rate.won - wish.won)
    else:
        off = PER_TOKEN * abs((MOST_TOKENS + 1 if par is None else par) - wish.par)
    word = grade("some" if least_supply(level) <= level.supply else "none", rate.won)
    return Made(replace(level, name=name_of(level)), word, rate, par, off)
