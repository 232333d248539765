"""axe on every page and dialog of both games, in both themes and, by turns, every language."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Finished, Inviting
from tests.browser.game_fixtures import almost_won, opened
from tests.browser.visitors import RUN_AXE, Visitor
from tests.browser.words import LANGUAGES, saying, word
from tests.games.hideouts.caskets import Play, brought_home
from tests.server_process import Server

ALL: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that another theme can break."""
WORDS = [
    "aria-command-name",
    "aria-dialog-name",
    "aria-input-field-name",
    "aria-toggle-field-name",
    "aria-tooltip-name",
    "button-name",
    "document-title",
    "empty-heading",
    "html-has-lang",
    "html-lang-valid",
    "image-alt",
    "label",
    "label-content-name-mismatch",
    "landmark-unique",
    "link-name",
    "role-img-alt",
    "select-name",
    "summary-name",
    "svg-img-alt",
    "valid-lang",
]
"""The rules that another language can break: what has a name, and which language it is in."""

SETTLED = """Promise.all(document.getAnimations()
    .filter((it) => it.playState === 'running' && it.effect.getComputedTiming().endTime < Infinity)
    .map((it) => it.finished.catch(() => {})))"""
"""Nothing is half-way between two colours, or half faded in."""

OTHER_LANGUAGES = cycle(LANGUAGES[1:])

PAGES = ("/", "/new", "/new?game=hideouts", "/levels", "/editor", "/daily", "/puzzle")
MORE_PAGES = ("/rules/diamant", "/rules/hideouts", "/me", "/k/", "/j/no-such-invite", "/nowhere")


def flawless(visitor: Visitor, where: str) -> None:
    """axe finds nothing. Themes differ only in colours, and languages only in words.

    Visitors who came in English see it in the dark, and then by light in another language, which is
    the next one in the next state; the others see it only in their own.
    """
    if visitor.language != LANGUAGES[0]:
        found = _flaws(visitor, f"{where} ({visitor.language})", ALL | {"runOnly": WORDS})
    else:
        visitor.page.emulate_media(color_scheme="dark")
        found = _flaws(visitor, f"{where} (dark)", ALL)
        language = next(OTHER_LANGUAGES)
        visitor.page.emulate_media(color_scheme="light")
        visitor.change_language(language)
        # Both at once: axe spends most of its time on taking in the page.
        rules = ALL | {"runOnly": COLOURS + WORDS}
        found += _flaws(visitor, f"{where} (light, {language})", rules)
        visitor.change_language(LANGUAGES[0])
    assert not found, "\n".join(found)


def _flaws(visitor: Visitor, where: str, rules: dict[str, Any]) -> list[str]:
    """What axe finds twice: something may have faded in during the first look."""
    found = _flaws_now(visitor, rules)
    lasting = _flaws_now(visitor, rules) if found else {}
    return [f"{where}: {flaw} {lasting[flaw]}" for flaw in found if flaw in lasting]


def _flaws_now(visitor: Visitor, rules: dict[str, Any]) -> dict[str, str]:
    """What axe finds at this moment: which rule is broken where, and how."""
    visitor.page.evaluate(SETTLED)
    result: dict[str, Any] = visitor.page.evaluate(RUN_AXE, rules)
    return {
        f"{flaw['id']} {node['target']}": node["failureSummary"]
        for flaw in result["violations"]
        for node in flaw["nodes"]
    }


def _opened(visitor: Visitor, name: str) -> None:
    """Open what this button opens, look at it, and close it again."""
    visitor.press(name)
    flawless(visitor, name)
    visitor.page.keyboard.press("Escape")


