"""Contests at many tables in step: a bot among others, two bots in the same seat, tournaments."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bench.lockstep.tables import play
from gemkeep.minds.diamant.sage.position import Numbers
from gemkeep.minds.diamant.sage.reading import Floats
from gemkeep.minds.estimates import Estimate, mean
from gemkeep.minds.tournament.batches import Result
from gemkeep.minds.tournament.ratings import ratings


class Entry(NamedTuple):
    """How one bot did in a tournament."""

    bot: str
    games: int
    won: Estimate
    rating: Estimate


def among(bot: str, others: str, players: int, games: int, seed: int) -> Estimate:
    """The share of the victories of one bot at tables of another."""
    shares = play(np.tile([bot, *[others] * (players - 1)], (games, 1)), seed)
    return mean(shares[:, 0].tolist())


def instead(bot: str, other: str, pool: Sequence[str], games: int, seed: int) -> list[Estimate]:
    """The shares of two bots in the same seat, and by how much the first is ahead.

    The other three at each table differ and are the same for both, as is the luck of the cards.
    """
    names = drawn(pool, games, seed)
    found = []
    for name in (bot, other):
        names[:, 0] = name
        found.append(play(names, seed)[:, 0])
    return [mean(part.tolist()) for part in (*found, found[0] - found[1])]


def tournament(pool: Sequence[str], weak: Sequence[str], games: int, seed: int) -> list[Entry]:
    """Every bot's share of the victories and rating, the best first.

    Weak bots also play as many games among themselves, which take little time: only their ratings
    depend on those.
    """
    names = drawn(pool, games, seed)
    shares = play(names, seed)
    more = drawn(weak, games, seed)
    rated = ratings(pool, (*_results(names, shares), *_results(more, play(more, seed))))
    found = [
        Entry(bot, int((names == bot).sum()), mean(shares[names == bot].tolist()), rating)
        for bot, rating in zip(pool, rated, strict=True)
    ]
    return sorted(found, key=lambda entry: -entry.rating.value)


def drawn(pool: Sequence[str], games: int, seed: int, players: int = 4) -> Numbers:
    """[games, players]: different bots of this pool at every table, in any order."""
    random = np.random.default_rng([seed, 2])
    order = random.random((games, len(pool))).argsort(-1)[:, :players]
    return np.asarray(pool, dtype=object)[order]


def _results(names: Numbers, shares: Floats) -> Iterator[Result]:
    for table, won in zip(names.tolist(), shares, strict=True):
        yield Result(tuple(table), (), tuple(np.flatnonzero(won).tolist()))
