"""Several people, each in their own browser."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor, together
from tests.browser.words import saying, word
from tests.server_process import Server

NOTED = """(shelf) => {
    window.noted = '';
    new MutationObserver(() => (window.noted += shelf.textContent)).observe(
        shelf, { childList: true, subtree: true });
}"""
"""Keeps the toasts at the edge of the page, which soon disappear."""


def _gathered(visitors: Inviting, server: Server, *names: str) -> list[Visitor]:
    """Ana, who began the game, and those who came by her link."""
    ana = visitors(server)
    ana.set_up(*["friend"] * len(names), *["bot-1"] * (2 - len(names)))
    invite = ana.invite()
    friends = [visitors(server) for _ in names]
    for friend, name in zip(friends, names, strict=True):
        friend.sit_down(invite, name)
    ana.press("start")
    return [ana, *friends]


def test_four_people_in_four_browsers(visitors: Inviting, server: Server) -> None:
    people = _gathered(visitors, server, "Ben", "Cyril", "Dora")
    assert together(people) >= 5
    said = {person.page.get_by_role("heading", level=2).first.inner_text() for person in people}
    assert all(re.search(r"win|share", sentence) for sentence in said), said
    before = people[0].table()
    people[1].press("play-again")
    for person in (people[0], *people[2:]):
        person.press("again-join")
    for person in people:
        person.goes_along(before)
    assert len({person.table() for person in people}) == 1


def test_nobody_sees_a_choice_before_all_have_chosen(visitors: Inviting, server: Server) -> None:
    ana, ben = _gathered(visitors, server, "Ben")
    ana.on_turn()
    ben.on_turn()
    before = len(ana.heard)
    ben.choose("on")
    expect(ana.page.get_by_role("button", name=re.compile("Ben, has chosen"))).to_be_visible()
    expect(ana.page.get_by_role("button", name=re.compile(", has chosen"))).to_have_count(2)
    seen = ana.at_rest()
    ben.choose("back")
    expect(ben.act("back")).to_have_attribute("aria-pressed", "true")
    ben.choose("on")
    expect(ben.act("on")).to_have_attribute("aria-pressed", "true")
    ben.choose("back")
    expect(ben.act("back")).to_have_attribute("aria-pressed", "true")
    ana.at_rest(seen)  # a change of mind changes nothing for the others
    for frame in ana.heard[before:]:
        message = json.loads(frame)
        assert message["type"] in {"chosen", "presence", "update"}, frame
        assert '"back"' not in frame, frame
        assert message.get("shown") is None, frame
    ana.choose("on")
    for person in (ana, ben):
        person.hears('"back":[1]')  # then all see it


def test_the_cards_stay_in_place_when_everyone_waits_for_me(
    visitors: Inviting, server: Server
) -> None:
    ana, ben = _gathered(visitors, server, "Ben")
    ana.page.set_viewport_size({"width": 360, "height": 640})
    assert ana.on_turn()
    assert ben.on_turn()
    ana.at_rest()
    places = "['card-0', 'acts'].map((it) => JSON.stringify(document.querySelector("
    places += "it === 'acts' ? '.decision' : `[data-anchor=${it}]`).getBoundingClientRect()))"
    before = ana.page.evaluate(places)
    ben.choose("on")
    expect(ana.page.get_by_text(word("turn-all-wait"))).to_be_in_viewport(ratio=1)
    expect(ana.page.get_by_text(word("secret"))).to_be_hidden()
    ana.at_rest()
    assert ana.page.evaluate(places) == before


def test_a_player_who_changes_their_mind_at_once_is_heard(
    visitors: Inviting, server: Server
) -> None:
    ana, _ = _gathered(visitors, server, "Ben")
    assert ana.on_turn()
    back_then_on = "it => it.querySelectorAll('button').forEach((act) => act.click())"
    ana.decision.evaluate(back_then_on)
    expect(ana.act("on")).to_have_attribute("aria-pressed", "true")


def test_a_latecomer_is_informed_and_may_watch(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    ana.set_up("friend", "bot-1")
    invite = ana.invite()
    ben, late = visitors(server), visitors(server)
    ben.sit_down(invite, "Ben")
    ana.press("start")
    assert ana.on_turn()
    late.go(invite)
    expect(late.heading("join-began")).to_be_visible()
    late.press("join-watch")
    late.sees("you-watch")


def test_the_link_to_watch_by_is_in_the_menu(visitors: Inviting, server: Server) -> None:
    ana, guest = visitors(server), visitors(server)
    table = ana.set_up("bot-1", "bot-2")
    assert ana.on_turn()
    ana.press("menu")
    ana.press("watch-invite")
    link = ana.page.get_by_role("dialog").get_by_text(re.compile(rf"/t/{table}$"))
    guest.go(f"http://{link.inner_text()}")
    guest.sees("you-watch")


def test_a_watcher_sees_what_the_public_sees(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    table = ana.set_up("bot-1", "bot-2", new_totals="new-totals-hidden")
    watcher = visitors(server)
    watcher.go(f"/t/{table}")
    watcher.sees("you-watch")
    expect(watcher.decision).to_have_count(0)
    expect(ana.page.get_by_title(re.compile("^1 spectator$"))).to_be_visible()
    chests = watcher.page.get_by_role("button", name=re.compile(r"The chest is closed\."))
    expect(chests).to_have_count(3)
    ana.on_turn()
    ana.choose("back")
    assert ana.on_turn()
    expect(watcher.page).to_have_title(re.compile("round [2-5]"))
    for frame in watcher.heard:
        for shown in json.loads(frame).get("shown") or ():
            assert shown["seat"] is None
            assert not shown["legal"]


def test_a_bot_sits_in_for_a_player_who_left_and_gives_the_seat_back(
    visitors: Inviting, own_server: Server
) -> None:
    ana, ben = _gathered(visitors, own_server, "Ben")
    ana.on_turn()
    ben.on_turn()
    address = ben.page.url
    ben.page.get_by_role("button", name=re.compile("^Ben")).click()
    ben.press("leave-to-bot")
    ben.sees("bot-plays-for-you")
    ben.page.close()
    ana.choose("on")
    assert ana.on_turn(), "the bot chose for Ben"
    back = Visitor(ben.context, ben.context.new_page())
    back.go(address)
    back.sees("bot-plays-for-you")
    _takes_back(back, ana)


def _takes_back(back: Visitor, other: Visitor) -> None:
    """They have their seat back, even if the bot went home for them, and both play on."""
    back.press("take-back")
    expect(back.button("take-back")).to_have_count(0)
    other.choose("back")
    assert back.on_turn()
    back.choose("back")
    assert other.on_turn()
    assert not back.troubles()


def test_the_others_let_a_bot_sit_in_for_an_absent_player(
    visitors: Inviting, own_server: Server
) -> None:
    ana, ben = _gathered(visitors, own_server, "Ben")
    ana.on_turn()
    ben.on_turn()
    address = ben.page.url
    ben.page.close()
    ana.choose("on")
    row = ana.page.get_by_role("button", name=re.compile("^Ben, .*away", re.IGNORECASE))
    expect(row).to_contain_text(word("brief-away"))
    strip = ana.page.get_by_role("group", name="Ben is away.")
    strip.get_by_role("button", name=word("away-wait")).click()
    expect(strip, "she would rather wait").to_have_count(0)
    row.click()
    ana.press("away-bot")
    assert ana.on_turn(), "the bot chose for Ben"
    ana.press("log")
    expect(ana.page.get_by_text("Ben is away, and a bot sits in.").last).to_be_visible()
    ana.page.keyboard.press("Escape")
    back = Visitor(ben.context, ben.context.new_page())
    back.go(address)
    _takes_back(back, ana)


def test_everyone_hears_who_is_the_host_and_for_whom_they_wait(
    visitors: Inviting, own_server: Server
) -> None:
    ana, ben, cyril = _gathered(visitors, own_server, "Ben", "Cyril")
    for person in (ana, ben, cyril):
        person.on_turn()
        expect(person.page).to_have_title(re.compile(f"^● {word('turn-your-choice')} · "))
    ben.page.locator(".toasts").evaluate(NOTED)
    ana.page.close()
    ben.page.wait_for_function("said => window.noted.includes(said)", arg=word("you-are-host"))
    strip = ben.page.get_by_role("group", name="Ana is away.")
    strip.get_by_role("button", name=word("away-bot")).click()
    cyril.choose("on")
    expect(ben.page).to_have_title(re.compile(f"^● {word('turn-all-wait')} · "))
    expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-marked.svg")
    expect(ben.page.get_by_text(word("turn-all-wait"))).to_be_visible()
    expect(cyril.page).to_have_title(re.compile("^Diamant"))
    ben.choose("on")


def test_people_talk_and_wave(visitors: Inviting, server: Server) -> None:
    ana, ben = _gathered(visitors, server, "Ben")
    ana.on_turn()
    ben.on_turn()
    ana.page.locator(".toasts").evaluate(NOTED)
    ben.press("chat")
    ben.page.get_by_label(word("say-something")).fill("Going home?")
    ben.press("say")
    ana.page.wait_for_function("said => window.noted.includes(said)", arg="Ben: Going home?")
    ana.press("chat-new")
    ana.page.get_by_label(word("say-something")).fill("<b>Deeper</b> & deeper?")
    ana.press("say")
    expect(ben.page.get_by_role("dialog").get_by_text("<b>Deeper</b> & deeper?")).to_be_visible()
    ben.page.get_by_role("button", name=word("sign-laugh")).click()
    expect(ana.page.get_by_role("dialog").get_by_text(word("sign-laugh"))).to_be_attached()


def test_the_host_hands_over_and_frees_a_seat(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    ana.set_up("friend", "friend")
    ben, cyril = visitors(server), visitors(server)
    invite = ana.invite()
    ben.sit_down(invite, "Ben")
    cyril.sit_down(invite, "Cyril")
    start = ana.page.get_by_role("button", name=saying("start"))
    expect(start).to_be_enabled()
    _seat(ana, "Ben").get_by_role("button", name=word("make-host")).click()
    expect(start, "who handed over begins nothing any more").to_have_count(0)
    cyril.page.locator(".toasts").evaluate(NOTED)
    _seat(ben, "Cyril").get_by_role("button", name=word("free-seat")).click()
    cyril.sees("lobby-removed")
    expect(cyril.button("sit-here")).to_have_count(0)
    cyril.page.wait_for_function("said => window.noted.includes(said)", arg=word("seat-freed"))
    ben.press("seat-bot")
    ben.page.get_by_role("dialog").locator(".bots button").first.click()
    ben.press("start")
    assert ben.on_turn()
    assert ana.on_turn()
    cyril.sees("you-watch")


def test_a_player_who_stands_up_is_not_informed_that_the_seat_is_gone(visitor: Visitor) -> None:
    visitor.set_up("friend", "bot-1")
    visitor.page.locator(".toasts").evaluate(NOTED)
    visitor.press("stand-up")
    expect(visitor.button("sit-here")).to_have_count(2)
    assert visitor.page.evaluate("window.noted") == ""


def test_seats_are_offered_to_those_who_know_the_invite(visitors: Inviting, server: Server) -> None:
    ana, ben, eve = visitors(server), visitors(server), visitors(server)
    table = ana.set_up("friend", "bot-1")
    ben.sit_down(ana.invite(), "Ben")
    ben.press("stand-up")
    eve.go(f"/t/{table}")
    eve.sees("open-seat")
    expect(eve.button("sit-here"), "she only has the link to watch").to_have_count(0)
    ben.press("sit-here")
    ben.page.get_by_role("dialog").get_by_role("button", name=word("take-seat")).click()
    expect(ana.button("start")).to_be_visible()


def _seat(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has_text=name)
