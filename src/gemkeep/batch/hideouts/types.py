"""The values of a game of Hideouts in arrays."""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD
from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS
from gemkeep.games.hideouts.types import CELLS, Memory, Phase, Reason, Setup

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

BOXES: Final = len(GUARDIANS)
FIELD: Final = 3
"""The bits of a number below 8: a guardian, a box, or a hideout's place in the level's list."""
FIELD_MASK: Final = (1 << FIELD) - 1
FIRST_BITS: Final = sum(1 << FIELD * cell for cell in CELLS)
"""The lowest bit of each cell's field."""
IN_ORDER: Final = sum(place << FIELD * place for place in range(BOXES))
"""The numbers 0 to 7 in their fields."""
LODGING: Final = 4
"""The bits for each guardian of the box it is in: the box's number plus 1, or 0."""
LODGING_MASK: Final = (1 << LODGING) - 1
EVERY_LODGING: Final = sum(1 << LODGING * guardian for guardian in range(BOXES))
"""The lowest bit of each guardian's field."""
TOKENS: Final = 6
"""The bits of a number of tokens; five of them fit into a word."""
TOKENS_MASK: Final = (1 << TOKENS) - 1
COUNTS_IN_A_WORD: Final = 5
WORDS_OF_COUNTS: Final = -(-len(CELLS) // COUNTS_IN_A_WORD)
ALL_CELLS: Final = (1 << len(CELLS)) - 1


class Rules(NamedTuple):
    """What is fixed in a game; known when a function is compiled."""

    seats: int
    hideouts: tuple[str, ...]
    supply: int
    advanced: bool
    charged_once: bool
    start_charged: bool
    memory: Memory
    draws_runes: bool

    def of_kind(self, kind: str) -> int:
        """The level's hideouts of this kind, as a set of places in its list."""
        kinds = [HIDEOUTS[name].kind for name in self.hideouts]
        return sum(1 << place for place, other in enumerate(kinds) if other == kind)

    def needs(self, place: int) -> int:
        """The hideouts that must be in the lid before this one may go there, as a set."""
        needed = HIDEOUTS[self.hideouts[place]].needs
        return sum(1 << other for other, name in enumerate(self.hideouts) if name in needed)


def rules_of(setup: Setup) -> Rules:
    """The rules of this game."""
    level = setup.level
    return Rules(
        seats=setup.seats,
        hideouts=level.hideouts,
        supply=level.supply,
        advanced=level.advanced,
        charged_once=level.advanced_charge == "once",
        start_charged=level.advanced_start,
        memory=setup.memory,
        draws_runes=setup.draws_runes,
    )


class Casket(NamedTuple):
    """A deal as plain arrays, for `init_with`."""

    start: Array
    first: Array
    """The seat that begins."""
    guardians: Array
    """By cell, without the start token's: the number of the guardian whose amulet is there."""
    hideouts: Array
    """By cell, without the start token's: the place of the hideout in the level's list."""
    homes: Array
    """By guardian: its box, numbered by cell without the start token's."""
    seals: Array
    """By box: the number of the wall with the seal."""
    runes: Array
    """By place in the level's list: which rune it is, if runes are drawn."""


class Deal(NamedTuple):
    """The casket as it was dealt; a box has the number of its cell, not counting the start's."""

    start: Array
    guardians: Array
    """By cell, the guardian whose amulet is there."""
    hideouts: Array
    """By cell, the hideout's place in the level's list."""
    homes: Array
    """By guardian, the box that is its home, plus 1."""
    seals: Array
    """By box, two bits for the wall with the seal."""
    runes: Array | None
    """By place in the level's list, which rune it is; None if the level says it."""


class State(NamedTuple):
    """One game, waiting for a move of the seat whose turn it is, or over.

    Sets of cells have a bit for each. The order in which hideouts left the game is not kept.
    """

    deal: Deal
    phase: Array
    turn: Array
    gap: Array
    standing: Array
    """By cell, the box on it; 0 at the gap."""
    supply: Array
    supply_before: Array
    idle: Array
    discarded: Array
    paid: tuple[Array, ...]
    """By box, the tokens in it; five to a word."""
    laid: tuple[Array, ...] | None
    """By cell, the tokens in it; None unless in advanced mode."""
    boxed: Array
    """By guardian, the box it is in, plus 1; 0 while in its cell."""
    symbol: Array | None
    """The box with the action symbol, plus 1; None if the level has none."""
    sealed: Array
    shown: Array
    resting: Array
    awake: Array
    lid: Array
    """The hideouts in the lid, as a set of places in the level's list."""
    exposed: Array
    """By box, four bits for the walls that have bordered the gap since the last rotation."""
    rotations: Array
    remembered: tuple[Array, ...] | None
    """By seat, the outer walls seen before the last rotation; None if nothing rotates."""
    ending: Array
    """Why the game ended, by its place in `REASONS`, plus 1; 0 while it goes on."""


_SMALL: Final = {
    **dict.fromkeys(("sealed", "shown", "resting", "awake"), jnp.uint16),
    **dict.fromkeys(("phase", "turn", "gap", "supply", "supply_before", "idle"), jnp.uint8),
    **dict.fromkeys(("discarded", "lid", "rotations", "ending"), jnp.uint8),
}


def widen(state: State) -> State:
    """The state with every number as a 32-bit word, to compute with."""
    wide: State = jax.tree.map(lambda number: number.astype(WORD), state)
    return wide


def narrow(state: State) -> State:
    """The state with every number in as few bytes as it needs, to store."""
    small = {name: getattr(state, name).astype(kind) for name, kind in _SMALL.items()}
    deal = state.deal._replace(
        start=state.deal.start.astype(jnp.uint8), seals=state.deal.seals.astype(jnp.uint16)
    )
    symbol = None if state.symbol is None else state.symbol.astype(jnp.uint8)
    return state._replace(deal=deal, symbol=symbol, **small)
