"""The deal: drawn with random words, or given."""

from __future__ import annotations

from collections.abc import Sequence

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import HALF, WORD, draw_below
from gemkeep.batch.hideouts.fields import field, over_cells
from gemkeep.batch.hideouts.types import (
    BOXES,
    EVERY_LODGING,
    FIELD,
    IN_ORDER,
    LODGING,
    Casket,
    Deal,
    Rules,
)
from gemkeep.games.hideouts.types import CELLS


def drawn(rules: Rules, bits: Array | Sequence[Array]) -> tuple[Deal, Array]:
    """Any deal, all with the same probability, and the seat that begins."""
    start, rest = draw_below(len(CELLS), bits[0])
    first, rest = draw_below(rules.seats, rest)
    deal = Deal(
        start=start,
        guardians=over_cells(_shuffled(bits[1]), start),
        hideouts=over_cells(_shuffled(bits[2]), start),
        homes=_plus_one(_shuffled(bits[3])),
        seals=rest >> HALF,
        runes=_shuffled(bits[4]) if rules.draws_runes else None,
    )
    return deal, first


def given(rules: Rules, casket: Casket) -> tuple[Deal, Array]:
    """This deal, and the seat that begins."""
    start = casket.start.astype(WORD)
    deal = Deal(
        start=start,
        guardians=over_cells(_packed(casket.guardians, FIELD), start),
        hideouts=over_cells(_packed(casket.hideouts, FIELD), start),
        homes=_plus_one(_packed(casket.homes, FIELD)),
        seals=_packed(casket.seals, 2),
        runes=_packed(casket.runes, FIELD) if rules.draws_runes else None,
    )
    return deal, casket.first.astype(WORD)


def _shuffled(bits: Array) -> Array:
    """The numbers 0 to 7 in random order, packed."""
    order = jnp.full_like(bits, IN_ORDER)
    for last in range(BOXES - 1, 0, -1):
        other, bits = draw_below(last + 1, bits)
        differing = field(order, last) ^ field(order, other)
        order ^= differing << FIELD * last
        order ^= differing << FIELD * other
    return order


def _plus_one(numbers: Array) -> Array:
    """The eight numbers, each increased by 1, in fields of four bits."""
    spread = [field(numbers, place) << LODGING * place for place in range(BOXES)]
    return sum(spread, start=WORD(EVERY_LODGING))


def _packed(numbers: Array, width: int) -> Array:
    """The numbers in fields of this many bits."""
    shifted = [numbers[place].astype(WORD) << width * place for place in range(BOXES)]
    return sum(shifted, start=WORD(0))
