"""Movements at the casket, seen halfway: time passes only when the test says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from gemkeep.games.hideouts.types import PLACE, SLIDE
from tests.browser.casket import AtCasket
from tests.browser.conftest import Inviting
from tests.browser.hideouts.test_casket_acts import both_corners, kinds, middle, one
from tests.browser.words import word
from tests.server_process import Server

STEP = 100
LONG = 5_000
"""Milliseconds: a part of any movement, and longer than all of them together."""


@pytest.fixture
def casket(visitors: Inviting, server: Server) -> AtCasket:
    """A casket at which time stands still."""
    visitor = visitors(server, fast=False, reduced_motion="no-preference")
    visitor.page.clock.install()
    casket = both_corners(visitor, server)
    assert casket.asked()
    pass_time(casket, LONG)
    stop(casket)
    return casket


def stop(casket: AtCasket) -> None:
    """Stop the page's clock a minute from now, so that even a slow machine sets it in time."""
    casket.page.clock.pause_at(casket.page.evaluate("Date.now() / 1000") + 60)


def pass_time(casket: AtCasket, time: int) -> None:
    casket.page.clock.run_for(time)


def flying(casket: AtCasket, picture: str) -> Locator:
    return casket.page.locator(f".flying[href='#{picture}']")


def place(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"], box["y"]


def drawn_boxes(casket: AtCasket) -> list[str]:
    """Where the boxes are drawn, in no order."""
    feet = casket.page.locator(".box .foot").all()
    return sorted(foot.get_attribute("d") or "" for foot in feet)


def test_a_token_flies_from_the_supply_into_the_box_that_slides(casket: AtCasket) -> None:
    coin = flying(casket, "coin")
    lying = casket.page.locator(".box .edge")
    casket.do(one(casket.asked(), SLIDE))
    pass_time(casket, STEP)
    before = place(coin)
    pass_time(casket, STEP)
    assert place(coin) != before
    expect(lying, "it is not there yet").to_have_count(0)
    footer = casket.page.locator("footer")
    expect(footer, "nobody is told that it is their own turn").not_to_contain_text(word("turn-of"))
    pass_time(casket, LONG)
    expect(coin).to_have_count(0)
    expect(lying).to_have_count(1)


def test_a_guardian_is_carried_from_the_gap_into_its_box(casket: AtCasket) -> None:
    casket.do(one(casket.asked(), SLIDE))
    pass_time(casket, LONG)
    asked = casket.asked()
    assert asked
    guardian = next(cell.guardian for cell in asked.view.cells if cell.cell == asked.view.gap)
    carried = flying(casket, f"guardian-{guardian}")
    casket.do(kinds(asked, PLACE)[0])
    pass_time(casket, STEP)
    before = place(carried)
    pass_time(casket, STEP)
    assert place(carried) != before
    pass_time(casket, LONG)
    expect(carried).to_have_count(0)
    expect(casket.page.locator(f".box .amulet + use[href='#guardian-{guardian}']")).to_have_count(1)


def test_a_box_that_is_let_go_of_too_soon_slides_back(casket: AtCasket) -> None:
    asked = casket.asked()
    assert asked
    cell = int(str(one(asked, SLIDE).argument))
    gap = int(str(asked.view.gap))
    (x, y), (to_x, to_y) = middle(casket, cell), middle(casket, gap)
    stood = drawn_boxes(casket)
    mouse = casket.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + (to_x - x) * 0.3, y + (to_y - y) * 0.3, steps=5)
    pulled = drawn_boxes(casket)
    assert pulled != stood
    mouse.up()
    pass_time(casket, STEP // 2)
    between = drawn_boxes(casket)
    assert between not in (stood, pulled)
    pass_time(casket, LONG)
    assert drawn_boxes(casket) == stood
    expect(casket.page.get_by_text(word("ask-turn"))).to_be_visible()
