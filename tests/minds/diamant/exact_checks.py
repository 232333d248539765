"""Checks of a solution that share nothing with how it was found except the engine's rules."""

from __future__ import annotations

from itertools import product
from math import prod

from gemkeep.core.moves import Seat
from gemkeep.games.diamant.types import State
from gemkeep.minds.diamant.exact.solver import (
    Solution,
    Values,
    after_choices,
    mean_after_reveal,
    payoff,
)


def largest_gain(solution: Solution) -> float:
    """The most that any player could gain at any position by one other choice.

    If nobody gains by one other choice anywhere, nobody gains by any other policy.
    """
    return max(
        max(
            best_choice(solution, state, seat) - solution.value(state)[seat]
            for seat in state.in_cave
        )
        for state in list(solution.decisions)
    )


def best_choice(solution: Solution, state: State, seat: Seat) -> float:
    """What the better choice is worth to this player, if everything else is as in the solution."""
    policy = solution.policy(state)
    worth = [0.0, 0.0]
    for choices in product((0, 1), repeat=len(state.in_cave)):
        mine = choices[state.in_cave.index(seat)]
        others = prod(
            policy[other] if choice else 1 - policy[other]
            for other, choice in zip(state.in_cave, choices, strict=True)
            if other != seat
        )
        if others:
            after = after_choices(solution.setup, state, choices)
            worth[mine] += others * solution.value(after)[seat]
    return max(worth)


class BestResponse:
    """The best that one seat can get from a state on, while the others play as in a solution."""

    def __init__(self, solution: Solution, seat: Seat) -> None:
        """Start with nothing computed."""
        self._solution = solution
        self._seat = seat
        self._known: dict[State, float] = {}

    def value(self, state: State) -> float:
        """What this state is worth to the seat; no position is shared between seats here."""
        setup, goal, seat = self._solution.setup, self._solution.goal, self._seat
        if state.over:
            return payoff(setup, state, goal)[seat]
        key = state._replace(removed=(), path=tuple(sorted(state.path)), left=(sum(state.left),))
        if key not in self._known:
            self._known[key] = (
                self._decide(state)
                if state.to_choose
                else mean_after_reveal(setup, state, self._everyone)[seat]
            )
        return self._known[key]

    def _everyone(self, state: State) -> Values:
        return (self.value(state),) * self._solution.setup.seats

    def _decide(self, state: State) -> float:
        policy = dict(self._solution.policy(state))
        best = float("-inf")
        for mine in (0.0, 1.0) if self._seat in policy else (None,):
            if mine is not None:
                policy[self._seat] = mine
            total = 0.0
            for choices in product((0, 1), repeat=len(state.in_cave)):
                chance = prod(
                    policy[seat] if choice else 1 - policy[seat]
                    for seat, choice in zip(state.in_cave, choices, strict=True)
                )
                if chance:
                    total += chance * self.value(
                        after_choices(self._solution.setup, state, choices)
                    )
            best = max(best, total)
        return best
