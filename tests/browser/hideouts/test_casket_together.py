"""Several people around one casket, each in their own browser and at their own corner."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from gemkeep.games.hideouts.catalogue import GUARDIANS
from tests.browser.casket import AtCasket, level, play_together
from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

FRIENDS = ("Ben", "Cyril", "Dora")
FACING = {"NW": {"N", "W"}, "NE": {"N", "E"}, "SE": {"S", "E"}, "SW": {"S", "W"}}
NAMES = re.compile("|".join(GUARDIANS))


def _gathered(
    visitors: Inviting, server: Server, *friends: str, bots: int = 0, **radios: str
) -> list[AtCasket]:
    """Ana, who set the table up, and those who came by her link."""
    ana = visitors(server)
    others = ["friend"] * len(friends) + ["bot:walker"] * bots
    ana.set_up(*others, page=level(4), **radios)
    invite = ana.invite()
    people = [ana]
    for name in friends:
        people.append(visitors(server))
        people[-1].sit_down(invite, name)
    ana.press("start")
    return [AtCasket(person) for person in people]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_sees_from_their_own_corner(visitors: Inviting, server: Server, seats: int) -> None:
    people = _gathered(visitors, server, *FRIENDS[: seats - 1], new_memory="memory-own")
    pages = set()
    for seat, person in enumerate(people):
        person.page.wait_for_selector("button[data-cell]")
        _sees_only_their_corner(person, seat)
        pages.add(str(person.labels()))
    assert len(pages) == seats, "from every corner it looks otherwise"
    assert play_together(people) >= 10
    for seat, person in enumerate(people):
        _was_sent_only_their_corner(person, seat)
    assert len({person.ended() for person in people}) == 1


def _sees_only_their_corner(person: AtCasket, seat: int) -> None:
    """The page's casket names nothing that was not sent, and only this seat's view was sent."""
    drawn = person.page.locator(".casket").evaluate("it => it.outerHTML")
    assert set(NAMES.findall(drawn)) <= set(NAMES.findall(json.dumps(person.view)))
    assert list(person.shown) == [seat]


def _was_sent_only_their_corner(person: AtCasket, seat: int) -> None:
    for text in person.visitor.heard:
        for shown in json.loads(text).get("shown") or ():
            view = shown["view"]
            assert shown["seat"] == view["me"] == seat
            near = FACING[view["corners"][seat]]
            for box in view["boxes"] if view["phase"] != "over" else ():
                assert {wall["wall"] for wall in box["outside"]} <= near
                assert {wall["wall"] for wall in box["inside"]} == set("NESW") - near


def test_a_watcher_sees_the_casket_and_no_seal(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    table = ana.set_up("bot:walker", page=level(1))
    watcher = visitors(server)
    watcher.go(f"/t/{table}")
    watcher.sees("you-watch")
    casket, watching = AtCasket(ana), AtCasket(watcher)
    for _ in range(4):
        assert casket.turn()
    assert casket.asked()
    drawn = watcher.page.locator(".casket")
    expect(drawn.locator("button[aria-disabled=false]")).to_have_count(0)
    for frame in watching.frames():
        for shown in frame.get("shown") or ():
            assert shown["seat"] is None
            assert not shown["legal"]
            assert all(not box["outside"] and not box["seal"] for box in shown["view"]["boxes"])
    expect(watcher.decision).to_have_count(0)


def test_a_phrase_hangs_on_the_box_for_all_in_their_own_language(
    visitors: Inviting, server: Server
) -> None:
    ana, ben = visitors(server), visitors(server, language="uk")
    ana.set_up("friend", page=level(1))
    ben.sit_down(ana.invite(), "Ben")
    ana.press("start")
    casket = AtCasket(ana)
    casket.page.wait_for_selector("button[data-cell]")
    AtCasket(ben).page.wait_for_selector("button[data-cell]")
    ana.press("point")
    box = casket.view["boxes"][0]["cell"]
    ana.page.locator(f"button[data-cell='{box}']").click()
    ana.page.get_by_role("dialog").get_by_role("button", name=saying("phrase-keep-this")).click()
    for person in (ana, ben):
        said = word("phrase-keep-this", person.language)
        expect(person.page.locator(".casket").get_by_text(said)).to_be_visible()


ANNOUNCED = """(words) => [...document.querySelectorAll(
    '[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]')]
    .filter((it) => it.textContent.includes(words)
        && !it.parentElement.closest('[aria-live], [role=log], [role=status], [role=alert]'))
    .length"""
"""How many live regions a screen reader hears these words from."""


def test_a_line_of_the_chat_is_announced_once(visitors: Inviting, server: Server) -> None:
    ana, ben = _gathered(visitors, server, "Ben")
    for person in (ana, ben):
        person.page.wait_for_selector("button[data-cell]")
    said = "Left is the owl, I think"
    for open_too in (False, True):
        if open_too:
            ana.visitor.press("chat")
        ben.visitor.press("chat")
        ben.page.get_by_role("textbox", name=word("say-something")).fill(said)
        ben.page.keyboard.press("Enter")
        expect(ana.page.get_by_text(said).first).to_be_visible()
        assert ana.page.evaluate(ANNOUNCED, said) == 1
        ben.page.keyboard.press("Escape")
        said = "No, it is the fox"


def test_a_bot_sits_in_at_the_casket_and_gives_the_seat_back(
    visitors: Inviting, own_server: Server
) -> None:
    ana, ben = _gathered(visitors, own_server, "Ben")
    ben.page.wait_for_selector("button[data-cell]")
    address = ben.page.url
    ben.page.get_by_role("button", name=re.compile("^Ben")).first.click()
    ben.visitor.press("leave-to-bot")
    ben.visitor.sees("bot-plays-for-you")
    ben.page.close()
    for _ in range(3):
        assert ana.turn(), "the bot plays for Ben"
    assert ana.asked()
    back = AtCasket(Visitor(ben.visitor.context, ben.visitor.context.new_page()))
    back.visitor.go(address)
    back.visitor.press("take-back")
    expect(back.button("take-back")).to_have_count(0)
    turn = 0
    while turn == 0:
        assert ana.turn()
        turn = ana.view["turn"]
    assert back.turn(), "and Ben plays again"
    assert not back.visitor.troubles()


def test_the_others_let_a_bot_sit_in_at_the_casket(visitors: Inviting, own_server: Server) -> None:
    ana, ben = _gathered(visitors, own_server, "Ben")
    ben.page.wait_for_selector("button[data-cell]")
    ben.page.close()
    ana.page.get_by_role("button", name=re.compile("^Ben")).first.click()
    let = ana.page.get_by_role("button", name=re.compile("^Let a bot sit in"))
    expect(let.first, "offered only once it will be taken").to_be_visible()
    let.last.click()
    assert ana.play_out() >= 3
    ana.ended()
