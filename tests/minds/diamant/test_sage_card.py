"""The weights that ship play as their card says (`docs/sage.md`), in fewer games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bench.lockstep.contests import among

CARD: Final = Path(__file__).parents[3] / "docs" / "sage.md"
GAMES: Final = 200
WIDER: Final = 3.3 / 1.96
"""From an interval that holds in 95 % of cases to one that holds in 99.9 %."""


def figures(bot: str) -> list[float]:
    """The row of this bot: `sage` among three and among four of them, and one among three sages."""
    row = re.search(rf"^\| {bot} \|(.*)\|$", CARD.read_text(encoding="utf-8"), re.MULTILINE)
    assert row, f"{bot} is not in the card"
    return [float(found) for found in re.findall(r"\d\.\d+(?=\*{0,2} ±)", row[1])]


@pytest.mark.parametrize("bot", ["scout", "collector", "reckoner"])
def test_it_wins_as_often_as_its_card_says(bot: str) -> None:
    tables = [("sage", bot, 4), ("sage", bot, 5), (bot, "sage", 4)]
    for table, figure in zip(tables, figures(bot), strict=True):
        share, low, high = among(*table, GAMES, seed=2)
        assert abs(figure - share) <= WIDER * (high - low) / 2, table
