"""A finger at the casket, on a phone: it slides, carries and points as a mouse does."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.board.tray import NEIGHBOURS
from gemkeep.games.hideouts.types import BLESS, CORRECT, PLACE, SLIDE
from tests.browser.casket import Asked, AtCasket
from tests.browser.conftest import Inviting
from tests.browser.hideouts.test_casket_acts import (
    acts,
    both_corners,
    kinds,
    middle,
    one,
    something_happens,
    until,
)
from tests.browser.hideouts.test_casket_guided import MARKS_IN_SIGHT
from tests.browser.touch import Finger, never_long
from tests.browser.words import saying, word
from tests.server_process import Server

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
ON_ITS_SIDE: dict[str, Any] = {"viewport": {"width": 740, "height": 360}, "has_touch": True}

EVERY_ROW_AND_COLUMN = (0, 4, 8)

FREE: dict[str, Any] = {
    "name": "One for free",
    "hideouts": ["action", *(f"rune:{one}" for one in range(1, 8))],
    "supply": 25,
    "advanced": False,
}


def explore(casket: AtCasket, verb: str) -> Asked:
    """Uncover cell after cell, leaving every guardian where it lies, until this may be done."""
    seen: set[int] = set()
    while asked := casket.asked():
        if kinds(asked, verb):
            return asked
        slides = [int(str(slide.argument)) for slide in kinds(asked, SLIDE)]
        if not slides:
            casket.do(Action(PLACE, None))
            continue
        seen.add(int(str(asked.view.gap)))
        casket.do(Action(SLIDE, min(slides, key=lambda cell: _steps_to_new(cell, seen))))
    raise AssertionError(f"the game ended before anyone could {verb}")


def _steps_to_new(cell: int, seen: set[int]) -> tuple[int, int]:
    """How far the nearest cell is that nobody has seen, and how many more lie around it."""
    reached, steps = {cell}, 0
    while not reached - seen:
        reached |= {beside for one in reached for beside in NEIGHBOURS[one]}
        steps += 1
    return steps, sum(beside not in seen for beside in NEIGHBOURS[cell])


def test_a_box_slides_with_the_finger_and_not_by_half(visitors: Inviting, server: Server) -> None:
    casket = both_corners(never_long(visitors(server, **PHONE)), server)
    finger = Finger(casket.page)
    cell = int(str(one(casket.asked(), SLIDE).argument))
    (x, y), (right, down) = middle(casket, cell), middle(casket, casket.view["gap"])
    finger.carry((x, y), (x + (right - x) / 4, y + (down - y) / 4))
    assert not acts(casket), "let go of too early, it slides back"
    with something_happens(casket):
        finger.carry((x, y), (right, down))
    assert casket.view["gap"] == cell


def test_a_guardian_is_carried_into_a_box_and_on_into_another(
    visitors: Inviting, server: Server
) -> None:
    casket = both_corners(never_long(visitors(server, **PHONE)), server)
    finger = Finger(casket.page)
    asked = until(casket, PLACE)
    gap, to = int(str(asked.view.gap)), int(str(one(asked, PLACE).argument))
    guardian = next(cell.guardian for cell in asked.view.cells if cell.cell == gap)
    with something_happens(casket):
        finger.carry(middle(casket, gap), middle(casket, to))
    assert _lies_in(casket, str(guardian)) == to
    asked = until(casket, CORRECT)
    casket.visitor.press("correct")
    home = _lies_in(casket, str(guardian))
    other = next(box.cell for box in asked.view.boxes if box.cell != home)
    with something_happens(casket):
        finger.carry(middle(casket, home), middle(casket, other))
    assert _lies_in(casket, str(guardian)) == other


def _lies_in(casket: AtCasket, guardian: str) -> int:
    boxes = casket.view["boxes"]
    return int(next(box["cell"] for box in boxes if guardian in box["guardians"]))


@pytest.mark.parametrize("screen", [PHONE, ON_ITS_SIDE])
def test_the_action_symbol_is_carried_into_a_box(
    visitors: Inviting, server: Server, screen: dict[str, Any]
) -> None:
    casket = both_corners(never_long(visitors(server, **screen)), server, level=FREE)
    finger = Finger(casket.page)
    asked = explore(casket, BLESS)
    gap, to = int(str(asked.view.gap)), int(str(one(asked, BLESS).argument))
    expect(casket.page.locator(".casket .glow"), "it shines in the gap").to_be_visible()
    expect(casket.page.get_by_text(word("hint-action")), "it is explained once").to_have_count(0)
    with something_happens(casket), finger.on(middle(casket, gap)):
        finger.go(middle(casket, to))
        expect(casket.page.locator(".token use[href$='#hideout-action']")).to_be_visible()
        assert not any(BLESS in frame for frame in acts(casket)), "not before it is let go of"
    assert next(box for box in casket.view["boxes"] if box["symbol"])["cell"] == to
    expect(casket.page.locator(".token")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, ON_ITS_SIDE])
def test_the_phrases_about_a_box_never_hide_it(
    visitors: Inviting, server: Server, screen: dict[str, Any]
) -> None:
    visitor = visitors(server, language="uk", **screen)
    casket = both_corners(visitor, server)
    assert casket.asked()
    finger, sheet = Finger(visitor.page), visitor.page.get_by_role("dialog")
    for cell in EVERY_ROW_AND_COLUMN:
        with finger.on(middle(casket, cell)):
            expect(sheet).to_be_visible()
        area, box = sheet.bounding_box(), casket.box(cell).bounding_box()
        assert area
        assert box
        beside = (
            area["x"] >= box["x"] + box["width"] - 1 or area["x"] + area["width"] <= box["x"] + 1
        )
        above = area["y"] + area["height"] <= box["y"] + 1
        below = area["y"] >= box["y"] + box["height"] - 1
        assert beside or above or below, f"the box on {cell} is hidden"
        last = sheet.get_by_role("button").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()
        visitor.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    assert not acts(casket), "a long touch only points"


def test_hints_leave_every_box_in_reach(visitors: Inviting, server: Server) -> None:
    """Also on a phone on its side, and in the language with the longest words."""
    casket = both_corners(visitors(server, language="ru", **ON_ITS_SIDE), server)
    casket.do(one(casket.asked(), SLIDE))
    asked = casket.asked()
    assert asked
    expect(casket.page.locator("footer aside")).to_be_visible()
    for place in kinds(asked, PLACE):
        casket.box(int(str(place.argument))).tap(trial=True)


def test_on_a_short_phone_what_is_said_covers_no_corner(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, language="ru", viewport={"width": 360, "height": 640})
    casket = both_corners(visitor, server)
    assert casket.asked()
    said = visitor.page.locator(".casket .words li")
    for cell in (0, 2):
        casket.box(cell).click(button="right")
        sheet = visitor.page.get_by_role("dialog")
        sheet.get_by_role("button", name=saying("phrase-keep-this", "ru")).click()
    expect(said).to_have_count(2)
    expect(said.last).to_be_visible()
    assert visitor.page.evaluate(MARKS_IN_SIGHT)
