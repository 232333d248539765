"""The analysis next to a replay: opened from the end of a game, it leads to the moments."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Finished, Inviting
from tests.browser.game_fixtures import almost_lost, keep, kept, someone
from tests.browser.screens.test_accessible import flawless
from tests.browser.words import word
from tests.server_process import Server

WITHIN = 60_000
"""Milliseconds; the other tests on this machine may need it, too."""


def test_an_analysis_leads_to_the_moments_of_the_game(
    visitors: Inviting, server: Server, finished: Finished
) -> None:
    visitor = visitors(server, axe=True)
    visitor.be(finished.person)
    visitor.go(f"/t/{finished.table}")
    page = visitor.page
    page.get_by_role("link", name=word("analysis")).click()
    panel = page.get_by_role("dialog", name=word("analysis"))
    curve = panel.get_by_role("img", name=re.compile(word("analysis-chance-says")))
    expect(curve).to_be_visible(timeout=WITHIN)
    slider = page.get_by_role("slider", name=word("replay-moment"))
    expect(slider).to_have_value("0")
    last = panel.get_by_role("button", name=re.compile("Round 5")).last
    last.click()
    expect(slider).not_to_have_value("0")
    expect(last).to_have_class(re.compile("now"))
    flawless(visitor, "analysis")


def test_an_analysis_of_a_casket_says_what_the_team_could_know(
    visitors: Inviting, server: Server
) -> None:
    visitor, person = visitors(server, axe=True), someone(server, "Ann")
    table = keep(server, almost_lost().do("finish"), person)
    visitor.be(kept(person))
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.go(f"/t/{table}")
    page = visitor.page
    page.get_by_role("link", name=word("analysis")).click()
    panel = page.get_by_role("dialog", name=word("analysis"))
    curve = panel.get_by_role("img", name=re.compile("chance to win at the start"))
    expect(curve).to_be_visible(timeout=WITHIN)
    expect(panel.get_by_text(word("insight-par-open"))).to_be_visible()
    slider = page.get_by_role("slider", name=word("replay-moment"))
    mistake = panel.get_by_role("button", name=re.compile("move the owl into .* Could have known"))
    mistake.first.click()
    expect(slider).to_have_value("18")
    boxes = panel.get_by_role("button", name=re.compile("reads? the seal"))
    latest = boxes.last
    latest.press("Enter")
    expect(latest).to_have_class(re.compile("now"))
    shown = slider.input_value()
    panel.get_by_label(word("analysis-of")).select_option("1")
    panel.get_by_role("button", name=re.compile("^Turn")).last.click()
    expect(slider).not_to_have_value(shown)
    too_wide = "document.documentElement.scrollWidth > innerWidth"
    assert not page.evaluate(too_wide)
    flawless(visitor, "casket-analysis")
