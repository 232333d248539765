"""Results as text: which games they are of, values and their 95 % intervals."""

from __future__ import annotations

from math import isinf

from gemkeep.minds.arena import Contest
from gemkeep.minds.estimates import Estimate


def number(estimate: Estimate) -> tuple[str, str]:
    """The value and its interval, to two places."""
    if isinf(estimate.low):  # a single game gives no interval
        return f"{estimate.value:.2f}", "unknown"
    return f"{estimate.value:.2f}", f"{estimate.low:.2f} to {estimate.high:.2f}"


def percent(estimate: Estimate) -> tuple[str, str]:
    """The value and its interval in percent, to one place."""
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} to {estimate.high:.1%}"


def points(share: float) -> str:
    """A difference of shares in percentage points, to one place, with its sign."""
    rounded = round(100 * share, 1)
    return f"{rounded:+.1f}" if rounded else "0.0"


def which_games(contest: Contest) -> str:
    """How many games were played, or the number of the only one."""
    if contest.first > 1:
        return f"game {contest.first} alone"
    return "1 game" if contest.games == 1 else f"{contest.games} games"
