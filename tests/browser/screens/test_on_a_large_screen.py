"""On a large screen everything is larger."""

from __future__ import annotations

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Inviting
from tests.browser.screens.test_on_a_phone import WIDER
from tests.server_process import Server

LARGE: ViewportSize = {"width": 2560, "height": 1440}
WIDE = {"/new": 1300, "/rules/hideouts": 1100, "/": 1900}
"""Pixels that the content of a page is wide at least."""
CARD, ROW, TEXT = 180, 380, 22
"""Pixels that a card of the path and a player's row are wide, and a line of text is high."""


def test_large_screens_are_used(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, viewport=LARGE)
    page = visitor.page
    for path, wide in WIDE.items():
        visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        assert _size(page.locator(".page, .wall > main"))[0] >= wide, path
        assert page.evaluate(WIDER) <= 0, path
    visitor.door().click()
    assert visitor.on_turn()
    assert _size(page.locator('[data-anchor="card-0"]'))[0] >= CARD
    row = page.locator(".seat").first
    assert _size(row)[0] >= ROW
    assert _size(row.locator("b"))[1] >= TEXT
    assert page.evaluate(WIDER) <= 0


def _size(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["width"], box["height"]
