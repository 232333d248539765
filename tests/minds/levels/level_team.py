"""A team that needs no time to play, for tests of what is said about levels."""

from __future__ import annotations

from random import Random

from gemkeep.games.hideouts.types import CELLS, Level
from gemkeep.minds.hideouts.layouts import Layout
from gemkeep.minds.hideouts.levels.survey import smallest_supplies


class SpareTeam:
    """Wins a deal if the supply has some tokens more than the deal takes."""

    bot = "spare"
    seats = 2
    most_games = 2400

    def __init__(self, spare: int = 3) -> None:
        self.spare = spare
        self.played = 0

    def wins(self, level: Level, numbers: range, seed: str) -> int:
        self.played += len(numbers)
        dealt = [_deal(level, Random(f"{seed}/{number}")) for number in numbers]
        return sum(
            supply + self.spare <= level.supply for supply in smallest_supplies(level, dealt)
        )


def _deal(level: Level, random: Random) -> Layout:
    start = random.choice(CELLS)
    order = random.sample(level.hideouts, len(level.hideouts))
    return Layout(start, (*order[:start], None, *order[start:]))
