"""What many games between the same bots add up to, counted as they are played."""

from __future__ import annotations

from collections import Counter

from gemkeep.core.game import Outcome
from gemkeep.minds.estimates import Estimate, Sums, share


class Standings:
    """Mean score and share of wins, by seat: for games where one plays against the others."""

    def __init__(self, seats: int) -> None:
        """Nothing played yet."""
        self.games = 0
        self._scores = [Sums() for _ in range(seats)]
        self._won = [0.0] * seats

    def add(self, outcome: Outcome) -> None:
        """Count one more game; those who tie share the win."""
        self.games += 1
        for sums, score in zip(self._scores, outcome.scores, strict=True):
            sums.add(score)
        for winner in outcome.winners:
            self._won[winner] += 1 / len(outcome.winners)

    def rows(self) -> list[tuple[Estimate, Estimate]]:
        """By seat, the mean score and the share of wins."""
        return [
            (sums.mean(), share(won, self.games))
            for sums, won in zip(self._scores, self._won, strict=True)
        ]


class TeamResults:
    """How often a team won, what it had left then, and why it lost otherwise."""

    def __init__(self) -> None:
        """Nothing played yet."""
        self.games = 0
        self.tokens_left = Sums()
        """The tokens left, over the games that were won."""
        self.losses: Counter[str] = Counter()
        """How often each reason lost a game."""

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        if outcome.winners:
            left = outcome.result["supply"]
            assert isinstance(left, int)  # noqa: S101 - a result of Hideouts has it so
            self.tokens_left.add(left)
        else:
            self.losses[outcome.reason] += 1

    @property
    def wins(self) -> int:
        """How many games were won."""
        return self.tokens_left.count

    def win_rate(self) -> Estimate:
        """The share of games that were won."""
        return share(self.wins, self.games)
