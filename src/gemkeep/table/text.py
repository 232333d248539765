"""Cleaning names and chat lines: bounded length, one line, nothing invisible."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 280
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of characters that can't be seen or change the direction of others."""
JOINER: Final = "\u200d"
"""The zero-width joiner, allowed because it combines emoji."""


def clean(written: str, longest: int) -> str | None:
    """The text with tidy spaces and no invisible characters; None if that is empty or too long."""
    visible = "".join(
        letter
        for letter in unicodedata.normalize("NFC", written)
        if letter == JOINER or letter.isspace() or unicodedata.category(letter) not in INVISIBLE
    )
    tidy = " ".join(visible.split())
    has_something = any(letter.isprintable() and not letter.isspace() for letter in tidy)
    return tidy if has_something and len(tidy) <= longest else None


def clean_text(written: str) -> str | None:
    """The cleaned line of chat; None if it is empty."""
    return clean(written, LONGEST_TEXT)
