"""The texts of previews, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from gemkeep.server.games.interface.texts import GameTexts
from gemkeep.server.games.registry import served, served_games

STANDARD: Final = "en"


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of one language; those with `{…}` are templates for `str.format`."""

    home: str
    about: str
    invites: str
    invited: str
    free: str
    full: str
    began: str
    over: str
    players: str
    replay: str
    daily: str
    daily_about: str
    nameless: str
    bots: Mapping[str, str]
    """The names that people know bots by."""


TEXTS: Final[Mapping[str, Texts]] = msgspec.convert(
    tomllib.loads((Path(__file__).parent / "texts.toml").read_text("utf-8")), dict[str, Texts]
)


def game_texts(game: str, language: str) -> GameTexts:
    """The texts of a game; one that has none is called by its name."""
    texts = served(game).texts
    return texts[language] if texts else GameTexts(title=game.title(), score="{score}")


def all_titles(language: str) -> str:
    """The titles of all games."""
    return ", ".join(game_texts(game.name, language).title for game in served_games())
