"""Playing again is an invitation, which each player accepts or refuses."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server.tables.test_rematch import Three
from tests.server_process import Server

Coming = Callable[[str, str], Visitor]


@pytest.fixture
def three(server: Server) -> Three:
    party = Three(server)
    # In a separate thread: Playwright runs a loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, party.play()).result()
    return party


@pytest.fixture
def come(visitors: Inviting, server: Server, three: Three) -> Coming:
    """Lets one of them come back to the table with a browser."""

    def come(person: str, key: str) -> Visitor:
        visitor = visitors(server)
        visitor.be(json.dumps({"id": person, "key": key}))
        visitor.go(f"/t/{three.table}")
        return visitor

    return come


def test_a_player_who_refuses_stays_and_the_other_is_informed(three: Three, come: Coming) -> None:
    ann, bob = come(three.ann, three.ann_key), come(three.bob, three.bob_key)
    expect(bob.button("play-again")).to_be_visible()
    ann.press("play-again")
    ann.page.wait_for_url(lambda url: "/t/" in url and three.table not in url)
    bob.press("again-not-now")
    bob.sees("again-declined-by-me")
    assert bob.table() == three.table, "nobody is pulled along"
    asked = ann.page.locator(".seats").get_by_role("listitem")
    expect(asked.filter(has_text="Bob")).to_contain_text(word("again-declined"))
    expect(asked.filter(has_text="Cid")).to_contain_text(word("again-asked"))
    expect(ann.page.get_by_text("once more?"), "the chat went along").to_be_visible()
    ann.press("lobby-bots-start")
    assert ann.on_turn()
    bob.press("again-after-all")
    bob.sees("you-watch")


def test_a_player_who_accepts_goes_along_and_a_spectator_is_shown_the_way(
    three: Three, come: Coming, visitors: Inviting, server: Server
) -> None:
    ann, bob, cid = (
        come(three.ann, three.ann_key),
        come(three.bob, three.bob_key),
        come(three.cid, three.cid_key),
    )
    eve = visitors(server)
    eve.go(f"/t/{three.table}")
    bob.press("again-change")
    bob.page.wait_for_url(lambda url: "/t/" in url and three.table not in url)
    for person in (ann, cid):
        expect(person.page.get_by_text(re.compile("^Bob"))).not_to_have_count(0)
        person.press("again-join")
        person.page.wait_for_url(f"**/t/{bob.table()}")
    expect(bob.page.get_by_role("button", name=saying("start"))).to_be_enabled()
    bob.press("lobby-change")
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=word("new-clock-brisk")).check(force=True)
    dialog.get_by_role("button", name=word("lobby-change-done")).click()
    expect(ann.page.get_by_text(re.compile(re.escape(word("clock-brisk"))))).to_be_visible()
    bob.press("new-more")
    expect(ann.page.get_by_text(word("open-seat"))).to_be_visible()
    bob.press("lobby-drop-seat")
    bob.press("start")
    for person in (ann, bob, cid):
        assert person.on_turn()
    eve.press("again-watch")
    eve.sees("you-watch")
