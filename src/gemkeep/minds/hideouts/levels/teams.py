"""The team whose win rate says how hard a level is: it sees only what players see."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from typing import Final, Protocol

from gemkeep.games.hideouts.catalogue import FEWEST_SEATS
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.parallel import end_with_parent

A_CHUNK: Final = 5
"""Games that a process plays at a time; another number gives other deals."""
MOST_GAMES: Final = 2400
"""Enough to know a win rate to 0.02, whatever it is."""


class Team(Protocol):
    """Plays a level many times."""

    bot: str
    """Who sits in each seat."""
    seats: int
    most_games: int
    """As many as it plays in a reasonable time."""

    def wins(self, level: Level, numbers: range, seed: str) -> int:
        """How many of the games with these numbers it wins; the same for the same seed."""


class KeeperTeam:
    """A team of keepers, which plays in memory and not by the rules' own engine."""

    bot = "keeper"
    seats = FEWEST_SEATS
    most_games = MOST_GAMES

    def __init__(self, pool: ProcessPoolExecutor | None = None) -> None:
        """It plays in the processes of the pool, or in this process without one."""
        self._pool = pool

    def wins(self, level: Level, numbers: range, seed: str) -> int:
        """How many of the games with these numbers it wins; the same for the same seed."""
        chunks = [numbers[at : at + A_CHUNK] for at in range(0, len(numbers), A_CHUNK)]
        play_chunk = partial(_wins, level, seed)
        if self._pool is None:
            return sum(map(play_chunk, chunks))
        return sum(self._pool.map(play_chunk, chunks))


def _wins(level: Level, seed: str, numbers: range) -> int:
    # Imported here, because it loads Numba.
    from gemkeep.minds.hideouts.keeper.team import tokens_left  # noqa: PLC0415

    drawn = sha256(f"{seed}/{numbers.start}".encode()).digest()
    left = tokens_left(level, games=len(numbers), seed=int.from_bytes(drawn[:4]))
    return int((left >= 0).sum())


@contextmanager
def strong_team(processes: int) -> Iterator[Team]:
    """The strongest team there is, playing in this many processes."""
    if processes == 1:
        yield KeeperTeam()
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, end_with_parent) as pool:
        yield KeeperTeam(pool)
