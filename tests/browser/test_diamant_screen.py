"""What the screen of Diamant says while things happen."""

from __future__ import annotations

from tests.browser.conftest import Inviting
from tests.browser.serving import House
from tests.browser.words import word

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


def test_who_fled_is_not_called_safe_before_the_next_round(
    visitors: Inviting, house: House
) -> None:
    ana = visitors(house)
    ana.set_up("bot-1", "bot-1")
    assert ana.on_turn()
    ana.page.evaluate(LISTEN)
    ana.choose("on")
    ana.play_out(lambda _: "on")
    said = ana.page.evaluate("window.said")
    # Who always goes on never comes home with anything.
    assert set(said) == {word("you-fled", "en")}
