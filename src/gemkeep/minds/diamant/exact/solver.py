"""Backward induction: the value of every position, and an equilibrium of every choice.

Only the engine says what can happen: its chance outcomes, its legal actions, its next states. At a
decision the players in the cave choose at once, so each decision is itself a small game, whose
payoffs are the values of what follows; solving it gives the value of the position.

Two players who play to win have opposite interests, so every equilibrium has the same value. In all
other cases there can be several. Then players in the same situation play alike, and among the
remaining equilibria we take the one that is best for the worst-off player. All of them are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

from gemkeep.core.errors import Illegal
from gemkeep.core.moves import CHANCE, Move, Seat
from gemkeep.games.diamant import rules
from gemkeep.games.diamant.chance import NextCard
from gemkeep.games.diamant.types import CHOOSE, Choice, Setup, State
from gemkeep.minds.diamant.exact.positions import Goal, position_of
from gemkeep.minds.diamant.exact.stage_games import (
    MOST_DIFFERENT,
    TOLERANCE,
    Payoffs,
    Profile,
    Symmetric,
    equilibria,
    symmetric_equilibria,
    values,
)

WORDS: Final[tuple[Choice, Choice]] = ("back", "on")

Values = tuple[float, ...]


class Decision(NamedTuple):
    """What the players in the cave do at a position, by seat of the position."""

    profile: Profile
    """For each player in the cave, the probability of going on."""
    values: Values
    equilibria: tuple[Profile, ...]
    """All that were found; for players who are all alike, those in which they play alike."""


class Solution:
    """The values and the policy of a game, for every state that can follow its opening."""

    def __init__(self, setup: Setup, goal: Goal) -> None:
        """Start with nothing solved; `solve` fills it."""
        self.setup = setup
        self.goal = goal
        self.decisions: dict[State, Decision] = {}
        """By position; see `positions`."""
        self._reveals: dict[State, Values] = {}

    def __len__(self) -> int:
        """How many positions are solved."""
        return len(self.decisions) + len(self._reveals)

    def value(self, state: State) -> Values:
        """What the game is worth to each seat: points, or the share of victory.

        Nobody may have chosen yet in a decision that is under way.
        """
        if state.over:
            return payoff(self.setup, state, self.goal)
        if any(state.choices):
            raise Illegal("a value exists before a decision and after it, not in the middle")
        simple, order, aside = position_of(self.setup, state, self.goal)
        found = self._decision(simple).values if simple.to_choose else self._reveal(simple)
        worth = [0.0] * len(order)
        add = aside if self.goal == "rubies" else (0,) * len(order)
        for seat, each, points in zip(order, found, add, strict=True):
            worth[seat] = each + points
        return tuple(worth)

    def policy(self, state: State) -> Mapping[Seat, float]:
        """The probability with which each player in the cave goes on."""
        simple, order, _ = position_of(self.setup, state, self.goal)
        profile = self._decision(simple).profile
        return {order[seat]: on for seat, on in zip(simple.in_cave, profile, strict=True)}

    def _decision(self, simple: State) -> Decision:
        known = self.decisions.get(simple)
        if known is None:
            known = self.decisions[simple] = self._decide(simple)
        return known

    def _reveal(self, simple: State) -> Values:
        known = self._reveals.get(simple)
        if known is None:
            known = self._reveals[simple] = mean_after_reveal(self.setup, simple, self.value)
        return known

    def _decide(self, simple: State) -> Decision:
        """The equilibrium of a decision."""
        inside = simple.in_cave
        alike = [(simple.carried[seat], simple.chests[seat]) for seat in inside]
        if len(set(alike)) == 1:
            return self._among_equals(simple)
        if len(inside) > MOST_DIFFERENT:
            raise Illegal(f"at most {MOST_DIFFERENT} players who differ can be solved for")
        payoffs: Payoffs = {
            choices: tuple([worth[seat] for seat in inside])
            for choices, worth in self._outcomes(simple)
        }
        found = equilibria(payoffs)
        profile = max(found, key=lambda one: _preference(payoffs, one, alike))
        return Decision(profile, self._mean(simple, profile), tuple(found))

    def _among_equals(self, simple: State) -> Decision:
        """The best equilibrium in which all players in the cave play alike."""
        inside = simple.in_cave
        on, back = [], []
        for going in range(len(inside) + 1):  # by symmetry, only how many go on matters
            choices = (0,) * (len(inside) - going) + (1,) * going
            worth = self.value(after_choices(self.setup, simple, choices))
            if going:
                on.append(worth[inside[-1]])
            if going < len(inside):
                back.append(worth[inside[0]])
        game = Symmetric(tuple(back), tuple(on))
        found = symmetric_equilibria(game)
        best = max(found, key=lambda one: (round(game.value(one) / TOLERANCE), -one))
        profile = (best,) * len(inside)
        return Decision(
            profile, self._mean(simple, profile), tuple((one,) * len(inside) for one in found)
        )

    def _mean(self, simple: State, profile: Profile) -> Values:
        """What the decision is worth to each seat, those in camp included."""
        return values(dict(self._outcomes(simple)), profile)

    def _outcomes(self, simple: State) -> Iterator[tuple[tuple[int, ...], Values]]:
        for choices in product((0, 1), repeat=len(simple.in_cave)):
            yield choices, self.value(after_choices(self.setup, simple, choices))


def solve(setup: Setup, goal: Goal, start: State) -> Solution:
    """The solution of a game from this state on, for the most points or for the win."""
    solution = Solution(setup, goal)
    solution.value(start)
    return solution


def payoff(setup: Setup, state: State, goal: Goal) -> Values:
    """What the end of the game is worth to each seat."""
    points = rules.scores(setup, state)
    if goal == "rubies":
        return tuple(map(float, points))
    won = rules.winners(points)
    return tuple([1 / len(won) if seat in won else 0.0 for seat in range(setup.seats)])


def mean_after_reveal(setup: Setup, state: State, value: Callable[[State], Values]) -> Values:
    """The mean value over the next card."""
    total = [0.0] * setup.seats
    for reveal, chance in NextCard(setup, state.deck).outcomes():
        after = rules.apply(setup, state, Move(CHANCE, *reveal)).state
        weight = float(chance)
        total = [sum_ + weight * each for sum_, each in zip(total, value(after), strict=True)]
    return tuple(total)


def after_choices(setup: Setup, state: State, choices: tuple[int, ...]) -> State:
    """The state after the players in the cave have all chosen; 1 is on, 0 is back."""
    secret: list[Choice | None] = [None] * setup.seats
    for seat, choice in zip(state.in_cave, choices, strict=True):
        secret[seat] = WORDS[choice]
    last = state.in_cave[-1]
    word = secret[last]
    secret[last] = None
    # All but one have chosen: the engine applies the last choice, and with it all of them.
    chosen = state._replace(to_choose=(last,), choices=tuple(secret))
    return rules.apply(setup, chosen, Move(last, CHOOSE, word)).state


def _preference(
    payoffs: Payoffs, profile: Profile, alike: list[tuple[int, int]]
) -> tuple[bool, int, int, tuple[float, ...]]:
    """Higher for the equilibrium to prefer; values that differ only by rounding are equal."""
    gets = values(payoffs, profile)
    played: dict[tuple[int, int], float] = {}
    fair = all(
        abs(played.setdefault(who, on) - on) <= TOLERANCE
        for who, on in zip(alike, profile, strict=True)
    )
    worst, total = round(min(gets) / TOLERANCE), round(sum(gets) / TOLERANCE)
    return fair, worst, total, tuple(-on for on in profile)
