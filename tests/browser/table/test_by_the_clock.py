"""Tables with a clock: when a player's time is up, the table makes that one decision for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Inviting
from tests.browser.words import word
from tests.server_process import Server

HURRY = "5"
"""A brisk decision takes four seconds then."""


@pytest.fixture
def ticking_server(tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", "--hurry", HURRY) as server:
        yield server


def test_the_table_chooses_for_a_late_player(visitors: Inviting, ticking_server: Server) -> None:
    ana = visitors(ticking_server)
    ana.set_up("bot-1", "bot-2", new_clock="new-clock-brisk")
    assert ana.on_turn()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    then = ana.page.get_by_text(re.compile(r"^then (\w+) for you$"))
    expect(then, "what happens is said beforehand").to_be_visible()
    went = "back" if then.inner_text() == "then Back for you" else "on"
    ana.hears('"decided"')
    assert not any('"act"' in frame for frame in ana.sent), "she has chosen nothing"
    expect(ana.page.locator(".toasts")).to_contain_text(f"Time ran out: you went {went}.")


def test_after_two_late_choices_a_bot_sits_in(visitors: Inviting, ticking_server: Server) -> None:
    ana = visitors(ticking_server)
    ana.go("/new")
    ana.page.get_by_role("radio", name=word("new-clock-brisk")).check()
    expect(ana.page.get_by_text(re.compile(r"20 s for each choice\."))).to_be_visible()
    ana.set_up("bot-1", "bot-2", new_clock="new-clock-brisk")
    assert ana.on_turn()
    ana.hears('"bot_sat_in"')
    ana.press("log")
    log = ana.page.locator(".log")
    expect(log.locator(".time_ran_out")).to_have_count(2)
    expect(log.locator(".bot_sat_in")).to_have_count(1)


def test_a_clock_leaves_room_for_the_menu_on_a_narrow_phone(
    visitors: Inviting, server: Server
) -> None:
    ana = visitors(server, viewport={"width": 360, "height": 640})
    ana.set_up("bot-1", "bot-2", new_clock="new-clock-relaxed")
    assert ana.on_turn()
    expect(ana.page.get_by_role("timer")).to_be_in_viewport(ratio=1)
    expect(ana.button("menu")).to_be_in_viewport(ratio=1)


def test_a_player_who_lets_the_clock_decide_hands_the_screen_over(
    visitors: Inviting, ticking_server: Server
) -> None:
    ana = visitors(ticking_server)
    ana.set_up("Ben", "bot-1", new_clock="new-clock-brisk")
    curtain = ana.page.locator(".curtain")
    ana.press("device-next")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    ana.hears('"decided"')
    expect(ana.button("device-next"), "everyone may look at the card first").to_be_visible()
    expect(ana.decision).to_have_count(0)


def test_the_casket_moves_on_for_a_late_player(visitors: Inviting, ticking_server: Server) -> None:
    ana = visitors(ticking_server)
    ana.set_up("bot:walker", page=level(1), new_clock="new-clock-brisk")
    casket = AtCasket(ana)
    assert casket.asked()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    before = len(ana.heard)
    ana.sockets[-1].wait_for_event("framereceived", lambda frame: '"seat":0' in str(frame))
    assert any('"update"' in frame for frame in ana.heard[before:])
    # In the next turn the player decides again, but that may be over soon.
    expect(ana.page.locator(".decision")).to_be_visible()
    expect(ana.page.get_by_text(word("bot-plays-for-you"))).to_have_count(0)
