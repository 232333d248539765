"""Sets of up to 32 elements as the bits of a number, and random bits to draw from."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

WORD: Final[Any] = np.uint32
"""Every number is computed in 32 bits without sign; states are stored in fewer."""
HALF: Final = 16
HALF_MASK: Final = 0xFFFF


def bit(place: Array) -> Array:
    """The set of this one thing."""
    return jnp.left_shift(WORD(1), place)


def count(things: Array) -> Array:
    """How many things are in the set."""
    return jax.lax.population_count(things)


def place_of(thing: Array) -> Array:
    """The place of the only bit in this set."""
    return count(thing - 1)


def lowest(things: Array) -> Array:
    """The set with only its first thing; the empty set stays empty."""
    return things & (~things + 1)


def place_by_rank(things: Array, rank: Array, width: int) -> Array:
    """The place of the thing that has `rank` others before it, in a set of `width` places or fewer.

    A binary search: is it in the lower half of the places that are left?
    """
    place = jnp.zeros_like(things)
    half = 1 << (width - 1).bit_length() - 1
    while half:
        below = count(things & ((1 << half) - 1))
        above = rank >= below
        rank = jnp.where(above, rank - below, rank)
        things = jnp.where(above, things >> half, things)
        place = jnp.where(above, place + half, place)
        half >>= 1
    return place


def draw_below(bound: Array | int, bits: Array) -> tuple[Array, Array]:
    """A random number below the bound (at most 2 to the 16th), and the random bits that are left.

    The bits are read as a fraction. Times the bound, its whole part is the number, and what follows
    the point is as random as before, only with fewer digits.
    """
    bound = jnp.asarray(bound, WORD)
    upper = (bits >> HALF) * bound + ((bits & HALF_MASK) * bound >> HALF)
    return upper >> HALF, bits * bound


def scramble(number: Array) -> Array:
    """A number that looks unrelated to this one; different numbers stay different.

    With a counter it makes cheap random bits, good enough for random play and for tests of speed.
    The constants are those of Chris Wellons' `lowbias32`.
    """
    number = (number ^ number >> 16) * WORD(0x7FEB352D)
    number = (number ^ number >> 15) * WORD(0x846CA68B)
    return number ^ number >> 16


def divide(number: Array, parts: Array | int) -> tuple[Array, Array]:
    """The quotient and the remainder of two small numbers, the second not 0.

    Vector units can't divide whole numbers. Half is added so that no rounding reaches the next one.
    """
    share = ((number.astype(jnp.float32) + 0.5) / jnp.asarray(parts, jnp.float32)).astype(WORD)
    return share, number - share * jnp.asarray(parts, WORD)
