"""What a seat, or the public, may know about a game of Diamant.

Everything except secret choices is open to everyone: which cards are left in the deck follows from
those seen, and the deck has no order. A table may agree to keep chests closed: then each player
sees only their own total until the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.core.errors import Unknown, quote
from gemkeep.core.moves import Json, Seat, Viewer
from gemkeep.core.value import value
from gemkeep.games.diamant.catalogue import ESCALATING_WORTH
from gemkeep.games.diamant.rules import scores, winners
from gemkeep.games.diamant.types import (
    HAZARD,
    RELIC,
    ROUNDS,
    Choice,
    RelicMode,
    Setup,
    State,
    Totals,
)

Phase: TypeAlias = Literal["reveal", "decide", "over"]

MOST_EXPLORERS: Final = 4096


@dataclass(frozen=True, slots=True)
class PathCard:
    """A card of the path and the rubies on it."""

    card: str
    rubies: int


path_card: Final = cache(PathCard)
"""Frozen, and few different ones are possible, so each is made once."""


@dataclass(frozen=True, slots=True)
class Explorer:
    """A player, as everyone sees them."""

    in_cave: bool
    chosen: bool
    carried: int
    chest: int | None
    """None for another player while totals are hidden."""
    relics: tuple[int, ...]


explorer: Final = lru_cache(maxsize=MOST_EXPLORERS)(Explorer)
"""A cache, as most explorers look as they did before the last choice."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A hazard on the path: one more card of it ends the round."""

    hazard: str
    cards: int
    """How many cards of it are in the deck."""


threat: Final = cache(Threat)


@value
class View:
    """Diamant, as one viewer sees it."""

    game: Literal["diamant"]
    edition: str
    relics: RelicMode
    me: Viewer
    phase: Phase
    round: int
    rounds: int
    closed: int
    path: tuple[PathCard, ...]
    explorers: tuple[Explorer, ...]
    choice: Choice | None
    """My choice in the current decision."""
    deck: Mapping[str, int]
    """The number of each card left in the deck, by name."""
    cards: int
    """The number of cards left in the deck."""
    threats: tuple[Threat, ...]
    removed: tuple[str, ...]
    home: tuple[int, ...]
    """The rubies I would take home now if I left alone, with one other, with two, …; no relics."""
    home_in_all: tuple[int, ...]
    """The points I would take home now, relics included, if I left alone, with one other, …"""
    relic_worth: tuple[int, ...]
    """By relic on the path, the points it brings to a player who leaves alone now."""
    next_relic: int | None
    """What the next relic found would be worth; None if none is left or relics are numbered."""
    result: Mapping[str, Json] | None


class Relics(NamedTuple):
    """What relics are worth now."""

    worth: tuple[int, ...]
    """By relic on the path."""
    next: int | None


NO_RELICS: Final = Relics((), None)


@value
class SharedView:
    """The part of a view that is the same for all viewers of a state; it is made once."""

    game: Literal["diamant"]
    edition: str
    relics: RelicMode
    phase: Phase
    round: int
    rounds: int
    closed: int
    path: tuple[PathCard, ...]
    explorers: tuple[Explorer, ...]
    """With every chest open."""
    deck: Mapping[str, int]
    cards: int
    threats: tuple[Threat, ...]
    removed: tuple[str, ...]
    relic_worth: tuple[int, ...]
    next_relic: int | None
    result: Mapping[str, Json] | None


@value
class OwnView:
    """The part of a view that is for one viewer; with open totals, the rest is for everyone."""

    me: Viewer
    choice: Choice | None
    home: tuple[int, ...]
    home_in_all: tuple[int, ...]


PUBLIC: Final = OwnView(None, None, (), ())
"""The public has nothing of its own."""


