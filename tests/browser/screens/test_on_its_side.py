"""A phone on its side, and a tablet: nothing that is needed is hidden or out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor, deep
from tests.browser.words import LANGUAGES, word
from tests.server_process import Server

UPRIGHT: ViewportSize = {"width": 360, "height": 740}
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
TABLET: ViewportSize = {"width": 820, "height": 1180}

COVERED = """(words) => {
    const over = document.querySelector(words).getBoundingClientRect();
    const needed = '.decision .act, .card.lit, .seat.mine, .risk > svg';
    return [...document.querySelectorAll(needed)].filter((it) => {
        const box = it.getBoundingClientRect();
        const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        return Math.min(wide, high) > 2;
    }).map((it) => it.className.baseVal ?? it.className);
}"""

SPILT = """() => [...document.querySelectorAll('.seat')]
    .filter((seat) => [...seat.querySelectorAll('.chest, .carried')].some(
        (it) => it.getBoundingClientRect().right > seat.getBoundingClientRect().right))
    .map((seat) => seat.textContent)"""

RAISED = """(shelf) => {
    shelf.addEventListener('toggle', ({ newState }) => {
        if (newState === 'open') window.raised = shelf.textContent;
    });
}"""
"""What was raised above everything else after the dialog, which is above the page."""

SILL = """() => [...document.querySelectorAll('.arch')].map((door) =>
    door.querySelector('.sill').offsetHeight / door.offsetHeight)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_door_shows_its_picture(visitors: Inviting, server: Server, language: str) -> None:
    visitor = visitors(server, language=language, viewport=ON_ITS_SIDE)
    visitor.go("/")
    expect(visitor.door()).to_be_in_viewport(ratio=1)
    visitor.page.wait_for_function(f"Math.max(...({SILL})()) < 0.5")


@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE, TABLET], ids=["up", "side", "tablet"])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_is_explained_first_covers_nothing_that_is_needed(
    visitors: Inviting, server: Server, size: ViewportSize, language: str
) -> None:
    visitor = visitors(server, language=language, viewport=size)
    visitor.go("/")
    visitor.press("home-guided")
    assert visitor.on_turn()
    expect(visitor.page.locator(".card.lit")).to_be_visible()
    expect(visitor.page.locator(".coach")).to_be_visible()
    # The page is still being laid out when it appears: it follows, and in the end covers nothing.
    visitor.page.wait_for_function(f"() => ({COVERED})('.coach').length === 0")


def test_eight_seats_hold_what_they_count(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, viewport=ON_ITS_SIDE)
    table = visitor.set_up(*["bot-1"] * 7)
    visitor.play_out(deep)
    for choice in ("play-again", "watch-again"):
        expect(visitor.button(choice).first).to_be_in_viewport(ratio=1)
    visitor.go(f"/replay/{table}")
    slider = visitor.page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 3))
    expect(visitor.page.locator(".seat")).to_have_count(8)
    visitor.page.wait_for_function(f"({SPILT})().length === 0")


def test_talk_before_the_game_leaves_the_page_where_it_is(visitor: Visitor) -> None:
    visitor.page.set_viewport_size(UPRIGHT)
    visitor.set_up("friend", "bot-1")
    expect(visitor.heading("gathering")).to_be_in_viewport(ratio=1)
    visitor.page.get_by_role("heading", name="Invite friends").scroll_into_view_if_needed()
    before = visitor.page.evaluate("scrollY")
    visitor.page.locator(".signs button").first.evaluate("it => it.click()")
    expect(visitor.page.locator(".chat li p")).to_be_attached()
    assert visitor.page.evaluate("scrollY") == before


def test_the_way_home_from_nowhere_is_in_sight(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, viewport=ON_ITS_SIDE)
    for nowhere in ("/t/nowhere", "/nowhere", "/j/nowhere"):
        visitor.forgive("404")
        visitor.go(nowhere)
        expect(visitor.button("go-home")).to_be_in_viewport(ratio=1)


def test_what_is_noted_lies_upon_a_dialog(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, viewport=ON_ITS_SIDE, permissions=["clipboard-write"])
    visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    visitor.press("menu")
    visitor.press("watch-invite")
    expect(visitor.button("copy-link")).to_be_visible()
    visitor.page.locator(".toasts").evaluate(RAISED)
    visitor.press("copy-link")
    visitor.page.wait_for_function("said => window.raised?.includes(said)", arg=word("copied"))


def test_an_invited_player_sits_down_without_scrolling(visitors: Inviting, server: Server) -> None:
    ana, ben = visitors(server), visitors(server, viewport=ON_ITS_SIDE)
    ana.set_up("friend", "bot-1")
    ben.go(ana.invite())
    expect(ben.button("join-sit")).to_be_in_viewport(ratio=1)
