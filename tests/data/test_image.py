"""Images of charts: they have all of them, and are the same bytes every time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gemkeep.data.charts import Bar, Chart, Summary, share
from gemkeep.data.image import draw

CHARTS = (
    Chart("By number", "cards", tuple(share(str(number), number, 20) for number in range(1, 19))),
    Chart("By name", "", (Bar("a long name that is cut off somewhere", 0.5, 0.5001, 0.4999),)),
    Chart("Empty", "", ()),
)
SUMMARY = Summary("Diamant", (("games", "20"),), CHARTS)


@pytest.mark.parametrize("kind, begins", [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_an_image_is_the_same_bytes_every_time(tmp_path: Path, kind: str, begins: bytes) -> None:
    drawn = []
    for number in "12":
        draw([SUMMARY], tmp_path / number, kind)
        drawn.append((tmp_path / number).read_bytes())
    assert drawn[0] == drawn[1]
    assert drawn[0].startswith(begins)


def test_every_chart_with_bars_is_drawn(tmp_path: Path) -> None:
    draw([SUMMARY, SUMMARY], tmp_path / "image", "svg")
    titles = re.findall(r"<!-- Diamant: (.*) -->", (tmp_path / "image").read_text())
    assert titles == ["By number", "By name"] * 2
