"""The puzzle of Diamant on a phone: onward or back, and what both are worth."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.screens.test_on_a_phone import fits
from tests.browser.words import word
from tests.server_process import Server

DAY = "/puzzle/2026-11-16"


def test_an_answer_shows_what_both_choices_are_worth(server: Server, visitors: Inviting) -> None:
    visitor = visitors(server, viewport={"width": 360, "height": 640})
    visitor.go(DAY)
    expect(visitor.act("on")).to_be_enabled()
    assert not any("solution" in answer for answer in visitor.answers), "nothing is given away"
    visitor.act("on").click()
    shown = visitor.page.get_by_role("status")
    expect(shown.get_by_role("heading")).to_be_visible()
    on, back = (
        int(re.sub(r"\D", "", text)) for text in shown.get_by_role("definition").all_inner_texts()
    )
    drawn_on, drawn_back = shown.locator("dd span").evaluate_all(
        "bars => bars.map((bar) => bar.offsetWidth)"
    )
    assert drawn_on / drawn_back == pytest.approx(on / back, rel=0.05)
    right = on > back
    expect(shown.get_by_role("heading")).to_have_text(
        word("puzzle-right" if right else "puzzle-wrong")
    )
    fits(visitor)
