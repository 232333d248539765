"""Columns of numbers as words and charts."""

from __future__ import annotations

from typing import Final

import polars as pl

from gemkeep.data.charts import Chart, share

MOST_BARS: Final = 24
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""The widths of the steps of a histogram; more than 12000 values in a row don't occur."""


def histogram(title: str, label: str, values: pl.Series) -> Chart:
    """How often each value occurs; of many different ones, in steps of a round width."""
    values = values.drop_nulls().cast(pl.Int64)
    if values.is_empty():
        return Chart(title, label, ())
    low, high = least(values), most(values)
    width = next(width for width in WIDTHS if (high - low) // width < MOST_BARS)
    counts = dict((values // width).value_counts().iter_rows())
    bars = tuple(
        share(_range(step, width), counts.get(step, 0), len(values))
        for step in range(low // width, high // width + 1)
    )
    return Chart(title, label, bars)


def counted(frame: pl.DataFrame, column: str, text: str) -> str:
    """The value of a column, or how many games there are with each: `200 of cs, 100 of uk`."""
    counts = frame[column].value_counts().sort(column).rows()
    if len(counts) == 1:
        return text.format(counts[0][0])
    return ", ".join(f"{count} of {text.format(value)}" for value, count in counts)


def mean_and_range(values: pl.Series) -> str:
    """The mean, the least and the most."""
    if values.is_empty():
        return "none"
    mean = sum(values) / len(values)
    return f"{mean:.1f} on average, {least(values)} to {most(values)}"


def least(values: pl.Series) -> int:
    """The least of some whole numbers; 0 if there are none."""
    return min(values.drop_nulls(), default=0)


def most(values: pl.Series) -> int:
    """The most of some whole numbers; 0 if there are none."""
    return max(values.drop_nulls(), default=0)


def _range(step: int, width: int) -> str:
    return str(step) if width == 1 else f"{step * width}-{(step + 1) * width - 1}"
