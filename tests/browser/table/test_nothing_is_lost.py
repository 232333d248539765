"""A reload, a killed server, a lost network: the table is as it was."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor, together
from tests.browser.words import word
from tests.server_process import Server


def _two(visitors: Inviting, server: Server) -> list[Visitor]:
    ana, ben = visitors(server), visitors(server)
    ana.set_up("friend", "bot-1")
    ben.sit_down(ana.invite(), "Ben")
    ana.press("start")
    return [ana, ben]


def test_a_reload_keeps_the_choice_and_it_can_still_be_changed(
    visitors: Inviting, server: Server
) -> None:
    ana, ben = _two(visitors, server)
    assert ana.on_turn()
    assert ben.on_turn()
    ana.choose("on")
    ana.page.reload()
    expect(ana.act("on")).to_have_attribute("aria-pressed", "true")
    ana.choose("back")
    expect(ana.act("back")).to_have_attribute("aria-pressed", "true")
    ben.choose("on")
    ana.hears('"back":[0]')


def test_the_same_game_goes_on_after_the_server_was_killed(
    visitors: Inviting, own_server: Server
) -> None:
    people = _two(visitors, own_server)
    ana, ben = people
    for person in people:
        person.forgive(r"WebSocket connection to .* failed")
        assert person.on_turn()
        person.choose("on")
    assert ana.on_turn()
    assert ben.on_turn()
    ana.choose("back")
    path = ana.page.get_by_role("region", name=word("word-path")).get_by_role("img")
    ana.at_rest()  # all cards are drawn
    cards = [str(card.get_attribute("aria-label")) for card in path.all()]
    assert cards
    own_server.kill()
    for person in people:
        person.sees("reconnecting")
    own_server.start()
    for person in people:
        expect(person.page.get_by_text(word("reconnecting"))).to_have_count(0)
    expect(ana.act("back")).to_have_attribute("aria-pressed", "true")
    expect(path).to_have_count(len(cards))
    for card, name in zip(path.all(), cards, strict=True):
        expect(card).to_have_attribute("aria-label", name)
    ana.choose("on")
    ben.choose("on")
    assert together(people) >= 1


def test_without_a_network_the_page_opens_and_says_so(
    visitors: Inviting, own_server: Server
) -> None:
    ana = visitors(own_server, service_workers="allow")
    ana.forgive(r"net::ERR_|WebSocket connection to .* failed")
    ana.go("/")
    ana.door().click()
    assert ana.on_turn()
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    own_server.kill()
    ana.sees("reconnecting")
    ana.page.reload()
    expect(ana.page.get_by_role("status").first).to_have_text(re.compile(r"offline|lost|network"))
    ana.go("/")
    expect(ana.heading("home-title")).to_be_attached()
    own_server.start()
    ana.page.reload()
    ana.page.get_by_role("region", name=word("home-continue")).get_by_role("link").first.click()
    ana.moment = ""
    assert ana.on_turn()
