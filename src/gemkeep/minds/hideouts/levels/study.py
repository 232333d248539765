"""How hard a level is: everything proven and played."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from threading import Event
from typing import Final, Literal, TypeAlias

from gemkeep.games.hideouts.catalogue import Kind
from gemkeep.games.hideouts.types import Cell, Level
from gemkeep.minds.hideouts.layouts import Layout, how_many
from gemkeep.minds.hideouts.levels.costs import Cost, costs, kinds_of, without_hideouts
from gemkeep.minds.hideouts.levels.games import Games, Progress, Rate
from gemkeep.minds.hideouts.levels.survey import survey
from gemkeep.minds.hideouts.levels.teams import Team
from gemkeep.minds.hideouts.prover import Winnable, cheapest_walk, judge

FEWER: Final = 8
"""Everything besides the win rate itself uses this part of the games."""
HALF: Final = 0.5
NINE_IN_TEN: Final = 0.9
Grade: TypeAlias = Literal["impossible", "brutal", "hard", "fair", "easy", "gentle"]
GRADES: Final[tuple[tuple[float, Grade], ...]] = (
    (0.15, "brutal"),
    (0.40, "hard"),
    (0.75, "fair"),
    (0.95, "easy"),
)
"""The name of each difficulty, by the strong team's win rate up to which it applies."""


@dataclass(frozen=True, slots=True)
class Relief:
    """How often the team wins if the hideouts of one kind are runes."""

    kind: Kind
    won: float


@dataclass(frozen=True, slots=True)
class Example:
    """A deal of the level, and how it is won with the smallest supply."""

    supply: int
    start: Cell
    hideouts: tuple[str | None, ...]
    walk: tuple[Cell, ...]
    """The cells the gap goes through, from the start token's on."""


@dataclass(frozen=True, slots=True)
class Study:
    """How hard a level is."""

    grade: Grade
    winnable: Winnable
    reason: str
    """Why it is winnable or not, as a sentence in English."""
    share: float
    """The share of deals that can be won with this supply."""
    deals: int
    """How many deals there are, counted as layouts of hideouts and start token."""
    supplies: tuple[tuple[int, int], ...]
    """For each supply, how many deals need exactly that."""
    mean: float
    """The supply that a deal needs on average, if everything is known."""
    some: int
    """The smallest supply with which some deal can be won."""
    every: int
    """The smallest supply with which every deal can be won; it may be more than the game has."""
    bot: str
    seats: int
    team: Rate
    par_half: int | None
    """The smallest supply with which the team wins half of its games; None if 25 is too few."""
    par_most: int | None
    """The same for nine games in ten."""
    curve: tuple[Rate, ...]
    """All supplies that were played, to find these."""
    costs: tuple[Cost, ...]
    reliefs: tuple[Relief, ...]
    luckiest: Example
    hardest: Example


def study(level: Level, team: Team, games: int, seed: str, progress: Progress) -> Study:
    """How hard this level is, from at most this many games with its own supply."""
    played, deals, shares = Games(level, team, seed), how_many(level), [0.0, 0.0]
    given_up = Event()

    def advance(part: int, share: float) -> None:
        if given_up.is_set():
            raise InterruptedError
        shares[part] = share
        progress(0.15 * shares[0] + 0.45 * shares[1])

    with ThreadPoolExecutor(1) as playing:  # the team's processes play while this one searches
        rated = playing.submit(played.rate, level.supply, games, partial(advance, 1))
        try:
            surveyed = survey(level, lambda done: advance(0, done / deals))
            paid = costs(level, seed)
            rate = rated.result()
        except BaseException:
            given_up.set()
            raise
    verdict = judge(level, surveyed)
    fewer = max(1, games // FEWER)
    par_half = played.par(HALF, fewer)
    progress(0.75)
    par_most = None if par_half is None else played.par(NINE_IN_TEN, fewer)
    progress(0.9)
    reliefs = tuple(
        Relief(kind, _without(level, names, team, fewer, seed))
        for kind, names in kinds_of(level)
        if verdict.answer != "none"
    )
    progress(1.0)
    return Study(
        grade=grade(verdict.answer, rate.won),
        winnable=verdict.answer,
        reason=verdict.reason,
        share=float(verdict.share),
        deals=deals,
        supplies=surveyed.deals,
        mean=float(surveyed.mean),
        some=surveyed.fewest,
        every=surveyed.most,
        bot=team.bot,
        seats=team.seats,
        team=rate,
        par_half=par_half,
        par_most=par_most,
        curve=played.rates(),
        costs=paid,
        reliefs=reliefs,
        luckiest=_example(level, surveyed.luckiest, surveyed.fewest),
        hardest=_example(level, surveyed.hardest, surveyed.most),
    )


def grade(answer: Winnable, won: float) -> Grade:
    """One word for how hard a level is."""
    if answer == "none":
        return "impossible"
    return next((name for below, name in GRADES if won < below), "gentle")


def _without(level: Level, names: list[str], team: Team, games: int, seed: str) -> float:
    """How often the team wins with runes in place of these hideouts."""
    played = Games(without_hideouts(level, names), team, seed)
    return played.rate(level.supply, games).won


def _example(level: Level, layout: Layout, supply: int) -> Example:
    walk = cheapest_walk(replace(level, supply=supply), layout)
    return Example(supply, layout.start, layout.hideouts, walk)
