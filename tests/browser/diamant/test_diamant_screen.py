"""What the screen of Diamant says while things happen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.words import word
from tests.server_process import Server

LISTEN = """() => {
    window.said = [];
    const look = () => {
        const line = document.querySelector('footer p.caps')?.textContent.trim();
        if (line && line !== window.said.at(-1)) window.said.push(line);
    };
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, characterData: true,
    });
}"""

SHUT = """() => {
    window.shut = [];
    new MutationObserver(() => {
        for (const row of document.querySelectorAll('.ending li:not(.open)'))
            window.shut.push(row.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true });
}"""
"""What is next to each chest of the count while it is shut."""


def test_a_player_who_fled_is_not_called_safe_before_the_next_round(
    visitors: Inviting, server: Server
) -> None:
    ana = visitors(server)
    ana.set_up("bot-1", "bot-1")
    assert ana.on_turn()
    ana.page.evaluate(LISTEN)
    ana.choose("on")
    ana.play_out(lambda _: "on")
    said = ana.page.evaluate("window.said")
    # A player who always goes on never comes home with anything.
    assert set(said) == {word("you-fled", "en")}


def test_a_player_in_camp_need_not_watch_the_bots(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    ana.set_up("bot:glutton", "bot:glutton")
    assert ana.on_turn()
    ana.choose("back")
    skip = ana.button("skip")
    expect(skip).to_be_visible()
    with ana.sockets[-1].expect_event("framesent", lambda frame: '"hurry"' in str(frame)):
        ana.page.keyboard.press("s")
    assert ana.on_turn(), "and is called for the next choice"
    expect(skip).to_have_count(0)


def test_a_chest_tells_whose_it_is_when_it_opens(visitors: Inviting, server: Server) -> None:
    ana = visitors(server, reduced_motion="no-preference")
    ana.set_up("bot-1", "bot-1")
    ana.page.evaluate(SHUT)
    ana.play_out(lambda _: "back")
    assert set(ana.page.evaluate("window.shut")) == {"…"}
    expect(ana.page.locator(".ending li.open")).to_have_count(3)
