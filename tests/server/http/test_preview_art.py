"""What previews are drawn and written with is what the browser client has."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, get_args
from unittest import mock

import pytest
from fluent.syntax.ast import TextElement
from PIL import Image

from gemkeep.server.drawing.letters import UNKNOWN, Letters
from gemkeep.server.drawing.palette import ROBES
from gemkeep.server.games.registry import served_games
from gemkeep.server.http.pages.preload import WRITTEN as TAGS
from gemkeep.server.previews import renderer as renderers
from gemkeep.server.previews.renderer import Renderer
from gemkeep.server.previews.subjects import HOME, DailyDay
from gemkeep.server.previews.texts import TEXTS, all_titles
from gemkeep.wire.table import Language
from tests.server_process import ROOT, STATIC
from tests.web.locales import wordings
from tools.preview_art import SOURCES, folders, hashes

WEB = ROOT / "web" / "src"
HEX = "'(.+?)'"
WRITTEN = ("en", "uk", "cs", "ru", "sr")
"""Serbian in Cyrillic letters is made from Latin ones by the client's build."""


def test_the_art_was_drawn_from_the_sheets_as_they_are() -> None:
    for sheets, folder in folders().items():
        drawn = json.loads((folder / SOURCES).read_text("utf-8"))
        assert drawn == hashes(sheets), "run `python -m tools.preview_art`"


def test_the_colours_are_those_of_the_client() -> None:
    source = (WEB / "art" / "colours.ts").read_text("utf-8")
    shades = re.findall(
        rf"(\w+): {{ cloth: {HEX}, shade: {HEX}, light: {HEX}, ink: {HEX} }}", source
    )
    assert {colour: tuple(robe) for colour, robe in ROBES.items()} == {
        name: tuple(rest) for name, *rest in shades
    }


def said_by_client(language: str) -> dict[str, str]:
    """The client's messages that are plain texts."""
    return {
        wording.name: str(wording.pattern.elements[0].value)
        for wording in wordings(language)
        if len(wording.pattern.elements) == 1
        if isinstance(wording.pattern.elements[0], TextElement)
    }


@pytest.mark.parametrize("language", WRITTEN)
def test_what_the_client_says_too_is_said_in_the_same_words(language: str) -> None:
    said, texts = said_by_client(language), TEXTS[language]
    for game in served_games():
        assert game.texts[language].title == said[f"game-{game.name}"]
    for game in served_games():
        for bot in game.bots():
            assert texts.bots[bot.name] == said[f"botname-{bot.name}"]
    assert texts.home == said["home-title"]
    assert texts.invited == said["join-title"]
    assert texts.replay == said["replay-title"]
    assert texts.nameless == said["nameless"]
    assert (texts.full, texts.began, texts.over) == tuple(
        said[f"join-{status}"] for status in ("full", "began", "over")
    )


def test_there_are_texts_in_every_language_with_the_same_variables() -> None:
    assert set(TEXTS) == set(get_args(Language))
    fields = re.compile(r"\{\w*\}")
    for language, texts in TEXTS.items():
        assert set(texts.bots) == set(TEXTS["en"].bots)
        for name in texts.__struct_fields__:
            text, english = getattr(texts, name), getattr(TEXTS["en"], name)
            if isinstance(text, str):
                assert fields.findall(text) == fields.findall(english), (language, name)
    for game in served_games():
        assert set(game.texts) == set(TEXTS)


def test_an_installed_app_is_described_in_every_language_as_the_home_page_is() -> None:
    manifest = json.loads((ROOT / "web/public/manifest.webmanifest").read_text("utf-8"))
    described = {manifest["lang"]: manifest["description"], **manifest["description_localized"]}
    assert described == {
        TAGS.get(language, language): texts.about.format(games=all_titles(language))
        for language, texts in TEXTS.items()
    }


def test_every_letter_of_our_texts_can_be_drawn() -> None:
    letters = Letters(STATIC)
    for texts in TEXTS.values():
        for name in texts.__struct_fields__:
            text = getattr(texts, name)
            if isinstance(text, str):
                assert "".join(run for _, run in letters.runs(text, "bold", 20)) == text


def test_a_text_is_drawn_with_the_file_that_has_its_letters(tmp_path: Path) -> None:
    runs = Letters(STATIC).runs("Anna Žofie Їжак 漢", "caps", 20)
    assert [run for _, run in runs] == ["Anna ", "Ž", "ofie ", "Їжак", f" {UNKNOWN}"]
    assert all(font.getlength(run) > 0 for font, run in runs)
    assert Letters(tmp_path).width("Anna", "caps", 20) > 0, "without a built client"


def test_a_picture_is_drawn_once_and_remembered() -> None:
    drawn: list[Any] = []

    def draw(subject: Any, *_: object) -> Image.Image:  # noqa: ANN401
        drawn.append(subject)
        return Image.new("RGB", (1, 1))

    async def ask() -> None:
        renderer = Renderer(STATIC)
        both = await asyncio.gather(*(renderer.picture(HOME, "en") for _ in range(2)))
        assert both[0] == both[1] == await renderer.picture(HOME, "en")
        assert drawn == [HOME]
        days = [DailyDay(f"2026-01-{day:02}") for day in range(1, 1 + 2 * renderers.MOST_WAITING)]
        await asyncio.gather(*(renderer.picture(day, "en") for day in days))
        assert len(drawn) == 1 + renderers.MOST_WAITING, "with too many waiting, the first page"
        renderer.close()

    with mock.patch.object(renderers, "picture", draw):
        asyncio.run(ask())
