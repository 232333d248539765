"""Hideouts as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.environment import Drawn, Environment
from gemkeep.batch.hideouts import actions, deal, observation, rules
from gemkeep.batch.hideouts.types import REASONS, Casket, Rules, State, rules_of, widen
from gemkeep.core.spec import GameSpec
from gemkeep.games.hideouts.levels.level import set_up
from gemkeep.games.hideouts.spec import SPEC
from gemkeep.games.hideouts.types import Level, Memory

__all__ = ["Casket", "Hideouts", "State", "make"]


def make(
    seats: int = 2,
    level: int | Level = 1,
    *,
    advanced: bool = False,
    supply: int | None = None,
    memory: Memory = "team",
) -> Hideouts:
    """The game at this level; `advanced` and `supply` are for numbered levels only."""
    setup = set_up(level, seats, advanced=advanced, supply=supply, memory=memory)
    return Hideouts(rules_of(setup))


class Hideouts(Environment[State]):
    """Hideouts, in steps of one move by the seat whose turn it is.

    A game begins after the deal, its only chance event. An action that is not legal changes
    nothing.
    """

    spec: ClassVar[GameSpec[Any]] = SPEC
    words: ClassVar[int] = 5

    def __init__(self, fixed: Rules) -> None:
        """Take the fixed parts of the game."""
        self.rules = fixed
        self.seats = fixed.seats

    def init_bits(self, bits: Array | Sequence[Array]) -> State:
        """The game after a deal drawn with random words."""
        return rules.begin(self.rules, *deal.drawn(self.rules, bits))

    def init_with(self, outcome: Casket) -> State:
        """The game after this deal."""
        return rules.begin(self.rules, *deal.given(self.rules, outcome))

    def step_bits(self, state: State, action: Array, bits: Array) -> State:
        """The game after this action; nothing is left to chance."""
        del bits
        return rules.step(self.rules, state, action)

    def step_with(self, state: State, action: Array, outcome: Drawn = None) -> State:
        """The game after this action; there is no outcome to be given."""
        del outcome
        return rules.step(self.rules, state, action)

    def legal(self, state: State) -> Array:
        """By number, whether the seat whose turn it is may take the action."""
        return actions.legal(widen(state))

    def observe(self, state: State, seat: Array | int | None) -> Array:
        """What this seat, or (with None) the public, sees, in the layout of the spec."""
        return observation.observe(self.rules, state, seat)

    def done(self, state: State) -> Array:
        """Whether the game is won or lost."""
        return state.ending != 0

    def rewards(self, state: State) -> Array:
        """By seat, 1 if the team has won, else 0."""
        won = state.ending == REASONS.index("finished") + 1
        return jnp.full(self.seats, won, jnp.float32)

    def turn(self, state: State) -> Array:
        """The seat whose turn it is."""
        return state.turn

    def random_action(self, state: State, bits: Array) -> Array:
        """A legal action, all with the same probability; any number once the game is over."""
        return actions.random_action(widen(state), bits)
