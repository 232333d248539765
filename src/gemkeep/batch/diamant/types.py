"""The values of a game of Diamant in arrays."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD
from gemkeep.games.diamant.catalogue import CARDS_OF_EACH_HAZARD, TREASURES
from gemkeep.games.diamant.spec import KINDS_OF_HAZARD
from gemkeep.games.diamant.types import RelicMode, Totals

HAZARDS: Final = KINDS_OF_HAZARD * CARDS_OF_EACH_HAZARD
FIRST_HAZARD: Final = len(TREASURES)
PLACES: Final = len(TREASURES) + HAZARDS
"""Treasures and hazards have a bit each: the treasures by worth, then the hazards by kind."""
ALL_CARDS: Final = (1 << PLACES) - 1
TREASURE_PLACES: Final = (1 << FIRST_HAZARD) - 1

CHEST_BITS: Final = 16
CHESTS_IN_A_WORD: Final = 2
OWNER_BITS: Final = 4


class Rules(NamedTuple):
    """What is fixed in a game; known when a function is compiled."""

    players: int
    mode: RelicMode
    totals: Totals

    @property
    def everyone(self) -> int:
        """The set of all players."""
        return (1 << self.players) - 1


class Relics(NamedTuple):
    """The relics, as sets of five bits; in mode `escalating` it doesn't matter which is which."""

    deck: Array
    path: Array
    owners: Array
    """Four bits for each relic: the seat of its owner plus 1, or 0 if nobody has rescued it.

    They are numbered by worth in mode `ascending`, in the order of their rescue in `escalating`.
    """


class State(NamedTuple):
    """One game, waiting for the choices of everyone in the cave, or over.

    It has all that matters for the rest of the game; the order of the path does not. Everyone in
    the cave carries the same: all entered together, and each treasure was shared equally.
    """

    deck: Array
    """The treasures and hazards in the deck, as a set."""
    gone: Array
    """The hazards that have left the game, as a set."""
    closed: Array
    """The number of finished rounds."""
    in_cave: Array
    """The players in the cave, as a set; nobody after the end."""
    purse: Array
    """What each player in the cave carries."""
    on_path: Array
    """The rubies on the path."""
    chests: tuple[Array, ...]
    """What is in the chests, two to a word."""
    relics: Relics | None
    """None in mode `none`."""


def widen(state: State) -> State:
    """The state with every number as a 32-bit word, to compute with."""
    wide: State = jax.tree.map(lambda number: number.astype(WORD), state)
    return wide


def narrow(state: State) -> State:
    """The state with every number in as few bytes as it needs, to store."""
    relics = state.relics
    return state._replace(
        closed=state.closed.astype(jnp.uint8),
        in_cave=state.in_cave.astype(jnp.uint8),
        purse=state.purse.astype(jnp.uint8),
        on_path=state.on_path.astype(jnp.uint8),
        relics=relics
        and relics._replace(deck=relics.deck.astype(jnp.uint8), path=relics.path.astype(jnp.uint8)),
    )
