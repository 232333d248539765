"""The interface of an evaluator, and one decision solved with its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple, Protocol

from gemkeep.core.moves import Move, Seat
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.rules import scores, winners
from gemkeep.games.diamant.types import CHOICES, CHOOSE, Choice

Shares = Sequence[float]
"""By seat, the chance to win; a shared victory counts as its share, so they add up to 1."""


class Evaluator(Protocol):
    """Values positions of Diamant with everything open."""

    name: str

    def win_shares(self, game: Diamant, states: Sequence[State], /) -> Sequence[Shares]:
        """The shares in each of these states, in which a card is due."""

    def policies(self, game: Diamant, state: State, /) -> Sequence[float]:
        """By seat, how often it should go on in this decision; 0 for seats back in camp."""


class Worth(NamedTuple):
    """The share of victory that each choice leads to, if the others play their policies."""

    on: float
    back: float

    def of(self, choice: Choice) -> float:
        """The worth of this choice."""
        return self.on if choice == "on" else self.back

    @property
    def best(self) -> Choice:
        """The choice that is worth more; back if both are worth the same."""
        return "on" if self.on > self.back else "back"

    def loss(self, choice: Choice) -> float:
        """How much less this choice is worth than the best."""
        return max(self) - self.of(choice)


class Decision(NamedTuple):
    """A decision in which everyone in the cave has yet to choose, solved."""

    on: Sequence[float]
    """By seat, how often it should go on."""
    worth: Mapping[Seat, Worth]
    """For each seat in the cave."""
    shares: Shares
    """Before the choice, if everyone plays their policy."""
    after: Mapping[tuple[Choice, ...], Shares]
    """By the choices of the seats in the cave, in their order."""


def value(game: Diamant, states: Sequence[State], evaluator: Evaluator) -> list[Shares]:
    """The shares in each of these states: the evaluator's, or the result of a game that is over."""
    open_states = [state for state in states if not state.over]
    judged = iter(evaluator.win_shares(game, open_states) if open_states else ())
    return [_result(game, state) if state.over else next(judged) for state in states]


def solve(game: Diamant, state: State, evaluator: Evaluator) -> Decision:
    """The decision, with every combination of choices valued."""
    seats = state.to_choose
    combinations = list(product(CHOICES, repeat=len(seats)))
    states = [_after(game, state, combination) for combination in combinations]
    after = dict(zip(combinations, value(game, states, evaluator), strict=True))
    on = evaluator.policies(game, state)
    likely = {
        made: [
            on[seat] if choice == "on" else 1 - on[seat]
            for seat, choice in zip(seats, made, strict=True)
        ]
        for made in combinations
    }
    shares = [
        sum(prod(likely[made]) * after[made][seat] for made in combinations)
        for seat in range(game.seats)
    ]
    worth = {seat: _worth(at, seat, likely, after) for at, seat in enumerate(seats)}
    return Decision(on, worth, shares, after)


def _worth(
    at: int,
    seat: Seat,
    likely: Mapping[tuple[Choice, ...], Sequence[float]],
    after: Mapping[tuple[Choice, ...], Shares],
) -> Worth:
    """What this seat's choices are worth, over how likely the others' choices are."""
    worth = dict.fromkeys(CHOICES, 0.0)
    for made, chances in likely.items():
        worth[made[at]] += prod(chances[:at]) * prod(chances[at + 1 :]) * after[made][seat]
    return Worth(**worth)


def _after(game: Diamant, state: State, choices: Sequence[Choice]) -> State:
    for seat, choice in zip(state.to_choose, choices, strict=True):
        state = game.apply(state, Move(seat, CHOOSE, choice)).state
    return state


def _result(game: Diamant, state: State) -> Shares:
    won = winners(scores(game.setup, state))
    return [1 / len(won) if seat in won else 0.0 for seat in range(game.seats)]
