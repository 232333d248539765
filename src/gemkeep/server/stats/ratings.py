"""Ratings by OpenSkill, for people and bots alike; every finished game counts once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from gemkeep.table.state import Table
from gemkeep.wire.people import Rating

# Compares each pair, and counts a tie as a tie; OpenSkill's Plackett-Luce rewards a player who
# comes after two that tie as much as those two.
MODEL: Final = BradleyTerryFull()
CAUTION: Final = 3.0
"""How many sigmas below the mean the shown rating is."""
BASE, SCALE = 1000, 40
FEWEST: Final = 2
GIVEN_UP: Final = -1
"""The score of someone who gave up, below any that a game gives."""


class Strength(NamedTuple):
    """The estimated strength of a player: mean, deviation and number of games."""

    mu: float
    sigma: float
    games: int


UNKNOWN: Final = Strength(MODEL.mu, MODEL.sigma, 0)


def rated(before: Mapping[str, Strength], scores: Sequence[tuple[str, int]]) -> dict[str, Strength]:
    """The strengths after a game with these scores.

    A bot with several seats in one game gets the mean of what each seat would bring it.
    """
    if len({who for who, _ in scores}) < FEWEST:
        return {}
    old = [before.get(who, UNKNOWN) for who, _ in scores]
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in old]
    new = MODEL.rate(teams, scores=[float(score) for _, score in scores])
    found: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for (who, _), team in zip(scores, new, strict=True):
        found[who].append((team[0].mu, team[0].sigma))
    return {
        who: Strength(
            fmean(mu for mu, _ in each),
            fmean(sigma for _, sigma in each),
            before.get(who, UNKNOWN).games + 1,
        )
        for who, each in found.items()
    }


def scores_of(table: Table) -> list[tuple[str, int]]:
    """The scores that a game counts with: a bot's, or those of the person whose seat it is.

    Someone who stood up early gets what the bot in their seat brought; someone who gave up a game
    against bots, after their first choice, is last. A second player on a device has no key.
    """
    if table.outcome is None and not _has_chosen(table):
        return []
    outcome = table.outcome
    return [
        (
            f"bot:{chair.bot}" if chair.person is None else chair.person,
            outcome.scores[seat] if outcome else GIVEN_UP if chair.person else 0,
        )
        for seat, chair in enumerate(table.chairs)
        if not chair.device
    ]


def _has_chosen(table: Table) -> bool:
    """Whether a person's seat has made a choice."""
    seats = {seat for seat, chair in enumerate(table.chairs) if chair.person is not None}
    return any(move.by in seats for move in table.moves)


def shown(strength: Strength) -> Rating:
    """A strength as it is shown; a newcomer has 1000."""
    surely = strength.mu - CAUTION * strength.sigma
    return Rating(
        round(strength.mu, 3),
        round(strength.sigma, 3),
        BASE + round(SCALE * surely),
        strength.games,
    )
