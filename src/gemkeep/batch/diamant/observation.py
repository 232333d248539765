"""What a seat of Diamant sees, in the layout of the game's spec; and what the end is worth."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit, count
from gemkeep.batch.diamant.cards import (
    ANY_RELIC,
    NUMBERED_RELICS,
    PLACES_OF_NUMBER,
    RELICS_OF_NUMBER,
)
from gemkeep.batch.diamant.types import (
    ALL_CARDS,
    CHEST_BITS,
    CHESTS_IN_A_WORD,
    OWNER_BITS,
    Relics,
    Rules,
    State,
    widen,
)
from gemkeep.games.diamant.catalogue import ASCENDING_RELICS, ESCALATING_WORTH, MOST_SEATS
from gemkeep.games.diamant.spec import CHOICES, MODES, PHASES, RELICS, SPEC
from gemkeep.games.diamant.types import ROUNDS

NUMBER: Final = jnp.int16
"""The type of observations; it holds the highest number of the spec."""
OWNER: Final = (1 << OWNER_BITS) - 1
CHEST: Final = (1 << CHEST_BITS) - 1


def in_cave(rules: Rules, state: State) -> Array:
    """By player, whether they are in the cave."""
    return (state.in_cave >> jnp.arange(rules.players, dtype=state.in_cave.dtype) & 1) != 0


def chests(rules: Rules, state: State) -> Array:
    """By player, what is in the chest."""
    return jnp.stack(
        [
            state.chests[seat // CHESTS_IN_A_WORD] >> CHEST_BITS * (seat % CHESTS_IN_A_WORD) & CHEST
            for seat in range(rules.players)
        ]
    ).astype(jnp.int32)


def rescued(rules: Rules, state: State) -> Array:
    """By player and relic, whether the player has rescued it."""
    if state.relics is None:
        return jnp.zeros((rules.players, RELICS), bool)
    owners = state.relics.owners >> OWNER_BITS * jnp.arange(RELICS, dtype=WORD) & OWNER
    return owners == jnp.arange(1, rules.players + 1, dtype=WORD)[:, None]


def relics_worth(rules: Rules, state: State) -> Array:
    """By player, what the relics rescued are worth together."""
    worth = ESCALATING_WORTH if rules.mode == "escalating" else ASCENDING_RELICS
    return jnp.sum(rescued(rules, state) * jnp.asarray(worth), axis=1)


def scores(rules: Rules, state: State) -> Array:
    """By player, the points: the chest, and in mode `ascending` the numbers on the relics."""
    points = chests(rules, state)
    return points + relics_worth(rules, state) if rules.mode == "ascending" else points


def rewards(rules: Rules, state: State) -> Array:
    """By player, the share of the victory less the fair share; 0 while the game goes on."""
    points = scores(rules, state)
    won = points == jnp.max(points)
    share = won / jnp.sum(won) - 1 / rules.players
    return jnp.where(state.closed == ROUNDS, share, 0).astype(jnp.float32)


def observe(rules: Rules, state: State, seat: Array | int | None) -> Array:
    """What this seat, or (with None) the public, sees."""
    state = widen(state)
    over = state.closed == ROUNDS
    turned = (0 if seat is None else seat) + jnp.arange(rules.players)

    def by_seat(numbers: Array) -> Array:
        """The numbers, the viewer's first; 0 for unused seats."""
        return jnp.pad(numbers[turned % rules.players], (0, MOST_SEATS - rules.players))

    everyone = jnp.ones(rules.players, bool)
    mine = everyone & False if seat is None else jnp.arange(rules.players) == seat
    known = everyone if rules.totals == "open" else mine | over
    inside = in_cave(rules, state)
    parts = {
        "seated": jnp.asarray([seat is not None]),
        "relics": jnp.asarray([rules.mode == mode for mode in MODES]),
        "phase": jnp.stack([over == (phase == "over") for phase in PHASES])
        & jnp.asarray([phase != "reveal" for phase in PHASES]),
        "closed": state.closed[None],
        "choice": jnp.zeros(len(CHOICES)),
        "on_path": state.on_path[None],
        **_cards(rules, state),
        "present": by_seat(everyone),
        "in_cave": by_seat(inside),
        "chosen": jnp.zeros(MOST_SEATS),
        "carried": by_seat(inside * state.purse),
        "chest_known": by_seat(known),
        "chest": by_seat(known * chests(rules, state)),
        "rescued": by_seat(jnp.sum(rescued(rules, state), axis=1)),
        "worth": by_seat(relics_worth(rules, state)),
    }
    return jnp.concatenate([parts[feature.name].astype(NUMBER) for feature in SPEC.features])


def _cards(rules: Rules, state: State) -> dict[str, Array]:
    """How many of each card are on the path, in the deck and out of the game."""
    relics = state.relics or Relics(*(jnp.zeros_like(state.deck) for _ in Relics._fields))
    path = ALL_CARDS & ~(state.deck | state.gone)
    sets = {
        "path": (path, relics.path),
        "deck": (state.deck, relics.deck),
        "removed": (state.gone, _lost(rules, state, relics)),
    }
    return {name: _counts(rules, cards, found) for name, (cards, found) in sets.items()}


def _counts(rules: Rules, cards: Array, relics: Array) -> Array:
    """How many of each numbered card are in these two sets."""
    common = count(cards & jnp.asarray(PLACES_OF_NUMBER, WORD))
    numbers = {"none": (), "ascending": NUMBERED_RELICS, "escalating": (ANY_RELIC,)}[rules.mode]
    places = [relic * (number in numbers) for number, relic in enumerate(RELICS_OF_NUMBER)]
    return common + count(relics & jnp.asarray(places, WORD))


def _lost(rules: Rules, state: State, relics: Relics) -> Array:
    """The relics that left the game with nobody, as a set."""
    if rules.mode == "none":
        return relics.deck
    owned = (relics.owners >> OWNER_BITS * jnp.arange(RELICS, dtype=WORD) & OWNER) != 0
    if rules.mode == "escalating":
        left = RELICS - count(relics.deck) - count(relics.path) - jnp.sum(owned, dtype=WORD)
        return bit(left) - 1
    in_game = bit(jnp.minimum(state.closed + 1, RELICS)) - 1
    taken = jnp.sum(owned * bit(jnp.arange(RELICS, dtype=WORD)), dtype=WORD)
    return in_game & ~(relics.deck | relics.path | taken)
