"""On a large screen everything is larger."""

from __future__ import annotations

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Inviting
from tests.browser.screens.test_on_a_phone import WIDER
from tests.browser.words import word
from tests.server_process import Server

LARGE: ViewportSize = {"width": 2560, "height": 1440}
WIDE = {
    "/new": 1300,
    "/rules/hideouts": 1100,
    "/levels": 1800,
    "/gallery": 1800,
    "/": 1900,
}
"""Pixels that the content of a page is wide at least."""
CARD, ROW, SEAT, PANEL, TEXT = 180, 380, 270, 560, 22
"""Pixels that a card of the path, a player's row, a seat at the casket and a panel are wide, and a
line of text is high."""

BETWEEN = """() => {
    const [seats, stock, panel] = ['.around', '.stock', 'dialog[open]'].map(
        (one) => document.querySelector(one).getBoundingClientRect());
    return seats.left >= 0 && stock.right <= panel.left;
}"""
"""Nothing around the casket is cut off by the edge of the window or by an open panel."""


def test_large_screens_are_used(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, viewport=LARGE)
    page = visitor.page
    for path, wide in WIDE.items():
        visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        assert _size(page.get_by_role("main"))[0] >= wide, path
        assert page.evaluate(WIDER) <= 0, path
    visitor.door().click()
    assert visitor.on_turn()
    assert _size(page.locator('[data-anchor="card-0"]'))[0] >= CARD
    row = page.locator(".seat").first
    assert _size(row)[0] >= ROW
    assert _size(row.locator("b"))[1] >= TEXT
    assert page.evaluate(WIDER) <= 0
    visitor.press("log")
    panel = page.get_by_role("dialog", name=word("log"))
    assert _size(panel)[0] >= PANEL
    assert _size(panel.get_by_role("listitem").nth(1))[1] >= TEXT
    assert page.evaluate(WIDER) <= 0


def test_a_casket_and_what_is_around_it_are_larger(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, viewport=LARGE)
    visitor.set_up("bot-2", page=level(1))
    casket = AtCasket(visitor)
    assert casket.asked()
    row = visitor.page.locator(".seats button").first
    assert _size(row)[0] >= SEAT
    assert _size(row.locator("b"))[1] >= TEXT
    seats, supply = (
        visitor.page.locator(name).bounding_box() for name in (".around", ".stock section >> nth=0")
    )
    assert seats
    assert supply
    assert supply["x"] - (seats["x"] + seats["width"]) <= 0.75 * LARGE["width"], "near the casket"
    assert visitor.page.evaluate(WIDER) <= 0
    visitor.press("legend")
    panel = visitor.page.get_by_role("dialog", name=word("legend"))
    expect(panel).to_be_visible()
    visitor.page.wait_for_function(BETWEEN)


def _size(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["width"], box["height"]
