"""A phone held upright: all fits, all can be pressed with a thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Finished, Inviting
from tests.browser.hideouts.test_casket_acts import both_corners
from tests.browser.visitors import Visitor
from tests.browser.words import LANGUAGES, saying, word
from tests.server_process import Server

PHONES = ({"width": 360, "height": 740}, {"width": 390, "height": 844})
THUMB = 44
ARROW = 16

TOO_SMALL = """(least) => [...document.querySelectorAll('button, a.button, select, input')]
    .filter((it) => it.checkVisibility() && !it.closest('[inert]'))
    .map((it) => [it, (it.closest('label') ?? it).getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
    .map(([it, box]) => `${it.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`)"""

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(phone: Visitor) -> None:
    assert phone.page.evaluate(WIDER) <= 0, phone.page.url
    assert phone.page.evaluate(TOO_SMALL, THUMB) == [], phone.page.url


CUT = """(select, arrow) => {
    const style = getComputedStyle(select);
    const words = document.createElement('span');
    words.style.cssText = 'position: absolute; white-space: pre; overflow-wrap: normal';
    words.style.font = style.font;
    words.style.wordSpacing = style.wordSpacing;
    words.textContent = select.selectedOptions[0].text;
    document.body.append(words);
    const around = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + arrow;
    return words.offsetWidth - (select.clientWidth - around);
}"""
"""How many pixels of the chosen words have no room left of the arrow."""


@pytest.fixture(params=PHONES, ids=lambda phone: str(phone["width"]))
def phone(request: pytest.FixtureRequest, visitors: Inviting, server: Server) -> Visitor:
    size: Any = request.param
    return visitors(server, viewport=size, is_mobile=True, has_touch=True, device_scale_factor=2)


def test_every_page_fits_a_phone(phone: Visitor, finished: Finished, lifted: Finished) -> None:
    pages = ("/", "/new", "/new?game=hideouts", "/levels", "/editor", "/daily", "/me")
    replays = (f"/replay/{game.table}" for game in (finished, lifted))
    for path in (*pages, *replays, "/rules/diamant", "/rules/hideouts", "/nowhere"):
        phone.go(path)
        expect(phone.page.get_by_role("heading", level=1)).to_be_attached()
        fits(phone)


def test_a_game_of_eight_fits_a_phone(phone: Visitor) -> None:
    phone.set_up(*["bot-1", "bot-2", "bot:ev"] * 2, "bot-1")
    assert phone.on_turn()
    fits(phone)
    height = phone.page.viewport_size["height"]  # type: ignore[index]
    for choice in ("on", "back"):
        box = phone.act(choice).bounding_box()
        assert box
        assert box["height"] >= THUMB
        assert box["width"] >= 2 * THUMB
        assert height * 0.6 < box["y"], "within reach of a thumb"
        assert box["y"] + box["height"] <= height, "in sight without scrolling"
    mine = phone.page.locator(".seat.mine b").get_by_text(word("you"), exact=True)
    expect(mine, "the name needs more room").to_be_visible()
    phone.choose("on")
    assert phone.on_turn()
    fits(phone)
    phone.press("menu")
    fits(phone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seats_of_a_new_table_are_not_cut(
    visitors: Inviting, server: Server, language: str
) -> None:
    phone = visitors(server, viewport=PHONES[0], has_touch=True, language=language)
    phone.go("/new")
    phone.press("preset-device")
    seat = phone.page.get_by_role("combobox", name=saying("new-seat", language)).first
    expect(seat).to_have_value("device")
    assert seat.evaluate(CUT, ARROW) <= 0
    fits(phone)


def test_an_invite_fits_a_phone(phone: Visitor, visitors: Inviting, server: Server) -> None:
    phone.set_up("friend", "friend", "bot-1")
    expect(phone.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    fits(phone)
    friend = visitors(server, viewport=PHONES[0], is_mobile=True, has_touch=True)
    friend.go(phone.invite())
    expect(friend.heading("join-welcome")).to_be_visible()
    fits(friend)


def test_a_casket_of_four_fits_a_phone(phone: Visitor) -> None:
    phone.set_up("bot:walker", "bot:walker", "bot:walker", page=level(2))
    casket = AtCasket(phone)
    height = phone.page.viewport_size["height"]  # type: ignore[index]
    while (asked := casket.asked()) and asked.view.phase != "place":
        fits(phone)
        casket.do(casket.advised(asked))
    assert asked
    fits(phone)
    for button in (casket.button("leave-lying"), *phone.page.locator("button[data-cell]").all()):
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= THUMB
        assert box["y"] + box["height"] <= height, "in sight without scrolling"
    casket.play_out()
    casket.ended()
    fits(phone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_level_is_not_cut_in_advanced_mode(
    visitors: Inviting, server: Server, language: str
) -> None:
    phone = visitors(server, viewport=PHONES[0], has_touch=True, language=language)
    both_corners(phone, server, level=4, advanced=True)
    pill = phone.page.locator("header .pill").first
    expect(pill).to_contain_text(word("advanced-mode", language))
    assert pill.evaluate("(it) => it.scrollWidth <= it.clientWidth")