def _menu_and_rules(visitor: Visitor) -> None:
    """The menu with its settings, and the rules that are opened from it."""
    _opened(visitor, "menu")
    for name in ("rules", "watch-invite"):
        visitor.press("menu")
        _opened(visitor, name)
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing_on_the_pages(
    visitors: Inviting, server: Server, finished: Finished, lifted: Finished
) -> None:
    visitor = visitors(server, axe=True)
    visitor.be(finished.person)
    visitor.forgive("404")
    played = (f"/{page}/{game.table}" for game in (finished, lifted) for page in ("replay", "t"))
    for path in (*PAGES, *MORE_PAGES, *played):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading").first).to_be_attached()
        visitor.page.wait_for_load_state("networkidle")
        flawless(visitor, path)
    visitor.go(f"/replay/{lifted.table}")
    _opened(visitor, "log")
    visitor.go("/me")
    visitor.press("me-key-show")
    flawless(visitor, "key")
    _opened(visitor, "me-forget")


def test_axe_finds_nothing_at_the_table(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, axe=True)
    visitor.set_up("friend", "bot-1", "bot:ev")
    expect(visitor.heading("invite")).to_be_visible()
    flawless(visitor, "gathering")
    _opened(visitor, "lobby-change")
    friend = visitors(server, axe=True)
    friend.go(visitor.invite())
    expect(friend.heading("join-welcome")).to_be_visible()
    flawless(friend, "invite")
    friend.sit_down(visitor.invite(), "Ben")
    visitor.press("start")
    assert visitor.on_turn()
    flawless(visitor, "choosing")
    visitor.choose("on")
    flawless(visitor, "chosen")
    for name in ("chat", "log"):
        _opened(visitor, name)
    _menu_and_rules(visitor)
    visitor.page.get_by_role("button", name=re.compile("^Ana")).first.click()
    flawless(visitor, "seat")


def test_axe_finds_nothing_at_the_casket(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, axe=True)
    visitor.set_up("Ben", "bot-2", page=level(4))
    page, casket = visitor.page, AtCasket(visitor)
    page.wait_for_selector(".curtain")
    flawless(visitor, "curtain")
    assert casket.asked()
    flawless(visitor, "turn")
    for name in ("chat", "log"):
        _opened(visitor, name)
    _menu_and_rules(visitor)
    page.get_by_role("button", name=re.compile("^Ben")).first.click()
    flawless(visitor, "seat")
    page.keyboard.press("Escape")
    visitor.press("point")
    casket.box(4 if casket.view["gap"] != 4 else 0).click()
    flawless(visitor, "what to say about a box")
    page.keyboard.press("Escape")


def test_axe_finds_nothing_to_the_end_of_a_casket(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, axe=True)
    opened(visitor, server, Play().slide(1))
    expect(visitor.button("leave-lying")).to_be_visible()
    flawless(visitor, "a guardian to place")
    opened(visitor, server, brought_home())
    visitor.press("correct")
    flawless(visitor, "which guardian to correct")
    opened(visitor, server, almost_won())
    visitor.press("finish")
    flawless(visitor, "a last look")
    visitor.press("finish-yes")
    expect(visitor.button("to-journey")).to_be_visible()
    flawless(visitor, "the end")


@pytest.mark.parametrize("game", ["diamant", "hideouts"])
def test_axe_finds_nothing_in_a_guided_game(game: str, visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, axe=True)
    visitor.go("/")
    door = visitor.page.get_by_role("navigation", name=word(f"game-{game}"))
    door.get_by_role("button", name=saying("home-guided")).click()
    expect(visitor.page.get_by_role("complementary")).to_be_visible()
    flawless(visitor, "coach")


def test_axe_finds_nothing_on_the_curtain_of_diamant(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, axe=True)
    visitor.set_up("Ben", "Cyril", new_totals="new-totals-hidden")
    visitor.press("device-next")
    expect(visitor.page.get_by_role("dialog", name=saying("hand-over"))).to_be_visible()
    flawless(visitor, "curtain")
    visitor.page.get_by_role("button", name=f"{word('i-am')} Ana").click()
    assert visitor.on_turn()
    flawless(visitor, "behind it")
