"""Names that can be read, and that look different from every other name at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from gemkeep.table.text import JOINER, LONGEST_NAME, clean

STYLES: Final = frozenset(
    map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810)))
)
"""Variation selectors: on most letters they change nothing that can be seen."""
BLANK: Final = STYLES | frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that are invisible, although their categories say otherwise."""
EMOJI_STYLE: Final = "\ufe0f"
"""Asks for the coloured form of a symbol."""
MOST_MARKS: Final = 2
"""Accents on one letter; more than that cover the lines above."""
RESERVED: Final = "bot:"
"""How records name bots."""


def clean_name(written: str) -> str | None:
    """The cleaned name; None for one that can't be read, or is reserved for bots in records."""
    visible = "".join(letter for letter in written if letter not in BLANK)
    name = clean(_without_loose_joiners(visible), LONGEST_NAME)
    if name is None or _is_mark(name[0]) or _marks_in_a_row(name) > MOST_MARKS:
        return None  # a mark in front would be drawn on whatever comes before the name
    bots = any(look.startswith(RESERVED) for look in looks(name))
    return None if bots else name


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if it looks like one of the others."""
    taken = {look for other in others for look in looks(other)}
    for number in count(1):
        suffix = "" if number == 1 else f" {number}"
        numbered = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
        if taken.isdisjoint(looks(numbered)):
            return numbered
    raise AssertionError


def looks(name: str) -> tuple[str, str]:
    """What a name looks like, as it is and in lower case: similar names have one in common.

    Every letter is replaced with the one that Unicode lists as its prototype (UTS 39).
    """
    plain = unicodedata.normalize("NFKC", name)
    return _skeleton(plain), _skeleton(plain.casefold())


def _skeleton(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    return "".join(_prototype(letter) for letter in letters if letter != EMOJI_STYLE)


def _prototype(letter: str) -> str:
    """The one of all letters that look like this one which stands for them."""
    alike: list[str] = [other["c"] for other in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter  # it stands for others, or for itself alone
    (other,) = alike
    stands_for_many = len(confusables_data.get(other, ())) > 1
    return other if stands_for_many else min(letter, other)


def _without_loose_joiners(text: str) -> str:
    """The text without joiners and styles that are not part of an emoji."""
    kept: list[str] = []
    for letter in text:
        emoji = bool(kept) and unicodedata.category(kept[-1]) in {"So", "Sk", "Mn"}
        if letter not in {JOINER, EMOJI_STYLE} or emoji:
            kept.append(letter)
    return "".join(kept).rstrip(JOINER)


def _marks_in_a_row(name: str) -> int:
    most = row = 0
    for letter in name:
        row = row + 1 if _is_mark(letter) else 0
        most = max(most, row)
    return most


def _is_mark(letter: str) -> bool:
    """Whether a letter is drawn on the one before it."""
    return unicodedata.category(letter) in {"Mn", "Me"} and letter != EMOJI_STYLE
