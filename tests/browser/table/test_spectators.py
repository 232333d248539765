"""Spectators: their own chat, a guess for fun, and an analysis where the table has one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.words import saying, word
from tests.server_process import Server


def test_spectators_talk_among_themselves(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    table = ana.set_up("bot-1", "bot-2")
    eve, zoe = visitors(server, axe=True), visitors(server)
    for spectator in (eve, zoe):
        spectator.go(f"/t/{table}")
        spectator.sees("you-watch")
        spectator.press("chat")
        spectator.sees("spectators-why")
    eve.page.get_by_label(word("spectators-write")).fill("She goes too far")
    eve.press("say")
    for spectator in (eve, zoe):
        expect(spectator.page.get_by_text("She goes too far")).to_be_visible()
    flawless(eve, "spectators' chat")
    assert not any("She goes too far" in frame for frame in ana.heard)
    ana.play_out(lambda _: "back")
    ana.hears("She goes too far")
    ana.press("chat")
    expect(ana.page.get_by_text("She goes too far")).to_be_visible()


def test_a_guess_is_counted(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    table = ana.set_up("bot-1", "bot-2")
    ana.on_turn()
    eve = visitors(server)
    eve.go(f"/t/{table}")
    guess = eve.page.get_by_role("button", name=saying("guess-diamant-back"))
    guess.click()
    expect(guess).to_have_attribute("aria-pressed", "true")
    ana.choose("back")
    eve.sees("guess-score")
    expect(guess).to_have_attribute("aria-pressed", "false")


def test_spectators_see_an_analysis_of_revealed_decisions(
    visitors: Inviting, server: Server
) -> None:
    ana = visitors(server)
    table = ana.set_up("bot-1", "bot-2", new_live_analysis="new-live-analysis-on")
    ana.on_turn()
    eve = visitors(server, axe=True)
    eve.go(f"/t/{table}")
    eve.page.get_by_role("button", name=saying("analysis-chance")).click()
    panel = eve.page.get_by_role("dialog", name=word("live-analysis"))
    expect(panel.get_by_text(word("live-no-decision"))).to_be_visible()
    ana.choose("on")
    mine = panel.get_by_role("listitem").filter(has_text="Ana")
    expect(mine).to_contain_text(word("choice-on"))
    expect(panel.get_by_role("img", name=saying("analysis-chance-says"))).to_be_visible()
    flawless(eve, "live analysis")
    assert not any("analysed" in frame for frame in ana.heard)
    expect(ana.page.get_by_role("button", name=saying("analysis-chance"))).to_have_count(0)
