"""Whole games of Hideouts: every level, with bots, and with one person at all corners."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Inviting
from tests.browser.visitors import MOST_SCRIPT, Visitor
from tests.browser.words import all_is_said, word
from tests.server_process import Server


@pytest.mark.parametrize(
    "number, advanced, language",
    [
        (1, "new-off", "uk"),
        (2, "new-on", "cs"),
        (3, "new-off", "ru"),
        (4, "new-on", "sr"),
        (5, "new-off", "en"),
    ],
)
def test_every_level_to_its_end_and_every_language(
    visitors: Inviting, server: Server, number: int, advanced: str, language: str
) -> None:
    visitor = visitors(server, language=language)
    visitor.set_up("bot:walker", page=level(number), advanced_mode=advanced)
    expect(visitor.page).to_have_title(re.compile(re.escape(word(f"level-{number}", language))))
    casket = AtCasket(visitor)
    done = 0
    while asked := casket.asked():
        all_is_said(visitor.page.inner_text("body"), language)
        casket.do(casket.advised(asked))
        done += 1
    assert done >= 5
    casket.ended()
    all_is_said(visitor.page.inner_text("body"), language)
    assert casket.view["level"]["advanced"] == (advanced == "new-on")
    assert 0 < visitor.script_bytes() < MOST_SCRIPT


def test_all_corners_in_one_hand(visitor: Visitor) -> None:
    visitor.set_up("Ben", "Cyril", "Dora", page=level(4))
    casket = AtCasket(visitor)
    held = set()
    while asked := casket.asked():
        held.add(asked.seat)
        casket.do(casket.advised(asked))
    assert held == {0, 1, 2, 3}
    casket.ended()
    assert casket.view["rotations"] == 2


def test_a_game_is_won_and_the_next_level_is_one_press_away(visitor: Visitor) -> None:
    table = visitor.set_up("bot-3", page=level(1))
    casket = AtCasket(visitor)
    casket.play_out()
    while not casket.ended():
        # Whoever plays with care wins all but one game of several hundred.
        visitor.press("play-again")
        table = _goes_along(visitor, table)
        casket.play_out()
    visitor.press("next-level")
    _goes_along(visitor, table)
    assert casket.asked()
    assert casket.view["number"] == 2
    expect(visitor.page.get_by_role("heading", name=word("won"))).to_have_count(0)


def _goes_along(visitor: Visitor, before: str) -> str:
    visitor.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    return visitor.table()
