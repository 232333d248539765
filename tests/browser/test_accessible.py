"""axe on every page, in both themes and every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Finished, Inviting
from tests.browser.serving import House
from tests.browser.visitors import Visitor
from tests.browser.words import LANGUAGES

ALL = {"resultTypes": ["violations"]}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]}

SETTLED = """Promise.all(document.getAnimations()
    .filter((it) => it instanceof CSSTransition).map((it) => it.finished.catch(() => {})))"""


def flawless(visitor: Visitor, where: str) -> None:
    """Nothing is found in the dark; by day, where only the colours differ, neither."""
    found: list[str] = []
    for scheme, rules in (("dark", ALL), ("light", COLOURS)):
        visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        visitor.page.evaluate(SETTLED)
        result: dict[str, Any] = visitor.page.evaluate("rules => axe.run(document, rules)", rules)
        found += [
            f"{where} ({scheme}): {flaw['id']} {node['target']} {node['failureSummary']}"
            for flaw in result["violations"]
            for node in flaw["nodes"]
        ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_the_pages(
    language: str, visitors: Inviting, house: House, finished: Finished
) -> None:
    visitor = visitors(house, language=language, axe=True)
    visitor.be(finished.person)
    visitor.forgive("404")
    paths = ("/", "/new", "/rules/diamant", "/daily", "/me", "/k/", "/j/no-such-invite", "/nowhere")
    for path in (*paths, f"/replay/{finished.table}", f"/t/{finished.table}"):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading").first).to_be_attached()
        visitor.page.wait_for_load_state("networkidle")
        flawless(visitor, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_at_the_table(language: str, visitors: Inviting, house: House) -> None:
    visitor = visitors(house, language=language, axe=True)
    visitor.set_up("friend", "bot-1", "bot-3")
    expect(visitor.heading("invite")).to_be_visible()
    flawless(visitor, "gathering")
    friend = visitors(house, language=language, axe=True)
    friend.go(visitor.invite())
    expect(friend.heading("join-welcome")).to_be_visible()
    flawless(friend, "invite")
    friend.sit_down(visitor.invite(), "Ben")
    visitor.press("start")
    assert visitor.on_turn()
    flawless(visitor, "choosing")
    visitor.choose("on")
    flawless(visitor, "chosen")
    for opened in ("chat", "log", "menu"):
        visitor.press(opened)
        flawless(visitor, opened)
        visitor.page.keyboard.press("Escape")
