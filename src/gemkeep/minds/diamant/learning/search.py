"""The common parts of the searches for a best response: their schedule and their results."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.minds.estimates import Estimate, proportion

TRACE: Final = 0.9
"""How much of a target comes from what happened later, the lambda of TD(lambda)."""
STRAYING: Final = 0.1
"""How often the attacker tries the other choice, at half of the tables."""
LEARNING: Final = 0.7
"""The share of the time in which the attacker learns; in the rest it is measured."""
RATE: Final = 1e-3
POINTS: Final = 16
"""Of a curve, at most."""
SLIGHT: Final = 0.005
"""A curve that rises less than this from one quarter of the search to the next is flat."""
SHARP: Final = 0.05
"""If the interval of that rise is larger, the trend is unclear."""

Trend: TypeAlias = Literal["rising", "flat", "unclear"]


class Turn(NamedTuple):
    """A stretch of games that is about to be played."""

    done: float
    """The share of the time that has passed."""
    learning: bool
    rate: float
    """How fast the attacker learns."""


def turns_for(seconds: float) -> Iterator[Turn]:
    """Turns until the time is over; the last measures, even if that takes longer."""
    begun, learning = time.monotonic(), True
    while (done := (time.monotonic() - begun) / seconds) < 1 or learning:
        turn = _turn(done)
        learning = turn.learning
        yield turn


def fixed_turns(count: int) -> Iterator[Turn]:
    """Turns that don't depend on the clock; the last measures."""
    return (_turn((number + 1) / count) for number in range(count))


def _turn(done: float) -> Turn:
    learning = done < LEARNING
    return Turn(done, learning, RATE * (1 - done / LEARNING) if learning else 0.0)


class Window(NamedTuple):
    """What the attacker won in one stretch of games, without those where it explored."""

    seconds: float
    learning: bool
    games: int
    shares: float


class Point(NamedTuple):
    """A point of the curve of a search."""

    seconds: float
    gain: float
    games: int


class Finding(NamedTuple):
    """What one search found."""

    gain: Estimate
    """The share of the victory over the fair one, after learning."""
    games: int
    curve: tuple[Point, ...]
    """The same while learning."""
    trend: Trend
    """How the curve ends."""


def finding(windows: Sequence[Window], players: int) -> Finding:
    """The result of these windows; at least one of them measures."""
    learning = [window for window in windows if window.learning]
    measured = [window for window in windows if not window.learning]
    games = sum(window.games for window in measured)
    size = max(1, -(-len(learning) // POINTS))
    points = [_point(learning[at : at + size], players) for at in range(0, len(learning), size)]
    return Finding(_gain(measured, players), games, tuple(points), trend(learning, players))


def pooled(findings: Sequence[Finding], players: int) -> Estimate:
    """The gain in all measured games of several searches."""
    games = sum(each.games for each in findings)
    won = sum((each.gain.value + 1 / players) * each.games for each in findings)
    return _over_fair(won, games, players)


def trend(learning: Sequence[Window], players: int) -> Trend:
    """Whether the last quarter of learning won more than the one before, beyond chance."""
    quarter = len(learning) // 4
    late, early = (
        _gain(part, players)
        for part in (learning[len(learning) - quarter :], learning[-2 * quarter : -quarter])
    )
    reach = sqrt((late.high - late.low) ** 2 + (early.high - early.low) ** 2) / 2
    if late.value - early.value > max(SLIGHT, reach):
        return "rising"
    return "flat" if reach < SHARP else "unclear"


def _point(windows: Sequence[Window], players: int) -> Point:
    games = sum(window.games for window in windows)
    return Point(windows[-1].seconds, _gain(windows, players).value, games)


def _gain(windows: Sequence[Window], players: int) -> Estimate:
    won, games = sum(each.shares for each in windows), sum(each.games for each in windows)
    return _over_fair(won, games, players)


def _over_fair(won: float, games: int, players: int) -> Estimate:
    """The share over the fair one; without games it could be anything."""
    share = proportion(won, games) if games else Estimate(1 / players, 0, 1)
    return Estimate(*(part - 1 / players for part in share))
