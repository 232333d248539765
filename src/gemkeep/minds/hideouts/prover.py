"""Proofs whether a level of Hideouts can be won, before anyone plays it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.catalogue import ACTION, MECHANISM
from gemkeep.games.hideouts.types import (
    BLESS,
    BLESSING,
    DEAL,
    FINISH,
    PLACE,
    PLACING,
    SLIDE,
    Cell,
    Deal,
    Level,
)
from gemkeep.minds.hideouts.layouts import Layout, deal_of
from gemkeep.minds.hideouts.levels.survey import Survey
from gemkeep.minds.hideouts.search_space import (
    KnownSpace,
    Position,
    SearchResult,
    blessed_of,
    cheapest,
    first_position,
    gap_of,
    start_charge_of,
)

Winnable: TypeAlias = Literal["none", "some", "every"]


class Proof(NamedTuple):
    """A win of a deal with the fewest tokens."""

    tokens: int
    moves: tuple[Move, ...]
    """From the first turn to the finish."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which deals of a level can be won with its supply."""

    answer: Winnable
    reason: str
    share: Fraction
    """The share of deals that can be won."""
    winnable: Deal | None
    """One that can be won with the fewest tokens."""
    unwinnable: Deal | None
    """One that needs the largest supply, if this level's is too small for it."""


def least_tokens(game: Hideouts, deal: Deal) -> Proof | None:
    """The win of this deal with the fewest tokens; None if it can't be won."""
    solution = _search(game.setup.level, Layout(deal.start, deal.hideouts)).solution
    if solution is None:
        return None
    return Proof(solution.tokens, tuple(_moves(game, deal, solution.positions)))


def cheapest_walk(level: Level, layout: Layout) -> tuple[Cell, ...]:
    """The cells the gap goes through, from the start token's on, in a win with the fewest tokens.

    It is empty if the level's supply is too small.
    """
    solution = _search(level, layout).solution
    return () if solution is None else tuple(map(gap_of, solution.positions))


def _moves(game: Hideouts, deal: Deal, positions: tuple[Position, ...]) -> Iterator[Move]:
    """The moves of this walk of the gap; each guardian is placed when last uncovered."""
    state, _ = game.apply(game.start(), Move(CHANCE, DEAL, deal))
    gaps = [gap_of(position) for position in positions]
    for at, position in enumerate(positions[1:], start=1):
        move = Move(state.turn, SLIDE, gaps[at])
        yield move
        state, _ = game.apply(state, move)
        if state.phase == BLESSING:
            move = Move(state.turn, BLESS, blessed_of(position))
            yield move
            state, _ = game.apply(state, move)
        if state.phase == PLACING:
            comes_back = gaps[at] in gaps[at + 1 :]
            move = Move(state.turn, PLACE, None if comes_back else _home(state))
            yield move
            state, _ = game.apply(state, move)
    yield Move(state.turn, FINISH, None)


def _home(state: State) -> Cell:
    """The cell of the box that is the home of the guardian in the gap."""
    guardian = state.deal.cells[state.gap]
    homes = [box.home if box else None for box in state.deal.boxes]
    return state.standing.index(homes.index(guardian))


def judge(level: Level, surveyed: Survey) -> Verdict:
    """Which deals of this level can be won with its supply, given the survey of them all."""
    share = surveyed.share(level.supply)
    winnable = deal_of(surveyed.luckiest) if share else None
    unwinnable = deal_of(surveyed.hardest) if share < 1 else None
    if not share:
        return Verdict("none", _hopeless(level, surveyed.fewest), share, winnable, unwinnable)
    if share < 1:
        counted = f"{share.numerator} in {share.denominator} can"
        reason = f"some deals can be won with {level.supply} tokens and some can't: {counted}"
        return Verdict("some", reason, share, winnable, unwinnable)
    reason = f"every deal can be won with {level.supply} tokens"
    return Verdict("every", reason, share, winnable, unwinnable)


def _hopeless(level: Level, needed: int) -> str:
    """Why not even the luckiest deal can be won."""
    free = [name for name in (MECHANISM, ACTION) if name in level.hideouts]
    if not free and start_charge_of(level) == "never":
        why = "that is an even number of slides, so ten, at a token each"
    else:
        why = "no way to lay the hideouts and no order of slides makes that cost less"
    return (
        f"even the luckiest deal needs a supply of {needed} tokens, and this level has "
        f"{level.supply}: the gap has to visit eight cells and come back, and {why}"
    )


def _search(level: Level, layout: Layout) -> SearchResult:
    space = KnownSpace(layout.start, layout.hideouts, start_charge_of(level))
    return cheapest(space, first_position(space), level.supply)
