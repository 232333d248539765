"""What an invite shows before you sit down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.casket import level
from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server


@pytest.mark.parametrize("game,page", [("diamant", "/new"), ("hideouts", level(1))])
def test_an_invite_says_what_is_played_and_leads_to_its_rules(
    visitors: Inviting, server: Server, game: str, page: str
) -> None:
    ana = visitors(server)
    ana.set_up("friend", "bot-1", page=page)
    invite = ana.invite()
    friend = visitors(server)
    friend.go(invite)
    said = friend.page.locator("main").get_by_text(word(f"game-{game}", "en") + " · ")
    expect(said).to_be_visible()
    assert "undefined" not in friend.page.locator("main").inner_text()
    friend.press("home-rules")
    friend.page.wait_for_url(f"**/rules/{game}*")


def test_a_table_that_is_not_there_is_a_blind_alley_with_a_way_home(
    visitors: Inviting, server: Server
) -> None:
    lost = visitors(server)
    lost.go("/t/nowhere")
    expect(lost.heading("no-table")).to_be_visible()
    lost.press("go-home")
    lost.page.wait_for_url("**/")


def test_an_invite_is_printed_on_white(visitors: Inviting, server: Server) -> None:
    ana = visitors(server, color_scheme="dark")
    ana.set_up("friend", "bot-1")
    shade = "getComputedStyle(document.documentElement).colorScheme"
    assert ana.page.evaluate(shade) != "light"
    ana.page.emulate_media(media="print")
    assert ana.page.evaluate(shade) == "light"


NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"
"""As in a home network: a page that comes neither by https nor from this machine."""


def test_a_link_is_copied_on_a_houses_own_network_too(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    ana.page.add_init_script(NO_CLIPBOARD)
    ana.set_up("friend", "bot-1")
    assert ana.page.evaluate("navigator.clipboard === undefined")
    ana.press("copy-link")
    expect(ana.page.get_by_text(word("copied"))).to_be_visible()
    _expect_pasted(ana, ana.invite())


def test_a_link_is_copied_out_of_a_dialog_there(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    ana.page.add_init_script(NO_CLIPBOARD)
    ana.set_up("bot-1", "bot-1")
    ana.on_turn()
    ana.press("menu")
    ana.press("watch-invite")
    copy = ana.page.get_by_role("dialog").get_by_role("button", name=word("copy-link"))
    copy.click()
    expect(ana.page.get_by_text(word("copied"))).to_be_visible()
    expect(copy, "the keyboard is where it was").to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(copy).to_have_count(0)
    _expect_pasted(ana, ana.page.url)


def _expect_pasted(visitor: Visitor, link: str) -> None:
    visitor.page.evaluate("document.body.append(document.createElement('input'))")
    field = visitor.page.locator("body > input")
    field.press("Control+V")
    expect(field).to_have_value(link)
