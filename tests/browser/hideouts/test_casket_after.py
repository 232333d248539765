"""After a game of Hideouts: the end, what went wrong, the replay; watching; setting up the next."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from gemkeep.games.hideouts.catalogue import GUARDIANS
from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Inviting
from tests.browser.game_fixtures import almost_lost, almost_won, count, keep, kept, opened, someone
from tests.browser.screens.test_accessible import flawless
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.games.hideouts.caskets import Play, brought_home
from tests.server_process import Server


def lifted(visitor: Visitor) -> None:
    visitor.press("finish")
    visitor.press("finish-yes")


def wrong(visitor: Visitor) -> Locator:
    """The place on the page that says what went wrong."""
    return visitor.page.get_by_role("region", name=word("astray-title"))


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=word("replay-moment"))


def test_a_lost_game_says_what_went_wrong_and_leads_there(visitor: Visitor, server: Server) -> None:
    table = opened(visitor, server, almost_lost())
    lifted(visitor)
    expect(visitor.heading("lost")).to_be_visible()
    expect(visitor.page.get_by_text(word("ended-misplaced"))).to_be_visible()
    told = wrong(visitor)
    expect(told.get_by_role("listitem")).to_have_count(1)
    expect(told).to_contain_text(re.compile("Wrong box: the owl was put into the .*.s box"))
    expect(told).not_to_contain_text("Ann")
    told.get_by_role("listitem").hover()
    expect(visitor.page.locator("svg line[marker-end]")).to_be_visible()
    told.get_by_role("link").click()
    visitor.page.wait_for_url(f"**/replay/{table}?eyes=all&at=18")
    expect(slider(visitor)).to_have_value("18")


def test_a_won_game_leads_to_the_next_level(visitor: Visitor, server: Server) -> None:
    table = opened(visitor, server, almost_won())
    lifted(visitor)
    expect(visitor.heading("won")).to_be_visible()
    expect(wrong(visitor)).to_have_count(0)
    expect(visitor.page.get_by_text(word("best-now"))).to_be_visible()
    expect(visitor.page.get_by_text("12 slides")).to_be_visible()
    expect(visitor.button("to-journey")).to_have_attribute("href", "/levels")
    visitor.press("next-level")
    visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(visitor.page.get_by_text(word("level-2"))).to_be_visible()


BELOW = """() => {
    window.below = [];
    new MutationObserver(() => {
        const below = document.querySelector('footer:not(:has(h2))');
        if (below) window.below.push(below.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""What is below the casket before the end has its heading."""


def test_how_it_ended_is_read_when_all_boxes_are_lifted(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, reduced_motion="no-preference")
    opened(visitor, server, almost_won())
    expect(visitor.button("finish")).to_be_visible()
    visitor.page.evaluate(BELOW)
    lifted(visitor)
    expect(visitor.heading("won")).to_be_visible()
    below = visitor.page.evaluate("window.below")
    assert any(word("lifting") in text for text in below)
    assert not any(word("won") in text for text in below)


def test_a_team_that_runs_out_of_tokens_is_shown_whom_it_never_found(
    visitor: Visitor, server: Server
) -> None:
    opened(visitor, server, Play(supply=2).slide(1).place(None).slide(0))
    expect(visitor.page.get_by_text(word("ended-out-of-tokens"))).to_be_visible()
    expect(visitor.page.get_by_text("No guardian is home.")).to_be_visible()
    told = wrong(visitor).get_by_role("listitem")
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text("Left behind: the fish")
    expect(told.last).to_contain_text(word("astray-hidden"))
    expect(told.last).to_contain_text("the bat")


def test_a_phone_shows_what_went_wrong_before_where_the_tokens_went(
    visitors: Inviting, server: Server
) -> None:
    phone = visitors(server, viewport={"width": 360, "height": 640})
    opened(phone, server, almost_lost().do("finish"))
    expect(wrong(phone).get_by_role("link")).to_be_in_viewport(ratio=1)
    fault = wrong(phone).get_by_role("link").bounding_box()
    again = phone.button("play-again").bounding_box()
    assert fault is not None
    assert again is not None
    assert fault["y"] + fault["height"] <= again["y"], "no button covers it"


@pytest.mark.clause("H5.4")
def test_the_end_leaves_everything_open_on_the_tray(visitor: Visitor, server: Server) -> None:
    """Seven never found with their hideouts, one left lying; the gap is on the start token."""
    opened(visitor, server, Play(supply=2).slide(1).place(None).slide(0))
    under = visitor.page.locator(".hole use")
    expect(under).to_have_count(7 * 2 + 1)
    drawn = {one.get_attribute("href") for one in under.all()}
    assert {f"#guardian-{guardian}" for guardian in GUARDIANS} <= drawn
    assert {f"#hideout-rune-{rune}" for rune in range(2, 9)} <= drawn


def test_all_are_home_but_the_start_token_is_covered(visitor: Visitor, server: Server) -> None:
    opened(visitor, server, brought_home(supply=11).slide(5, 4, 1))
    expect(visitor.heading("lost")).to_be_visible()
    expect(
        visitor.page.get_by_text("the start token was still covered: one slide short")
    ).to_be_visible()
    expect(visitor.page.locator(".hole use")).to_have_attribute("href", "#start-token")
    expect(wrong(visitor)).to_have_count(0)


def known(visitor: Visitor) -> int:
    """Of how many boxes the page says whose home they are."""
    said = AtCasket(visitor).labels().values()
    return sum(word("box-known") in label or word("box-shows") in label for label in said)


def test_a_replay_with_everything_open(visitor: Visitor, server: Server, tmp_path: Path) -> None:
    table = keep(server, almost_lost().do("finish"), someone(server, "Ann"))
    visitor.go(f"/replay/{table}")
    page = visitor.page
    expect(slider(visitor), "it opens at the dealt casket").to_have_value("1")
    assert known(visitor) == 0, "the public sees no seal"
    eyes = page.get_by_role("combobox", name=word("replay-eyes"))
    seats = ["From the north-west (Ann)", "From the south-east (Bob)"]
    expect(eyes.get_by_role("option").filter(has_text="From the")).to_have_text(seats)
    with page.expect_response("**/replay?eyes=all"):
        eyes.select_option("all")
    expect(page.locator("[data-cell='8'][aria-label*='home of the bat']")).to_be_visible()
    assert known(visitor) == 8
    under = page.locator("[data-cell][aria-label*='not seen by anyone yet: ']")
    expect(under).to_have_count(8)
    marks = page.locator(".marks span")
    expect(marks).to_have_count(9)
    expect(page.locator(".marks .wrong")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(slider(visitor)).to_have_value("2")
    expect(under).to_have_count(7)
    expect(slider(visitor)).to_have_attribute("aria-valuetext", re.compile("^Move 2 of 23"))
    wrong(visitor).get_by_role("link").first.click()
    expect(slider(visitor)).to_have_value("18")
    with page.expect_download() as download:
        visitor.press("replay-record")
    download.value.save_as(tmp_path / "record")
    assert json.loads((tmp_path / "record").read_text())["result"]["reason"] == "misplaced"


def test_axe_finds_nothing_wrong_with_what_went_wrong(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, axe=True)
    table = opened(visitor, server, almost_lost().do("finish"))
    expect(wrong(visitor)).to_be_visible()
    flawless(visitor, "the end")
    for moment in (8, 23):
        visitor.go(f"/replay/{table}?eyes=all&at={moment}")
        expect(slider(visitor)).to_have_value(str(moment))
        flawless(visitor, f"move {moment} with everything open")


def test_a_watcher_borrows_the_eyes_of_one_seat(visitors: Inviting, server: Server) -> None:
    watcher, other = visitors(server), visitors(server)
    playing = Play(memory="own").slide(1).place(0).slide(2)
    allowed = keep(server, playing, someone(server, "Ann"), watching="seats")
    watcher.go(f"/t/{allowed}")
    page = watcher.page
    eyes = page.get_by_role("combobox", name=word("watch-eyes"))
    expect(eyes).to_have_value("")
    inside = page.locator("[data-cell][aria-label*='inside, the picture']")
    expect(inside).to_have_count(0)
    eyes.select_option("1")
    expect(inside).to_have_count(8)
    assert not any('"seat":0,"view"' in frame for frame in watcher.heard)
    expect(page.get_by_text(word("you-watch"))).to_be_visible()
    expect(watcher.button("point")).to_have_count(0)
    page.reload()
    expect(eyes).to_have_value("")
    closed = keep(server, playing, someone(server, "Ann"))
    other.go(f"/t/{closed}")
    expect(other.page.get_by_text(word("you-watch"))).to_be_visible()
    expect(other.page.get_by_role("combobox", name=word("watch-eyes"))).to_have_count(0)


def test_borrowed_eyes_outlast_a_restart(visitors: Inviting, own_server: Server) -> None:
    watcher = visitors(own_server)
    watcher.forgive("WebSocket|ERR_CONNECTION_REFUSED")
    table = keep(own_server, Play(memory="own"), someone(own_server, "Ann"), watching="seats")
    watcher.go(f"/t/{table}")
    eyes = watcher.page.get_by_role("combobox", name=word("watch-eyes"))
    eyes.select_option("1")
    inside = watcher.page.locator("[data-cell][aria-label*='inside, the picture']")
    expect(inside).to_have_count(8)
    own_server.kill()
    lost = watcher.page.get_by_text(word("reconnecting"))
    expect(lost).to_be_visible()
    own_server.start()
    expect(lost).to_have_count(0)
    expect(eyes).to_have_value("1")
    expect(inside).to_have_count(8)
    looked = [json.loads(frame) for frame in watcher.heard if '"whole"' in frame]
    assert [whole["shown"][0]["seat"] for whole in looked] == [None, 1, None, 1]


@pytest.mark.parametrize("first", ["corner-ne", "corner-se"])
def test_one_press_for_all_corners_and_who_begins(visitor: Visitor, first: str) -> None:
    visitor.go(level(1))
    page = visitor.page
    chairs = page.get_by_role("combobox", name=saying("new-seat"))
    expect(chairs.first).to_be_visible()
    while chairs.count() > 2:
        visitor.press("new-fewer")
    page.get_by_role("group", name=word("new-first")).get_by_label(word(first)).check()
    visitor.press("new-all-mine")
    for chair in chairs.all():
        expect(chair).to_have_value("device")
    visitor.press("new-into-casket")
    visitor.table()
    casket = AtCasket(visitor)
    casket.page.wait_for_selector(".decision")
    assert casket.view["turn"] == {"corner-ne": 1, "corner-se": 2}[first]
    expect(page.locator(".curtain")).to_have_count(0)
    asked = casket.asked()
    assert asked is not None
    casket.do(casket.advised(asked))


def test_statistics_are_drawn_level_by_level(visitor: Visitor, server: Server) -> None:
    person = someone(server, "Ann")
    for at, (number, left) in enumerate([(1, 13), (1, None), (4, None)]):
        count(server, person, f"{person['id']}{at}", number, left)
    visitor.be(kept(person))
    visitor.go("/me")
    page = visitor.page
    expect(page.get_by_role("img", name=re.compile("^of 3 caskets won: 33%"))).to_be_visible()
    levels = page.get_by_role("region", name=word("me-hideouts")).get_by_role("listitem")
    expect(levels).to_have_count(2)
    expect(levels.first).to_contain_text(word("level-1"))
    expect(levels.first).to_contain_text("13")
    expect(levels.last).to_contain_text(word("level-4"))
