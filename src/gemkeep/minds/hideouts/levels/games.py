"""How often a team wins a level, with its own supply and with others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from gemkeep.games.hideouts.catalogue import MOST_TOKENS
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.estimates import proportion
from gemkeep.minds.hideouts.levels.least_supply import least_supply
from gemkeep.minds.hideouts.levels.teams import Team

PRECISE_ENOUGH: Final = 0.02
"""Half the width of the 95 % interval at which no more games are played."""
A_BATCH: Final = 50
"""Games played before the first look at the result."""
SELDOM: Final = 8
"""Later looks come after another part of what has been played: processes wait for each look."""

Progress: TypeAlias = Callable[[float], None]
"""Called with the share of the work that is done."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often the team wins with a supply, with the 95 % interval."""

    supply: int
    games: int
    won: float
    low: float
    high: float


class Games:
    """The games that a team plays of one level, by supply."""

    def __init__(self, level: Level, team: Team, seed: str) -> None:
        """No games yet."""
        self._level = level
        self._team = team
        self._seed = seed
        self._wins: dict[int, int] = {}
        self._played: dict[int, int] = {}

    def rates(self) -> tuple[Rate, ...]:
        """What has been played, by supply."""
        return tuple(self._rate(supply) for supply in sorted(self._played))

    def rate(self, supply: int, games: int, progress: Progress = lambda _: None) -> Rate:
        """How often the team wins with this supply, as precisely as these games allow."""
        return self._play(supply, games, _is_precise, progress)

    def par(self, target: float, games: int) -> int | None:
        """The smallest supply with which the team wins this share of its games."""
        played = self.rates()
        lost = (rate.supply for rate in played if rate.high < target)
        too_few = max([least_supply(self._level) - 1, *lost])
        enough = min((rate.supply for rate in played if rate.low > target), default=MOST_TOKENS)
        if enough == MOST_TOKENS and not self._reaches(target, MOST_TOKENS, games):
            return None
        while enough - too_few > 1:
            middle = (enough + too_few) // 2
            if self._reaches(target, middle, games):
                enough = middle
            else:
                too_few = middle
        return enough

    def _reaches(self, target: float, supply: int, games: int) -> bool:
        """Whether the team wins this share; games are played only until that is clear."""
        rate = self._play(supply, games, lambda rate: not rate.low <= target <= rate.high)
        return rate.won >= target

    def _play(
        self,
        supply: int,
        games: int,
        enough: Callable[[Rate], bool],
        progress: Progress = lambda _: None,
    ) -> Rate:
        """Play on with this supply until it is enough; every game counts."""
        level = replace(self._level, supply=supply)
        if supply < least_supply(level):
            return Rate(supply, 0, 0.0, 0.0, 0.0)
        while (played := self._played.get(supply, 0)) < games:
            if played and enough(self._rate(supply)):
                break
            batch = max(A_BATCH, played // SELDOM)
            numbers = range(played + 1, min(games, played + batch) + 1)
            wins = self._team.wins(level, numbers, self._seed)
            self._wins[supply] = self._wins.get(supply, 0) + wins
            self._played[supply] = numbers[-1]
            progress(numbers[-1] / games)
        return self._rate(supply)

    def _rate(self, supply: int) -> Rate:
        played = self._played[supply]
        return Rate(supply, played, *proportion(self._wins[supply], played))


def _is_precise(rate: Rate) -> bool:
    return rate.high - rate.low <= 2 * PRECISE_ENOUGH
