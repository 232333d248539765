"""After a game: the replay, statistics, and a key that takes them along."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Finished, Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

ABOUT = {
    "treasure": "rules-diamant-treasure",
    "hazard": "rules-diamant-hazard-first",
    "relic": "rules-diamant-relic-path",
}
"""The paragraph that comes first when the first card of a round was just turned up."""


def test_a_replay_goes_both_ways_at_its_own_speed(visitor: Visitor, finished: Finished) -> None:
    visitor.go(f"/replay/{finished.table}")
    page = visitor.page
    slider = page.get_by_role("slider", name=word("replay-moment"))
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    slider.fill(str(last))
    expect(page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    slider.fill("3")
    visitor.press("replay-on")
    expect(slider).to_have_value("4")
    speed = page.get_by_role("combobox", name=word("speed"))
    speed.select_option(label=word("speed-fast"))
    expect(page.get_by_role("combobox", name=word("replay-eyes"))).to_have_count(0)
    visitor.press("replay-back")
    expect(slider).to_have_value("3")


def test_the_rounds_of_a_replay_end_where_its_slider_does(
    visitor: Visitor, finished: Finished
) -> None:
    visitor.go(f"/replay/{finished.table}")
    rounds = visitor.page.locator(".round")
    expect(rounds).to_have_count(5)
    line, last = visitor.page.locator(".rounds").bounding_box(), rounds.last.bounding_box()
    assert line
    assert last
    assert last["x"] + last["width"] == pytest.approx(line["x"] + line["width"], abs=1)


def test_a_record_can_be_downloaded(visitor: Visitor, finished: Finished, tmp_path: Path) -> None:
    visitor.go(f"/replay/{finished.table}")
    with visitor.page.expect_download() as download:
        visitor.press("replay-record")
    download.value.save_as(tmp_path / "record")
    record = json.loads((tmp_path / "record").read_text().partition("\n")[0])
    assert record["game"] == "diamant"


def test_statistics_and_the_key_on_a_second_device(
    visitors: Inviting, server: Server, finished: Finished
) -> None:
    first, second = visitors(server), visitors(server)
    first.be(finished.person)
    first.go("/me")
    scores = first.page.get_by_role("img", name=saying("me-history-says"))
    expect(scores).to_be_visible()
    told = scores.get_attribute("aria-label")
    first.press("me-key-show")
    key = first.page.get_by_role("textbox", name=word("me-key")).input_value()
    second.go(key)
    expect(second.page).to_have_url(f"{server.url}/k/")
    second.press("key-yes")
    expect(second.page.get_by_role("img", name=told, exact=True)).to_be_visible()
    assert not any(finished.key in url for url in second.answers), "no request carries it"


def test_a_device_forgets_who_used_it(visitor: Visitor, finished: Finished) -> None:
    visitor.go("/")
    visitor.page.evaluate("kept => localStorage.setItem('gemkeep.person', kept)", finished.person)
    visitor.go("/me")
    expect(visitor.page.get_by_role("img", name=saying("me-history-says"))).to_be_visible()
    visitor.press("me-forget")
    visitor.press("me-forget-no")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.press("me-forget")
    visitor.press("me-forget-yes")
    visitor.sees("me-forget-done")
    assert finished.key not in visitor.page.evaluate("JSON.stringify(localStorage)")
    visitor.go("/me")
    expect(visitor.heading("me-who")).to_be_visible()
    expect(visitor.page.get_by_role("img", name=saying("me-history-says"))).to_have_count(0)


def test_the_rules_show_what_is_happening_now_first(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.door().click()
    assert visitor.on_turn()
    newest = visitor.page.get_by_role("region", name=word("word-path")).get_by_role("img").last
    kind = newest.get_attribute("class") or ""
    about = next(paragraph for name, paragraph in ABOUT.items() if name in kind)
    visitor.press("menu")
    visitor.press("rules")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_text(word("rules-now"))).to_be_visible()
    expect(dialog.get_by_role("heading", level=3).first).to_have_text(word(f"{about}.title"))
    visitor.page.keyboard.press("Escape")
    expect(visitor.act("on")).to_be_enabled()
