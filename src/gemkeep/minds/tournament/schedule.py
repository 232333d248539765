"""Who sits where in each game of a tournament.

Every group of bots that can meet at a table sits there in every rotation, and all of these seatings
are played equally often: one pass after another, each in a different order, so that any number of
games is nearly balanced, and more games continue where fewer ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement, count, islice
from math import comb
from random import Random
from typing import Final, NamedTuple, TypeAlias

from gemkeep.core.errors import Illegal
from gemkeep.core.moves import Json
from gemkeep.games.diamant.types import Totals

MOST_GROUPS: Final = 500_000

Group: TypeAlias = tuple[str, ...]
"""The bots at a table, in the order in which the tournament lists them."""
Seating: TypeAlias = tuple[str, ...]
"""The bots at a table by seat."""


class Tournament(NamedTuple):
    """Which bots play which game, how many at a table, and with which seed."""

    game: str
    rules: Mapping[str, Json]
    bots: tuple[str, ...]
    players: int
    seed: str
    teams: bool
    """Whether the bots at a table cooperate."""
    totals: Totals = "open"


def groups(tournament: Tournament) -> list[Group]:
    """Every group of bots that meets at a table.

    Opponents are all different if there are enough of them; otherwise some bots sit there more than
    once. A team may consist of any bots, even equal ones.
    """
    bots, players = tournament.bots, tournament.players
    several = tournament.teams or len(bots) < players
    many = comb(len(bots) + players - 1, players) if several else comb(len(bots), players)
    if many > MOST_GROUPS:
        raise Illegal(
            f"{len(bots)} bots form {many} tables of {players}, more than {MOST_GROUPS}; "
            "name fewer bots or fewer players"
        )
    if not several:
        return list(combinations(bots, players))
    found = combinations_with_replacement(bots, players)
    return [group for group in found if tournament.teams or len(set(group)) > 1]


def rotations(group: Group) -> list[Seating]:
    """Every rotation of the group around the table; those that look the same count once."""
    return list(dict.fromkeys(group[at:] + group[:at] for at in range(len(group))))


def seatings(tournament: Tournament) -> list[Seating]:
    """Every seating, each once."""
    return [seating for group in groups(tournament) for seating in rotations(group)]


def schedule(tournament: Tournament, games: int) -> Iterator[Seating]:
    """The seatings of this many games."""
    return islice(_endless(tournament), games)


def _endless(tournament: Tournament) -> Iterator[Seating]:
    every = seatings(tournament)
    for number in count(1):
        order = list(every)
        Random(f"{tournament.seed}/pass {number}").shuffle(order)
        yield from order
