"""Levels made to order, and levels that people publish."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Locator, Route, expect

from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.minds.hideouts.levels.gallery import gallery
from tests.browser.casket import AtCasket
from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.screens.test_on_a_phone import fits
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server


def _region(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("region", name=word(name, visitor.language))


def test_a_level_is_made_to_order_and_played(visitors: Inviting, server: Server) -> None:
    made = msgspec.to_builtins(gallery()[0]) | {"close": False}
    wishes: list[Any] = []
    asked = count(1)

    def answer(route: Route) -> None:
        """The bots would take too long here: halfway first, then the levels."""
        wishes.append(route.request.post_data_json)
        done = next(asked) > 1
        route.fulfill(json={"progress": 1.0, "made": [made]} if done else {"progress": 0.5})

    visitor = visitors(server, axe=True, viewport={"width": 360, "height": 640})
    visitor.page.route("**/api/levels/make", answer)
    visitor.go("/gallery")
    order = _region(visitor, "order-title")
    order.get_by_role("slider").fill("13")
    order.get_by_label(saying("hideout-kind-lock")).select_option("use")
    order.get_by_label(saying("hideout-kind-number")).select_option("avoid")
    visitor.press("order-find")
    expect(order.get_by_text(word("order-near"))).to_be_visible()
    assert wishes[-1] == wishes[0]
    assert {"par": 13, "use": ["lock"], "avoid": ["number"]}.items() <= wishes[0].items()
    expect(visitor.button("order-more")).to_be_visible()
    fits(visitor)
    flawless(visitor, "levels made to order")
    order.get_by_role("listitem").get_by_role("button", name=saying("levels-play")).click()
    visitor.table()
    casket = AtCasket(visitor)
    assert casket.asked()
    assert casket.view["level"]["name"] == gallery()[0].level.name
    assert casket.view["memory"] == "own", "as is suggested for any level but the first"


def _call_it(visitor: Visitor, name: str) -> None:
    """Name the level, and wait until the link is one to the level with this name."""
    visitor.page.get_by_label(word("editor-name")).fill(name)
    visitor.page.wait_for_url(f"**/level/{write_code(replace(LEVELS[3], name=name))}")


def test_a_level_is_published_for_others_and_withdrawn(
    visitors: Inviting, own_server: Server
) -> None:
    ana, ben = visitors(own_server), visitors(own_server, language="cs")
    ana.go(f"/level/{write_code(LEVELS[3])}")
    _call_it(ana, "A level whose name is longer than that of any person")
    ana.press("publish")
    ana.sees("publish-name")
    ana.page.evaluate("localStorage.setItem('gemkeep.name', 'Ana')")
    ana.forgive("400")
    ana.press("publish")
    ana.sees("publish-level-name")
    _call_it(ana, "Ana's casket")
    ana.press("publish")
    ana.sees("publish-done")
    ben.go("/gallery")
    theirs = _region(ben, "gallery-people").get_by_role("listitem")
    expect(theirs).to_contain_text("Ana's casket")
    expect(theirs).to_contain_text("Ana")
    expect(theirs.get_by_role("button", name=saying("gallery-withdraw", "cs"))).to_have_count(0)
    theirs.get_by_role("button", name=saying("levels-play", "cs")).click()
    ben.table()
    casket = AtCasket(ben)
    assert casket.asked()
    assert casket.view["level"]["name"] == "Ana's casket"
    ana.go("/gallery")
    mine = _region(ana, "gallery-people").get_by_role("listitem")
    mine.get_by_role("button", name=saying("gallery-withdraw")).click()
    ana.sees("gallery-none")
