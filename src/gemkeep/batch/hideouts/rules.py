"""The rules of Hideouts on arrays: one move of the seat whose turn it is."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit
from gemkeep.batch.hideouts.actions import Chosen, chosen, is_phase, may_finish
from gemkeep.batch.hideouts.fields import count_at, field, over_cells, with_one_more
from gemkeep.batch.hideouts.tray import EVERY_BOX, corner_of, near_walls, walls_at_gap
from gemkeep.batch.hideouts.types import (
    ALL_CELLS,
    BOXES,
    FIELD,
    FIELD_MASK,
    IN_ORDER,
    LODGING,
    LODGING_MASK,
    PHASES,
    REASONS,
    WORDS_OF_COUNTS,
    Deal,
    Rules,
    State,
    narrow,
    widen,
)
from gemkeep.games.hideouts.catalogue import IDLE_TURNS_THAT_LOSE, PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.types import BLESSING, CLOSING, FREE, OVER, PLACING, TURN

BITS_OF_NEEDS = 8
NEEDS_IN_A_WORD = 4


def begin(rules: Rules, deal: Deal, first: Array) -> State:
    """The game after the deal; the seals next to the first gap can be read at once."""
    nothing = jnp.zeros_like(first)
    covered = ALL_CELLS & ~bit(deal.start)
    standing = over_cells(jnp.full_like(first, IN_ORDER), deal.start)
    supply = jnp.full_like(first, rules.supply)
    counts = (nothing,) * WORDS_OF_COUNTS
    return narrow(
        State(
            deal=deal,
            phase=jnp.full_like(first, PHASES.index(TURN)),
            turn=first,
            gap=deal.start,
            standing=standing,
            supply=supply,
            supply_before=supply,
            idle=nothing,
            discarded=nothing,
            paid=counts,
            laid=counts if rules.advanced else None,
            boxed=nothing,
            symbol=nothing if rules.of_kind("action") else None,
            sealed=covered,
            shown=nothing,
            resting=covered,
            awake=nothing,
            lid=nothing,
            exposed=walls_at_gap(deal.start, standing),
            rotations=nothing,
            remembered=(nothing,) * rules.seats if rules.of_kind("rotation") else None,
            ending=nothing,
        )
    )


def step(rules: Rules, state: State, action: Array) -> State:
    """The game after this action; an action that is not legal changes nothing."""
    state = widen(state)
    taken = chosen(state, action)
    guardian = jnp.where(taken.corrects, taken.guardian, field(state.deal.guardians, state.gap))
    box = field(state.standing, taken.cell)
    state = _lodged(state, taken, guardian, box)
    if state.symbol is not None:
        state = state._replace(symbol=jnp.where(taken.blesses, box + 1, state.symbol))
    state = _slid(state, taken, box)
    state, offered, settled = _uncovered(rules, state, taken.slides)
    state = _offered(state, offered | taken.blesses)
    settled |= taken.puts | taken.leaves | taken.corrects
    closing = settled & may_finish(state)
    state = _in_phase(state, closing, CLOSING)
    state = _turn_ended(rules, state, taken.passes | settled & ~closing)
    return narrow(_finished(state, taken.finishes))


def _in_phase(state: State, when: Array, phase: str) -> State:
    return state._replace(phase=jnp.where(when, PHASES.index(phase), state.phase))


def _lodged(state: State, taken: Chosen, guardian: Array, box: Array) -> State:
    """The state after a guardian is put into this box, from its cell or from another box."""
    place = LODGING * guardian
    others = state.boxed & ~(WORD(LODGING_MASK) << place)
    price = jnp.where(taken.corrects, PRICE_OF_A_CORRECTION, 0).astype(WORD)
    gone = jnp.where(taken.puts, bit(state.gap), 0)
    return state._replace(
        boxed=jnp.where(taken.puts | taken.corrects, others | box + 1 << place, state.boxed),
        resting=state.resting & ~gone,
        supply=state.supply - price,
        discarded=state.discarded + price,
    )


def _slid(state: State, taken: Chosen, box: Array) -> State:
    """The state after this box moves into the gap, and is paid for unless it moves for free."""
    pays = taken.slides & is_phase(state, TURN)
    if state.symbol is not None:
        pays &= box + 1 != state.symbol
    lifted = state.standing & ~(WORD(FIELD_MASK) << FIELD * taken.cell)
    standing = jnp.where(taken.slides, lifted | box << FIELD * state.gap, state.standing)
    gap = jnp.where(taken.slides, taken.cell, state.gap)
    seen = jnp.where(taken.slides, walls_at_gap(gap, standing), 0)
    return state._replace(
        standing=standing,
        gap=gap,
        supply=state.supply - pays,
        paid=with_one_more(state.paid, box, pays),
        exposed=state.exposed | seen,
    )


def _uncovered(rules: Rules, state: State, slid: Array) -> tuple[State, Array, Array]:
    """The state after the new gap is resolved; whether an amulet is next, or the turn settled."""
    here = bit(state.gap)
    covered = slid & (state.sealed & here != 0)
    amulet = slid & ~covered & (state.resting & here != 0)
    empty = slid & ~covered & ~amulet
    token = field(state.deal.hideouts, state.gap)
    stays = covered & (_needs(rules, token) & ~state.lid != 0)
    opens = covered & ~stays
    symbol = opens & _of_kind(rules, token, "action")
    leaves = opens & ~symbol
    moves = leaves & _of_kind(rules, token, "mechanism")
    state = state._replace(
        shown=jnp.where(
            stays, state.shown | here, jnp.where(opens, state.shown & ~here, state.shown)
        ),
        sealed=jnp.where(opens, state.sealed & ~here, state.sealed),
        lid=jnp.where(leaves, state.lid | bit(token), state.lid),
    )
    state = _in_phase(state, symbol, BLESSING)
    state = _in_phase(state, moves, FREE)
    state = _rotated(rules, state, leaves & _of_kind(rules, token, "rotation"))
    state = _charged(rules, state, empty)
    return state, amulet | leaves & ~moves, stays | empty


def _of_kind(rules: Rules, token: Array, kind: str) -> Array:
    return (rules.of_kind(kind) & bit(token)) != 0


def _needs(rules: Rules, token: Array) -> Array:
    """The hideouts that must be in the lid before this one may go there, as a set."""
    needs = [rules.needs(place) for place in range(BOXES)]
    if not any(needs):
        return jnp.zeros_like(token)
    low, high = (
        sum(need << BITS_OF_NEEDS * place for place, need in enumerate(half))
        for half in (needs[:NEEDS_IN_A_WORD], needs[NEEDS_IN_A_WORD:])
    )
    word = jnp.where(token < NEEDS_IN_A_WORD, WORD(low), WORD(high))
    return word >> BITS_OF_NEEDS * (token % NEEDS_IN_A_WORD) & (1 << BITS_OF_NEEDS) - 1


def _rotated(rules: Rules, state: State, turned: Array) -> State:
    """The state after a quarter turn: each seat remembers what it saw, and looks again."""
    if state.remembered is None:
        return state
    corners = [corner_of(rules.seats, seat, state.rotations) for seat in range(rules.seats)]
    saw = [state.exposed & near_walls(corner) * WORD(EVERY_BOX) for corner in corners]
    return state._replace(
        remembered=tuple(
            known | jnp.where(turned, new, 0)
            for known, new in zip(state.remembered, saw, strict=True)
        ),
        exposed=jnp.where(turned, walls_at_gap(state.gap, state.standing), state.exposed),
        rotations=state.rotations + turned,
    )


def _offered(state: State, when: Array) -> State:
    """The state with the guardian in the gap turned up, to be put into a box or left."""
    awake = jnp.where(when, state.awake | bit(state.gap), state.awake)
    return _in_phase(state._replace(awake=awake), when, PLACING)


def _charged(rules: Rules, state: State, empty: Array) -> State:
    """In advanced mode, the state after a token is laid into an empty cell, if any is left."""
    if state.laid is None:
        return state
    owes = empty & (state.supply > 0)
    if not rules.start_charged:
        owes &= state.gap != state.deal.start
    if rules.charged_once:
        owes &= count_at(state.laid, state.gap) == 0
    return state._replace(
        supply=state.supply - owes, laid=with_one_more(state.laid, state.gap, owes)
    )


def _turn_ended(rules: Rules, state: State, when: Array) -> State:
    """The next seat's turn, unless the supply is empty or the team has stalled."""
    idle = jnp.where(state.supply == state.supply_before, state.idle + 1, 0)
    lost = when & (state.supply == 0)
    stalled = when & ~lost & (idle == IDLE_TURNS_THAT_LOSE)
    following = when & ~lost & ~stalled
    after = jnp.where(state.turn + 1 == rules.seats, 0, state.turn + 1)
    state = state._replace(
        idle=jnp.where(when, idle, state.idle),
        turn=jnp.where(following, after, state.turn),
        supply_before=jnp.where(following, state.supply, state.supply_before),
    )
    state = _in_phase(state, following, TURN)
    return _ended(_ended(state, lost, "out_of_tokens"), stalled, "stalled")


def _finished(state: State, when: Array) -> State:
    """The state after the boxes are lifted: won if every guardian is in its own."""
    right = state.boxed == state.deal.homes
    return _ended(_ended(state, when & right, "finished"), when & ~right, "misplaced")


def _ended(state: State, when: Array, reason: str) -> State:
    ending = jnp.where(when, REASONS.index(reason) + 1, state.ending)
    return _in_phase(state._replace(ending=ending), when, OVER)
