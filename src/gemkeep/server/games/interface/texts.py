"""What a game is called, and how its daily result reads, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec


class GameTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of a game in one language."""

    title: str
    score: str
    """The result of a daily challenge; `{score}` is the number in the list."""
    lost: str = ""
    """The result of a challenge that was lost, if it can be."""


def read_texts(file: Path) -> Mapping[str, GameTexts]:
    """The texts in a file, by language."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, GameTexts])
