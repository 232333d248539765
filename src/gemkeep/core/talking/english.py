"""Small pieces of English sentences."""

from __future__ import annotations

from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """The words as a list in English: "Ann", "Ann and Bob", "Ann, Bob and Cid"."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def counted(number: int, one: str, many: str) -> str:
    """The number with its noun: "1 ruby", "2 rubies"."""
    return f"{number} {one if number == 1 else many}"
