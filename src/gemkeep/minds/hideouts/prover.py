"""Whether a level of Hideouts can be won, proven before anyone plays it."""

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
from gemkeep.minds.hideouts.casket import (
    OpenCasket,
    Place,
    Searched,
    blessed_of,
    cheapest,
    enough,
    first_place,
    gap_of,
    toll_of,
)
from gemkeep.minds.hideouts.layouts import Layout, deal_of, how_many, layouts
from gemkeep.minds.hideouts.luck import luckiest

PATIENCE: Final = 200_000_000
"""How many places may be searched for an answer: more, by all we sampled, than any level needs.

There are at most 45,360 ways to lay one, those that are alike counted once, and the more ways the
fewer places. Four numbers, two mechanisms and the action symbol seem to take longest: 22,680 ways
of some 4,000 places, or 7,000 where the start token's cell has to be paid for once. That is
minutes; and only with a supply so short that no quick walk is enough, though all can be won."""

PATIENCE_FOR_FIGURES: Final = 10_000_000
"""How many may be searched, once the answer is known, for what the hardest deal takes and how many
deals can be won: some twenty seconds' worth."""

Answer: TypeAlias = Literal["none", "some", "every", "unproven"]


class Proof(NamedTuple):
    """That a deal can be won: how, and with how few tokens."""

    tokens: int
    moves: tuple[Move, ...]
    """From the first turn to the finish."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which deals of a level can be won with its supply."""

    answer: Answer
    reason: str
    fewest: int
    """The tokens the luckiest deal takes; where no deal can be won, with a supply that is enough
    for it."""
    most: int | None = None
    """The tokens the hardest deal takes, if every deal can be won and that is proven."""
    share: Fraction | None = None
    """How many of the deals can be won, if that is known."""
    winnable: Deal | None = None
    unwinnable: Deal | None = None


def least_tokens(game: Hideouts, deal: Deal) -> Proof | None:
    """The win of this deal that takes the fewest tokens; None if nothing wins it."""
    walk = _search(game.setup.level, Layout(deal.start, deal.hideouts)).walk
    if walk is None:
        return None
    return Proof(walk.tokens, tuple(_moves(game, deal, walk.places)))


def _moves(game: Hideouts, deal: Deal, places: tuple[Place, ...]) -> Iterator[Move]:
    """The moves that lead the gap this way, each guardian taken at the last that is seen of it."""
    state, _ = game.apply(game.start(), Move(CHANCE, DEAL, deal))
    gaps = [gap_of(place) for place in places]
    for at, place in enumerate(places[1:], start=1):
        move = Move(state.turn, SLIDE, gaps[at])
        yield move
        state, _ = game.apply(state, move)
        if state.phase == BLESSING:
            move = Move(state.turn, BLESS, blessed_of(place))
            yield move
            state, _ = game.apply(state, move)
        if state.phase == PLACING:
            comes_back = gaps[at] in gaps[at + 1 :]
            move = Move(state.turn, PLACE, None if comes_back else _home(state))
            yield move
            state, _ = game.apply(state, move)
    yield Move(state.turn, FINISH, None)


def _home(state: State) -> Cell:
    """Where the box of the guardian in the gap stands."""
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

    `advance` is told again and again how many of the `how_many` ways to lay it are done.
    """
    luck = luckiest(level, level.supply)
    if luck is None:
        return _hopeless(level)
    survey = _Survey(level, patience, patience_for_figures)
    for done in survey.deals():
        if advance is not None:
            advance(done)
    return survey.verdict(luck.tokens, deal_of(luck.layout))


def _hopeless(level: Level) -> Verdict:
    """The verdict on a level of which not even the luckiest deal can be won."""
    needed, luck = next(
        (supply, luck)
        for supply in range(level.supply + 1, MOST_TOKENS + 1)
        if (luck := luckiest(level, supply)) is not None
    )
    free = [name for name in (MECHANISM, ACTION) if name in level.hideouts]
    if not free and toll_of(level) == "never":
        why = "that is an even number of slides, so ten, at a token each"
    else:
        why = "no way to lay the hideouts and no order of slides makes that cost less"
    reason = (
        f"even the luckiest deal needs a supply of {needed} tokens, and this level has "
        f"{level.supply}: the gap has to visit eight cells and come back, and {why}"
    )
    return Verdict("none", reason, luck.tokens, share=Fraction(0), unwinnable=deal_of(luck.layout))


class _Survey:
    """All deals of a level, gone through one by one."""

    def __init__(self, level: Level, patience: int, patience_for_figures: int) -> None:
        self._level = level
        self._patience = patience
        self._patience_for_figures = patience_for_figures
        self._searched = 0
        self._won = self._lost = 0
        self._total = how_many(level)
        self._unwinnable: Layout | None = None
        self._enough: list[tuple[int, Layout]] = []
        """The layouts that can be won, each with a supply that is enough for it."""

    def deals(self) -> Iterator[int]:
        """Look whether each deal can be won; how many ways to lay it are done, again and again."""
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
        """What is known of the level once its deals have been gone through."""
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
        supply = enough(_casket(self._level, layout))
        if supply > self._level.supply:
            searched = _search(self._level, layout)
            self._searched += searched.places
            if searched.walk is None:
                return False
            supply = searched.walk.tokens
        self._enough.append((supply, layout))
        return True

    def _limit(self) -> int:
        """How far to go: only as far as figures are worth it, once the answer is known."""
        known = self._unwinnable is not None
        return min(self._patience, self._patience_for_figures) if known else self._patience

    def _most(self) -> int | None:
        """The tokens the hardest deal takes: those that may take most are searched first."""
        most, limit = 0, self._searched + self._patience_for_figures
        for supply, layout in sorted(self._enough, reverse=True, key=lambda known: known[0]):
            if supply <= most:
                break
            searched = _search(self._level, layout)
            self._searched += searched.places
            if self._searched > limit or searched.walk is None:
                return None
            most = max(most, searched.walk.tokens)
        return most


def _casket(level: Level, layout: Layout) -> OpenCasket:
    return OpenCasket(layout.start, layout.hideouts, toll_of(level))


def _search(level: Level, layout: Layout) -> Searched:
    casket = _casket(level, layout)
    return cheapest(casket, first_place(casket), level.supply)
