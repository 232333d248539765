"""Positions: states that differ in nothing that matters become the same state.

The order of the path, the card on which rubies lie, which hazard is called what and who sits where
change no value. A position is again a state, so the engine's own rules apply to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.games.diamant.rules import scores
from gemkeep.games.diamant.types import HAZARD, ROUNDS, TREASURE, Card, Setup, State

Goal: TypeAlias = Literal["rubies", "win"]
"""What players want: the most points on average, or the largest share of victory."""


class Position(NamedTuple):
    """A state in its simplest form, and how to get back to the original."""

    state: State
    order: tuple[Seat, ...]
    """For each seat of the position, the seat of the original."""
    aside: tuple[int, ...]
    """By seat of the position, the points left out because they change no choice."""


def position_of(setup: Setup, state: State, goal: Goal) -> Position:
    """The position of a state in which nobody has chosen yet."""
    inside = set(state.in_cave)
    # For the mean, points in the chest are simply added; to win, only the differences matter.
    points = scores(setup, state)
    aside = points if goal == "rubies" else (min(points),) * setup.seats
    chests = [have - less for have, less in zip(points, aside, strict=True)]
    if goal == "win" and state.closed == ROUNDS - 1:
        chests = _without_hopeless(chests, inside)
    carried, lying = list(state.carried), sum(state.left)
    if len(inside) == 1:  # the last player inside takes all that is on the path
        carried[state.in_cave[0]] += lying
        lying = 0
    seats = sorted(
        range(setup.seats), key=lambda seat: (seat not in inside, chests[seat], carried[seat])
    )
    deck, path = _cards(setup, state)
    cave = tuple([at for at, seat in enumerate(seats) if seat in inside])
    rescued = sum(map(len, state.relics)) if setup.mode == "escalating" else 0
    simple = State(
        closed=state.closed,
        deck=deck,
        path=path,
        left=_left(path, lying),
        in_cave=cave,
        to_choose=cave if state.to_choose else (),
        choices=(None,) * setup.seats,
        carried=tuple([carried[seat] for seat in seats]),
        chests=tuple([chests[seat] for seat in seats]),
        relics=((0,) * rescued, *((),) * (setup.seats - 1)),
        removed=(),
    )
    return Position(simple, tuple(seats), tuple([aside[seat] for seat in seats]))


def _without_hopeless(chests: list[int], inside: set[Seat]) -> list[int]:
    """The chests in the last round, empty for those in camp who have less than another there."""
    camp = [chest for seat, chest in enumerate(chests) if seat not in inside]
    most = max(camp, default=0)
    return [chest if seat in inside or chest == most else 0 for seat, chest in enumerate(chests)]


def _cards(setup: Setup, state: State) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """The deck and the path, sorted, with hazards distinguished only by what is left of them."""
    hazards = _hazards(setup.cards)
    shown = [card for card in state.path if card.kind == HAZARD]
    kinds = sorted([(card in shown, state.deck[card.number]) for card in hazards], reverse=True)
    deck = list(state.deck)
    path = sorted([card for card in state.path if card.kind != HAZARD])
    for card, (on_path, cards) in zip(hazards, kinds, strict=True):
        deck[card.number] = cards
        if on_path:
            path.append(card)
    return tuple(deck), tuple(path)


@lru_cache(maxsize=64)
def _hazards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.kind == HAZARD)


def _left(path: tuple[Card, ...], rubies: int) -> tuple[int, ...]:
    """All rubies on the first treasure of the path."""
    left = [0] * len(path)
    if rubies:
        left[next(at for at, card in enumerate(path) if card.kind == TREASURE)] = rubies
    return tuple(left)