def shared_view(setup: Setup, state: State) -> SharedView:
    """The part of this state's views that is the same for all viewers."""
    over = state.over
    relics = NO_RELICS if setup.mode == "none" else _relics(setup, state)
    return SharedView(
        game="diamant",
        edition=setup.edition,
        relics=setup.mode,
        phase="over" if over else "decide" if state.to_choose else "reveal",
        round=state.round,
        rounds=ROUNDS,
        closed=state.closed,
        path=tuple(
            [
                path_card(card.name, rubies)
                for card, rubies in zip(state.path, state.left, strict=True)
            ]
        ),
        explorers=_explorers(state),
        deck=dict(zip(setup.named, state.deck, strict=True)),
        cards=sum(state.deck),
        threats=() if over else _threats(state),
        removed=tuple([card.name for card in state.removed]),
        relic_worth=relics.worth,
        next_relic=relics.next,
        result=result(setup, state) if over else None,
    )


def own_view(setup: Setup, state: State, viewer: Viewer, shared: SharedView) -> OwnView:
    """What only this viewer may see.

    Seats that do not exist are refused: in Python, seat -1 would see the last seat's choice.
    """
    if viewer is None:
        return PUBLIC
    if type(viewer) is not int or not 0 <= viewer < setup.seats:
        raise Unknown(f"nobody sits at {quote(viewer)}; seats are 0 to {setup.seats - 1}")
    home, relics = _home(state, viewer), shared.relic_worth
    in_all = (home[0] + sum(relics), *home[1:]) if home and relics else home
    return OwnView(viewer, state.choices[viewer], home, in_all)


def view(setup: Setup, state: State, viewer: Viewer, totals: Totals, shared: SharedView) -> View:
    """The game as this seat, or (with None) the public, may see it."""
    own = own_view(setup, state, viewer, shared)
    explorers = shared.explorers
    if totals == "hidden" and not state.over:
        explorers = tuple(
            [
                each if seat == viewer else replace(each, chest=None)
                for seat, each in enumerate(explorers)
            ]
        )
    return View(
        game=shared.game,
        edition=shared.edition,
        relics=shared.relics,
        me=own.me,
        phase=shared.phase,
        round=shared.round,
        rounds=shared.rounds,
        closed=shared.closed,
        path=shared.path,
        explorers=explorers,
        choice=own.choice,
        deck=shared.deck,
        cards=shared.cards,
        threats=shared.threats,
        removed=shared.removed,
        home=own.home,
        home_in_all=own.home_in_all,
        relic_worth=shared.relic_worth,
        next_relic=shared.next_relic,
        result=shared.result,
    )


def result(setup: Setup, state: State) -> dict[str, Json]:
    """The result of a finished game as it is written in a record."""
    points = scores(setup, state)
    return {"scores": list(points), "winners": list(winners(points))}


def _explorers(state: State) -> tuple[Explorer, ...]:
    each = zip(state.choices, state.carried, state.chests, state.relics, strict=True)
    return tuple(
        [
            explorer(seat in state.in_cave, choice is not None, carried, chest, relics)
            for seat, (choice, carried, chest, relics) in enumerate(each)
        ]
    )


def _threats(state: State) -> tuple[Threat, ...]:
    """In the order of the path."""
    hazards = [card for card in state.path if card.kind == HAZARD]
    return tuple([threat(card.name, state.deck[card.number]) for card in hazards])


def _relics(setup: Setup, state: State) -> Relics:
    """What the relics on the path bring to a player who takes them now, and the next one found."""
    if setup.mode == "ascending":
        return Relics(tuple([card.worth for card in state.path if card.kind == RELIC]), None)
    relic = setup.named[RELIC]
    rescued = sum(map(len, state.relics))
    return _escalating(rescued, state.path.count(relic), state.deck[relic.number] > 0)


@cache
def _escalating(rescued: int, found: int, left: bool) -> Relics:  # noqa: FBT001 - a cache's key
    """What relics are worth in the order of their rescue, with this many on the path."""
    after = rescued + found
    return Relics(ESCALATING_WORTH[rescued:after], ESCALATING_WORTH[after] if left else None)


def _home(state: State, seat: Seat) -> tuple[int, ...]:
    """By the number of players who leave together; empty for a player not in the cave."""
    if seat not in state.in_cave:
        return ()
    carried, lying = state.carried[seat], sum(state.left)
    return tuple([carried + lying // leaving for leaving in range(1, len(state.in_cave) + 1)])
