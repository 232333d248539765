"""A reload or a killed server in the middle of a turn: the casket is as it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server

UNTOLD = {"new_memory": "memory-none"}
"""What bots say about a box then stays out of its label, in which they may still be heard later."""


def _in_mid_turn(casket: AtCasket) -> dict[int, str]:
    """Play until a guardian is to be placed; what the boxes look like then."""
    while (asked := casket.asked()) and asked.view.phase != "place":
        casket.do(casket.advised(asked))
    assert asked
    return casket.labels()


def test_a_reload_in_the_middle_of_a_turn(visitor: Visitor) -> None:
    visitor.set_up("bot:walker", page=level(2), **UNTOLD)
    casket = AtCasket(visitor)
    before, view = _in_mid_turn(casket), casket.view
    visitor.page.reload()
    assert casket.asked()
    assert casket.labels() == before
    assert casket.view == view
    assert casket.turn()


def test_a_reload_behind_the_curtain_shows_nothing(visitor: Visitor) -> None:
    visitor.set_up("Ben", page=level(1), new_memory="memory-own")
    casket = AtCasket(visitor)
    asked = casket.asked()
    assert asked
    visitor.page.reload()
    curtain = visitor.page.get_by_role("dialog", name=word("hand-over"))
    expect(curtain).to_be_visible()
    assert visitor.page.locator("main.game").get_attribute("inert") is not None
    again = casket.asked()
    assert again
    assert again.seat == asked.seat
    assert casket.turn()


def test_the_same_game_goes_on_after_a_kill_in_mid_turn(
    visitors: Inviting, own_server: Server
) -> None:
    ana = visitors(own_server)
    ana.forgive(r"WebSocket connection to .* failed")
    ana.set_up("bot:walker", page=level(1), **UNTOLD)
    casket = AtCasket(ana)
    before, view = _in_mid_turn(casket), casket.view
    own_server.kill()
    ana.sees("reconnecting")
    own_server.start()
    expect(ana.page.get_by_text(word("reconnecting"))).to_have_count(0)
    assert casket.asked()
    assert casket.labels() == before
    assert casket.view == view
    assert casket.play_out() >= 3
    casket.ended()
