"""Proofs whether a level of Hideouts can be won, before anyone plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.catalogue import ACTION, MECHANISM, MOST_TOKENS
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
from gemkeep.minds.hideouts.best_case import best_case
from gemkeep.minds.hideouts.layouts import Layout, deal_of, how_many, layouts
from gemkeep.minds.hideouts.search_space import (
    KnownSpace,
    Position,
    SearchResult,
    blessed_of,
    cheapest,
    enough,
    first_position,
    gap_of,
    start_charge_of,
)

PATIENCE: Final = 200_000_000
"""How many positions may be searched for an answer: more than any level we sampled needs.

A level has at most 45,360 layouts, counting equivalent ones once, and the more layouts it has, the
fewer positions each has. Four numbers, two mechanisms and the action symbol seem to take longest:
22,680 layouts of some 4,000 positions, or 7,000 where the start token's cell is charged once. That
takes minutes, and only with a supply so small that no quick solution is enough although all deals
can be won."""

PATIENCE_FOR_FIGURES: Final = 10_000_000
"""How many positions may be searched, once the answer is known, to find what the hardest deal takes
and how many deals can be won: about twenty seconds."""

Winnable: TypeAlias = Literal["none", "some", "every", "unproven"]


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
    fewest: int
    """The tokens the luckiest deal takes; if no deal can be won, the tokens it would take with a
    large enough supply."""
    most: int | None = None
    """The tokens the hardest deal takes, if every deal can be won and this is proven."""
    share: Fraction | None = None
    """The share of deals that can be won, if known."""
    winnable: Deal | None = None
    unwinnable: Deal | None = None


def least_tokens(game: Hideouts, deal: Deal) -> Proof | None:
    """The win of this deal with the fewest tokens; None if it can't be won."""
    solution = _search(game.setup.level, Layout(deal.start, deal.hideouts)).solution
    if solution is None:
        return None
    return Proof(solution.tokens, tuple(_moves(game, deal, solution.positions)))


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


def judge(
    level: Level,
    *,
    patience: int = PATIENCE,
    patience_for_figures: int = PATIENCE_FOR_FIGURES,
    advance: Callable[[int], None] | None = None,
) -> Verdict:
    """Which deals of this level can be won with its supply.

    `advance` is called repeatedly with the number of deals done, out of `how_many`.
    """
    luckiest = best_case(level, level.supply)
    if luckiest is None:
        return _hopeless(level)
    survey = _Survey(level, patience, patience_for_figures)
    for done in survey.deals():
        if advance is not None:
            advance(done)
    return survey.verdict(luckiest.tokens, deal_of(luckiest.layout))


def _hopeless(level: Level) -> Verdict:
    """The verdict on a level whose luckiest deal can't be won."""
    needed, luckiest = next(
        (supply, found)
        for supply in range(level.supply + 1, MOST_TOKENS + 1)
        if (found := best_case(level, supply)) is not None
    )
    free = [name for name in (MECHANISM, ACTION) if name in level.hideouts]
    if not free and start_charge_of(level) == "never":
        why = "that is an even number of slides, so ten, at a token each"
    else:
        why = "no way to lay the hideouts and no order of slides makes that cost less"
    reason = (
        f"even the luckiest deal needs a supply of {needed} tokens, and this level has "
        f"{level.supply}: the gap has to visit eight cells and come back, and {why}"
    )
    unwinnable = deal_of(luckiest.layout)
    return Verdict("none", reason, luckiest.tokens, share=Fraction(0), unwinnable=unwinnable)


class _Survey:
    """Goes through all deals of a level."""

    def __init__(self, level: Level, patience: int, patience_for_figures: int) -> None:
        self._level = level
        self._patience = patience
        self._patience_for_figures = patience_for_figures
        self._searched = 0
        self._won = self._lost = 0
        self._total = how_many(level)
        self._unwinnable: Layout | None = None
        self._enough: list[tuple[int, Layout]] = []
        """The layouts that can be won, each with a supply that is enough."""

    def deals(self) -> Iterator[int]:
        """Check each deal, and yield the number of deals done so far."""
        for layout, ways in layouts(self._level):
            if self._is_winnable(layout):
                self._won += ways
            else:
                self._lost += ways
                self._unwinnable = self._unwinnable or layout
            yield self._won + self._lost
            if self._searched > self._limit():
                return

    def verdict(self, fewest: int, winnable: Deal) -> Verdict:
        """The verdict, after `deals` has run."""
        supply, total = self._level.supply, self._total
        all_seen = self._won + self._lost == total
        share = Fraction(self._won, total) if all_seen else None
        if self._unwinnable is not None:
            counted = "" if share is None else f": {share.numerator} in {share.denominator} can"
            reason = f"some deals can be won with {supply} tokens and some can't{counted}"
            unwinnable = deal_of(self._unwinnable)
            return Verdict("some", reason, fewest, None, share, winnable, unwinnable)
        if all_seen:
            reason = f"every deal can be won with {supply} tokens"
            return Verdict("every", reason, fewest, self._most(), share, winnable)
        reason = f"{self._won} in {total} deals were looked at, and each of those can be won"
        return Verdict("unproven", reason, fewest, winnable=winnable)

    def _is_winnable(self, layout: Layout) -> bool:
        supply = enough(_space(self._level, layout))
        if supply > self._level.supply:
            searched = _search(self._level, layout)
            self._searched += searched.positions
            if searched.solution is None:
                return False
            supply = searched.solution.tokens
        self._enough.append((supply, layout))
        return True

    def _limit(self) -> int:
        """The most positions to search: fewer once the answer is known."""
        known = self._unwinnable is not None
        return min(self._patience, self._patience_for_figures) if known else self._patience

    def _most(self) -> int | None:
        """The tokens the hardest deal takes; the deals that may take most are searched first."""
        most, limit = 0, self._searched + self._patience_for_figures
        for supply, layout in sorted(self._enough, reverse=True, key=lambda known: known[0]):
            if supply <= most:
                break
            searched = _search(self._level, layout)
            self._searched += searched.positions
            if self._searched > limit or searched.solution is None:
                return None
            most = max(most, searched.solution.tokens)
        return most


def _space(level: Level, layout: Layout) -> KnownSpace:
    return KnownSpace(layout.start, layout.hideouts, start_charge_of(level))


def _search(level: Level, layout: Layout) -> SearchResult:
    space = _space(level, layout)
    return cheapest(space, first_position(space), level.supply)
