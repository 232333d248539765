"""Several people on one device: the screen is handed over behind a curtain."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server


def test_a_hot_seat_keeps_its_secrets_behind_the_curtain(visitor: Visitor) -> None:
    visitor.set_up("Ben", "Cyril", new_totals="new-totals-hidden")
    page = visitor.page
    for round_ in range(1, 3):
        visitor.press("device-next")
        for name in ("Ana", "Ben", "Cyril"):
            curtain = page.get_by_role("dialog", name=f"{word('hand-over')} {name}")
            expect(curtain).to_be_visible()
            _nothing_secret(visitor)
            curtain.get_by_role("button", name=f"{word('i-am')} {name}").click()
            expect(curtain).to_have_count(0)
            expect(page).to_have_title(re.compile(f"Diamant, round {round_}"))
            visitor.moment = ""
            assert visitor.on_turn()
            expect(page.get_by_role("button", name=re.compile(r"In the chest: \d"))).to_have_count(
                1
            )
            expect(page.locator(".seat.mine")).to_have_text(re.compile(name))
            visitor.act("back").click()
    expect(page).to_have_title(re.compile("round 3"))


def _nothing_secret(visitor: Visitor) -> None:
    """While the device is passed on, the page contains no choice and nobody's chest."""
    page = visitor.page
    expect(visitor.decision).to_have_count(0)
    assert page.locator("[aria-pressed=true]").count() == 0
    expect(page.get_by_role("button", name=re.compile("In the chest"))).to_have_count(0)


def test_those_who_agree_choose_openly_and_one_taps_for_all(
    visitors: Inviting, server: Server
) -> None:
    visitor = visitors(server, axe=True)
    page = visitor.page
    visitor.go("/new")
    page.get_by_role("button", name=word("preset-device")).click()
    page.get_by_role("radio", name=word("sharing-open")).check()
    visitor.press("new-start")
    people = page.get_by_role("group", name=re.compile("onward or back"))
    expect(people).to_have_count(4)
    flawless(visitor, "open choices")
    visitor.press("open-all-on")
    expect(page.get_by_role("region", name=word("word-path")).get_by_role("img")).to_have_count(2)
    back = people.get_by_role("button", name=word("choice-back"))
    for seat in range(3):
        back.nth(seat).click()
        expect(back.nth(seat)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)
    back.nth(3).click()
    expect(page).to_have_title(re.compile("round 2"))
