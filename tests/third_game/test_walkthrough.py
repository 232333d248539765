"""docs/adding-a-game.md shows the third game as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gemkeep.server.games.interface.base import ServedGame

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PARTS = re.split(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
EXCERPTS = [
    (re.findall(r"`(tests/third_game/\w+\.py)`", "".join(PARTS[:at:2]))[-1], PARTS[at])
    for at in range(1, len(PARTS), 2)
]


@pytest.mark.parametrize("file, code", EXCERPTS)
def test_an_excerpt_is_in_the_file_named_before_it(file: str, code: str) -> None:
    assert code in (ROOT / file).read_text(encoding="utf-8")


def test_every_part_of_the_game_is_shown() -> None:
    assert {file for file, _ in EXCERPTS} == {
        f"tests/third_game/{name}.py"
        for name in ("game", "test_rules", "bot", "adapter", "__main__")
    }


def test_the_page_lists_every_member_of_an_adapter() -> None:
    members = {name for name in vars(ServedGame) if not name.startswith("_")}
    for name in members - {"review_type", "bots"}:
        assert f"`{name}`" in PAGE, name
