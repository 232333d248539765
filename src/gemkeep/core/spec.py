"""A game in numbers, for arrays and learning environments.

A `GameSpec` numbers the actions, lays out what a seat sees as a flat list of numbers of fixed size,
bounds the length of a game and says what its end is worth to each seat. One spec serves every
edition, level and number of seats of its game, so a network trained on one fits all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Generic, TypeVar

from gemkeep.core.errors import Unknown, quote
from gemkeep.core.game import Outcome
from gemkeep.core.moves import Action

ViewT = TypeVar("ViewT")


@dataclass(frozen=True)
class Feature(Generic[ViewT]):
    """One part of an observation: a fixed number of whole numbers."""

    name: str
    size: int
    highest: int
    """No number is higher than this, and none is lower than 0."""
    read: Callable[[ViewT], Sequence[int]]
    """The numbers in this view."""
    about: str
    """What the numbers are, and in which order."""


@dataclass(frozen=True)
class GameSpec(Generic[ViewT]):
    """The numbers of one game."""

    actions: tuple[Action, ...]
    """Every action a seat can ever take, in the order of their numbers."""
    features: tuple[Feature[ViewT], ...]
    """The parts of an observation, in their order."""
    max_moves: int
    """No game takes more moves than this, chance's included."""
    rewards: Callable[[Outcome], tuple[float, ...]]
    """What the end of a game is worth to each seat."""
    reward_range: tuple[float, float]
    """The lowest and the highest reward there can be."""
    zero_sum: bool
    """Whether the rewards of a game always add up to 0."""

    @cached_property
    def _numbers(self) -> Mapping[Action, int]:
        return {action: number for number, action in enumerate(self.actions)}

    @property
    def num_actions(self) -> int:
        """How many actions are numbered, from 0."""
        return len(self.actions)

    @property
    def observation_shape(self) -> tuple[int]:
        """The shape of every observation."""
        return (sum(feature.size for feature in self.features),)

    def encode_action(self, action: Action) -> int:
        """The number of this action; an `Unknown` error if it has none."""
        try:
            return self._numbers[action]
        except (KeyError, TypeError):  # some arguments have no hash
            raise Unknown(f"no number stands for the action {quote(tuple(action))}") from None

    def decode_action(self, number: int) -> Action:
        """The action with this number; an `Unknown` error if there is none."""
        if not 0 <= number < self.num_actions:
            last = self.num_actions - 1
            raise Unknown(f"no action has the number {quote(number)}; they go from 0 to {last}")
        return self.actions[number]

    def legal_mask(self, legal: Sequence[Action]) -> tuple[bool, ...]:
        """For each number, whether its action is one of these."""
        numbers = {self.encode_action(action) for action in legal}
        return tuple(number in numbers for number in range(self.num_actions))

    def observe(self, view: ViewT) -> tuple[int, ...]:
        """The observation of this view: the numbers of all features, one after another."""
        return tuple(number for feature in self.features for number in feature.read(view))

    def highest(self) -> tuple[int, ...]:
        """The highest that each number of an observation can be; the lowest is always 0."""
        return tuple(feature.highest for feature in self.features for _ in range(feature.size))

    def layout(self) -> dict[str, slice]:
        """Where each feature is in an observation, by name."""
        sizes = [feature.size for feature in self.features]
        ends = accumulate(sizes)
        return {
            feature.name: slice(end - feature.size, end)
            for feature, end in zip(self.features, ends, strict=True)
        }


def one_hot(chosen: object, choices: Sequence[object]) -> list[int]:
    """For each choice, 1 if it is the chosen one and 0 if not."""
    return [int(choice == chosen) for choice in choices]
