"""Charts as an image."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import product
from math import ceil
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from gemkeep.data.charts import Chart, Summary

ENDINGS: Final = (".png", ".svg")
ACROSS: Final = 2
WIDTH: Final = 6.0
HEIGHT: Final = 3.4
"""The size of a chart, in inches."""
ROOM: Final = 60
"""How many letters fit below a chart."""
LONGEST_BELOW: Final = len("100-109")
"""A longer label is written next to its bar."""
FEW: Final = 5
LONGEST_LABEL: Final = 34
BAR: Final = "#2f7f86"
ERROR: Final = "#333333"
SETTINGS: Final[dict[Any, Any]] = {
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.hashsalt": "gemkeep",  # otherwise ids differ between files
}


logging.getLogger(mpl.__name__).setLevel(logging.WARNING)  # it reports on the fonts it finds


def draw(summaries: Sequence[Summary], path: Path, kind: str) -> None:
    """Write the charts to a file of this kind, `png` or `svg`; the same charts, the same bytes."""
    charts = [
        (summary.game, chart) for summary in summaries for chart in summary.charts if chart.bars
    ]
    with mpl.rc_context(SETTINGS):
        down = ceil(len(charts) / ACROSS)
        figure = Figure(figsize=(ACROSS * WIDTH, down * HEIGHT), layout="constrained")
        places = list(product(range(down), range(ACROSS)))
        grid = figure.add_gridspec(down, ACROSS)
        for (game, chart), (row, column) in zip(charts, places, strict=False):
            _draw_chart(figure.add_subplot(grid[row, column]), f"{game}: {chart.title}", chart)
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(path, format=kind, dpi=120, metadata=metadata)


def _draw_chart(axes: Axes, title: str, chart: Chart) -> None:
    values = [bar.value for bar in chart.bars]
    # Rounding can put the end of an interval a hair on the wrong side of its value.
    below = [max(0.0, bar.value - bar.low) for bar in chart.bars]
    above = [max(0.0, bar.high - bar.value) for bar in chart.bars]
    labels = [_short(bar.label) for bar in chart.bars]
    if max(map(len, labels)) > LONGEST_BELOW:
        axes.barh(labels, values, xerr=(below, above), color=BAR, ecolor=ERROR, capsize=2)
        axes.set_ylim(max(len(labels), FEW) - 0.4, -0.6)
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.set_ylabel(chart.label)
    else:
        axes.bar(labels, values, yerr=(below, above), color=BAR, ecolor=ERROR, capsize=2)
        axes.yaxis.set_major_formatter(PercentFormatter(1))
        axes.set_xlabel(chart.label)
        if len(labels) * max(map(len, labels)) > ROOM:
            axes.tick_params(axis="x", labelrotation=90)
        axes.set_xlim(-0.6, max(len(labels), FEW) - 0.4)  # room around a single bar
    axes.set_title(title, loc="left", fontweight="bold")


def _short(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"
