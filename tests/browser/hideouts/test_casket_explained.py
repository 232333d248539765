"""What explains Hideouts besides its lesson: the set-up, the lobby's corners, and the legend."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.casket import level
from tests.browser.conftest import Inviting
from tests.browser.hideouts.test_casket_guided import bubble, learn
from tests.browser.screens.test_accessible import flawless
from tests.browser.screens.test_on_a_phone import fits
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

PHONE = {"width": 360, "height": 640}
APART = """() => document.querySelector('.stock').getBoundingClientRect().right
    <= document.querySelector('dialog[open]').getBoundingClientRect().left"""
"""The game has made room for what is open next to it."""
SIGNS = ("read", "team", "told", "untold", "inside", "side", "under", "left", "can", "pin")


def test_another_level_brings_its_own_settings(visitor: Visitor) -> None:
    visitor.go(level(1))
    page = visitor.page
    advanced = page.get_by_role("group", name=word("advanced-mode"))
    memory = page.get_by_role("group", name=word("new-memory"))
    expect(memory.get_by_role("radio", name=word("memory-team"))).to_be_checked()
    advanced.get_by_role("radio", name=word("new-on"), exact=True).check()
    notes = page.locator(".start p")
    expect(notes).to_have_text(word("advanced-mode"))
    page.get_by_role("radio", name=word("level-2")).check()
    expect(advanced.get_by_role("radio", name=word("new-off"), exact=True)).to_be_checked()
    expect(memory.get_by_role("radio", name=word("memory-own"))).to_be_checked()
    expect(notes).to_have_count(0)


def test_the_lobby_shows_who_sits_in_which_corner(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, language="uk", viewport=PHONE)
    visitor.set_up("friend", "bot:walker", page=level(1))
    for corner in ("nw", "ne", "se"):
        visitor.sees(f"corner-{corner}")
    expect(visitor.page.locator("li svg .sight")).to_have_count(3)
    fits(visitor)


def test_every_sign_is_in_the_legend(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, axe=True)
    learn(visitor)
    expect(bubble(visitor)).to_be_visible()
    flawless(visitor, "the goal of the lesson")
    visitor.press("coach-stop")
    rows = visitor.page.get_by_role("group", name=word("around-casket"))
    expect(rows.get_by_text("(you)"), "my own row is marked").to_have_count(1)
    visitor.press("legend")
    explained = visitor.page.get_by_role("dialog").get_by_role("listitem")
    visitor.page.wait_for_function(APART)
    expect(explained).to_have_text([word(f"legend-{sign}") for sign in SIGNS])
    flawless(visitor, "the legend")


def test_the_rules_draw_what_a_corner_sees_a_wall_at_the_gap_and_a_turn(visitor: Visitor) -> None:
    visitor.go("/rules/hideouts")
    drawn = visitor.page.get_by_role("figure")
    said = [saying(f"diagram-{what}") for what in ("corner", "gap", "turn")]
    expect(drawn.locator("figcaption")).to_have_text(said)
    expect(drawn.locator("svg")).to_have_count(3)
