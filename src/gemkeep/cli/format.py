"""Estimates as text: the value and its 95 % interval."""

from __future__ import annotations

from math import isinf

from gemkeep.minds.estimates import Estimate


def number(estimate: Estimate) -> tuple[str, str]:
    """The value and its interval, to two places."""
    if isinf(estimate.low):  # a single game gives no interval
        return f"{estimate.value:.2f}", "unknown"
    return f"{estimate.value:.2f}", f"{estimate.low:.2f} to {estimate.high:.2f}"


def percent(estimate: Estimate) -> tuple[str, str]:
    """The value and its interval in percent, to one place."""
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} to {estimate.high:.1%}"
