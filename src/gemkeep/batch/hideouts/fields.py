"""Small numbers packed into words, three, four or six bits each."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit
from gemkeep.batch.hideouts.types import (
    COUNTS_IN_A_WORD,
    FIELD,
    FIELD_MASK,
    FIRST_BITS,
    TOKENS,
    TOKENS_MASK,
)


def field(packed: Array, place: Array | int) -> Array:
    """The number at this place."""
    return packed >> FIELD * place & FIELD_MASK


def fields_equal(packed: Array, number: Array) -> Array:
    """The lowest bit of every field that has this number."""
    differing = packed ^ number * FIRST_BITS
    equal: Array = ~(differing | differing >> 1 | differing >> 2) & FIRST_BITS
    return equal


def over_cells(packed: Array, start: Array) -> Array:
    """Eight numbers spread over the nine cells, with 0 at the start token's."""
    before = bit(FIELD * start) - 1
    spread: Array = packed & before | (packed & ~before) << FIELD
    return spread


def with_one_more(counts: tuple[Array, ...], place: Array, more: Array) -> tuple[Array, ...]:
    """The counts of tokens after one more at this place, if `more` is true."""
    added = []
    for word, packed in enumerate(counts):
        shift = place - COUNTS_IN_A_WORD * word
        here = more & (shift < COUNTS_IN_A_WORD)  # a place before this word wraps to a large number
        added.append(packed + jnp.where(here, bit(TOKENS * shift), 0))
    return tuple(added)


def count_at(counts: tuple[Array, ...], place: Array | int) -> Array:
    """The tokens at this place."""
    place = jnp.asarray(place, WORD)
    found = jnp.zeros_like(place)
    for word, packed in enumerate(counts):
        shift = place - COUNTS_IN_A_WORD * word
        here = packed >> TOKENS * shift & TOKENS_MASK
        found = jnp.where(shift < COUNTS_IN_A_WORD, here, found)
    return found
