"""Charts as data, drawn in a terminal or in an image: bars with labels and intervals."""

from __future__ import annotations

from typing import NamedTuple

from gemkeep.minds.estimates import proportion


class Bar(NamedTuple):
    """A share of something, with its 95 % interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


class Chart(NamedTuple):
    """Bars that belong together."""

    title: str
    label: str
    """What the labels of the bars mean; empty if that is obvious."""
    bars: tuple[Bar, ...]


class Summary(NamedTuple):
    """What many games of one kind have in common."""

    game: str
    facts: tuple[tuple[str, str], ...]
    charts: tuple[Chart, ...]


def share(label: str, part: float, whole: int, note: str = "") -> Bar:
    """The bar of a part of a whole, with Wilson's interval; of nothing, an empty bar."""
    if not whole:
        return Bar(label, 0.0, 0.0, 0.0, note)
    return Bar(label, *proportion(part, whole), note)
