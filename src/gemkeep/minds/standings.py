"""Results of many games between the same bots, counted as they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Seat
from gemkeep.minds.estimates import Estimate, Sums, proportion


class Standing(NamedTuple):
    """How a bot did, in one seat or on average over all that it had."""

    bot: str
    seats: tuple[Seat, ...]
    score: Estimate
    wins: Estimate
    """The share of wins in a seat."""
    over_fair: float
    """The share of wins less the fair share, which is 1 divided by the number of seats."""


class Standings:
    """Mean score and share of wins by bot, for competitive games; equal bots are pooled."""

    def __init__(self, bots: Sequence[str]) -> None:
        """Start with no games between these bots, by seat."""
        self.games = 0
        self._fair = 1 / len(bots)
        self._seats = {
            bot: tuple(seat for seat, name in enumerate(bots) if name == bot)
            for bot in dict.fromkeys(bots)
        }
        self._scores = {bot: Sums() for bot in self._seats}
        self._won = dict.fromkeys(self._seats, 0.0)

    def add(self, outcome: Outcome) -> None:
        """Count a game; players who tie share the win."""
        self.games += 1
        share = 1 / len(outcome.winners)
        for bot, seats in self._seats.items():
            self._scores[bot].add(sum(outcome.scores[seat] for seat in seats))
            self._won[bot] += share * sum(seat in outcome.winners for seat in seats)

    def rows(self) -> list[Standing]:
        """The results of each bot, by its first seat.

        The seats of a game depend on each other, so intervals are those of the bot's seats taken
        together, game by game, divided by the number of seats.
        """
        return [self._standing(bot, seats) for bot, seats in self._seats.items()]

    def _standing(self, bot: str, seats: tuple[Seat, ...]) -> Standing:
        score = self._scores[bot].mean().divided_by(len(seats))
        wins = proportion(self._won[bot], self.games).divided_by(len(seats))
        return Standing(bot, seats, score, wins, wins.value - self._fair)


class TeamResults:
    """How often a team won, how many tokens it had left then, and why it lost otherwise."""

    def __init__(self) -> None:
        """Start with no games."""
        self.games = 0
        self.tokens_left = Sums()
        """Over the games that were won."""
        self.losses: Counter[str] = Counter()
        """How many games were lost, by reason."""

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        if outcome.winners:
            left = outcome.result["supply"]
            assert isinstance(left, int)  # noqa: S101 - as in every result of Hideouts
            self.tokens_left.add(left)
        else:
            self.losses[outcome.reason] += 1

    @property
    def wins(self) -> int:
        """The number of games won."""
        return self.tokens_left.count

    def win_rate(self) -> Estimate:
        """The share of games won."""
        return proportion(self.wins, self.games)
