"""Names and lines of chat as people write them: bounded, on one line, nothing invisible."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 280
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that can't be seen, or turn others round."""
JOINER: Final = "\u200d"
"""The one unseen character that has its use: it makes one picture of several."""


def clean(written: str, longest: int) -> str | None:
    """The words with spaces tidied and unseen characters left out; None if nothing good is left."""
    seen = "".join(
        letter
        for letter in unicodedata.normalize("NFC", written)
        if letter == JOINER or letter.isspace() or unicodedata.category(letter) not in UNSEEN
    )
    tidy = " ".join(seen.split())
    has_something = any(letter.isprintable() and not letter.isspace() for letter in tidy)
    return tidy if has_something and len(tidy) <= longest else None


def clean_name(written: str) -> str | None:
    """The name, tidied; None for one that says nothing, or that only a bot has in a record."""
    name = clean(written, LONGEST_NAME)
    return None if name is None or name.casefold().startswith("bot:") else name


def clean_text(written: str) -> str | None:
    """The line of chat, tidied; None if it says nothing."""
    return clean(written, LONGEST_TEXT)
