"""The rules of Diamant on arrays: all choices at once, then the next card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit, count, divide, place_of
from gemkeep.batch.diamant.cards import FIRST_COPIES, Card
from gemkeep.batch.diamant.types import (
    ALL_CARDS,
    CHEST_BITS,
    CHESTS_IN_A_WORD,
    OWNER_BITS,
    Relics,
    Rules,
    State,
    narrow,
    widen,
)
from gemkeep.games.diamant.catalogue import (
    CARDS_OF_EACH_HAZARD,
    ESCALATING_RELICS,
    ESCALATING_WORTH,
)
from gemkeep.games.diamant.spec import RELICS
from gemkeep.games.diamant.types import ROUNDS

NextCard: TypeAlias = Callable[[State], Card]
"""The card on top of the deck of this state."""


def begin(rules: Rules, like: Array, next_card: NextCard) -> State:
    """The game after its first card; its numbers have the shape of `like`."""
    state = before_the_first_card(rules, like)
    return narrow(_lay(state, next_card(state)))


def before_the_first_card(rules: Rules, like: Array) -> State:
    """The game before anything is revealed; its numbers have the shape of `like`."""
    nothing = jnp.zeros_like(like, WORD)
    words = -(-rules.players // CHESTS_IN_A_WORD)
    return State(
        deck=nothing + ALL_CARDS,
        gone=nothing,
        closed=nothing,
        in_cave=nothing + rules.everyone,
        purse=nothing,
        on_path=nothing,
        chests=(nothing,) * words,
        relics=_first_relics(rules, nothing),
    )


def step(rules: Rules, state: State, on: Array, first: NextCard, second: NextCard) -> State:
    """The game after these players go on and the others go back, with the next card on the path.

    A game that is over stays as it is.
    """
    return reveal(rules, decide(rules, state, on), first, second)


def reveal(rules: Rules, state: State, first: NextCard, second: NextCard) -> State:
    """The game that `decide` returned, with the next card on the path.

    If that card strikes, the next round begins with a second one. It can't strike as well, so the
    game then waits for choices or is over.
    """
    card = _if_due(state, first(state))
    struck = card.bit & _threats(state) != 0
    state = _lay(state, card)
    state = state._replace(gone=jnp.where(struck, state.gone | card.bit, state.gone))
    state = _close_entrance(rules, state, struck)
    card = _if_due(state, second(state))
    return narrow(_lay(state, Card(*(jnp.where(struck, part, 0) for part in card))))


def _first_relics(rules: Rules, nothing: Array) -> Relics | None:
    if rules.mode == "none":
        return None
    deck = 1 if rules.mode == "ascending" else (1 << ESCALATING_RELICS) - 1
    return Relics(deck=nothing + deck, path=nothing, owners=nothing)


def _if_due(state: State, card: Card) -> Card:
    """The card, or none if the game is over."""
    return Card(*(jnp.where(state.closed < ROUNDS, part, 0) for part in card))


def _lay(state: State, card: Card) -> State:
    """The state with the card on the path, and its rubies shared among those in the cave."""
    share, rest = divide(card.worth, jnp.maximum(count(state.in_cave), 1))
    relics = state.relics
    return state._replace(
        deck=state.deck & ~card.bit,
        purse=state.purse + share,
        on_path=state.on_path + rest,
        relics=relics
        and relics._replace(deck=relics.deck & ~card.relic, path=relics.path | card.relic),
    )


def _threats(state: State) -> Array:
    """All cards of the hazards on the path, as a set."""
    path = ALL_CARDS & ~(state.deck | state.gone)
    kinds = (path | path >> 1 | path >> 2) & FIRST_COPIES
    return kinds * ((1 << CARDS_OF_EACH_HAZARD) - 1)


def decide(rules: Rules, state: State, on: Array) -> State:
    """The game after some go home with their share of the path, before the next card.

    If nobody is left in the cave, the next round is prepared, or the game is over.
    """
    state = widen(state)
    on = state.in_cave & on
    back = state.in_cave & ~on
    leaving = count(back)
    share, rest = divide(state.on_path, jnp.maximum(leaving, 1))
    relics, paid = _rescue(rules, state.relics, back, leaving == 1)
    state = state._replace(
        in_cave=on,
        on_path=jnp.where(leaving > 0, rest, state.on_path),
        chests=_filled(state.chests, back, state.purse + share + paid),
        relics=relics,
    )
    return _close_entrance(rules, state, (leaving > 0) & (on == 0))


def _filled(chests: tuple[Array, ...], back: Array, amount: Array) -> tuple[Array, ...]:
    """The chests after each of these players puts this amount into theirs."""
    filled = []
    for word, chest in enumerate(chests):
        pair = back >> CHESTS_IN_A_WORD * word
        filled.append(chest + amount * (pair & 1 | (pair & 2) << CHEST_BITS - 1))
    return tuple(filled)


def _rescue(
    rules: Rules, relics: Relics | None, back: Array, alone: Array
) -> tuple[Relics | None, Array]:
    """The relics after a player who leaves alone takes those on the path, and what is paid now."""
    if relics is None:
        return None, jnp.zeros_like(back)
    taken = jnp.where(alone, relics.path, 0)
    paid = jnp.zeros_like(back)
    if rules.mode == "escalating":
        taken = ((1 << count(taken)) - 1) << count(_rescued(relics.owners))
        amounts = [(taken >> order & 1) * worth for order, worth in enumerate(ESCALATING_WORTH)]
        paid = sum(amounts, start=paid)
    owner = place_of(back) + 1
    owners = relics.owners + _spread(taken) * jnp.where(alone, owner, 0)
    return relics._replace(path=jnp.where(alone, 0, relics.path), owners=owners), paid


def _rescued(owners: Array) -> Array:
    """One bit for each relic that has an owner, at its place in `owners`."""
    ones = sum(1 << OWNER_BITS * relic for relic in range(RELICS))
    return (owners | owners >> 1 | owners >> 2 | owners >> 3) & ones


def _spread(relics: Array) -> Array:
    """The set with each relic's bit at its place in `owners`."""
    moved = [(relics >> relic & 1) << OWNER_BITS * relic for relic in range(RELICS)]
    return sum(moved, start=jnp.zeros_like(relics))


def _close_entrance(rules: Rules, state: State, ended: Array) -> State:
    """The state after the round if it has ended: the next one or the end of the game prepared.

    After the last round no deck is prepared, and the path stays, except for its relics.
    """
    closed = state.closed + ended
    again = ended & (closed < ROUNDS)
    relics = state.relics
    if relics is not None:
        deck = relics.deck
        if rules.mode == "ascending":
            deck = jnp.where(again, deck | bit(closed), deck)
        relics = relics._replace(deck=deck, path=jnp.where(ended, 0, relics.path))
    inside = jnp.where(ended, 0, state.in_cave)
    return state._replace(
        closed=closed,
        deck=jnp.where(again, ALL_CARDS & ~state.gone, state.deck),
        in_cave=jnp.where(again, rules.everyone, inside),
        purse=jnp.where(ended, 0, state.purse),
        on_path=jnp.where(ended, 0, state.on_path),
        relics=relics,
    )
