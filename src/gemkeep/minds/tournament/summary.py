"""Summaries of a tournament: of bots against each other, and of teams."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gemkeep.minds.estimates import Estimate, Sums, mean, proportion
from gemkeep.minds.tournament.batches import Result
from gemkeep.minds.tournament.ratings import ratings


class Place(NamedTuple):
    """How a bot did."""

    bot: str
    games: int
    rating: Estimate
    wins: Estimate
    """The share of wins in one seat; players who tie share the win."""
    over_fair: float
    """The share of wins less the fair share."""
    score: Estimate
    against: dict[str, Estimate]
    """By other bot, how often this one scored more at the same table; a tie counts half."""


class Team(NamedTuple):
    """How a team did."""

    bots: tuple[str, ...]
    games: int
    wins: Estimate
    score: Estimate | None
    """The mean score when it won; None if it never did."""


def rank_bots(bots: Sequence[str], results: Sequence[Result]) -> list[Place]:
    """The bots from the highest rating to the lowest; those who played no game come last."""
    rated = dict(zip(bots, ratings(bots, results), strict=True))
    counted = {bot: _Count() for bot in bots}
    for result in results:
        for bot in dict.fromkeys(result.seats):
            counted[bot].add(bot, result)
    places = [counted[bot].place(bot, rated[bot]) for bot in bots if counted[bot].games]
    return sorted(places, key=lambda place: -place.rating.value)


class _Count:
    """The games of one bot.

    Its seats in one game depend on each other. Scores are averaged within a game first; wins are
    counted by seat, which makes the interval a little wider, as only one of them can win.
    """

    def __init__(self) -> None:
        self.games = 0
        self._seats = 0
        self._fair = 0.0
        self._won = 0.0
        self._scores: list[float] = []
        self._ahead: dict[str, list[float]] = defaultdict(list)

    def add(self, bot: str, result: Result) -> None:
        mine = [seat for seat, name in enumerate(result.seats) if name == bot]
        self.games += 1
        self._seats += len(mine)
        self._fair += len(mine) / len(result.seats)
        self._won += sum(seat in result.winners for seat in mine) / len(result.winners)
        self._scores.append(sum(result.scores[seat] for seat in mine) / len(mine))
        for other in dict.fromkeys(result.seats):
            if other != bot:
                theirs = [seat for seat, name in enumerate(result.seats) if name == other]
                self._ahead[other].append(_share_ahead(result.scores, mine, theirs))

    def place(self, bot: str, rating: Estimate) -> Place:
        wins = proportion(self._won, self._seats)
        return Place(
            bot=bot,
            games=self.games,
            rating=rating,
            wins=wins,
            over_fair=(self._won - self._fair) / self._seats,
            score=mean(self._scores),
            against={
                other: proportion(sum(shares), len(shares))
                for other, shares in sorted(self._ahead.items())
            },
        )


def _share_ahead(scores: Sequence[int], mine: list[int], theirs: list[int]) -> float:
    """How often one of mine has more than one of theirs; a tie counts half."""
    pairs = [(scores[one], scores[other]) for one in mine for other in theirs]
    return sum((one > other) + (one == other) / 2 for one, other in pairs) / len(pairs)


def rank_teams(results: Iterable[Result]) -> list[Team]:
    """The teams from the highest win rate to the lowest; seats don't tell teams apart."""
    games: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    for result in results:
        games[tuple(sorted(result.seats))].append(result)
    teams = [_team(bots, played) for bots, played in sorted(games.items())]
    return sorted(teams, key=_rank, reverse=True)


def _rank(team: Team) -> tuple[float, float]:
    """By win rate, then by tokens left."""
    return team.wins.value, 0.0 if team.score is None else team.score.value


def _team(bots: tuple[str, ...], played: list[Result]) -> Team:
    won = [result for result in played if result.winners]
    score = Sums()
    for result in won:
        score.add(result.scores[0])
    return Team(
        bots,
        len(played),
        proportion(len(won), len(played)),
        score.mean() if won else None,
    )
