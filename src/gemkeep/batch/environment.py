"""What the batch engines of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import jax
from jax import Array

from gemkeep.batch.bits import WORD
from gemkeep.core.spec import GameSpec

StateT = TypeVar("StateT")

Drawn: TypeAlias = Any
"""What chance did, as arrays in a form that each game chooses."""


class Environment(ABC, Generic[StateT]):
    """One game with its rules and its number of seats fixed.

    Every method is a pure function of one game; use `jax.vmap` for many and `jax.jit` for speed.
    The numbers of actions and the layout of observations are those of `spec`.
    """

    spec: ClassVar[GameSpec[Any]]
    words: ClassVar[int]
    """How many random words `init_bits` needs."""
    seats: int

    def init(self, key: Array) -> StateT:
        """The game when the first choice is due, with all chance so far drawn with this key."""
        return self.init_bits(jax.random.bits(key, (self.words,), WORD))

    def step(self, state: StateT, action: Array, key: Array) -> StateT:
        """The game after this action, with all chance up to the next choice drawn with this key."""
        return self.step_bits(state, action, jax.random.bits(key, (), WORD))

    @abstractmethod
    def init_bits(self, bits: Array | Sequence[Array]) -> StateT:
        """Like `init`, with `words` random words instead of a key."""

    @abstractmethod
    def step_bits(self, state: StateT, action: Array, bits: Array) -> StateT:
        """Like `step`, with a random word instead of a key: words may be cheaper to make."""

    @abstractmethod
    def init_with(self, outcome: Drawn) -> StateT:
        """Like `init`, with the outcome of all chance given."""

    @abstractmethod
    def step_with(self, state: StateT, action: Array, outcome: Drawn) -> StateT:
        """Like `step`, with the outcome of all chance given."""

    @abstractmethod
    def legal(self, state: StateT) -> Array:
        """Which actions may be taken now, by number."""

    @abstractmethod
    def observe(self, state: StateT, seat: Array | int | None) -> Array:
        """What this seat, or (with None) the public, sees, in the layout of the spec."""

    @abstractmethod
    def done(self, state: StateT) -> Array:
        """Whether the game is over; a step then changes nothing."""

    @abstractmethod
    def rewards(self, state: StateT) -> Array:
        """What the end is worth to each seat, as the spec says; 0 while the game goes on."""

    @abstractmethod
    def random_action(self, state: StateT, bits: Array) -> Array:
        """A legal action, drawn with a random word; any other number once the game is over."""

    def step_at_random(self, state: StateT, choice: Array, chance: Array) -> StateT:
        """The game after a random action; both random words are used up."""
        return self.step_bits(state, self.random_action(state, choice), chance)
