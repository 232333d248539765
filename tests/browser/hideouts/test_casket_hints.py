"""A hint at the casket: allowed at set-up, taken in my turn, seen by the others."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from gemkeep.core.moves import Action
from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Inviting
from tests.browser.hideouts.test_casket_guided import MARKS_IN_SIGHT
from tests.browser.words import saying, word
from tests.server_process import Server

SMALL_PHONE = {"width": 360, "height": 640}
COVERED = """() => {
    const hint = document.querySelector('.hints aside').getBoundingClientRect();
    const seen = [...document.querySelectorAll(
        '.seats button, [data-cell], .stock > *, .decision .button')];
    return seen.filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < hint.right && box.right > hint.left
            && box.top < hint.bottom && box.bottom > hint.top;
    }).map((one) => one.outerHTML);
}"""
"""What a hint hides of the seats, the casket, the supply and the buttons."""
A_WHILE = 150_000
"""For the first move of a worker process, which loads the keeper."""


def test_a_hint_says_what_follows_and_asked_again_a_move(
    visitors: Inviting, server: Server
) -> None:
    visitor = visitors(server, viewport=SMALL_PHONE)
    visitor.set_up("bot-2", page=level(1), new_hints="new-hints-yes", new_first="corner-nw")
    casket, page = AtCasket(visitor), visitor.page
    assert casket.asked()
    said = page.locator(".hints aside")
    page.get_by_role("button", name=word("take-hint"), exact=True).click()
    expect(said).to_contain_text("seal")
    said.get_by_role("button", name=word("take-move")).click()
    expect(said.locator("strong")).to_contain_text("Move the box", timeout=A_WHILE)
    verb, cell = last_of(visitor.heard, "hinted")["hint"]["move"]["action"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    assert page.evaluate(COVERED) == []
    assert page.evaluate(MARKS_IN_SIGHT)
    casket.do(Action(verb, cell))
    expect(said.get_by_text("Move the box")).to_have_count(0)
    # Everyone reads it in the chat; the next one by key.
    assert casket.asked()
    page.keyboard.press("h")
    expect(said.get_by_role("button", name=word("take-move"))).to_be_visible()
    visitor.press("chat")
    chat = page.get_by_role("dialog")
    expect(chat.get_by_text(word("phrase-took-move"))).to_be_visible()
    expect(chat.get_by_text(word("phrase-took-hint"))).to_have_count(2)


def test_without_them_the_table_offers_none(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server)
    visitor.set_up("bot-2", page=level(1), new_hints="new-hints-no", new_first="corner-nw")
    assert AtCasket(visitor).asked()
    expect(visitor.page.get_by_role("button", name=saying("take-hint"))).to_have_count(0)


def last_of(heard: list[str], kind: str) -> dict[str, dict[str, dict[str, list[str]]]]:
    """The last message of this kind."""
    messages = [json.loads(text) for text in heard]
    return next(message for message in reversed(messages) if message["type"] == kind)
