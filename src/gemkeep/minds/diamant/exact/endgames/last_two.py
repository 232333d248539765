"""The last two players in the cave: both choose at once, and the one who stays plays on alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gemkeep.games.diamant.types import State
from gemkeep.minds.diamant.exact.endgames.draws import Draws, Ints, Kind, Numbers
from gemkeep.minds.diamant.exact.endgames.last_player import share

MOST_CARDS: Final = 12
"""With more, there are too many sets of them to be quick."""
KEPT: Final = 16
"""A decision is asked about several times."""
TOLERANCE: Final = 1e-9
ROUNDING: Final = 6
"""The digits of the worse share that count before the sum of both does."""
FAIR: Final = 4.0
"""More than any sum of shares."""
LITTLE: Final = 1e-7
"""Times a sum of shares, less than the last of those digits."""
CERTAIN: Final = ((0.0, 0.0), (1.0, 1.0), (0.0, 1.0), (1.0, 0.0))
"""The choices of two who are certain; among equally good ones, the first counts."""


class Solved(NamedTuple):
    """What the two can expect, and do."""

    going_on: Numbers
    """[2]: their shares if both go on."""
    shares: Numbers
    """[2]: their shares before they choose."""
    on: Numbers
    """[2]: how often they go on."""


class Camp(NamedTuple):
    """The best of those in camp."""

    best: int
    leaders: int


@lru_cache(KEPT)
def solve(kind: Kind, state: State, banked: tuple[int, int], camp: Camp) -> Solved | None:
    """The endgame of two players who have banked these points; None if it is too large."""
    draws = Draws(kind, state)
    carried = state.carried[state.in_cave[0]]
    if len(draws.cards) > MOST_CARDS or not carried:
        return None
    purse = carried + draws.rubies(lambda worth: worth // 2)
    on_path = sum(state.left) + draws.rubies(lambda worth: worth % 2)
    home = np.asarray(banked)[:, None] + purse
    alone = home + on_path + draws.relics()
    together = _shares(home + on_path // 2, camp)
    stays = [_left_alone(draws, purse, banked[me], alone[1 - me], camp) for me in (0, 1)]
    struck = _shares(np.asarray(banked)[:, None], camp)
    going_on = struck * draws.strikes()
    value, often = np.zeros_like(going_on), np.zeros_like(going_on)
    left = draws.left()
    for rows in draws.largest_first():
        on = going_on[:, rows]
        for copies, absent, then in draws.following(rows):
            on[:, absent] += copies * value[:, then]
        going_on[:, rows] = on / left[rows]
        # [player, choice of the first, choice of the second, rows]; 1 is on.
        worth = np.empty((2, 2, 2, len(rows)))
        worth[:, 0, 0], worth[:, 1, 1] = together[:, rows], going_on[:, rows]
        worth[:, 1, 0] = stays[0].mine[rows], stays[0].others[rows]
        worth[:, 0, 1] = stays[1].others[rows], stays[1].mine[rows]
        often[:, rows] = _equilibrium(worth, alike=banked[0] == banked[1])
        value[:, rows] = _expected(worth, often[:, rows])
    return Solved(going_on[:, 0], value[:, 0], often[:, 0])


class Alone(NamedTuple):
    """By set of cards, the shares when one goes on and the other has just left."""

    mine: Numbers
    others: Numbers
    """Of the one who has left."""


def _left_alone(draws: Draws, purse: Ints, banked: int, other: Ints, camp: Camp) -> Alone:
    best = np.maximum(other, camp.best)
    leaders = camp.leaders * (best == camp.best) + (best == other)
    missing = best - banked - purse
    most = max(0, int(min(missing.max(), draws.rubies()[-1] + draws.relics()[-1])))
    column = np.clip(missing, -1, most + 1) + 1
    mine = np.zeros(len(purse))
    for count in np.unique(leaders):
        some = np.flatnonzero(leaders == count)
        mine[some] = _catching_up(draws, most, int(count))[some, column[some]]
    # Only players who are ahead already get anything then.
    if_struck = share(np.asarray(banked), best, leaders)
    mine += if_struck * draws.strikes() / draws.left() * (missing < 0)
    return Alone(mine, (1 - mine) * (best == other) / leaders)


def _catching_up(draws: Draws, most: int, leaders: int) -> Numbers:
    """[set, missing + 1]: the share of a lone player who goes on with this many points missing.

    The first column is for players who are ahead, the last for those who can't catch up.
    """
    columns = np.arange(most + 3)
    stop = np.where(columns == 0, 1.0, np.where(columns == 1, 1 / (leaders + 1), 0.0))
    gained = draws.rubies() + draws.relics()
    going_on = np.zeros((len(gained), len(columns)))
    value = np.tile(stop, (len(gained), 1))
    left = draws.left()
    for rows in draws.largest_first():
        for copies, absent, then in draws.following(rows):
            now = rows[absent]
            gain = (gained[then] - gained[now])[:, None]
            reached = np.where(columns == most + 2, columns, np.maximum(columns - gain, 0))
            going_on[now] += copies * value[then[:, None], reached]
        going_on[rows] /= left[rows, None]
        value[rows] = np.maximum(stop, going_on[rows])
    return going_on


def _shares(points: Ints, camp: Camp) -> Numbers:
    """[2, ...]: the shares of two players with these points."""
    top = np.maximum(points.max(0), camp.best)
    won = points == top
    return np.asarray(won / (won.sum(0) + camp.leaders * (top == camp.best)))


def _equilibrium(worth: Numbers, *, alike: bool) -> Numbers:
    """[2, rows]: how often both go on, in the best equilibrium for the worse off.

    Players who have banked the same play alike.
    """
    found, best = np.zeros((2, worth.shape[-1])), np.full(worth.shape[-1], -np.inf)
    for often in _candidates(worth):
        shares = _expected(worth, often)
        fair = FAIR * (not alike or np.abs(often[0] - often[1]) < TOLERANCE)
        liked = fair + np.round(shares.min(0), ROUNDING) + LITTLE * shares.sum(0)
        better = _is_stable(worth, often, shares) & (liked > best)
        found, best = np.where(better, often, found), np.where(better, liked, best)
    return found


def _candidates(worth: Numbers) -> Iterator[Numbers]:
    """Where an equilibrium may be: both are certain what to do, or both don't care."""
    for both in CERTAIN:
        yield np.tile(np.asarray(both)[:, None], worth.shape[-1])
    with np.errstate(divide="ignore", invalid="ignore"):
        mixed = np.stack(
            [_makes_indifferent(worth[1]), _makes_indifferent(worth[0].swapaxes(0, 1))]
        )
    yield np.where(((mixed > 0) & (mixed < 1)).all(0), mixed, 0.0)


def _is_stable(worth: Numbers, often: Numbers, shares: Numbers) -> NDArray[np.bool_]:
    """[rows]: whether neither can gain by another choice than this, which brings these shares."""
    first, second = often
    stable = np.ones(first.shape, np.bool_)
    for choice in (np.zeros_like(first), np.ones_like(first)):
        stable &= _expected(worth, np.stack([choice, second]))[0] <= shares[0] + TOLERANCE
        stable &= _expected(worth, np.stack([first, choice]))[1] <= shares[1] + TOLERANCE
    return stable


def _makes_indifferent(other: Numbers) -> Numbers:
    """How often a player must go on so that the other, who chooses second here, doesn't care."""
    back, on = other[0, 1] - other[0, 0], other[1, 1] - other[1, 0]
    return np.asarray(back / (back - on))


def _expected(worth: Numbers, often: Numbers) -> Numbers:
    """[2, rows]: everyone's share if they go on this often."""
    first = worth[:, 0] + often[0] * (worth[:, 1] - worth[:, 0])
    return np.asarray(first[:, 0] + often[1] * (first[:, 1] - first[:, 0]))
