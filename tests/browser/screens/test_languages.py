"""Every language and every edition, once."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.words import LANGUAGES, TAGS, all_is_said, saying, word
from tests.server_process import Server
from tests.web.locales import SOURCE

CATALOGUE = SOURCE / "games" / "diamant" / "catalogue.json"
EDITIONS = json.loads(CATALOGUE.read_text(encoding="utf-8"))["editions"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_in_each_language_and_its_edition(
    language: str, visitors: Inviting, server: Server
) -> None:
    person = visitors(server, language=language)
    person.go("/")
    expect(person.page.locator("html")).to_have_attribute("lang", TAGS.get(language, language))
    person.door().click()
    edition = language if language in EDITIONS else "cs"
    expect(person.page.get_by_text(saying(f"edition-{edition}", language))).to_be_visible()
    hazards = {word(f"hazard-{name}", language) for name in EDITIONS[edition]["hazards"]}
    met: set[str | None] = set()
    first = ""
    while person.on_turn() and person.title() == (first := first or person.title()):
        cards = person.page.get_by_role("region", name=word("word-path", language))
        expect(cards.locator(".card").first).to_be_attached()
        met |= {card.get_attribute("aria-label") for card in cards.locator(".hazard").all()}
        all_is_said(person.page.inner_text("body"), language)
        person.choose("on")
    assert met, "a round in which all go on ends with a hazard"
    assert met <= hazards


def test_a_browser_that_prefers_serbian_in_cyrillic_reads_it(
    visitors: Inviting, server: Server
) -> None:
    person = visitors(server, language="sr-Cyrl-RS")
    person.go("/rules/diamant")
    shown = person.page.locator("html")
    expect(shown).to_have_attribute("lang", "sr-Cyrl")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Правила игре Дијамант")
    rules = person.page.locator("main")
    assert not re.search("[A-Za-z]", rules.inner_text().replace("Gemkeep", ""))
    person.go("/me")
    person.page.get_by_label("Језик").select_option("sr")
    expect(shown).to_have_attribute("lang", "sr-Latn")
    person.page.reload()
    expect(person.page.get_by_label("Jezik")).to_have_value("sr")


def test_the_language_can_be_changed_anywhere(visitors: Inviting, server: Server) -> None:
    person = visitors(server)
    person.go("/")
    person.door().click()
    assert person.on_turn()
    person.press("menu")
    person.page.get_by_label(word("language")).select_option("cs")
    person.language = "cs"
    expect(person.act("on")).to_be_enabled()
    person.page.reload()
    expect(person.act("on")).to_be_enabled()
