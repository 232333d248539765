"""Choices valued by playing on to the end many times with a simple, randomised player.

The player compares going home with two more cards: the more they are worth, the more often it goes
on. In the last round it goes on if going home would not win. It shares nothing with trained
networks, so it can check them.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from gemkeep.core.moves import Seat
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.types import CHOICES, ROUNDS
from gemkeep.minds.diamant.analysis.caves import (
    Bools,
    Cards,
    Caves,
    Floats,
    Ints,
    relics_worth,
    win_shares,
)
from gemkeep.minds.diamant.analysis.evaluator import Worth

CARDS_AHEAD: Final = 2
"""How many more cards someone who goes on expects to share."""
LEAVING_BY_DANGER: Final = 2
MOST_LEAVING: Final = 0.5
"""Each of the others is expected to leave twice as often as a card ends the round, up to this."""
SHARPNESS: Final = 1.5
"""The hardest to beat of several values that were tried, together with the ones above."""
DESPERATE: Final = 0.95
"""How often someone who can't win by going home goes on in the last round."""


def rolled_worth(game: Diamant, state: State, seat: Seat, games: int, seed: int = 1) -> Worth:
    """What this seat's choices are worth in a decision, by this many roll-outs of each.

    The others choose, now and later, as the player of the roll-outs does.
    """
    cards = Cards.of(game.setup)
    shares = {}
    for choice in CHOICES:
        caves = Caves.of(game.setup, [state]).rows(np.zeros(games, np.int64))
        random = np.random.default_rng((seed, 0))
        on = random.random((games, game.seats)) < going_on(caves, cards)
        on[:, seat] = choice == "on"
        caves.decide(cards, on, np.ones(games, np.bool_))
        points = play_out(caves, cards, seed)
        shares[choice] = float(win_shares(points)[:, seat].mean())
    return Worth(**shares)


def play_out(caves: Caves, cards: Cards, seed: int) -> Ints:
    """The final scores.

    The same row gets the same random numbers each time, so that differences between choices are
    due to less luck.
    """
    games, seats = caves.scores.shape
    random = np.random.default_rng(seed)
    points = np.array(caves.scores)
    rows = np.flatnonzero(caves.closed < ROUNDS)
    caves = caves.rows(rows)
    while rows.size:
        luck = random.random((games, seats + 1))[rows]
        deciding = caves.reveal(cards, caves.draw(luck[:, 0]))
        caves.decide(cards, luck[:, 1:] < going_on(caves, cards), deciding)
        over = caves.closed == ROUNDS
        if over.any():
            points[rows[over]] = caves.scores[over]
            rows, caves = rows[~over], caves.rows(~over)
    return points


def going_on(caves: Caves, cards: Cards) -> Floats:
    """By row and seat, how often the player goes on."""
    total = caves.deck.sum(axis=1)
    threats = (caves.deck * (caves.path > 0))[:, cards.hazard].sum(axis=1)
    danger = threats / total
    leaving = np.minimum(danger * LEAVING_BY_DANGER, MOST_LEAVING)
    others = caves.inside.sum(axis=1) - 1
    alone = (1 - leaving) ** others
    pickup = caves.left / (1 + others * leaving) + relics_worth(caves, cards) * alone
    treasure = caves.deck @ cards.rubies / total
    gain = CARDS_AHEAD * treasure / (1 + others * (1 - leaving))
    kept = caves.left * alone / (1 + others * leaving) + relics_worth(caves, cards) * alone**2
    carried = caves.carried
    home = carried + pickup[:, None]
    later = (1 - danger)[:, None] * (carried + kept[:, None]) + gain[:, None]
    chances: Floats = 1 / (1 + np.exp(-SHARPNESS * np.clip(later - home, -20, 20)))
    return np.where(_must_go_on(caves, home), DESPERATE, chances)


def _must_go_on(caves: Caves, home: Floats) -> Bools:
    """Whether it is the last round and somebody in camp has more than going home would give."""
    safe = np.where(caves.inside, -1, caves.scores).max(axis=1)
    behind: Bools = (caves.scores + home < safe[:, None]) & (caves.closed == ROUNDS - 1)[:, None]
    return behind
