"""Estimates as an image: a point for each, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.figure import Figure

from gemkeep.data.image import BAR, SETTINGS
from gemkeep.minds.estimates import Estimate

WIDTH: Final = 8.0
HEAD: Final = 1.4
ROW: Final = 0.35
"""The sizes of the image and its parts, in inches."""


def draw_intervals(
    rows: Sequence[tuple[str, Estimate]], title: str, axis: str, path: Path, kind: str
) -> None:
    """Write the rows from top to bottom to a file of this kind, `png` or `svg`."""
    names, estimates = [name for name, _ in rows], [estimate for _, estimate in rows]
    middles = [estimate.value for estimate in estimates]
    below = [max(0.0, estimate.value - estimate.low) for estimate in estimates]
    above = [max(0.0, estimate.high - estimate.value) for estimate in estimates]
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, HEAD + ROW * len(rows)), layout="constrained")
        axes = figure.subplots()
        axes.errorbar(middles, range(len(rows)), xerr=(below, above), fmt="o", capsize=3, color=BAR)
        axes.set_yticks(range(len(rows)), names)
        axes.invert_yaxis()
        axes.set_xlabel(f"{axis}, with 95 % interval")
        axes.set_title(title, loc="left", fontweight="bold")
        axes.grid(axis="x", alpha=0.3)
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(path, format=kind, dpi=120, metadata=metadata)
