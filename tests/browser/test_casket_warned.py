"""Before the game ends on its own, whoever has the turn is told so."""

from __future__ import annotations

from playwright.sync_api import expect

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.tray import NEIGHBOURS
from gemkeep.games.hideouts.types import BLESS, PLACE, SLIDE
from tests.browser.test_casket_acts import both_corners, kinds
from tests.browser.test_casket_touch import FREE, explore
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server

ENOUGH = 10
"""Turns without a token, after which it is said."""


def test_who_has_the_last_token_is_told(visitor: Visitor, server: Server) -> None:
    casket = both_corners(visitor, server, level=FREE | {"supply": 2})
    warning = visitor.page.locator(".decision strong")
    asked = casket.asked()
    expect(warning).to_have_count(0)
    while asked and not (asked.view.supply == 1 and kinds(asked, SLIDE)):
        assert casket.turn()
        asked = casket.asked()
    expect(warning).to_have_text(word("warn-last-token"))


def test_who_slides_for_nothing_is_told_before_it_is_too_late(
    visitor: Visitor, server: Server
) -> None:
    casket = both_corners(visitor, server, level=FREE)
    gap = explore(casket, BLESS).view.gap
    assert gap is not None
    casket.do(Action(BLESS, NEIGHBOURS[gap][0]))
    warning = visitor.page.locator(".decision strong")
    while (asked := casket.asked()) and asked.view.idle < ENOUGH:
        expect(warning).to_have_count(0)
        if not kinds(asked, SLIDE):
            casket.do(Action(PLACE, None))
            continue
        box = next(box.cell for box in asked.view.boxes if box.symbol)
        casket.do(Action(SLIDE, box))
    assert asked
    if not kinds(asked, SLIDE):
        casket.do(Action(PLACE, None))
        assert casket.asked()
    expect(warning).to_contain_text(word("warn-idle"))
