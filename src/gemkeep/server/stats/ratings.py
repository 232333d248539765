"""Ratings by OpenSkill, for people and bots alike; every finished game counts once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from gemkeep.core.moves import Seat
from gemkeep.server.games.interface.statistics import is_taken_over
from gemkeep.table.state import Table, is_gone
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


class Result(NamedTuple):
    """One seat's result: the player who held it at the first decision, and its final score."""

    who: str
    score: int
    taken_over: bool = False
    """Whether a person took over a bot's seat: then others can lose to it, but not gain."""


def rated(before: Mapping[str, Strength], results: Sequence[Result]) -> dict[str, Strength]:
    """The strengths after a game with these results.

    A bot with several seats in one game gets the mean of what each seat would bring it.
    """
    found: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for mine, playing in _comparisons(results):
        old = [before.get(results[seat].who, UNKNOWN) for seat in playing]
        teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in old]
        new = MODEL.rate(teams, scores=[float(results[seat].score) for seat in playing])
        for seat, team in zip(playing, new, strict=True):
            if seat in mine:
                found[results[seat].who].append((team[0].mu, team[0].sigma))
    return {
        who: Strength(
            fmean(mu for mu, _ in each),
            fmean(sigma for _, sigma in each),
            before.get(who, UNKNOWN).games + 1,
        )
        for who, each in found.items()
    }


def _comparisons(results: Sequence[Result]) -> Iterator[tuple[list[Seat], list[Seat]]]:
    """The seats to rate, and those they are compared with: themselves and the others.

    Letting a second key play a bot's seat badly gains nothing, and a bot that was ahead stays
    ahead.
    """
    alike: defaultdict[tuple[Seat, ...], list[Seat]] = defaultdict(list)
    for seat, mine in enumerate(results):
        if not mine.taken_over:
            beaten = (
                other
                for other, result in enumerate(results)
                if result.taken_over and result.score <= mine.score
            )
            alike[tuple(beaten)].append(seat)
    for left_out, seats in alike.items():
        playing = [seat for seat in range(len(results)) if seat not in left_out]
        if len({results[seat].who for seat in playing}) >= FEWEST:
            yield seats, playing


def results_of(table: Table) -> list[Result]:
    """The results of a game, each for the player who held the seat at the first decision.

    Someone who stood up early gets the result of the bot in their seat; someone who gave up a game
    against bots, after their first choice, is last. People who come later, play several seats, play
    on somebody else's device or have deleted themselves are not rated.
    """
    if table.outcome is None and not _has_chosen(table):
        return []
    outcome, people = table.outcome, [chair.person for chair in table.began_with]
    return [
        Result(
            f"bot:{chair.bot}" if chair.person is None else chair.person,
            outcome.scores[seat] if outcome else GIVEN_UP if chair.person else 0,
            is_taken_over(table, seat),
        )
        for seat, chair in enumerate(table.began_with)
        if chair.person is None
        or (people.count(chair.person) == 1 and not chair.device and not is_gone(chair.person))
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
