"""Many tables of Diamant at once, with different numbers of players and relic modes."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit, count
from gemkeep.batch.diamant import cards, observation, rules
from gemkeep.batch.diamant.types import (
    ALL_CARDS,
    FIRST_HAZARD,
    PLACES,
    Relics,
    State,
    widen,
)
from gemkeep.games.diamant.catalogue import (
    ASCENDING_RELICS,
    CARDS_OF_EACH_HAZARD,
    ESCALATING_RELICS,
    ESCALATING_WORTH,
)
from gemkeep.games.diamant.spec import KINDS_OF_HAZARD, RELICS
from gemkeep.games.diamant.types import ROUNDS, RelicMode, Totals
from gemkeep.minds.diamant.sage.position import MODES, Position

SPREAD_OF_SCORES: Final = 30
"""A game that starts in a later round starts with up to this many points per finished round."""


class Crowd(NamedTuple):
    """The rules at one table, as `batch.diamant.types.Rules`, with fewer players than seats."""

    players: int
    """The seats there are."""
    mode: RelicMode
    everyone: Array
    """The seats that are taken, as a set."""
    totals: Totals = "open"


class Kind(NamedTuple):
    """The parts of the rules that differ between tables."""

    players: Array
    relics: Array
    """Whether there are any; always, in mode `ascending`."""


def crowd(seats: int, mode: RelicMode, kind: Kind) -> Crowd:
    """The rules at a table of this kind."""
    return Crowd(seats, mode, bit(kind.players) - 1)


def first_state(table: Crowd, kind: Kind, key: Array) -> State:
    """A new game with its first card on the path."""
    drawing, first = jax.random.split(key)
    state = rules.before_the_first_card(table, jax.random.bits(drawing, (), WORD))  # type: ignore[arg-type]
    return deal(table, _with_relics(state, kind), first)


def later_state(table: Crowd, kind: Kind, key: Array) -> State:
    """A game that has reached some round with some scores, and the round's first card."""
    keys = jax.random.split(key, 6)
    state = rules.before_the_first_card(table, jax.random.bits(keys[0], (), WORD))  # type: ignore[arg-type]
    closed = jax.random.randint(keys[1], (), 0, ROUNDS).astype(WORD)
    most = 1 + jax.random.uniform(keys[2]) * SPREAD_OF_SCORES * closed
    points = (jax.random.uniform(keys[3], (table.players,)) * most).astype(WORD)
    points = points * (jnp.arange(table.players) < kind.players)
    pairs = jnp.pad(points, (0, table.players % 2)).reshape(-1, 2)
    gone = _hazards_gone(closed, keys[4])
    state = state._replace(
        closed=closed,
        gone=gone,
        deck=WORD(ALL_CARDS) & ~gone,
        chests=tuple(pair[0] | pair[1] << 16 for pair in pairs),
    )
    return deal(table, _some_relics(table, _with_relics(state, kind), keys[4]), keys[5])


def deal(table: Crowd, state: State, key: Array) -> State:
    """The game after the next card, and after the first of a new round if that one strikes."""
    bits = jax.random.bits(key, (), WORD)

    def draw(state: State) -> cards.Card:
        nonlocal bits
        card, bits = cards.drawn(state, bits)
        return card

    return rules.reveal(table, state, draw, draw)  # type: ignore[arg-type]


def after_choices(table: Crowd, state: State, on: Array) -> State:
    """The game after these players, as a set, go on, before the next card."""
    return rules.decide(table, state, on)  # type: ignore[arg-type]


def position(table: Crowd, kind: Kind, state: State) -> Position:
    """What the networks read of this state."""
    state = widen(state)
    relics = state.relics
    assert relics is not None  # noqa: S101  tables without relics have none in the deck
    seats = jnp.arange(table.players)
    path = WORD(ALL_CARDS) & ~(state.deck | state.gone)
    hazards = bit(FIRST_HAZARD + CARDS_OF_EACH_HAZARD * jnp.arange(KINDS_OF_HAZARD, dtype=WORD)) * 7
    mode = MODES.index(table.mode)
    number = jnp.where(kind.relics, mode, MODES.index("none"))
    numbers = Position(
        present=seats < kind.players,
        inside=observation.in_cave(table, state),  # type: ignore[arg-type]
        scores=observation.scores(table, state),  # type: ignore[arg-type]
        closed=state.closed,
        purse=state.purse,
        on_path=state.on_path,
        treasures=state.deck >> jnp.arange(FIRST_HAZARD, dtype=WORD) & 1,
        hazards=count(state.deck & hazards),
        threats=(path & hazards) != 0,
        mode=jnp.arange(len(MODES)) == number,
        relics_in_deck=_relics_in_deck(table, relics),
        relics_on_path=count(relics.path),
        relics_worth=_worth_on_path(table, relics),
        rescued=count(_owned(relics)),
    )
    return jax.tree.map(lambda part: part.astype(jnp.float32), numbers)  # type: ignore[no-any-return]


def _with_relics(state: State, kind: Kind) -> State:
    relics = state.relics
    assert relics is not None  # noqa: S101  as above
    return state._replace(relics=relics._replace(deck=jnp.where(kind.relics, relics.deck, 0)))


def _some_relics(table: Crowd, state: State, key: Array) -> State:
    """The state with some of the relics of earlier rounds gone, and this round's in the deck."""
    relics = state.relics
    assert relics is not None  # noqa: S101  as above
    kept = jax.random.bits(key, (), WORD)
    if table.mode == "ascending":
        deck = (kept & (bit(state.closed) - 1)) | bit(state.closed)
        return state._replace(relics=relics._replace(deck=deck))
    gone = jnp.where(state.closed > 0, kept, 0) & relics.deck
    lost = jnp.minimum(count(gone), 2 * state.closed)
    owners = jnp.where(kept >> 8 & 1, 1, 0) * (bit(4 * lost) - 1) // 15  # all are seat 0's
    return state._replace(
        relics=relics._replace(deck=relics.deck >> lost, owners=owners.astype(WORD))
    )


def _hazards_gone(closed: Array, key: Array) -> Array:
    """The hazards that ended some of this many rounds, as a set."""
    places = jax.random.randint(key, (ROUNDS,), FIRST_HAZARD, PLACES)
    counted = jnp.arange(ROUNDS) < closed
    struck = jax.random.bernoulli(jax.random.fold_in(key, 1), 0.6, (ROUNDS,))
    sets = jnp.where(counted & struck, bit(places.astype(WORD)), 0)
    return jnp.asarray(jax.lax.reduce(sets, WORD(0), jax.lax.bitwise_or, (0,)))


def _relics_in_deck(table: Crowd, relics: Relics) -> Array:
    places = jnp.arange(RELICS, dtype=WORD)
    if table.mode == "ascending":
        return jnp.asarray(relics.deck >> places & 1)
    return jnp.asarray(places < count(relics.deck))


def _worth_on_path(table: Crowd, relics: Relics) -> Array:
    places = jnp.arange(RELICS, dtype=WORD)
    if table.mode == "ascending":
        return jnp.asarray(jnp.sum((relics.path >> places & 1) * jnp.asarray(ASCENDING_RELICS)))
    first = count(_owned(relics))
    taken = (places >= first) & (places < first + count(relics.path))
    return jnp.asarray(jnp.sum(taken * jnp.asarray(ESCALATING_WORTH)))


def _owned(relics: Relics) -> Array:
    """One bit for each relic that somebody has rescued."""
    return rules._rescued(relics.owners)  # noqa: SLF001


assert ESCALATING_RELICS == RELICS  # noqa: S101  one array serves both modes
