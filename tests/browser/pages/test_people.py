"""Other people: quick matches, invitations, the calendar, ladders, profiles, giving up."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Finished, Inviting
from tests.browser.pages.test_daily import PHONE, begin
from tests.browser.screens.test_accessible import flawless
from tests.browser.screens.test_on_a_phone import fits
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server


@pytest.fixture
def patient_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose quick matches wait for people only."""
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", "--match-wait", "600") as server:
        yield server


def find_match(visitor: Visitor) -> str:
    visitor.go("/")
    games = visitor.page.get_by_role("navigation", name=word("game-diamant", visitor.language))
    games.get_by_role("button", name=saying("match", visitor.language)).click()
    return visitor.table()


def test_two_who_want_to_play_with_anyone_meet_and_can_invite_each_other_again(
    visitors: Inviting, patient_server: Server
) -> None:
    ann, ben = visitors(patient_server), visitors(patient_server)
    table = find_match(ann)
    expect(ann.page.get_by_role("timer")).to_contain_text("Looking for players.")
    expect(ann.page).to_have_title(re.compile("^1 of 4 here"))
    ben.go("/")
    expect(ben.page.get_by_role("button", name="1 waiting")).to_be_visible()
    assert find_match(ben) == table
    expect(ann.page).to_have_title(re.compile("2 of 4 here"))
    for name in ("Cid", "Dan"):
        _, key = patient_server.person(name)
        assert patient_server.ask("/api/matches/diamant", {"name": name}, key)["table"] == table
    for person in (ann, ben):
        expect(person.decision).to_be_visible()
    ben.go("/")
    expect(ben.page.get_by_role("status").get_by_text("2 people are here now")).to_be_visible()
    ann.go("/me")
    them = ann.page.get_by_role("listitem").filter(has_text=word("is-here"))
    them.get_by_role("button", name=re.compile("^Invite .* again$")).click()
    ann.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    ben.go("/")
    invitation = ben.page.get_by_role("link", name=word("invitation-join"))
    invitation.click()
    ben.page.wait_for_url("**/j/**")


def test_a_game_given_up_is_gone_from_the_list(visitors: Inviting, own_server: Server) -> None:
    ann = visitors(own_server, viewport=PHONE, axe=True)
    ann.set_up("bot-1", "bot-2")
    assert ann.on_turn()
    ann.go("/")
    mine = ann.page.get_by_role("region", name=word("home-continue"))
    expect(mine).to_contain_text("Round 1, you have 0")
    fits(ann)
    flawless(ann, "home")
    mine.get_by_role("button", name=saying("give-up")).click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name=word("give-up-no")).click()
    mine.get_by_role("link").click()
    ann.press("menu")
    ann.press("give-up")
    dialog.get_by_role("button", name=word("give-up"), exact=True).click()
    ann.page.wait_for_url(re.compile("/$"))
    expect(ann.page.get_by_role("region", name=word("home-open"))).to_be_visible()
    expect(mine).to_have_count(0)


def test_the_ladder_leads_to_profiles_and_says_what_is_missing(
    visitors: Inviting, server: Server, finished: Finished
) -> None:
    ann = visitors(server, viewport=PHONE, axe=True)
    ann.be(finished.person)
    ann.go("/ladder/diamant")
    expect(ann.page.get_by_role("status").get_by_text("more game")).to_be_visible()
    expect(ann.page.get_by_role("listitem").first).to_be_visible()
    fits(ann)
    flawless(ann, "the ladder")
    me = json.loads(finished.person)["id"]
    ann.go(f"/player/{me}")
    expect(ann.page.get_by_role("heading", name=word("game-diamant"))).to_be_visible()
    fits(ann)
    flawless(ann, "the profile")
    server.call("/api/me", {"hidden": True}, finished.key, method="PATCH")
    ben = visitors(server)
    ben.forgive("404")
    ben.go(f"/player/{me}")
    ben.sees("profile-none")
    server.call("/api/me", {"hidden": False}, finished.key, method="PATCH")


def test_an_empty_ladder_leads_into_a_game(visitors: Inviting, patient_server: Server) -> None:
    ann = visitors(patient_server, viewport=PHONE)
    ann.go("/ladder/diamant")
    ann.sees("ladder-empty")
    expect(ann.page.get_by_role("status").get_by_text("Finish 3 more games")).to_be_visible()
    expect(ann.button("home-new")).to_have_attribute("href", "/new?game=diamant")
    fits(ann)
    ann.press("match")
    ann.table()
    expect(ann.page.get_by_role("timer"), "why one waits").to_be_in_viewport(ratio=1)


def test_the_calendar_shows_the_day_that_was_played(visitors: Inviting, own_server: Server) -> None:
    ann = visitors(own_server, viewport=PHONE, axe=True)
    begin(ann, "diamant")
    ann.play_out(lambda _: "back")
    for page in ("/daily", "/me"):
        ann.go(page)
        calendar = ann.page.get_by_role("region", name=word("calendar"))
        expect(calendar).to_contain_text("1 day in a row")
        day = calendar.get_by_role("link", name=re.compile("November 15.*Diamant"))
        expect(day).to_have_attribute("aria-current", "date")
        fits(ann)
        flawless(ann, page)
