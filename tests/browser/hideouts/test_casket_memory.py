"""Without memory aids, a casket shows nothing that is covered again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import PLACE, SLIDE
from tests.browser.casket import AtCasket
from tests.browser.hideouts.test_casket_acts import both_corners, kinds, one
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server


def uncovered(casket: AtCasket) -> tuple[int, str]:
    """Slide a box; returns where the gap is now, and the guardian there."""
    casket.do(one(casket.asked(), SLIDE))
    asked = casket.asked()
    assert asked
    gap = int(str(asked.view.gap))
    guardian = next(cell.guardian for cell in asked.view.cells if cell.cell == gap)
    assert guardian
    return gap, guardian


def cover(casket: AtCasket, cell: int) -> None:
    """Leave what lies there, and slide another box over it."""
    casket.do(Action(PLACE, None))
    asked = casket.asked()
    assert asked
    casket.do(next(slide for slide in kinds(asked, SLIDE) if slide.argument != cell))


def test_without_memory_aids_what_is_covered_again_is_hidden(
    visitor: Visitor, server: Server
) -> None:
    casket = both_corners(visitor, server, memory="none")
    gap, guardian = uncovered(casket)
    news = visitor.page.get_by_role("log")
    expect(news).to_contain_text(guardian)
    casket.box(next(cell for cell in range(9) if cell != gap)).click(button="right")
    said = f"{word('phrase-seal-is')} the bat"
    visitor.page.get_by_role("dialog").get_by_role("button", name=said).click()
    expect(news).to_contain_text(said)
    cover(casket, gap)
    assert casket.asked()
    expect(news).not_to_contain_text(said)
    expect(news).not_to_contain_text(re.compile(rf"\b{guardian}\b"))
    visitor.press("log")
    log = visitor.page.get_by_role("dialog")
    expect(log.get_by_role("listitem").first).to_be_visible()
    expect(log).not_to_contain_text(re.compile(rf"\b{guardian}\b"))
    visitor.page.keyboard.press("Escape")
    visitor.press("chat")
    expect(log).not_to_contain_text(said)
    visitor.page.keyboard.press("Escape")
    visitor.page.reload()
    assert casket.asked()
    visitor.press("log")
    expect(log.get_by_role("listitem").first).to_be_visible()
    expect(log).not_to_contain_text(re.compile(rf"\b{guardian}\b"))
    visitor.page.keyboard.press("Escape")
    casket.play_out()
    casket.page.reload()
    visitor.press("chat")
    expect(log, "once all is open, all may be read").to_contain_text(said)


def test_with_the_teams_memory_the_log_tells_all(visitor: Visitor, server: Server) -> None:
    casket = both_corners(visitor, server, memory="team")
    gap, guardian = uncovered(casket)
    cover(casket, gap)
    visitor.press("log")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(f"the {guardian}")
