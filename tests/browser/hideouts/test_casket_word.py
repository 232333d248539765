"""Everyone is asked before the boxes are lifted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import FINISH, PASS, SLIDE
from tests.browser.casket import AtCasket
from tests.browser.conftest import Inviting
from tests.browser.hideouts.test_casket_acts import laid, one
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server

ASKED = """() => {
    const [found] = document.querySelectorAll('.ending .next, .vote, .decision');
    return found ? found.className.split(' ')[0] : null;
}"""


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots move at once, but wait for people's answers."""
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", "--bot-pace", "0.0001") as server:
        yield server


def asked_by_a_bot(visitor: Visitor, server: Server) -> AtCasket:
    """Someone who lets a bot lift the boxes when it asks."""
    for level in cycle(range(1, 6)):
        laid(visitor, server, {"kind": "bot", "bot": "walker"}, level)
        casket = AtCasket(visitor)
        while visitor.page.wait_for_function(ASKED).json_value() == "decision":
            casket.look()
            if any(shown["legal"] for shown in casket.shown.values()):
                leave_it_to_the_bot(casket)
        if visitor.page.locator(".vote").count():
            return casket
    raise AssertionError


def leave_it_to_the_bot(casket: AtCasket) -> None:
    """Do what a careful player would do, but never lift the boxes."""
    asked = casket.asked()
    assert asked
    action = casket.advised(asked)
    if action.verb == FINISH:
        passes = Action(PASS, None)
        action = passes if passes in asked.legal else one(asked, SLIDE)
    casket.do(action)


@pytest.mark.parametrize("answer", ["agreed", "not-sure"])
def test_a_bot_that_would_lift_the_boxes_waits_for_my_word(
    visitors: Inviting, unhurried: Server, answer: str
) -> None:
    visitor = visitors(unhurried)
    casket = asked_by_a_bot(visitor, unhurried)
    expect(visitor.page.locator(".vote")).to_contain_text("wants to lift the boxes")
    talk = visitor.page.get_by_role("button", name=word("chat"), exact=True)
    expect(talk, "what was said in quick phrases is read already").to_be_visible()
    supply = casket.view["supply"]
    question = visitor.page.locator(".vote")
    question.get_by_role("button", name=word(f"phrase-{answer}")).click()
    if answer == "agreed" or not supply:
        assert casket.asked() is None
        casket.ended()
    else:
        assert casket.asked(), "it goes on"
        assert casket.view["result"] is None
