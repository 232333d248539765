"""Balances rounded so that the displayed parts add up to the displayed result."""

from __future__ import annotations

from typing import Final, NamedTuple

from gemkeep.minds.diamant.analysis.analysis import Balance

TENTHS: Final = 1000
POINTS: Final = 100
"""A sure victory is 100 points."""


class Rounded(NamedTuple):
    """A balance in whole units; the first four add up to the last."""

    start: float
    cards: float
    own: float
    others: float
    result: float


def adding_up(balance: Balance, units: int = TENTHS) -> Rounded:
    """The balance rounded; the remainder goes to the parts that it changes least."""
    exact = [part * units for part in (balance.start, balance.cards, balance.own, balance.others)]
    result = round(balance.result * units)
    parts = [round(part) for part in exact]
    while missing := result - sum(parts):
        step = 1 if missing > 0 else -1
        at = max(range(len(parts)), key=lambda place: step * (exact[place] - parts[place]))
        parts[at] += step
    start, cards, own, others = (part / units for part in parts)
    return Rounded(start, cards, own, others, result / units)
