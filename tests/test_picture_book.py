"""The picture book shows every picture, and the pictures are small."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
HEAVIEST = 3_000_000


def test_the_book_shows_every_picture_exactly_once() -> None:
    taken = {f"pictures/{picture.name}" for picture in (DOCS / "pictures").iterdir()}
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (DOCS / "picture-book.md").read_text("utf-8"))
    assert sorted(shown) == sorted(taken)


def test_the_pictures_are_small() -> None:
    assert sum(picture.stat().st_size for picture in (DOCS / "pictures").iterdir()) < HEAVIEST
