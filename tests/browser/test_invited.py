"""What an invite tells before one sits down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.casket import level
from tests.browser.conftest import Inviting
from tests.browser.serving import House
from tests.browser.words import word


@pytest.mark.parametrize("game,page", [("diamant", "/new"), ("hideouts", level(1))])
def test_an_invite_says_what_is_played_and_leads_to_its_rules(
    visitors: Inviting, house: House, game: str, page: str
) -> None:
    ana = visitors(house)
    ana.set_up("friend", "bot-1", page=page)
    invite = ana.invite()
    friend = visitors(house)
    friend.go(invite)
    said = friend.page.locator("main").get_by_text(word(f"game-{game}", "en") + " · ")
    expect(said).to_be_visible()
    assert "undefined" not in friend.page.locator("main").inner_text()
    friend.press("home-rules")
    friend.page.wait_for_url(f"**/rules/{game}*")


def test_a_table_that_is_not_there_is_a_blind_alley_with_a_way_home(
    visitors: Inviting, house: House
) -> None:
    lost = visitors(house)
    lost.go("/t/nowhere")
    expect(lost.heading("no-table")).to_be_visible()
    lost.press("go-home")
    lost.page.wait_for_url("**/")


def test_an_invite_is_printed_on_white(visitors: Inviting, house: House) -> None:
    ana = visitors(house, color_scheme="dark")
    ana.set_up("friend", "bot-1")
    shade = "getComputedStyle(document.documentElement).colorScheme"
    assert ana.page.evaluate(shade) != "light"
    ana.page.emulate_media(media="print")
    assert ana.page.evaluate(shade) == "light"
