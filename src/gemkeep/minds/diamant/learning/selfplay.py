"""Games that a network plays against itself, with the targets it learns from."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD
from gemkeep.batch.diamant.types import State
from gemkeep.games.diamant.types import ROUNDS, RelicMode
from gemkeep.minds.diamant.learning import tables
from gemkeep.minds.diamant.learning.tables import Crowd, Kind
from gemkeep.minds.diamant.sage import stage
from gemkeep.minds.diamant.sage.network import Weights, final_shares, logits, win_shares
from gemkeep.minds.diamant.sage.position import Position

TRACE: Final = 0.9
"""How much of a target comes from what happened later, the lambda of TD(lambda)."""
BY_THE_BOOK: Final = 0.5
"""The share of tables where nobody deviates from the solution."""
ONE_STRAYS: Final = 0.35
"""The share of tables where one player does; at the rest, everyone."""
LATER_STARTS: Final = 0.2
"""The share of games that begin in a later round with made-up scores."""


Later: TypeAlias = tuple[Array, Array, Array]
"""The target, the value and whether somebody deviated, at the next decision."""


class Shape(NamedTuple):
    """One size of tables that are played together."""

    seats: int
    players: tuple[int, ...]
    """As often as they are listed."""
    mode: RelicMode
    """In mode `escalating`, half of the tables have no relics."""


class Habits(NamedTuple):
    """How the players at one table deviate, so that other positions are learnt too."""

    strays: Array
    """[seats]: the probability of deviating at each decision."""
    on: Array
    """[seats]: the probability of going on when deviating; negative to go by the danger."""
    limit: Array
    """[seats]: the danger at which such a player goes back."""


class Seat(NamedTuple):
    """One table between two decisions."""

    kind: Kind
    habits: Habits
    state: State


class Moment(NamedTuple):
    """What is kept of one decision."""

    before: Position
    after: Position
    odds: Array
    """The solution."""
    worth: Array
    """[seats]: what the position was worth before the choices, by the solution."""
    strayed: Array
    ended: Array
    shares: Array
    """[seats]: if the game ended, how."""


def new_kind(key: Array, players: tuple[int, ...], mode: RelicMode) -> Kind:
    """A kind of table: any of these numbers of players; half of the rest without relics."""
    first, second = jax.random.split(key)
    count = jax.random.choice(first, jnp.asarray(players, WORD))
    relics = jax.random.bernoulli(second) if mode == "escalating" else jnp.asarray(True)  # noqa: FBT003
    return Kind(count, relics)


def new_habits(key: Array, seats: int) -> Habits:
    """Half of the tables follow the solution; at most others one deviates, at some all do."""
    keys = jax.random.split(key, 6)
    draw = jax.random.uniform(keys[0])
    one = jax.nn.one_hot(jax.random.randint(keys[1], (), 0, seats), seats)
    nobody, few = draw < BY_THE_BOOK, draw < BY_THE_BOOK + ONE_STRAYS
    who = jnp.where(nobody, 0.0, jnp.where(few, one, jnp.ones(seats)))
    often = jax.random.choice(keys[2], jnp.asarray([0.15, 0.4, 1.0]), (seats,))
    on = jax.random.choice(keys[3], jnp.asarray([-1.0, -1.0, 0.3, 0.6, 0.9, 1.0]), (seats,))
    limit = jax.random.uniform(keys[4], (seats,), minval=0.02, maxval=0.5)
    return Habits(who * often, on, limit)


def new_seat(key: Array, seats: int, players: tuple[int, ...], mode: RelicMode) -> Seat:
    """A table with a new game."""
    keys = jax.random.split(key, 5)
    kind = new_kind(keys[0], players, mode)
    table = tables.crowd(seats, mode, kind)
    first = tables.first_state(table, kind, keys[1])
    later = tables.later_state(table, kind, keys[2])
    begin_later = jax.random.bernoulli(keys[3], LATER_STARTS)
    state = jax.tree.map(partial(jnp.where, begin_later), later, first)
    return Seat(kind, new_habits(keys[4], seats), state)


class Look(NamedTuple):
    """A decision, looked at by the networks."""

    position: Position
    outcomes: Position
    """After each joint choice."""
    mixture: stage.Mixture
    worth: Array
    """[2 ** seats, seats]"""
    expected: Array
    """[seats]: by the solution."""


def look(table: Crowd, kind: Kind, state: State, nets: dict[str, Weights], rounds: int) -> Look:
    """The decision at this table, solved."""
    seats = table.players
    position = tables.position(table, kind, state)
    sets = jnp.arange(2**seats, dtype=WORD)
    after = jax.vmap(lambda on: tables.after_choices(table, state, on))(sets)
    outcomes = jax.vmap(lambda one: tables.position(table, kind, one))(after)
    worth = win_shares(jnp, nets["value"], outcomes)
    odds = logits(jnp, nets["actor"], position).astype(jnp.float32)
    odds = jnp.clip(odds, -stage.SURE, stage.SURE)
    mixture = stage.solve(jnp, worth, position.inside, odds, rounds, jax.lax.fori_loop)
    chances = stage.joint_chances(jnp, position.inside, mixture.odds)
    return Look(position, outcomes, mixture, worth, chances @ worth)


def advance(
    seat: Seat,
    key: Array,
    nets: dict[str, Weights],
    shape: Shape,
    rounds: int,
) -> tuple[Seat, Moment]:
    """The table at its next decision; a game that ends is followed by a new one."""
    seats, players, mode = shape
    keys = jax.random.split(key, 5)
    table = tables.crowd(seats, mode, seat.kind)
    seen = look(table, seat.kind, seat.state, nets, rounds)
    on = jax.random.bernoulli(keys[0], jax.nn.sigmoid(seen.mixture.odds))
    strays, other = _strayed(seen.position, seat.habits, keys[1])
    strayed = jnp.any(strays & (other != on) & (seen.position.inside != 0))
    on = jnp.where(strays, other, on)
    chosen = jnp.sum(on.astype(WORD) << jnp.arange(seats, dtype=WORD))
    after = jax.tree.map(lambda part: part[chosen], seen.outcomes)
    state = tables.after_choices(table, seat.state, chosen)
    state = tables.deal(table, state, keys[2])
    ended = state.closed == ROUNDS
    shares = final_shares(jnp, tables.position(table, seat.kind, state))
    fresh = new_seat(keys[3], seats, players, mode)
    following = jax.tree.map(partial(jnp.where, ended), fresh, seat._replace(state=state))
    moment = Moment(seen.position, after, seen.mixture.odds, seen.expected, strayed, ended, shares)
    return following, moment


def _strayed(position: Position, habits: Habits, key: Array) -> tuple[Array, Array]:
    """Who deviates in this decision, and what they do."""
    first, second = jax.random.split(key)
    strays = jax.random.bernoulli(first, habits.strays)
    cards = jnp.sum(position.treasures) + jnp.sum(position.hazards)
    cards = cards + jnp.sum(position.relics_in_deck)
    danger = jnp.sum(position.hazards * position.threats) / cards
    by_danger = danger < habits.limit
    on = jax.random.bernoulli(second, jnp.clip(habits.on, 0, 1))
    return strays, jnp.where(habits.on < 0, by_danger, on)


def targets(moments: Moment, last: Array) -> Array:
    """[time, seats]: what each position after choices should be worth, for one table.

    `last` is the worth of the position after the last moment. Where somebody deviated, the future
    is not that of the solution, so only the value before the choices counts.
    """

    def back(later: Later, now: Moment) -> tuple[Later, Array]:
        target, worth, strayed = later
        trace = jnp.where(strayed, 0.0, TRACE)
        going_on = (1 - trace) * worth + trace * target
        mine = jnp.where(now.ended, now.shares, going_on)
        return (mine, now.worth, now.strayed), mine

    start = (last, last, jnp.asarray(True))  # noqa: FBT003
    _, found = jax.lax.scan(back, start, moments, reverse=True)
    return found
