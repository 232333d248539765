"""Results of many games between the same bots, counted as they are played."""

from __future__ import annotations

from collections import Counter

from gemkeep.core.game import Outcome
from gemkeep.minds.estimates import Estimate, Sums, proportion


class Standings:
    """Mean score and share of wins by seat, for competitive games."""

    def __init__(self, seats: int) -> None:
        """Start with no games."""
        self.games = 0
        self._scores = [Sums() for _ in range(seats)]
        self._won = [0.0] * seats

    def add(self, outcome: Outcome) -> None:
        """Count a game; players who tie share the win."""
        self.games += 1
        for sums, score in zip(self._scores, outcome.scores, strict=True):
            sums.add(score)
        for winner in outcome.winners:
            self._won[winner] += 1 / len(outcome.winners)

    def rows(self) -> list[tuple[Estimate, Estimate]]:
        """The mean score and the share of wins of each seat."""
        return [
            (sums.mean(), proportion(won, self.games))
            for sums, won in zip(self._scores, self._won, strict=True)
        ]


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
