"""Which card comes next: drawn with random bits, or given by its number."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit, count, draw_below, lowest, place_by_rank, place_of
from gemkeep.batch.diamant.types import FIRST_HAZARD, PLACES, State
from gemkeep.games.diamant.catalogue import CARDS_OF_EACH_HAZARD, TREASURES
from gemkeep.games.diamant.spec import CARDS, KINDS_OF_HAZARD, RELICS, TREASURE_VALUES
from gemkeep.games.diamant.types import RELIC

HAZARD_NUMBERS: Final = range(len(TREASURE_VALUES), len(TREASURE_VALUES) + KINDS_OF_HAZARD)
ANY_RELIC: Final = CARDS.index(RELIC)
"""The number of a relic in mode `escalating`."""
NUMBERED_RELICS: Final = range(ANY_RELIC + 1, len(CARDS))
"""The numbers of the five different relics of mode `ascending`."""

# A treasure's worth is close to its place, so a word holds the differences of all, two bits each.
_SURPLUS: Final = [worth - place for place, worth in enumerate(sorted(TREASURES))]
_PACKED_SURPLUS: Final = sum(surplus << 2 * place for place, surplus in enumerate(_SURPLUS))
assert all(surplus in range(4) for surplus in _SURPLUS)  # noqa: S101  proves the line above


class Card(NamedTuple):
    """A card to be revealed; both sets are empty if there is none."""

    bit: Array
    """A treasure or hazard, as a set of one."""
    relic: Array
    """A relic, as a set of one."""
    worth: Array
    """The rubies of a treasure, else 0."""


def drawn(state: State, bits: Array) -> tuple[Card, Array]:
    """Any card of the deck, with the same probability, and the random bits that are left."""
    cards = count(state.deck)
    relics = jnp.zeros_like(cards) if state.relics is None else state.relics.deck
    rank, bits = draw_below(cards + count(relics), bits)
    place = place_by_rank(state.deck, rank, PLACES)
    common = rank < cards
    one = jnp.where(common, bit(place), 0)
    relic = jnp.where(common, 0, bit(place_by_rank(relics, rank - cards, RELICS)))
    return Card(one, relic, jnp.where(common, worth_at(place), 0)), bits


def numbered(state: State, number: Array) -> Card:
    """The card with this number in the spec's list of cards; it must be in the deck."""
    bit = lowest(state.deck & jnp.asarray(PLACES_OF_NUMBER, WORD)[number])
    place = jnp.where(bit != 0, place_of(bit), FIRST_HAZARD)
    relics = jnp.zeros_like(bit) if state.relics is None else state.relics.deck
    relic = lowest(relics & jnp.asarray(RELICS_OF_NUMBER, WORD)[number])
    return Card(bit, relic, worth_at(place))


def worth_at(place: Array) -> Array:
    """The rubies of the treasure at this place; 0 for a hazard."""
    worth = place + (WORD(_PACKED_SURPLUS) >> 2 * place & 3)
    return jnp.where(place < FIRST_HAZARD, worth, 0)


def _places_of(number: int) -> int:
    """The places of all cards with this number, as a set."""
    if number < len(TREASURE_VALUES):
        worth = TREASURE_VALUES[number]
        return sum(1 << place for place, rubies in enumerate(sorted(TREASURES)) if rubies == worth)
    if number in HAZARD_NUMBERS:
        kind = number - HAZARD_NUMBERS.start
        copies = (1 << CARDS_OF_EACH_HAZARD) - 1
        return copies << FIRST_HAZARD + CARDS_OF_EACH_HAZARD * kind
    return 0


def _relics_of(number: int) -> int:
    """The relics with this number, as a set."""
    if number == ANY_RELIC:
        return (1 << RELICS) - 1
    return 1 << NUMBERED_RELICS.index(number) if number in NUMBERED_RELICS else 0


PLACES_OF_NUMBER: Final = tuple(_places_of(number) for number in range(len(CARDS)))
"""For each number of a card, the places of all such cards, as a set."""
RELICS_OF_NUMBER: Final = tuple(_relics_of(number) for number in range(len(CARDS)))

FIRST_COPIES: Final = sum(
    1 << FIRST_HAZARD + CARDS_OF_EACH_HAZARD * kind for kind in range(KINDS_OF_HAZARD)
)
"""One card of each hazard."""
