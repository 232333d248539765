"""Whole games of a team of keepers, played in memory, thousands a minute.

    win_rate(level, advanced=False, seats=2, supply=25, games=1000, seed=7)

says how often a team of keepers wins; `level` is a number or a `Level`. A team knows the union of
what its corners have seen, and that is the same for two, three or four seats (H3.5), so one mind
plays for all of them. `effort` is how many games it imagines before each decision, 0 for the
quick player alone: with 0 a game takes about a millisecond.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Final

import numpy as np

from gemkeep.core.errors import Illegal
from gemkeep.games.hideouts.catalogue import FEWEST_SEATS, LEVELS, MOST_SEATS
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.estimates import Estimate, proportion
from gemkeep.minds.hideouts.keeper.casket import OVER, PHASE, SIZE, SUPPLY, WON, Rules
from gemkeep.minds.hideouts.keeper.compiled import Ints, allocating_entry
from gemkeep.minds.hideouts.keeper.effort import QUICK, WORLDS
from gemkeep.minds.hideouts.keeper.policy import ACTIONS, act, make_room
from gemkeep.minds.hideouts.keeper.rules import deal
from gemkeep.minds.hideouts.keeper.search import decide
from gemkeep.minds.hideouts.keeper.tables import kinds_of, rules_of

WHOLE_TRAY: Final = 0b111111111


def win_rate(
    level: int | Level,
    *,
    advanced: bool | None = None,
    seats: int = 2,
    supply: int | None = None,
    games: int = 1000,
    seed: int = 0,
    effort: int = QUICK,
) -> Estimate:
    """How often a team of keepers wins this level, with its 95 % interval.

    `advanced` and `supply` replace what the level itself says. The number of seats makes no
    difference to what a team knows; it is a parameter because people ask for it.
    """
    results = tokens_left(
        level,
        advanced=advanced,
        seats=seats,
        supply=supply,
        games=games,
        seed=seed,
        effort=effort,
    )
    return proportion(int((results >= 0).sum()), games)


def tokens_left(
    level: int | Level,
    *,
    advanced: bool | None = None,
    seats: int = 2,
    supply: int | None = None,
    games: int = 1000,
    seed: int = 0,
    effort: int = QUICK,
) -> Ints:
    """By game, the tokens left when a team of keepers won it, or -1 if it lost."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Illegal(f"Hideouts is for {FEWEST_SEATS} to {MOST_SEATS} players, not {seats}")
    played = LEVELS[level] if isinstance(level, int) else level
    if advanced is not None:
        played = replace(played, advanced=advanced)
    return play_games(
        rules_of(played),
        WHOLE_TRAY,
        kinds_of(played),
        played.supply if supply is None else supply,
        games,
        seeded(seed),
        effort,
        WORLDS,
        make_room(),
    )


def seeded(seed: int) -> Ints:
    """A random generator for compiled functions."""
    return np.array([int.from_bytes(sha256(str(seed).encode()).digest()[:7])], np.int64)


@allocating_entry
def play_games(
    rules: Rules,
    cells: int,
    kinds: Ints,
    supply: int,
    games: int,
    luck: Ints,
    effort: int,
    worlds: int,
    room: Ints,
) -> Ints:
    """By game, the tokens left at a win, or -1."""
    results = np.zeros(games, np.int64)
    g = np.zeros(SIZE, np.int64)
    values = np.zeros(ACTIONS)
    deals = luck.copy()
    for game in range(games):
        deals[0] = luck[0] + (game + 1) * 0x5DEECE66D  # the same deals whoever plays
        deal(g, rules, cells, kinds, supply, deals)
        while g[PHASE] != OVER:
            act(g, rules, decide(g, rules, deals, effort, worlds, room, values))
        results[game] = g[SUPPLY] if g[WON] else -1
    return results
