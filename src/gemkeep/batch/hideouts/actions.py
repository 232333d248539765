"""The numbered actions of Hideouts: what each is, which are legal, and one drawn at random."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit, count, divide, draw_below, place_by_rank
from gemkeep.batch.hideouts.fields import field, fields_equal
from gemkeep.batch.hideouts.tray import neighbours
from gemkeep.batch.hideouts.types import (
    ALL_CELLS,
    BOXES,
    EVERY_LODGING,
    FIELD,
    FIRST_BITS,
    LODGING,
    LODGING_MASK,
    PHASES,
    State,
)
from gemkeep.core.moves import Action
from gemkeep.games.hideouts.catalogue import GUARDIANS, PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.spec import SPEC
from gemkeep.games.hideouts.types import (
    BLESS,
    BLESSING,
    CELLS,
    CLOSING,
    CORRECT,
    FINISH,
    FREE,
    PASS,
    PLACE,
    PLACING,
    SLIDE,
    TURN,
)

FIRST_SLIDE: Final = SPEC.encode_action(Action(SLIDE, 0))
FIRST_PLACE: Final = SPEC.encode_action(Action(PLACE, 0))
LEAVE: Final = SPEC.encode_action(Action(PLACE, None))
FIRST_BLESSING: Final = SPEC.encode_action(Action(BLESS, 0))
FIRST_CORRECTION: Final = SPEC.encode_action(Action(CORRECT, (GUARDIANS[0], 0)))
FINISHING: Final = SPEC.encode_action(Action(FINISH, None))
PASSING: Final = SPEC.encode_action(Action(PASS, None))
CORRECTIONS: Final = len(GUARDIANS) * len(CELLS)
TARGETS: Final = len(CELLS) - 2
"""The boxes that a guardian can be moved to: all but its own."""


class Chosen(NamedTuple):
    """An action decoded; everything is false if it is not legal."""

    cell: Array
    guardian: Array
    """The guardian to be corrected."""
    slides: Array
    puts: Array
    leaves: Array
    blesses: Array
    corrects: Array
    finishes: Array
    passes: Array


def is_phase(state: State, *phases: str) -> Array:
    """Whether the game is in one of these phases."""
    found = state.phase == PHASES.index(phases[0])
    for phase in phases[1:]:
        found |= state.phase == PHASES.index(phase)
    return found


def may_finish(state: State) -> Array:
    """Whether the start token is open and every guardian is in a box."""
    return (state.resting == 0) & (state.gap == state.deal.start)


def chosen(state: State, action: Array) -> Chosen:
    """What the action with this number is, and whether it is legal now."""
    action = action.astype(WORD)
    nth = action - FIRST_CORRECTION  # of the corrections; a large number for those before them
    guardian, corrected = divide(jnp.minimum(nth, CORRECTIONS), len(CELLS))
    cell = jnp.where(action < LEAVE, action % len(CELLS), action - FIRST_BLESSING)
    cell = jnp.where(nth < CORRECTIONS, corrected, cell)
    elsewhere = cell != state.gap
    lodging = state.boxed >> LODGING * guardian & LODGING_MASK
    return Chosen(
        cell=cell,
        guardian=guardian,
        slides=(action < FIRST_PLACE)
        & is_phase(state, TURN, FREE)
        & ((neighbours(state.gap) >> cell & 1) != 0),
        puts=(action >= FIRST_PLACE) & (action < LEAVE) & is_phase(state, PLACING) & elsewhere,
        leaves=(action == LEAVE) & is_phase(state, PLACING),
        blesses=(action >= FIRST_BLESSING)
        & (action < FIRST_CORRECTION)
        & is_phase(state, BLESSING)
        & elsewhere,
        corrects=(nth < CORRECTIONS)
        & _may_correct(state)
        & elsewhere
        & (lodging != 0)
        & (lodging != field(state.standing, cell) + 1),
        finishes=(action == FINISHING) & is_phase(state, TURN, CLOSING) & may_finish(state),
        passes=(action == PASSING) & is_phase(state, CLOSING),
    )


def legal(state: State) -> Array:
    """By number, whether the seat whose turn it is may take the action."""
    taken = chosen(state, jnp.arange(SPEC.num_actions, dtype=WORD))
    kinds = (taken.slides, taken.puts, taken.leaves, taken.blesses, taken.corrects)
    allowed = taken.finishes | taken.passes
    for kind in kinds:
        allowed |= kind
    return allowed


def random_action(state: State, bits: Array) -> Array:
    """A legal action, all with the same probability; any number once the game is over."""
    turn, free = is_phase(state, TURN), is_phase(state, FREE)
    near = jnp.where(turn | free, neighbours(state.gap), 0)
    slides = count(near)
    finishes = (turn & may_finish(state)).astype(WORD)
    boxed = _first_bits_of_lodgings(state.boxed)
    corrections = jnp.where(_may_correct(state), TARGETS * count(boxed), 0)
    others = jnp.where(is_phase(state, PLACING), BOXES + 1, 2)
    others = jnp.where(is_phase(state, BLESSING), BOXES, others).astype(WORD)
    options = jnp.where(turn | free, slides + finishes + corrections, others)
    rank, _ = draw_below(options, bits)
    first = _correction(state, boxed, rank - slides - finishes)
    first = jnp.where(rank < slides + finishes, FINISHING, first)
    first = jnp.where(rank < slides, place_by_rank(near, rank, len(CELLS)), first)
    cell = rank + (rank >= state.gap)  # counted without the gap
    place = jnp.where(rank == BOXES, LEAVE, FIRST_PLACE + cell)
    later = jnp.where(is_phase(state, PLACING), place, FINISHING + rank)
    later = jnp.where(is_phase(state, BLESSING), FIRST_BLESSING + cell, later)
    return jnp.where(turn | free, first, later)


def _may_correct(state: State) -> Array:
    return is_phase(state, TURN) & (state.supply >= PRICE_OF_A_CORRECTION)


def _first_bits_of_lodgings(boxed: Array) -> Array:
    """The lowest bit of the field of every guardian in a box."""
    return (boxed | boxed >> 1 | boxed >> 2 | boxed >> 3) & EVERY_LODGING


def _correction(state: State, boxed: Array, rank: Array) -> Array:
    """The number of the correction that has `rank` others before it."""
    nth, target = divide(rank, TARGETS)
    place = place_by_rank(boxed, nth, LODGING * BOXES)
    box = (state.boxed >> place & LODGING_MASK) - 1
    taken = fields_equal(state.standing, box) | bit(FIELD * state.gap)
    cell, _ = divide(place_by_rank(FIRST_BITS & ~taken, target, FIELD * len(CELLS)), FIELD)
    return FIRST_CORRECTION + (place >> 2) * len(CELLS) + cell


assert ALL_CELLS.bit_length() == FIRST_PLACE  # noqa: S101  slides and places are numbered by cell
