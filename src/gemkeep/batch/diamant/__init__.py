"""Diamant as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD
from gemkeep.batch.diamant import cards, observation, rules
from gemkeep.batch.diamant.types import Rules, State
from gemkeep.batch.environment import Environment
from gemkeep.core.spec import GameSpec
from gemkeep.games.diamant.catalogue import set_up, totals_named
from gemkeep.games.diamant.spec import CHOICES, SPEC
from gemkeep.games.diamant.types import ROUNDS, Totals

__all__ = ["Diamant", "State", "make"]


def make(
    players: int = 4, edition: str = "uk", relics: str | None = "none", totals: Totals = "open"
) -> Diamant:
    """The game for this many players; with None, in the edition's own relic mode.

    The editions differ only in the names of their hazards, which have numbers here, and in their
    relic modes.
    """
    setup = set_up(edition, relics, players)
    return Diamant(Rules(setup.seats, setup.mode, totals_named(totals)))


class Diamant(Environment[State]):
    """Diamant, in steps of one decision: everyone in the cave chooses, and a card is revealed.

    An action has a number for each player, 0 to go back and 1 to go on; those of players in camp
    are ignored. A game begins with a card, and a card that ends a round is followed by the first
    of the next, so after every step somebody has to choose, or the game is over.
    """

    spec: ClassVar[GameSpec[Any]] = SPEC
    words: ClassVar[int] = 1

    def __init__(self, fixed: Rules) -> None:
        """Take the fixed parts of the game."""
        self.rules = fixed
        self.seats = fixed.players

    def init_bits(self, bits: Array | Sequence[Array]) -> State:
        """The game after its first card, drawn with a random word."""
        return rules.begin(self.rules, bits[0], lambda state: cards.drawn(state, bits[0])[0])

    def init_with(self, outcome: Array) -> State:
        """The game after its first card, given by its number in the spec's list of cards."""
        return rules.begin(self.rules, outcome, lambda state: cards.numbered(state, outcome))

    def step_bits(self, state: State, action: Array, bits: Array) -> State:
        """The game after these choices, and the next card, drawn with a random word."""
        return self._step_drawn(state, self._on(action), bits)

    def step_with(self, state: State, action: Array, outcome: Array) -> State:
        """The game after these choices, with the next two cards given by their numbers.

        The second is used only if the first ends a round and another round follows.
        """
        first, second = (
            lambda state, number=number: cards.numbered(state, number)
            for number in (outcome[0], outcome[1])
        )
        return rules.step(self.rules, state, self._on(action), first, second)

    def legal(self, state: State) -> Array:
        """By player and number of the action, whether it may be taken: both or neither."""
        inside = observation.in_cave(self.rules, state)
        return jnp.broadcast_to(inside[:, None], (self.seats, len(CHOICES)))

    def observe(self, state: State, seat: Array | int | None) -> Array:
        """What this seat, or (with None) the public, sees, in the layout of the spec."""
        return observation.observe(self.rules, state, seat)

    def done(self, state: State) -> Array:
        """Whether the fifth entrance is closed."""
        return state.closed == ROUNDS

    def scores(self, state: State) -> Array:
        """By player, the points so far."""
        return observation.scores(self.rules, state)

    def rewards(self, state: State) -> Array:
        """By player, the share of the victory less the fair share; 0 while the game goes on."""
        return observation.rewards(self.rules, state)

    def random_action(self, state: State, bits: Array) -> Array:
        """A choice for each player, on or back with the same probability."""
        del state
        return bits >> jnp.arange(self.seats, dtype=WORD) & 1

    def step_at_random(self, state: State, choice: Array, chance: Array) -> State:
        """The game after random choices: a random word is a random set of players."""
        return self._step_drawn(state, choice, chance)

    def _step_drawn(self, state: State, on: Array, bits: Array) -> State:
        """The game after these players go on, and the next card."""

        def draw(state: State) -> cards.Card:
            nonlocal bits
            card, bits = cards.drawn(state, bits)
            return card

        return rules.step(self.rules, state, on, draw, draw)

    def _on(self, action: Array) -> Array:
        """The players who chose to go on, as a set."""
        chosen = [(action[seat] != 0).astype(WORD) << seat for seat in range(self.seats)]
        return sum(chosen[1:], start=chosen[0])
